import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { enrolmentApi } from "../enrolment-api.ts";
import { leavingMessages as copy } from "./leaving.nl.ts";
import { leavingQuery } from "./own-courses.queries.ts";

/** Asks the organiser, and says that they got it. */
export function AskToLeave({ slug, onAsked }: { slug: string; onAsked: () => void }) {
  const [shown, setShown] = useState<"question" | "acknowledgement">();
  const [reason, setReason] = useState("");
  const queryClient = useQueryClient();
  async function ask() {
    await enrolmentApi.leaving.requestDelist({ params: { slug }, body: { reason } });
    setReason("");
  }
  async function acknowledge() {
    setShown(undefined);
    await queryClient.invalidateQueries(leavingQuery(slug));
    onAsked();
  }
  return (
    <div>
      <Button look="secondary" onClick={() => setShown("question")}>
        {copy.ask}
      </Button>
      {shown === "question" && (
        <ConfirmDialog
          confirm={copy.askConfirm}
          look="primary"
          title={copy.askTitle}
          // It closes after it was asked, too: then the acknowledgement stays.
          onClose={() => setShown((now) => (now === "question" ? undefined : now))}
          onConfirm={() => ask().then(() => setShown("acknowledgement"))}
        >
          <div className="grid gap-5">
            <p>{copy.askHelp}</p>
            <TextAreaField
              label={copy.reason}
              maxLength={2000}
              optional
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </div>
        </ConfirmDialog>
      )}
      <Dialog
        actions={<Button onClick={() => void acknowledge()}>{copy.askedOk}</Button>}
        open={shown === "acknowledgement"}
        title={copy.askedTitle}
        onClose={() => void acknowledge()}
      >
        <p>{copy.askedHelp}</p>
      </Dialog>
    </div>
  );
}
