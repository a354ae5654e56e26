import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, PageQuery, pageOf } from "#layer/schemas.ts";

export const SITEMAP_KINDS = [
  "pages",
  "content",
  "landing",
  "articles",
  "issues",
  "texts",
  "people",
  "contests",
  "results",
  "courses",
  "activities",
  "newsletters",
  "products",
  "alumni",
] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A fifth of the maximum of the protocol (sitemaps.org). */
const MAX_PER_PAGE = 10_000;
const perPage = z.coerce.number<number>().int().min(1).max(MAX_PER_PAGE).default(MAX_PER_PAGE);

/** The public pages of a site, for search engines. */
export const sitemap = {
  index: endpoint({
    method: "GET",
    path: "/sitemap",
    access: "public",
    summary: "Van welke soorten pagina's deze site er hoeveel lijsten heeft",
    query: z.object({ perPage }),
    response: dataOf(z.array(z.object({ kind: z.enum(SITEMAP_KINDS), pages: z.int() }))),
  }),
  page: endpoint({
    method: "GET",
    path: "/sitemap/{kind}",
    access: "public",
    summary: "De adressen van één soort, oudste eerst",
    params: z.object({ kind: z.enum(SITEMAP_KINDS) }),
    query: PageQuery.extend({ perPage }),
    response: pageOf(z.object({ path: z.string(), updatedAt: z.iso.datetime().nullable() })),
  }),
};
