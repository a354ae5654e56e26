import { originOf, SITE_NAMES, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";

/** Another one where two runs share a machine. */
export const PORT = Number(process.env["E2E_PORT"] ?? 3300);

export const ADDRESSES: SiteAddresses = {
  scheme: "http",
  port: String(PORT),
  hosts: Object.fromEntries(SITE_NAMES.map((name) => [name, `${name}.localhost`])) as SiteAddresses["hosts"],
};

/** A headless Chromium calls itself a bot, and bots get whole pages without streaming: people do not. */
export const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export const siteUrl = (site: SiteName, path = "/") => originOf(ADDRESSES, site) + path;
