import { createIsomorphicFn } from "@tanstack/react-start";
import type { Contest } from "@inktvis/contract/features/contests";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { breadcrumbs } from "../../platform/breadcrumbs.ts";
import { canonicalHead, pageHead } from "../../platform/head.ts";
import { breadcrumbData, structuredData } from "../../platform/structured-data.ts";
import { contestListPath, contestPath, CONTESTS_PATH } from "./contest-addresses.ts";
import { contestListMessages as copy } from "./contest-list.nl.ts";

const SITE = "community";

export function contestListHead(addresses: SiteAddresses, page: number) {
  const { link, meta } = canonicalHead(addresses, SITE, contestListPath(page));
  const title = page > 1 ? `${copy.title}, ${copy.page(page).toLowerCase()}` : copy.title;
  return { meta: [...pageHead(SITE, { title, description: copy.description }).meta, meta], links: [link] };
}

/** What the head of the page needs of its contest; a loader's answer travels to the browser, so no more. */
export const contestHeadlineOf = (contest: Contest) => ({
  title: contest.title,
  slug: contest.slug,
  excerpt: contest.excerpt,
  organization: contest.organization,
  image: (contest.bannerBig ?? contest.bannerSmall)?.url.default,
  publishedAt: contest.publishedAt,
  deadline: contest.deadline,
});
type Headline = ReturnType<typeof contestHeadlineOf>;

export function contestHead(addresses: SiteAddresses, headline: Headline) {
  const { title, excerpt, image, publishedAt } = headline;
  const { link, meta } = canonicalHead(addresses, SITE, contestPath(headline.slug));
  const isHidden = publishedAt === null;
  const head = pageHead(SITE, {
    title,
    description: excerpt,
    image: isHidden ? undefined : image && originOf(addresses, SITE) + image,
    noindex: isHidden,
  });
  return {
    meta: [
      ...head.meta,
      meta,
      ...(image && !isHidden ? [{ name: "twitter:card", content: "summary_large_image" }] : []),
      ...(isHidden ? [] : dataOfContest(addresses, headline)),
    ],
    links: [link],
  };
}

/** What the contest is, and where it lies on the site. Only in the HTML, where search engines read it. */
const dataOfContest = createIsomorphicFn()
  .server(
    (addresses: SiteAddresses, { title, slug, excerpt, organization, image, publishedAt, deadline }: Headline) => {
      const origin = originOf(addresses, SITE);
      const url = origin + contestPath(slug);
      const event = structuredData("Event", {
        name: title,
        description: excerpt,
        url,
        startDate: publishedAt ?? undefined,
        endDate: deadline,
        eventStatus: "https://schema.org/EventScheduled",
        eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
        location: { "@type": "VirtualLocation", url },
        organizer: { "@type": "Organization", name: organization },
        inLanguage: "nl-BE",
        image: image && origin + image,
      });
      return [event, breadcrumbData(addresses, SITE, breadcrumbs(title, [copy.title, CONTESTS_PATH]))];
    },
  )
  .client(() => []);
