import type { SitemapKind } from "@inktvis/contract/features/discovery/sitemap";
import type { Context } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";
import { SITEMAP_SOURCES } from "../sitemap-kinds.ts";

interface Page {
  page: number;
  perPage: number;
}

export async function getSitemapPage(ctx: Context, name: SitemapKind, { page, perPage }: Page) {
  const kind = SITEMAP_SOURCES[name];
  if (!kind.sites.includes(ctx.site)) throw notFound();
  const range = { limit: perPage, offset: (page - 1) * perPage };
  const [entries, total] = await Promise.all([kind.list(ctx, range), kind.count(ctx)]);
  return {
    data: entries.map(({ path, updatedAt }) => ({ path, updatedAt: updatedAt?.toISOString() ?? null })),
    meta: { currentPage: page, total, pageSize: perPage },
  };
}
