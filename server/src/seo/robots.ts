import type { SiteName } from "@inktvis/contract/sites";
import { WRITE_PATH } from "@inktvis/contract/page-paths/community";
import { type SeoRequest, type SeoFile, HOUR } from "./seo-file.ts";

/** Sites that are not indexed: forms, personal pages, the back office. */
const UNINDEXED_SITES: readonly SiteName[] = ["account", "staff"];

/** Paths of personal pages, and the path that counts page views; crawlers have nothing to look for below them. */
const UNINDEXED_PATHS: Partial<Record<SiteName, string[]>> = { community: [WRITE_PATH] };
const UNINDEXED_EVERYWHERE = ["/auth/", "/_stats"];

export const DISALLOW_ALL = "User-agent: *\nDisallow: /\n";
/** People search for the sign-in page; nothing else on that site is worth indexing. */
const SIGN_IN_ONLY = "User-agent: *\nAllow: /$\nAllow: /assets/\nDisallow: /\n";

export function robots({ site, origin }: Pick<SeoRequest, "site" | "origin">): SeoFile {
  const file = { type: "text/plain; charset=utf-8", maxAge: HOUR };
  if (site === "auth") return { ...file, body: SIGN_IN_ONLY };
  if (UNINDEXED_SITES.includes(site)) return { ...file, body: DISALLOW_ALL };
  const paths = [...(UNINDEXED_PATHS[site] ?? []), ...UNINDEXED_EVERYWHERE];
  const rules = paths.map((path) => `Disallow: ${path}`).join("\n");
  return { ...file, body: `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n` };
}
