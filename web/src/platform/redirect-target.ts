import { isSameSitePath, isSiteName, originOf, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";

/** Continue as a visitor if nobody is signed in. Not `true`: the router would parse that as a boolean. */
export const OPTIONAL = { optional: "ja" };

/** In the address of the sign-in page: somebody was signed in, and the page says that this has ended. */
export const SIGN_IN_ENDED = { beeindigd: "sessie" };

/** Where signing in leads (docs/product/sign-in.md#redirect-target). */
export interface RedirectTarget {
  site: SiteName;
  /** A path on that site: `/schrijven`. */
  path: string;
  /** Without its question mark; empty when there is none. */
  query: string;
}

/** Splits a path with a query, such as `/pagina?x=1`. */
export function targetOf(site: SiteName, href: string): RedirectTarget {
  const [path = "/", query = ""] = href.replace(/#.*$/, "").split(/\?(.*)/s);
  return { site, path, query };
}

/** The address of the sign-in page (or another page of the auth site) that leads to `target` afterwards. */
export function signInAddress(addresses: SiteAddresses, target: RedirectTarget, page: `/${string}` = "/") {
  const { site, path, query } = target;
  const parameters = new URLSearchParams({ site, path, ...(query && { query }) });
  return `${originOf(addresses, "auth")}${page}?${parameters}`;
}

/** Parses a target from search parameters or a cookie; undefined for an unknown site or another host. */
export function readTarget({ site, path = "/", query = "" }: Record<string, unknown>): RedirectTarget | undefined {
  if (typeof site !== "string" || typeof path !== "string" || typeof query !== "string") return undefined;
  if (!isSiteName(site) || !isSameSitePath(path)) return undefined;
  return { site, path, query };
}

/** The absolute address of a target. */
export const addressOf = (addresses: SiteAddresses, { site, path, query }: RedirectTarget) =>
  `${originOf(addresses, site)}${path}${query && `?${query}`}`;
