import type { Contest } from "@inktvis/contract/features/contests/contests";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { MANAGED_CONTESTS_PATH } from "@inktvis/contract/page-paths/account";
import { invalidateContests } from "../management.queries.ts";
import { useStaffReason } from "../staff-reason.tsx";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

/** Deletes a contest after a confirmation, and opens the list. */
export function DeleteContest({ contest }: { contest: Contest }) {
  const { slug, title } = contest;
  const staffReason = useStaffReason(contest);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  async function remove() {
    await api.contests.delete({ params: { slug }, body: staffReason.body });
    toast(copy.deleted(title));
    // Leave the page before refetching: the contest no longer exists.
    queryClient.removeQueries({ queryKey: ["contests", "managed"] });
    await router.navigate({ href: MANAGED_CONTESTS_PATH, replace: true });
    await invalidateContests(queryClient);
  }
  return (
    <>
      <Button look="quiet" onClick={() => setConfirmOpen(true)}>
        {copy.delete}
      </Button>
      <ConfirmDialog
        confirm={copy.deleteConfirm}
        open={isConfirmOpen}
        title={copy.deleteTitle}
        onClose={() => setConfirmOpen(false)}
        onConfirm={remove}
      >
        <div className="grid gap-5">
          <p>{copy.deleteHelp(title)}</p>
          {staffReason.field}
        </div>
      </ConfirmDialog>
    </>
  );
}
