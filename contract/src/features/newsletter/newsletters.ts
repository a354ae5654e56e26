import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, PageQuery, pageOf, SlugParams } from "#layer/schemas.ts";

export const NewsletterSummary = z
  .object({
    slug: z.string(),
    title: z.string(),
    excerpt: z.string().describe("het begin, zonder opmaak"),
    sentAt: z.iso.datetime(),
  })
  .meta({ id: "NewsletterSummary" });
export type NewsletterSummary = z.infer<typeof NewsletterSummary>;

export const Newsletter = z
  .object({
    slug: z.string(),
    title: z.string(),
    body: z.string().describe("opgeschoonde HTML"),
    sentAt: z.iso.datetime(),
    newer: NewsletterSummary.pick({ slug: true, title: true }).nullable(),
    older: NewsletterSummary.pick({ slug: true, title: true }).nullable(),
  })
  .meta({ id: "Newsletter" });
export type Newsletter = z.infer<typeof Newsletter>;

/** The archive: every newsletter that was sent (docs/product/newsletter.md#archive). */
export const newsletters = {
  list: endpoint({
    method: "GET",
    path: "/newsletters",
    access: "public",
    summary: "De verstuurde nieuwsbrieven, nieuwste eerst",
    query: PageQuery,
    response: pageOf(NewsletterSummary),
  }),
  get: endpoint({
    method: "GET",
    path: "/newsletters/{slug}",
    access: "public",
    summary: "Een verstuurde nieuwsbrief",
    params: SlugParams,
    response: dataOf(Newsletter),
  }),
};
