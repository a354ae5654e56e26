import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { enrolmentApi } from "../enrolment-api.ts";
import { leavingMessages as copy } from "./leaving.nl.ts";
import { leavingQuery } from "./own-courses.queries.ts";

/** Asks the organiser to be delisted, and confirms that the request was sent. */
export function AskToLeave({ slug, onAsked }: { slug: string; onAsked: () => void }) {
  const { values, field, clear, notice, isRestored } = useKeptInput("ask-to-leave", { reason: "" });
  const [shown = isRestored && "question", setShown] = useState<"question" | "acknowledgement" | false>();
  const queryClient = useQueryClient();
  async function ask() {
    await enrolmentApi.leaving.requestDelist({ params: { slug }, body: values });
    clear();
  }
  async function acknowledge() {
    setShown(false);
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
          // The dialog also closes after the request was sent: the acknowledgement then stays open.
          onClose={() => setShown((now) => now === "acknowledgement" && now)}
          onConfirm={() => ask().then(() => setShown("acknowledgement"))}
        >
          <div className="grid gap-5">
            <p>{copy.askHelp}</p>
            {notice}
            <TextAreaField label={copy.reason} maxLength={2000} optional {...field("reason")} />
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
