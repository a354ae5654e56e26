import type { DataRequest } from "@inktvis/contract/features/personal-data/personal-data";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { personalDataMessages as copy } from "./personal-data.nl.ts";
import { useDataRequest } from "./use-data-request.ts";

interface EraseSectionProps {
  request: DataRequest | undefined;
  /** What stays, in sentences. */
  retained: readonly string[];
  /** Titles of contests that go to the team. */
  transferredContests: readonly string[];
}

/** Being erased: what goes and what stays, asking for it, and coming back on it. */
export function EraseSection({ request, retained, transferredContests }: EraseSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const { busy, heading, ask, press } = useDataRequest();
  const planned = request?.status === "planned" ? request : undefined;
  return (
    <section className="grid justify-items-start gap-4 border-t border-hairline pt-8">
      <h2 className="text-2xl" ref={heading} tabIndex={-1}>
        {copy.eraseTitle}
      </h2>
      {planned?.dueAt && (
        <div className="notice notice-failed grid w-full justify-items-start gap-3">
          <p>
            <strong>
              {copy.planned} <DateTime date={planned.dueAt} format="long" />.
            </strong>{" "}
            {copy.plannedHelp}
          </p>
          <Button
            busy={busy}
            onClick={() => void press(() => api.personalData.cancel({ params: { id: planned.id } }), copy.kept)}
          >
            {copy.keepAccount}
          </Button>
        </div>
      )}
      <p className="text-ink-soft">{copy.eraseHelp}</p>
      <p className="text-ink-soft">{copy.runningEntries}</p>
      {transferredContests.length > 0 && (
        <div className="grid gap-2 text-ink-soft">
          <p>{copy.transferredContests}</p>
          <ul className="list-disc pl-5">
            {transferredContests.map((title, index) => (
              <li key={index}>{title}</li>
            ))}
          </ul>
        </div>
      )}
      <details className="w-full">
        <summary className="link min-h-6 cursor-pointer">{copy.keepsTitle}</summary>
        <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-soft">
          {retained.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      {!planned && (
        <Button look="secondary" onClick={() => setAsking(true)}>
          {copy.askErase}
        </Button>
      )}
      <ConfirmDialog
        confirm={copy.confirm}
        open={isAsking}
        title={copy.confirmTitle}
        onClose={() => setAsking(false)}
        onConfirm={() => ask(() => api.personalData.requestDelete(), copy.askedErase)}
      >
        {copy.confirmHelp}
      </ConfirmDialog>
    </section>
  );
}
