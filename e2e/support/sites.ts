import { originOf, SITE_NAMES, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";

/** Set E2E_PORT to run two test runs on one machine. */
export const PORT = Number(process.env["E2E_PORT"] ?? 3300);

export const ADDRESSES: SiteAddresses = {
  scheme: "http",
  port: String(PORT),
  hosts: Object.fromEntries(SITE_NAMES.map((name) => [name, `${name}.localhost`])) as SiteAddresses["hosts"],
};

/** Headless Chromium is detected as a bot, and bots get pages without streaming, unlike people. */
export const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export const siteUrl = (site: SiteName, path = "/") => originOf(ADDRESSES, site) + path;
