import type { SiteAddresses } from "@inktvis/contract/sites";
import { canonicalHead, feedLink, pageHead } from "#platform/head.ts";
import { TEXT_FEED_PATH } from "@inktvis/contract/file-paths";
import { textListPath, type TextSearch } from "./text-list-search.ts";
import { textHeadMessages as copy } from "./text-head.nl.ts";

const SITE = "community";

/**
 * The head of /lezen. The loader builds it: code in `head` of a route is part of the bundle of every page of the site.
 */
export function textListHead(addresses: SiteAddresses, search: TextSearch) {
  const { page = 1 } = search;
  const { link, meta } = canonicalHead(addresses, SITE, textListPath(search));
  const title = page > 1 ? `${copy.reading}, ${copy.listPage(page).toLowerCase()}` : copy.reading;
  const head = pageHead(SITE, {
    title,
    description: copy.listDescription,
    // Search words and sort orders make endless variants of the same list.
    noindex: search.text !== undefined || search.sort !== undefined,
  });
  return { meta: [...head.meta, meta], links: [link, feedLink(addresses, SITE, TEXT_FEED_PATH, copy.newest)] };
}
