import { queryOptions } from "@tanstack/react-query";
import { magazineApi } from "../magazine-api.ts";

/** The price of a year of the magazine, and the fields that a member does not have to fill in again. */
export const offerQuery = queryOptions({
  queryKey: ["magazine-subscriptions", "offer"],
  queryFn: async ({ signal }) => (await magazineApi.magazineSubscriptions.offer({}, { signal })).data,
});
