import type { Contest } from "@inktvis/contract/features/contests/contest";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { usePress } from "#platform/forms/use-press.ts";
import { toast } from "#platform/toasts.ts";
import { Panel } from "#features/management/panel.tsx";
import { Button } from "#ui/button.tsx";
import { invalidateContests } from "../management.queries.ts";
import { useStaffReason } from "../staff-reason.tsx";
import { dashboardMessages as copy } from "./dashboard.nl.ts";
import { DeleteContest } from "./delete-contest.tsx";

/** The panel of a published contest that is only shown, not entered on the site. */
export function ShownPanel({ contest }: { contest: Contest }) {
  const staffReason = useStaffReason(contest, "unpublish");
  const [isConfirmOpen = staffReason.isRestored, setConfirmOpen] = useState<boolean>();
  const queryClient = useQueryClient();
  const router = useRouter();
  async function unpublish() {
    await api.contests.unpublish({ params: { slug: contest.slug }, body: staffReason.body });
    await invalidateContests(queryClient);
    await router.invalidate();
    toast(copy.unpublished);
  }
  const { busy, press } = usePress(unpublish);
  const actions = (
    <>
      {contest.me.can.unpublish && (
        // Staff are asked for a reason first; the organiser unpublishes at once.
        <Button busy={busy} look="secondary" onClick={() => (staffReason.field ? setConfirmOpen(true) : press())}>
          {copy.unpublish}
        </Button>
      )}
      {contest.me.can.delete && <DeleteContest contest={contest} />}
    </>
  );
  return (
    <>
      <Panel actions={actions} help={copy.shownHelp} title={copy.shownTitle} />
      {isConfirmOpen && (
        <ConfirmDialog
          confirm={copy.unpublish}
          title={copy.unpublishTitle}
          onClose={() => setConfirmOpen(false)}
          onConfirm={unpublish}
        >
          {staffReason.field}
        </ConfirmDialog>
      )}
    </>
  );
}
