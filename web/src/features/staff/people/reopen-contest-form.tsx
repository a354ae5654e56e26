import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { contestsCopy as copy } from "./contests.nl.ts";
import { useRoomSubmit } from "../show/use-room-act.ts";
import { staffApi } from "../staff-api.ts";

/** Reopens a contest that has ended; the reason is mailed to everybody in it. */
export function ReopenContestForm({ contestId }: { contestId: string }) {
  const { values, field, notice } = useKeptInput("reopen", { reason: "" });
  const { busy, error, onSubmit } = useRoomSubmit(
    () => staffApi.staffContests.reopen({ params: { id: contestId }, body: values }),
    copy.reopened,
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={onSubmit}>
      <p className="max-w-prose text-ink-soft">{copy.reopenHelp}</p>
      {notice}
      <TextAreaField error={error} label={copy.reopenReason} maxLength={2000} rows={3} {...field("reason")} />
      <div>
        <Button busy={busy} look="danger" type="submit">
          {copy.reopen}
        </Button>
      </div>
    </form>
  );
}
