import type { SiteName } from "@inktvis/contract/sites";
import { type SeoRequest, type SeoFile, HOUR } from "./seo-file.ts";

/** Sites that are not indexed: forms, personal pages, the back office. */
const UNINDEXED_SITES: readonly SiteName[] = ["auth", "account", "staff"];

/** Personal paths and counters. */
const UNINDEXED_PATHS: Partial<Record<SiteName, string[]>> = { community: ["/schrijven"] };
const UNINDEXED_EVERYWHERE = ["/auth/", "/_stats"];

export const DISALLOW_ALL = "User-agent: *\nDisallow: /\n";

export function robots({ site, origin }: Pick<SeoRequest, "site" | "origin">): SeoFile {
  const file = { type: "text/plain; charset=utf-8", maxAge: HOUR };
  if (UNINDEXED_SITES.includes(site)) return { ...file, body: DISALLOW_ALL };
  const paths = [...(UNINDEXED_PATHS[site] ?? []), ...UNINDEXED_EVERYWHERE];
  const rules = paths.map((path) => `Disallow: ${path}`).join("\n");
  return { ...file, body: `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n` };
}
