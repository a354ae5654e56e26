import { createIsomorphicFn } from "@tanstack/react-start";
import type { ContestResult } from "@inktvis/contract/features/contests/results";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { contestPath, contestResultPath, CONTESTS_PATH } from "@inktvis/contract/page-paths/community";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { publicHead } from "#platform/head.ts";
import { breadcrumbData } from "#platform/structured-data.ts";
import { resultMessages as copy } from "./result.nl.ts";

const SITE = "community";

export const resultBreadcrumbs = ({ title, slug }: ContestResult["contest"]) =>
  breadcrumbs(copy.eyebrow, ["Wedstrijden", CONTESTS_PATH], [title, contestPath(slug)]);

/** Called by the loader, to stay in the chunk of the page. */
export function resultHead(addresses: SiteAddresses, { contest, releasedAt, laureates }: ContestResult) {
  const { slug, title, organization, bannerBig } = contest;
  const isPreview = releasedAt === null;
  const names = laureates.slice(0, 5).map(({ author }) => author.nickname);
  const about = copy.description(title, organization);
  const { meta, links } = publicHead(addresses, SITE, {
    path: contestResultPath(slug),
    title: copy.title(title),
    description: isPreview || names.length === 0 ? about : `${about} ${copy.summary(names.join(", "))}`,
    image: isPreview ? null : bannerBig && originOf(addresses, SITE) + bannerBig.url.default,
    noindex: isPreview,
  });
  return { meta: [...meta, ...(isPreview ? [] : resultStructuredData(addresses, contest))], links };
}

/** For search engines; only in the HTML of the server. */
const resultStructuredData = createIsomorphicFn()
  .server((addresses: SiteAddresses, contest: ContestResult["contest"]) => [
    breadcrumbData(addresses, SITE, resultBreadcrumbs(contest)),
  ])
  .client(() => []);
