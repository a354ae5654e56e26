import { PATH_MODULES } from "@inktvis/contract/page-paths/every-module";
import { WRITTEN_PATHS } from "@inktvis/contract/page-paths/written-pages";
import { SITE_NAMES, type SiteName } from "@inktvis/contract/sites";

/** A placeholder for any part of a path. */
const ANY = "-any-";
type PathOf = (...parts: string[]) => unknown;

/**
 * The pattern of an exported path or function that makes one, such as `/cursussen/-any-`; undefined for other exports.
 */
function patternOf(exported: unknown) {
  const path =
    typeof exported === "function"
      ? (exported as PathOf)(...Array.from({ length: Math.max(exported.length, 1) }, () => ANY))
      : exported;
  return typeof path === "string" && path.startsWith("/") ? path.split(/[?#]/)[0] : undefined;
}
const patternsOf = (module: object) => Object.values(module).flatMap((exported) => patternOf(exported) ?? []);

/**
 * The patterns of the pages of each site, from the contract; web/src/sites/page-paths.test.ts checks that the pages
 * exist.
 */
const PATTERNS = new Map(
  SITE_NAMES.map((site) => {
    const modules = PATH_MODULES.filter(({ sites }) => sites.includes(site));
    return [site, ["/", ...modules.flatMap((module) => patternsOf(module.exports))]];
  }),
);

function fits(pattern: string, path: string) {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return wanted.length === given.length && wanted.every((part, at) => part === ANY || part === given[at]);
}

/**
 * Whether a path is that of a single page of a site, or of one of many that differ by slug; undefined for neither.
 * Pages that editors write at a path of the menu are left out, because they may be missing.
 */
export function pageKindAt(site: SiteName, path: string): "one" | "of-many" | undefined {
  if (WRITTEN_PATHS[site]?.includes(path)) return undefined;
  const patterns = PATTERNS.get(site)?.filter((pattern) => fits(pattern, path)) ?? [];
  if (patterns.includes(path)) return "one";
  return patterns.length > 0 ? "of-many" : undefined;
}
