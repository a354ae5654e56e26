import type { RefundQuote } from "@inktvis/contract/features/enrolments/delisting";
import type { Participant } from "@inktvis/contract/features/enrolments/participants";
import { managedCoursePath } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { managingApi } from "#features/management/managing-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { toastRefusal } from "#platform/forms/form-refusal.ts";
import { formatAmount } from "#platform/formats/numbers.ts";
import { amountText } from "#platform/formats/typed-amount.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { delistingMessages as copy } from "./delisting.nl.ts";
import { participantMessages } from "./participants.nl.ts";

/** Takes a participant off the list, or back (docs/product/delisting.md). */
export function DelistActions({ participant }: { participant: Participant }) {
  const { finalizedAt, delistRequestedAt, relisting } = participant;
  if (relisting?.problem) return <p className="text-ink-soft">{copy.relistProblems[relisting.problem]}</p>;
  if (relisting) return <Relist participant={participant} paysAgain={relisting.paysAgain} />;
  if (participant.delistedAt) return null;
  if (participant.state === "paying") return <ReleaseSeat participant={participant} />;
  return (
    finalizedAt && (
      <div className="flex flex-wrap gap-3">
        <Delist participant={participant} />
        {delistRequestedAt && <DeclineRequest participant={participant} />}
      </div>
    )
  );
}

const nameOf = ({ name }: Participant) => name ?? participantMessages.unknown;

/** Loads the participant and the lists again. */
function useReload() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ["courses"] });
}

function Delist({ participant }: { participant: Participant }) {
  const [quote, setQuote] = useState<RefundQuote>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    try {
      setQuote((await managingApi.delisting.refundQuote({ params: { id: participant.id } })).data);
      setOpen(true);
    } catch (refusal) {
      toastRefusal(refusal);
    }
    setBusy(false);
  }
  return (
    <div>
      <Button busy={isBusy} look="secondary" onClick={() => void ask()}>
        {copy.delist}
      </Button>
      {quote && <DelistDialog open={isOpen} participant={participant} quote={quote} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface DelistDialogProps {
  participant: Participant;
  quote: RefundQuote;
  open: boolean;
  onClose: () => void;
}

function DelistDialog({ participant, quote, open, onClose }: DelistDialogProps) {
  const [refund, setRefund] = useState(amountText(quote.refundAmount));
  const [message, setMessage] = useState("");
  const reload = useReload();
  const hasPaid = quote.paidAmount > 0;
  async function delist() {
    await managingApi.delisting.delist({
      params: { id: participant.id },
      body: { ...(hasPaid && { refundAmount: refund }), message },
    });
    toast(copy.delisted(nameOf(participant)));
    await reload();
  }
  return (
    <ConfirmDialog
      confirm={copy.delist}
      open={open}
      title={copy.delistTitle(nameOf(participant))}
      onClose={onClose}
      onConfirm={delist}
    >
      <div className="grid gap-5">
        <p>{copy.seat}</p>
        {hasPaid && <ByScale quote={quote} />}
        {quote.dueAmount > 0 && <p>{copy.due(formatAmount(quote.dueAmount))}</p>}
        {hasPaid && (
          <TextField
            className="max-w-40"
            help={copy.refundHelp(formatAmount(quote.paidAmount))}
            inputMode="decimal"
            label={copy.refund}
            value={refund}
            onChange={({ currentTarget }) => setRefund(currentTarget.value)}
          />
        )}
        <TextAreaField
          label={copy.message}
          maxLength={2000}
          optional
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

/** What came in, and what of it goes back when nobody decides otherwise. */
function ByScale({
  quote: { paidAmount, refundAmount, percentage, until, withdrawalUntil, addOns },
}: {
  quote: RefundQuote;
}) {
  return (
    <div className="grid gap-1">
      <p>
        {copy.paid(formatAmount(paidAmount))}{" "}
        {refundAmount > 0 ? copy.byScale(formatAmount(refundAmount), percentage) : copy.nothingByScale}
        {refundAmount > 0 && until && (
          <>
            {" "}
            {copy.until} <DateTime date={until} />)
          </>
        )}
        {refundAmount > 0 && "."}
      </p>
      {until !== null && until === withdrawalUntil && <p>{copy.withdrawal}</p>}
      {addOns.map(({ code, name, amount, isSent }) => (
        <p key={code}>{isSent ? copy.addOnSent(name) : copy.addOnBack(name, formatAmount(amount))}</p>
      ))}
    </div>
  );
}

/** Leaves who asked to be taken off on the list. */
function DeclineRequest({ participant: { id } }: { participant: Participant }) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState("");
  const reload = useReload();
  async function decline() {
    await managingApi.delisting.declineRequest({ params: { id }, body: { message } });
    toast(copy.declined);
    await reload();
  }
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {copy.decline}
      </Button>
      <ConfirmDialog
        confirm={copy.decline}
        look="primary"
        open={isOpen}
        title={copy.declineTitle}
        onClose={() => setOpen(false)}
        onConfirm={decline}
      >
        <div className="grid gap-5">
          <p>{copy.declineHelp}</p>
          <TextAreaField
            label={copy.declineMessage}
            maxLength={2000}
            required
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}

/** Until when the seat of who is still paying is held, and freeing it before that. */
function ReleaseSeat({ participant }: { participant: Participant }) {
  const { id, reservedUntil, course } = participant;
  const [isOpen, setOpen] = useState(false);
  const reload = useReload();
  const router = useRouter();
  async function release() {
    await managingApi.delisting.releaseSeat({ params: { id } });
    toast(copy.released);
    // They are nobody's participant any more.
    await router.navigate({ href: managedCoursePath(course.slug) });
    await reload();
  }
  if (!reservedUntil) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {copy.heldUntil} <DateTime date={reservedUntil} format="long" />.
      </p>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {copy.release}
      </Button>
      <ConfirmDialog
        confirm={copy.release}
        open={isOpen}
        title={copy.releaseTitle(nameOf(participant))}
        onClose={() => setOpen(false)}
        onConfirm={release}
      >
        <p>{copy.releaseHelp}</p>
      </ConfirmDialog>
    </div>
  );
}

function Relist({ participant, paysAgain }: { participant: Participant; paysAgain: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const reload = useReload();
  async function relist() {
    await managingApi.delisting.relist({ params: { id: participant.id } });
    toast(copy.relisted(nameOf(participant)));
    await reload();
  }
  return (
    <div>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {copy.relist}
      </Button>
      <ConfirmDialog
        confirm={copy.relist}
        look="primary"
        open={isOpen}
        title={copy.relistTitle(nameOf(participant))}
        onClose={() => setOpen(false)}
        onConfirm={relist}
      >
        <p>{paysAgain ? copy.paysAgain : copy.asBefore}</p>
      </ConfirmDialog>
    </div>
  );
}
