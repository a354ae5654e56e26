import type { LocationRewrite } from "@tanstack/react-router";
import { isSiteName, originOf, type SiteAddresses, siteOfHost } from "@inktvis/contract/sites";

/**
 * `community.example/lezen` to the router is `/community/lezen`, and back: one tree of routes for all sites, and typed
 * links from one to another.
 *
 * `output` returns a string and leaves `url` alone: the router reads its own internal address from it afterwards.
 */
export const siteRewrite = (addresses: SiteAddresses): LocationRewrite => ({
  input({ url }) {
    const found = siteOfHost(addresses, url.host);
    return found && `${url.origin}/${found.site}${url.pathname}${url.search}${url.hash}`;
  },
  output({ url }) {
    const { pathname } = url;
    const end = pathname.indexOf("/", 1);
    const site = end < 0 ? pathname.slice(1) : pathname.slice(1, end);
    if (!isSiteName(site)) return undefined;
    return `${originOf(addresses, site)}${end < 0 ? "/" : pathname.slice(end)}${url.search}${url.hash}`;
  },
});
