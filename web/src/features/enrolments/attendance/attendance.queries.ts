import { queryOptions } from "@tanstack/react-query";
import { managingApi } from "#features/management/managing-api.ts";

/** The attendance by day. Not refetched automatically: a phone at the door may have no connection. */
export const attendanceQuery = (slug: string) =>
  queryOptions({
    queryKey: ["courses", "attendance", slug],
    queryFn: async ({ signal }) => (await managingApi.attendance.get({ params: { slug } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
