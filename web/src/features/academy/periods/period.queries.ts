import { queryOptions } from "@tanstack/react-query";
import { academyApi } from "../academy-api.ts";

/** The period that is open, else the next, else the last; null without any. */
export const currentPeriodQuery = queryOptions({
  queryKey: ["academy", "period"],
  queryFn: async ({ signal }) => (await academyApi.academyPeriods.current({}, { signal })).data,
});

/** The viewer's registrations in a period. */
export const ownRegistrationsQuery = (id: string) =>
  queryOptions({
    queryKey: ["academy", "registrations", id],
    queryFn: async ({ signal }) => (await academyApi.academyRegistrations.mine({ params: { id } }, { signal })).data,
  });
