import type { Course } from "@inktvis/contract/features/courses/course";
import { MAX_CANCEL_MESSAGE } from "@inktvis/contract/features/enrolments/course-cancellation";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { managingApi } from "#features/management/managing-api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { Quotation } from "#ui/quotation.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { invalidateCourses } from "../management.queries.ts";
import { cancellingMessages as copy } from "./cancelling.nl.ts";
import { cancellationQuery } from "./cancelling.queries.ts";

/** Cancels a course, after saying how many people are affected and how much is refunded. */
export function CancelCourse({ course: { slug } }: { course: Course }) {
  const { data: cancellation, refetch } = useSuspenseQuery(cancellationQuery(slug));
  const { values, field, notice, isRestored } = useKeptInput("cancel", { message: "" });
  const [isOpen = isRestored, setOpen] = useState<boolean>();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { canCancel, participants, enrolled, waiting, refund } = cancellation;
  if (!canCancel) return null;
  async function cancel() {
    try {
      await managingApi.courseCancellation.cancel({ params: { slug }, body: { refund, ...values } });
    } catch (refusal) {
      // The amount may have changed in the meantime: the dialog shows the new one beside the refusal.
      await refetch();
      throw refusal;
    }
    toast(copy.cancelled);
    await invalidateCourses(queryClient);
    await router.invalidate();
  }
  return (
    <>
      <Button
        look="secondary"
        onClick={() => {
          void refetch();
          setOpen(true);
        }}
      >
        {copy.cancel}
      </Button>
      {isOpen && (
        <ConfirmDialog
          confirm={copy.confirm(refund)}
          title={copy.title}
          onClose={() => setOpen(false)}
          onConfirm={cancel}
        >
          <div className="grid gap-4">
            <p>
              {participants === 0 ? copy.nobody : copy.help({ enrolled, enrolling: participants - enrolled, refund })}
            </p>
            {waiting > 0 && <p>{copy.waiting(waiting)}</p>}
            <p className="font-semibold">{copy.refund(refund)}</p>
            {notice}
            <TextAreaField
              help={copy.messageHelp}
              label={copy.message}
              maxLength={MAX_CANCEL_MESSAGE}
              optional
              rows={3}
              {...field("message")}
            />
            <p>{copy.final}</p>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The progress of cancelling a course; refetched until it is done. */
export function CancelProgress({ course: { slug } }: { course: Course }) {
  const { data: cancellation } = useSuspenseQuery(cancellationQuery(slug));
  const { participants, refund, done, isDone, message } = cancellation;
  const queryClient = useQueryClient();
  // Each person who is delisted moves to another of the lists below.
  useEffect(() => {
    if (done > 0) void invalidateCourses(queryClient);
  }, [done, queryClient]);
  return (
    <div className="grid gap-5">
      <div className="grid gap-2" role="status">
        {isDone ? (
          <p>{participants === 0 ? copy.doneNobody : copy.done(participants, refund)}</p>
        ) : (
          <>
            <p>{copy.progress(done, participants)}</p>
            <progress
              aria-label={copy.progressLabel}
              className="h-3 w-full max-w-sm accent-accent-ink"
              max={participants}
              value={done}
            />
            <p className="text-sm text-ink-soft">{copy.progressHelp}</p>
          </>
        )}
      </div>
      {message && <Quotation caption={copy.toldThem} message={message} />}
    </div>
  );
}
