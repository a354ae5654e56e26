import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { managingApi } from "#features/management/managing-api.ts";
import { meQuery } from "#platform/session.queries.ts";
import { finalRefusalOf, useResume } from "#platform/use-outbox.ts";
import { attendanceQuery } from "./attendance.queries.ts";
import { createAttendanceOutbox, type OutboxCourse } from "./attendance-outbox.ts";

/** The outbox of the signed-in person, for one course. Sends waiting ticks on mount, and when the network returns. */
export function useAttendanceOutbox(course: OutboxCourse) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const [outbox] = useState(() =>
    createAttendanceOutbox({
      personId: me?.id ?? "",
      course,
      finalRefusalOf,
      send: async (ticks) => {
        // The request outlives the page; a failure is shown above the list.
        const options = { quiet: true, keepalive: true };
        const { data } = await managingApi.attendance.save({ params: { slug: course.slug }, body: { ticks } }, options);
        queryClient.setQueryData(attendanceQuery(course.slug).queryKey, data);
      },
    }),
  );
  useResume(outbox.resume);
  return outbox;
}
