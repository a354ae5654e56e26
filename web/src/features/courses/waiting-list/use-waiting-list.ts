import { useQueryClient } from "@tanstack/react-query";
import { toast } from "#platform/toasts.ts";
import { waitingListApi } from "./waiting-list-api.ts";

/** Changes the viewer's place on the waiting list of a course, says so, and shows the course as it is then. */
export function useWaitingList(slug: string) {
  const queryClient = useQueryClient();
  const change = (call: (input: { params: { slug: string } }) => Promise<unknown>) => async (said: string) => {
    try {
      await call({ params: { slug } });
      toast(said);
    } finally {
      // After a refusal too: a seat may have come free, or the list be over.
      for (const queryKey of [["courses"], ["enrolments"]]) await queryClient.invalidateQueries({ queryKey });
    }
  };
  return { join: change(waitingListApi.waitingList.join), leave: change(waitingListApi.waitingList.leave) };
}
