import { PATH_MODULES } from "@inktvis/contract/page-paths/every-module";
import { WRITTEN_PATHS } from "@inktvis/contract/page-paths/written-pages";
import { SITE_NAMES, type SiteName } from "@inktvis/contract/sites";

/** What stands for any part of a path. */
const ANY = "-any-";
type PathOf = (...parts: string[]) => unknown;

/** The pattern of an export, which is a path or makes one: `/cursussen/-any-`; undefined for others. */
function patternOf(exported: unknown) {
  const path =
    typeof exported === "function"
      ? (exported as PathOf)(...Array.from({ length: Math.max(exported.length, 1) }, () => ANY))
      : exported;
  return typeof path === "string" && path.startsWith("/") ? path.split(/[?#]/)[0] : undefined;
}
const patternsOf = (module: object) => Object.values(module).flatMap((exported) => patternOf(exported) ?? []);

/** The pages of each site, as the contract names their paths; web/src/sites/page-paths.test.ts holds that they exist. */
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
 * Whether a path is that of one page of a site, or of one of many, which a slug tells apart; undefined for neither. Not
 * what the editors write at a path of the menu: that may be gone.
 */
export function pageKindAt(site: SiteName, path: string): "one" | "of-many" | undefined {
  if (WRITTEN_PATHS[site]?.includes(path)) return undefined;
  const patterns = PATTERNS.get(site)?.filter((pattern) => fits(pattern, path)) ?? [];
  if (patterns.includes(path)) return "one";
  return patterns.length > 0 ? "of-many" : undefined;
}
