import { refreshCached } from "#platform/cached-queries.ts";
import { toast } from "#platform/toasts.ts";
import { useChange } from "#platform/use-change.ts";
import { waitingListApi } from "./waiting-list-api.ts";

/** Changes the viewer's place on the waiting list of a course, shows a toast, and reloads the course. */
export function useWaitingList(slug: string) {
  const change = useChange((queryClient) => refreshCached(queryClient, ["courses"], ["enrolments"]));
  const saying = (call: (input: { params: { slug: string } }) => Promise<unknown>) => async (said: string) => {
    await change(() => call({ params: { slug } }));
    toast(said);
  };
  return { join: saying(waitingListApi.waitingList.join), leave: saying(waitingListApi.waitingList.leave) };
}
