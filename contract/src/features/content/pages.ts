import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";
import { SITE_NAMES } from "#sites.ts";
import { ArticleSummary } from "./articles.ts";
import { PageForm } from "./page-forms.ts";
import { FileLink, Picture } from "#layer/fields.ts";
import { typedLine } from "#layer/typed-text.ts";

const PageLink = z
  .object({ title: z.string(), fullPath: z.string().describe("zoals `/over-ons/geschiedenis`") })
  .meta({ id: "PageLink" });

/** A page as a tile shows it. */
export const PageSummary = z
  .object({
    id: z.uuid(),
    title: z.string(),
    site: z.enum(SITE_NAMES),
    fullPath: PageLink.shape.fullPath,
    tileUrl: z.string().describe("het hele adres"),
    image: Picture.nullable(),
  })
  .meta({ id: "PageSummary" });

export const Page = z
  .object({
    title: z.string(),
    slug: z.string(),
    site: z.enum(SITE_NAMES),
    body: z.string().describe("opgeschoonde HTML"),
    fullPath: PageLink.shape.fullPath,
    parentPage: PageLink.nullable(),
    parents: z.array(PageLink).describe("van boven naar onder; de laatste is `parentPage`"),
    subPages: z.array(PageLink),
    image: Picture.nullable(),
    file: FileLink.nullable(),
    ctaButtonUrl: z.string().nullable(),
    ctaButtonText: z.string().nullable(),
    tagId: z.int().nullable(),
    isMoved: z.boolean().describe("ze stond vroeger op het pad dat gevraagd werd"),
    form: PageForm.nullable().describe("welk formulier in de pagina staat"),
    related: z.array(ArticleSummary).describe("hoogstens 48 artikels met haar label, nieuwste eerst"),
  })
  .meta({ id: "Page" });
export type Page = z.infer<typeof Page>;

export const pages = {
  get: endpoint({
    method: "GET",
    path: "/pages/{slug}",
    access: "public",
    summary: "Een pagina van de site die vraagt, volgens het laatste deel van haar pad",
    params: SlugParams,
    query: z.object({ path: typedLine().max(2000).optional().describe("beslist wanneer twee pagina's zo eindigen") }),
    response: dataOf(Page),
  }),
};
