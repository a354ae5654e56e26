/** The seven sites on one account, and `staff`, the back office (docs/product/platform.md#sites). */
export const SITE_NAMES = [
  "organization",
  "community",
  "verzin",
  "schrijfacademie",
  "creatiefschrijvenjong",
  "account",
  "auth",
  "staff",
] as const;
export type SiteName = (typeof SITE_NAMES)[number];

/** The name of the writing academy, defined once for the site name, paths and the tile type. */
export const PRODUCT = "schrijfacademie" satisfies SiteName;

/** Where people land after signing in by default (docs/product/platform.md#sites). */
export const DEFAULT_SITE = "organization" satisfies SiteName;

export interface Site {
  /** Shown in the switcher and in page titles. */
  readonly title: string;
  readonly inSwitcher: boolean;
  /** Whether visitors can sign in from this site; the auth site is where they do so. */
  readonly hasLogin: boolean;
  readonly asksConsent: boolean;
}

const site = (title: string, differs: Partial<Site> = {}): Site => ({
  title,
  inSwitcher: true,
  hasLogin: true,
  asksConsent: true,
  ...differs,
});

export const SITES: { readonly [Name in SiteName]: Site } = {
  organization: site("Inktvis"),
  community: site("Inktvis Community"),
  verzin: site("Verzin"),
  schrijfacademie: site("Schrijfacademie"),
  creatiefschrijvenjong: site("Creatief Schrijven Jong"),
  account: site("Mijn account", { inSwitcher: false }),
  auth: site("Aanmelden", { inSwitcher: false, hasLogin: false, asksConsent: false }),
  staff: site("Kantoor", { inSwitcher: false, asksConsent: false }),
};

export const isSiteName = (name: string): name is SiteName => Object.hasOwn(SITES, name);

/** The addresses of all sites as browsers see them: from the configuration, the same on server and browser. */
export interface SiteAddresses {
  readonly scheme: "http" | "https";
  /** Empty for the default port of the scheme. */
  readonly port: string;
  readonly hosts: { readonly [Name in SiteName]: string };
}

const withPort = (addresses: SiteAddresses, host: string) =>
  `${addresses.scheme}://${host}${addresses.port && `:${addresses.port}`}`;

/** Origin of a site's pages, e.g. `http://community.localhost:3000`. */
export const originOf = (addresses: SiteAddresses, name: SiteName) => withPort(addresses, addresses.hosts[name]);

/** Origin of a site's API host, e.g. `http://api.community.localhost:3000`. */
export const apiOriginOf = (addresses: SiteAddresses, name: SiteName) =>
  withPort(addresses, `api.${addresses.hosts[name]}`);

/** The site of a Host header, and whether it is of the pages or the API. Ignores port and case. */
export function siteOfHost(
  addresses: SiteAddresses,
  hostHeader: string,
): { site: SiteName; side: "pages" | "api" } | undefined {
  const host = hostHeader.toLowerCase().replace(/:\d*$/, "");
  for (const site of SITE_NAMES) {
    if (host === addresses.hosts[site]) return { site, side: "pages" };
    if (host === `api.${addresses.hosts[site]}`) return { site, side: "api" };
  }
  return undefined;
}

/** Whether a path stays on its site. Browsers read `//` and `/\` as the start of another host. */
export const isSameSitePath = (path: string) => /^\/(?![/\\])[^\\\s]*$/.test(path) && !DOT_SEGMENT.test(path);
/** Browsers resolve such a segment, and open another path than the one that is written. */
const DOT_SEGMENT = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
