import { createIsomorphicFn } from "@tanstack/react-start";
import type { Activity } from "@inktvis/contract/features/activities/activities";
import { ACTIVITIES_PATH, activityListPath, activityPath } from "@inktvis/contract/page-paths/organization";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { publicHead } from "#platform/head.ts";
import { breadcrumbData, structuredData } from "#platform/structured-data.ts";
import { activityData } from "./activity-data.ts";
import { activityListMessages as copy } from "./messages.nl.ts";

const SITE = "organization";

export const activityListHead = (addresses: SiteAddresses, page: number) =>
  publicHead(addresses, SITE, {
    path: activityListPath(page),
    title: page > 1 ? `${copy.title}, ${copy.page(page).toLowerCase()}` : copy.title,
    description: copy.description,
  });

/**
 * Called by the loader, to stay in the chunk of the page: what `head` of a route imports is sent with every page of the
 * site.
 */
export function activityHead(addresses: SiteAddresses, activity: Activity) {
  const image = activity.image?.url.default;
  const { meta, links } = publicHead(addresses, SITE, {
    path: activityPath(activity.slug),
    title: activity.title,
    description: activity.excerpt,
    image: image && originOf(addresses, SITE) + image,
    imageAlt: activity.image?.alt,
  });
  return { meta: [...meta, ...activityStructuredData(addresses, activity)], links };
}

/** Structured data for search engines: the activity and its breadcrumbs. Only in the HTML of the server. */
const activityStructuredData = createIsomorphicFn()
  .server((addresses: SiteAddresses, activity: Activity) => [
    structuredData("Event", activityData(originOf(addresses, SITE), activity)),
    breadcrumbData(addresses, SITE, breadcrumbs(activity.title, [copy.title, ACTIVITIES_PATH])),
  ])
  .client(() => []);
