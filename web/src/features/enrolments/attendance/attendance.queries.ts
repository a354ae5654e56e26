import { queryOptions } from "@tanstack/react-query";
import { managingApi } from "#features/management/managing-api.ts";

/** Who was there when. Not refetched by itself: a phone at the door may have no connection. */
export const attendanceQuery = (slug: string) =>
  queryOptions({
    queryKey: ["courses", "attendance", slug],
    queryFn: async ({ signal }) => (await managingApi.attendance.get({ params: { slug } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
