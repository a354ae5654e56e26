import type { LocationRewrite } from "@tanstack/react-router";
import { isSiteName, originOf, type SiteAddresses, siteOfHost } from "@inktvis/contract/sites";

/**
 * Maps `community.example/lezen` to the internal path `/community/lezen`, and back: one route tree serves all sites,
 * with typed links between them.
 *
 * `output` returns a string and leaves `url` alone: the router reads its own internal address from it afterwards.
 */
export const siteRewrite = (addresses: SiteAddresses): LocationRewrite => ({
  input({ url }) {
    const match = siteOfHost(addresses, url.host);
    return match && `${url.origin}/${match.site}${url.pathname}${url.search}${url.hash}`;
  },
  output({ url }) {
    const { pathname } = url;
    const end = pathname.indexOf("/", 1);
    const site = end < 0 ? pathname.slice(1) : pathname.slice(1, end);
    if (!isSiteName(site)) return undefined;
    return `${originOf(addresses, site)}${end < 0 ? "/" : pathname.slice(end)}${url.search}${url.hash}`;
  },
});
