import { organizedPath } from "@inktvis/contract/page-paths/community";
import type { SiteAddresses } from "@inktvis/contract/sites";
import { publicHead } from "#platform/head.ts";
import { personHeadMessages } from "#features/people/people/person-head.nl.ts";
import { organizedMessages as copy } from "./organized.nl.ts";

interface Organizer {
  slug: string;
  nickname: string;
}

/** The head of the page with everything that somebody organises; an empty page is not indexed. */
export const organizedHead = (addresses: SiteAddresses, organizer: Organizer, isEmpty: boolean, page = 1) => {
  const { slug, nickname } = organizer;
  const title = copy.title(nickname);
  return publicHead(addresses, "community", {
    path: organizedPath(slug, page),
    title: page > 1 ? `${title}, ${copy.page(page)}` : title,
    description: personHeadMessages.organizes(nickname),
    noindex: isEmpty,
  });
};
