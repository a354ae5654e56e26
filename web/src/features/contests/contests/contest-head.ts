import { createIsomorphicFn } from "@tanstack/react-start";
import type { Contest } from "@inktvis/contract/features/contests/contest";
import { RESULT_FEED_PATH } from "@inktvis/contract/file-paths";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { feedLink, publicHead } from "#platform/head.ts";
import { breadcrumbData, structuredData } from "#platform/structured-data.ts";
import { contestListPath, contestPath, CONTESTS_PATH } from "@inktvis/contract/page-paths/community";
import { enteredUntil } from "./entered-until.ts";
import { contestListMessages as copy } from "./contest-list.nl.ts";

const SITE = "community";

export function contestListHead(addresses: SiteAddresses, page: number) {
  const title = page > 1 ? `${copy.title}, ${copy.page(page).toLowerCase()}` : copy.title;
  const head = publicHead(addresses, SITE, { path: contestListPath(page), title, description: copy.description });
  return { ...head, links: [...head.links, feedLink(addresses, SITE, RESULT_FEED_PATH, copy.resultFeed)] };
}

/**
 * Called by the loader, to stay in the chunk of the page: what `head` of a route imports is sent with every page of the
 * site.
 */
export function contestHead(addresses: SiteAddresses, contest: Contest) {
  const { title, excerpt, publishedAt } = contest;
  const banner = contest.bannerBig ?? contest.bannerSmall;
  const image = banner?.url.default;
  const isHidden = publishedAt === null;
  const { meta, links } = publicHead(addresses, SITE, {
    path: contestPath(contest.slug),
    title,
    description: excerpt,
    image: isHidden ? null : image && originOf(addresses, SITE) + image,
    imageAlt: banner?.alt,
    noindex: isHidden,
  });
  return { meta: [...meta, ...(isHidden ? [] : contestStructuredData(addresses, contest, image))], links };
}

/** Structured data for search engines: the contest and its breadcrumbs. Only in the HTML of the server. */
const contestStructuredData = createIsomorphicFn()
  .server((addresses: SiteAddresses, contest: Contest, image: string | undefined) => {
    const { title, slug, excerpt, organization, publishedAt } = contest;
    const origin = originOf(addresses, SITE);
    const url = origin + contestPath(slug);
    const event = structuredData("Event", {
      name: title,
      description: excerpt,
      url,
      startDate: publishedAt ?? undefined,
      endDate: enteredUntil(contest),
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url },
      organizer: { "@type": "Organization", name: organization },
      inLanguage: "nl-BE",
      image: image && origin + image,
    });
    return [event, breadcrumbData(addresses, SITE, breadcrumbs(title, [copy.title, CONTESTS_PATH]))];
  })
  .client(() => []);
