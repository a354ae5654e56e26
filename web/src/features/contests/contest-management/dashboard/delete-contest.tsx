import type { Contest } from "@inktvis/contract/features/contests/contests";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { MANAGED_CONTESTS_PATH } from "@inktvis/contract/page-paths/account";
import { forgetContests } from "../management.queries.ts";
import { useStaffReason } from "../staff-reason.tsx";
import { dashboardMessages as copy } from "./dashboard.nl.ts";

/** Deletes a contest after asking, and goes to the list. */
export function DeleteContest({ contest }: { contest: Contest }) {
  const { slug, title } = contest;
  const why = useStaffReason(contest);
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  async function remove() {
    await api.contests.delete({ params: { slug }, body: why.body });
    toast(copy.deleted(title));
    // The page goes first: it would ask for the contest that is gone.
    queryClient.removeQueries({ queryKey: ["contests", "managed"] });
    await router.navigate({ href: MANAGED_CONTESTS_PATH, replace: true });
    await forgetContests(queryClient);
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {copy.delete}
      </Button>
      <ConfirmDialog
        confirm={copy.deleteConfirm}
        open={isAsking}
        title={copy.deleteTitle}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      >
        <div className="grid gap-5">
          <p>{copy.deleteHelp(title)}</p>
          {why.field}
        </div>
      </ConfirmDialog>
    </>
  );
}
