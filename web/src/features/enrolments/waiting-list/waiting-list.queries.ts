import { queryOptions } from "@tanstack/react-query";
import { waitingListApi } from "#features/courses/waiting-list/waiting-list-api.ts";

/** The waiting lists that the viewer is on, the last joined first. */
export const ownPlacesQuery = queryOptions({
  queryKey: ["enrolments", "own-places"],
  queryFn: async ({ signal }) => (await waitingListApi.waitingList.mine({}, { signal })).data,
});

/** The people who wait for a seat in a course, for whoever manages it; dropped together with cached courses. */
export const waitingPeopleQuery = (slug: string) =>
  queryOptions({
    queryKey: ["courses", "waiting-list", slug],
    queryFn: async ({ signal }) => (await waitingListApi.waitingList.list({ params: { slug } }, { signal })).data,
  });

/** The offer behind the link in a mail; refetched whenever somebody follows it. */
export const seatOfferQuery = (token: string) =>
  queryOptions({
    queryKey: ["enrolments", "seat-offer", token],
    queryFn: async ({ signal }) => (await waitingListApi.waitingList.offer({ params: { token } }, { signal })).data,
    gcTime: 0,
  });
