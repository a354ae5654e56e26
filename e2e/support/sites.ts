import { originOf, SITE_NAMES, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";

export const PORT = 3300;

export const ADDRESSES: SiteAddresses = {
  scheme: "http",
  port: String(PORT),
  hosts: Object.fromEntries(SITE_NAMES.map((name) => [name, `${name}.localhost`])) as SiteAddresses["hosts"],
};

export const siteUrl = (site: SiteName, path = "/") => originOf(ADDRESSES, site) + path;
