import type { Participant } from "@inktvis/contract/features/enrolments/participants";
import { managingApi } from "#features/management/managing-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { toast } from "#platform/toasts.ts";
import { Quotation } from "#ui/quotation.tsx";
import { ActionWithMessage } from "./action-with-message.tsx";
import { Delist, useReload } from "./delist.tsx";
import { delistingMessages as copy } from "./delisting.nl.ts";

/** Whether a participant waits for an answer to their request to be delisted. */
export const wantsOut = ({ delistRequestedAt, delistedAt }: Participant) =>
  delistRequestedAt !== null && delistedAt === null;

/** Why a participant asks to be delisted, and the buttons to decide about it (docs/product/delisting.md#asking). */
export function DelistRequest({ participant }: { participant: Participant }) {
  const { delistRequestedAt, delistRequestReason } = participant;
  if (!delistRequestedAt || !wantsOut(participant)) return null;
  return (
    <section aria-labelledby="vraag" className="grid max-w-3xl gap-4 rounded-2xl border border-hairline bg-wash p-6">
      <div className="grid gap-1">
        <h2 className="text-2xl" id="vraag">
          {copy.requestTitle}
        </h2>
        <p className="text-sm text-ink-soft">
          <DateTime date={delistRequestedAt} format="long" />
        </p>
      </div>
      {delistRequestReason && <p className="break-words whitespace-pre-line">{delistRequestReason}</p>}
      <div className="flex flex-wrap gap-3">
        <Delist participant={participant} />
        <DeclineRequest participant={participant} />
      </div>
    </section>
  );
}

/** The last request and its answer, once it is decided. */
export function DecidedRequest({ participant }: { participant: Participant }) {
  const { delistRequestReason: reason, delistMessage: answer, delistedAt, delistedAs } = participant;
  if (wantsOut(participant) || delistedAs === "cancelled" || (!reason && !answer)) return null;
  return (
    <section aria-labelledby="beslist" className="grid max-w-3xl gap-3">
      <h2 className="text-2xl" id="beslist">
        {delistedAt ? copy.delistedTitle : copy.declinedTitle}
      </h2>
      {reason && <Quotation caption={copy.asked} message={reason} />}
      {answer && <Quotation caption={copy.answered} message={answer} />}
    </section>
  );
}

/** Declines the request: the participant stays enrolled. */
function DeclineRequest({ participant: { id } }: { participant: Participant }) {
  const reload = useReload();
  async function decline(message: string) {
    await managingApi.delisting.declineRequest({ params: { id }, body: { message } });
    toast(copy.declined);
    await reload();
  }
  return (
    <ActionWithMessage
      needsMessage
      act={decline}
      confirmLook="primary"
      help={copy.declineHelp}
      label={copy.decline}
      messageLabel={copy.declineMessage}
      title={copy.declineTitle}
    />
  );
}
