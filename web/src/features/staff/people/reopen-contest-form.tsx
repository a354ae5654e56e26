import { useNotify, useRefresh } from "ra-core";
import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { contestsCopy as copy } from "./contests.nl.ts";
import { staffApi } from "../staff-api.ts";

/** Reopens a contest that has ended; the reason is mailed to everybody in it. */
export function ReopenContestForm({ contestId }: { contestId: string }) {
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [notify, refresh] = [useNotify(), useRefresh()];

  async function reopen(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await staffApi.staffContests.reopen({ params: { id: contestId }, body: { reason } }, { quiet: true });
      notify(copy.reopened);
      refresh();
    } catch (refusal) {
      const { errors, message } = refusal as Error & { errors?: Record<string, string[]> };
      setError(errors?.["reason"]?.[0] ?? message);
    }
    setBusy(false);
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void reopen(event)}>
      <p className="max-w-prose text-ink-soft">{copy.reopenHelp}</p>
      <TextAreaField
        error={error}
        label={copy.reopenReason}
        maxLength={2000}
        rows={3}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div>
        <Button busy={busy} look="danger" type="submit">
          {copy.reopen}
        </Button>
      </div>
    </form>
  );
}
