import type { Activity } from "@inktvis/contract/features/activities/activities";
import { activityPath } from "@inktvis/contract/page-paths/organization";
import { isOnlinePlace, placeData } from "#platform/structured-data.ts";

/** An activity in the terms of schema.org: an event, with when and where it takes place. */
export function activityData(origin: string, activity: Activity) {
  const { title, excerpt, dateFrom, dateTo, location, organizer, image, genres, enrollmentLink, enrollmentDeadline } =
    activity;
  const url = origin + activityPath(activity.slug);
  return {
    name: title,
    description: excerpt,
    url,
    startDate: dateFrom,
    endDate: dateTo,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${isOnlinePlace(location) ? "Online" : "Offline"}EventAttendanceMode`,
    location: placeData(location, { address: location, url: enrollmentLink ?? url }),
    organizer: { "@type": "Organization", name: organizer },
    about: genres.map(({ name }) => name),
    inLanguage: "nl-BE",
    image: image ? origin + image.url.default : undefined,
    // The price is as the organiser typed it, so it cannot be given as an amount.
    offers: enrollmentLink
      ? { "@type": "Offer", url: enrollmentLink, validThrough: enrollmentDeadline ?? undefined }
      : undefined,
  };
}
