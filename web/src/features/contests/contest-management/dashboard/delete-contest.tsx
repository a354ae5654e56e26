import type { Contest } from "@inktvis/contract/features/contests/contest";
import { MANAGED_CONTESTS_PATH } from "@inktvis/contract/page-paths/account";
import { DeleteThing } from "#features/management/delete-thing.tsx";
import { api } from "#platform/api.ts";
import { invalidateContests, MANAGED_CONTESTS_KEY } from "../management.queries.ts";
import { useStaffReason } from "../staff-reason.tsx";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

/** Deletes a contest after a confirmation; staff are asked for a reason. */
export function DeleteContest({ contest: { slug, title, me } }: { contest: Contest }) {
  const staffReason = useStaffReason({ me }, "delete");
  return (
    <DeleteThing
      invalidate={invalidateContests}
      isRestored={staffReason.isRestored}
      list={{ path: MANAGED_CONTESTS_PATH, queryKey: MANAGED_CONTESTS_KEY }}
      title={title}
      words={copy}
      onDelete={() => api.contests.delete({ params: { slug }, body: staffReason.body })}
    >
      {staffReason.field}
    </DeleteThing>
  );
}
