import type { SiteName } from "@inktvis/contract/sites";
import { WRITE_PATH } from "@inktvis/contract/page-paths/community";
import { type Asked, type FoundFile, HOUR } from "./found-file.ts";

/** Sites where nothing is to be found: forms, somebody's own things, the back office. */
const CLOSED: readonly SiteName[] = ["auth", "account", "staff"];

/** Paths that are somebody's own, or that count; below them nothing is worth a visit. */
const CLOSED_PATHS: Partial<Record<SiteName, string[]>> = { community: [WRITE_PATH] };
const CLOSED_EVERYWHERE = ["/auth/", "/_stats"];

export const CLOSED_ROBOTS = "User-agent: *\nDisallow: /\n";

export function robots({ site, origin }: Pick<Asked, "site" | "origin">): FoundFile {
  const file = { type: "text/plain; charset=utf-8", maxAge: HOUR };
  if (CLOSED.includes(site)) return { ...file, body: CLOSED_ROBOTS };
  const paths = [...(CLOSED_PATHS[site] ?? []), ...CLOSED_EVERYWHERE];
  const rules = paths.map((path) => `Disallow: ${path}`).join("\n");
  return { ...file, body: `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n` };
}
