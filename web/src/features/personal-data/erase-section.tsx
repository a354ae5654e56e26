import type { DataRequest } from "@inktvis/contract/features/personal-data/personal-data";
import { accountApi } from "#features/session/account-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { usePress } from "#platform/forms/use-press.ts";
import { Button } from "#ui/button.tsx";
import { personalDataMessages as copy } from "./personal-data.nl.ts";
import { useDataRequest } from "./use-data-request.ts";

interface EraseSectionProps {
  request: DataRequest | undefined;
  /** Sentences that say what is retained, and why. */
  retained: readonly string[];
  /** Titles of the contests that the team takes over. */
  transferredContests: readonly string[];
  /** Titles of the courses and activities of the house that the team takes over. */
  transferredOfHouse: readonly string[];
}

/** Requesting the erasure, what is retained after it, and cancelling it (docs/product/privacy.md#erasure). */
export function EraseSection({ request, retained, transferredContests, transferredOfHouse }: EraseSectionProps) {
  const { heading, send } = useDataRequest();
  const { busy, press } = usePress(send);
  const planned = request?.status === "planned" ? request : undefined;
  return (
    <section className="grid justify-items-start gap-4 border-t border-hairline pt-8">
      <h2 className="text-2xl" ref={heading} tabIndex={-1}>
        {copy.eraseTitle}
      </h2>
      {planned?.dueAt && (
        <PlannedErasure
          busy={busy}
          dueAt={planned.dueAt}
          onCancel={() =>
            press(() => accountApi.personalData.cancel({ params: { id: planned.id } }), copy.erasureCancelled)
          }
        />
      )}
      <p className="text-ink-soft">{copy.eraseHelp}</p>
      <p className="text-ink-soft">{copy.runningEntries}</p>
      <Transferred intro={copy.transferredContests} titles={transferredContests} />
      <Transferred intro={copy.transferredOfHouse} titles={transferredOfHouse} />
      <details className="w-full">
        <summary className="link min-h-6 cursor-pointer">{copy.retainedTitle}</summary>
        <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-soft">
          {retained.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      {!planned && (
        <AskingButton
          confirm={copy.confirm}
          label={copy.requestErasure}
          title={copy.confirmTitle}
          onConfirm={() => send(() => accountApi.personalData.requestDelete(), copy.erasureRequested)}
        >
          {copy.confirmHelp}
        </AskingButton>
      )}
    </section>
  );
}

interface PlannedErasureProps {
  dueAt: string;
  busy: boolean;
  onCancel: () => void;
}

const PlannedErasure = ({ dueAt, busy, onCancel }: PlannedErasureProps) => (
  <div className="notice notice-failed grid w-full justify-items-start gap-3">
    <p>
      <strong>
        {copy.erasurePlanned} <DateTime date={dueAt} format="long" />.
      </strong>{" "}
      {copy.erasurePlannedHelp}
    </p>
    <Button busy={busy} onClick={onCancel}>
      {copy.keepAccount}
    </Button>
  </div>
);

const Transferred = ({ intro, titles }: { intro: string; titles: readonly string[] }) =>
  titles.length > 0 && (
    <div className="grid gap-2 text-ink-soft">
      <p>{intro}</p>
      <ul className="list-disc pl-5">
        {titles.map((title, index) => (
          <li key={index}>{title}</li>
        ))}
      </ul>
    </div>
  );
