import type { Contest } from "@inktvis/contract/features/contests/contest";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { invalidateContests } from "../management.queries.ts";
import { useStaffReason } from "../staff-reason.tsx";
import { manageResultMessages as copy } from "./manage-result.nl.ts";

/** Releases the result as the form has it, saved or not. */
export function ReleaseResult({ contest, onSave }: { contest: Contest; onSave: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const reason = useStaffReason(contest);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.release}</Button>
      <ConfirmDialog
        confirm={copy.release}
        look="primary"
        open={isOpen}
        title={copy.releaseTitle}
        onClose={() => setOpen(false)}
        onConfirm={async () => {
          await onSave();
          await api.results.release({ params: { slug: contest.slug }, body: reason.body });
          toast(copy.released);
          await invalidateContests(queryClient);
        }}
      >
        <div className="grid gap-4">
          <p>{copy.releaseHelp}</p>
          {reason.field}
        </div>
      </ConfirmDialog>
    </>
  );
}

export function WithdrawResult({ contest }: { contest: Contest }) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const reason = useStaffReason(contest);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {copy.withdraw}
      </Button>
      <ConfirmDialog
        confirm={copy.withdraw}
        open={isOpen}
        title={copy.withdrawTitle}
        onClose={() => setOpen(false)}
        onConfirm={async () => {
          await api.results.withdraw({ params: { slug: contest.slug }, body: reason.body });
          toast(copy.withdrawn);
          await invalidateContests(queryClient);
        }}
      >
        <div className="grid gap-4">
          <p>{copy.withdrawHelp}</p>
          {reason.field}
        </div>
      </ConfirmDialog>
    </>
  );
}
