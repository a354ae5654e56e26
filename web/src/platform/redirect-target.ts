import { isSameSitePath, isSiteName, originOf, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";

/** For who goes on as a visitor when nobody is signed in. No `true`, which the router would read as no words. */
export const OPTIONAL = { optional: "ja" };

/** Where somebody goes on to after signing in (docs/product/sign-in.md#redirect-target). */
export interface RedirectTarget {
  site: SiteName;
  /** On that site: `/schrijven`. */
  path: string;
  /** Without its question mark; empty when there is none. */
  query: string;
}

/** `pagina?x=1` as the router or the browser writes it, on a site, as a target. */
export function targetOf(site: SiteName, href: string): RedirectTarget {
  const [path = "/", query = ""] = href.replace(/#.*$/, "").split(/\?(.*)/s);
  return { site, path, query };
}

/** The address of the sign-in page (or of another page there) that sends people on to `target` afterwards. */
export function signInAddress(addresses: SiteAddresses, target: RedirectTarget, page: `/${string}` = "/") {
  const { site, path, query } = target;
  const parameters = new URLSearchParams({ site, path, ...(query && { query }) });
  return `${originOf(addresses, "auth")}${page}?${parameters}`;
}

/** Reads a target from a search or a cookie; nothing when it names no known site or another host. */
export function readTarget({ site, path = "/", query = "" }: Record<string, unknown>): RedirectTarget | undefined {
  if (typeof site !== "string" || typeof path !== "string" || typeof query !== "string") return undefined;
  if (!isSiteName(site) || !isSameSitePath(path)) return undefined;
  return { site, path, query };
}

/** The address that a target stands for. */
export const addressOf = (addresses: SiteAddresses, { site, path, query }: RedirectTarget) =>
  `${originOf(addresses, site)}${path}${query && `?${query}`}`;
