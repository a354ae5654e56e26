import type { SiteAddresses } from "@inktvis/contract/sites";
import { canonicalHead, feedLink, pageHead } from "#platform/head.ts";
import { TEXT_FEED_PATH } from "@inktvis/contract/file-paths";
import { listPath, type TextQuestion } from "./text-question.ts";
import { textHeadMessages as copy } from "./text-head.nl.ts";

const SITE = "community";

/** Made by the loader, so that it comes with the page and not with the routes, which every page of a site carries. */
export function textListHead(addresses: SiteAddresses, question: TextQuestion) {
  const { page = 1 } = question;
  const { link, meta } = canonicalHead(addresses, SITE, listPath(question));
  const title = page > 1 ? `${copy.reading}, ${copy.listPage(page).toLowerCase()}` : copy.reading;
  const head = pageHead(SITE, {
    title,
    description: copy.listDescription,
    // Of what people type there is no end.
    noindex: question.text !== undefined || question.sort !== undefined,
  });
  return { meta: [...head.meta, meta], links: [link, feedLink(addresses, SITE, TEXT_FEED_PATH, copy.newest)] };
}
