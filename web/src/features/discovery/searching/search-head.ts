import { SEARCH_PATH } from "@inktvis/contract/page-paths/organization";
import type { SiteAddresses } from "@inktvis/contract/sites";
import { publicHead } from "#platform/head.ts";
import { hasParameters, type SiteSearch } from "./site-search.ts";

/** The head of /zoeken. Searches make endless variants of the page, which are not indexed. */
export const searchHead = (addresses: SiteAddresses, search: SiteSearch) =>
  publicHead(addresses, "organization", {
    path: SEARCH_PATH,
    title: "Zoeken",
    description: "Zoek in alle teksten, wedstrijden, cursussen, activiteiten en nieuws van Inktvis.",
    noindex: hasParameters(search),
  });
