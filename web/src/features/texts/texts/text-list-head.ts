import type { SiteAddresses } from "@inktvis/contract/sites";
import { feedLink, publicHead } from "#platform/head.ts";
import { TEXT_FEED_PATH } from "@inktvis/contract/file-paths";
import { textListPath, type TextSearch } from "./text-list-search.ts";
import { textHeadMessages as copy } from "./text-head.nl.ts";

const SITE = "community";

/**
 * The head of /lezen. The loader builds it: code in `head` of a route is part of the bundle of every page of the site.
 */
export function textListHead(addresses: SiteAddresses, search: TextSearch) {
  const { page = 1 } = search;
  const title = page > 1 ? `${copy.reading}, ${copy.listPage(page).toLowerCase()}` : copy.reading;
  const head = publicHead(addresses, SITE, {
    path: textListPath(search),
    title,
    description: copy.listDescription,
    // Search words and sort orders make endless variants of the same list.
    noindex: search.text !== undefined || search.sort !== undefined,
  });
  return { meta: head.meta, links: [...head.links, feedLink(addresses, SITE, TEXT_FEED_PATH, copy.newest)] };
}
