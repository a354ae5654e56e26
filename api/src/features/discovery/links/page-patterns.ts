import * as account from "@inktvis/contract/page-paths/account";
import * as auth from "@inktvis/contract/page-paths/auth";
import * as community from "@inktvis/contract/page-paths/community";
import * as everySite from "@inktvis/contract/page-paths/every-site";
import * as landingPages from "@inktvis/contract/page-paths/landing-pages";
import * as managing from "@inktvis/contract/page-paths/managing";
import * as organization from "@inktvis/contract/page-paths/organization";
import * as schrijfacademie from "@inktvis/contract/page-paths/schrijfacademie";
import * as verzin from "@inktvis/contract/page-paths/verzin";
import { WRITTEN_PATHS } from "@inktvis/contract/page-paths/written-pages";
import { LANDING_SITES } from "@inktvis/contract/features/content/landing-pages";
import type { SiteName } from "@inktvis/contract/sites";

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

const SHARED = ["/", ...patternsOf(everySite)];
/** The pages of each site, as the contract names their paths; web/src/sites/page-paths.test.ts holds that they exist. */
type PatternedSite = Exclude<SiteName, "staff">;
const PATTERNS: Readonly<Record<PatternedSite, readonly string[]>> = {
  organization: patternsOf(organization),
  community: patternsOf(community),
  verzin: patternsOf(verzin),
  schrijfacademie: patternsOf(schrijfacademie),
  creatiefschrijvenjong: [],
  account: [...patternsOf(account), ...patternsOf(managing)],
  auth: patternsOf(auth),
};

const LANDING = { sites: new Set<SiteName>(LANDING_SITES), patterns: patternsOf(landingPages) };

function fits(pattern: string, path: string) {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return wanted.length === given.length && wanted.every((part, at) => part === ANY || part === given[at]);
}

/**
 * Whether a path is that of one page of a site, or of one of many, which a slug tells apart; undefined for neither. Not
 * what the editors write at a path of the menu: that may be gone.
 */
export function pageKindAt(site: PatternedSite, path: string): "one" | "of-many" | undefined {
  if (WRITTEN_PATHS[site]?.includes(path)) return undefined;
  const landing = LANDING.sites.has(site) ? LANDING.patterns : [];
  const patterns = [...SHARED, ...landing, ...PATTERNS[site]].filter((pattern) => fits(pattern, path));
  if (patterns.includes(path)) return "one";
  return patterns.length > 0 ? "of-many" : undefined;
}
