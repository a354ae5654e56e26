import { SITEMAP_KINDS } from "@inktvis/contract/features/discovery/sitemap";
import type { Context } from "#platform/context.ts";
import { SITEMAP_SOURCES } from "../sitemap-kinds.ts";

/** The sitemaps of this site; none for sites that are not indexed. */
export async function listSitemaps(ctx: Context, perPage: number) {
  const kinds = SITEMAP_KINDS.filter((kind) => SITEMAP_SOURCES[kind].sites.includes(ctx.site));
  const counted = await Promise.all(
    kinds.map(async (kind) => ({ kind, pages: Math.ceil((await SITEMAP_SOURCES[kind].count(ctx)) / perPage) })),
  );
  return { data: counted.filter(({ pages }) => pages > 0) };
}
