import { queryOptions } from "@tanstack/react-query";
import { magazineApi } from "../magazine-api.ts";

/** What a year of the magazine costs, and what a member need not fill in again. */
export const offerQuery = queryOptions({
  queryKey: ["magazine-subscriptions", "offer"],
  queryFn: async ({ signal }) => (await magazineApi.magazineSubscriptions.offer({}, { signal })).data,
});
