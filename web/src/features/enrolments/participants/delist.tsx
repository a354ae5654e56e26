import type { RefundQuote } from "@inktvis/contract/features/enrolments/delisting";
import type { Participant } from "@inktvis/contract/features/enrolments/participants";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { managingApi } from "#features/management/managing-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { usePress } from "#platform/forms/use-press.ts";
import { formatAmount } from "#platform/formats/numbers.ts";
import { amountText } from "#platform/formats/typed-amount.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { delistingMessages as copy } from "./delisting.nl.ts";
import { nameOf } from "./participant-name.ts";

/** Returns a function that refetches the participant and the lists. */
export function useReload() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ["courses"] });
}

/** Delists a participant, after showing how much is refunded. */
export function Delist({ participant }: { participant: Participant }) {
  const [quote, setQuote] = useState<RefundQuote>();
  const [isOpen, setOpen] = useState(false);
  const { busy, press } = usePress(async () => {
    setQuote((await managingApi.delisting.refundQuote({ params: { id: participant.id } })).data);
    setOpen(true);
  });
  return (
    <div>
      <Button busy={busy} look="secondary" onClick={press}>
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
  const { values, field, notice } = useKeptInput("delist", { refund: amountText(quote.refundAmount), message: "" });
  const reload = useReload();
  const hasPaid = quote.paidAmount > 0;
  async function delist() {
    await managingApi.delisting.delist({
      params: { id: participant.id },
      body: { ...(hasPaid && { refundAmount: values.refund }), message: values.message },
    });
    toast(copy.delisted(nameOf(participant)));
    await reload();
  }
  return (
    open && (
      <ConfirmDialog
        confirm={copy.delist}
        title={copy.delistTitle(nameOf(participant))}
        onClose={onClose}
        onConfirm={delist}
      >
        <div className="grid gap-5">
          <p>{copy.seat}</p>
          {notice}
          {hasPaid && <RefundByTerms quote={quote} />}
          {quote.dueAmount > 0 && <p>{copy.due(formatAmount(quote.dueAmount))}</p>}
          {hasPaid && (
            <TextField
              className="max-w-40"
              help={copy.refundHelp(formatAmount(quote.paidAmount))}
              inputMode="decimal"
              label={copy.refund}
              {...field("refund")}
            />
          )}
          <TextAreaField label={copy.message} maxLength={2000} optional {...field("message")} />
        </div>
      </ConfirmDialog>
    )
  );
}

/** How much was paid, and the refund according to the terms, unless the organiser decides otherwise. */
function RefundByTerms({
  quote: { paidAmount, refundAmount, percentage, until, withdrawalUntil, addOns, dueAmount },
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
      {addOns.map(({ code, name, amount, isSent }) =>
        isSent ? (
          <p key={code}>{copy.addOnSent(name)}</p>
        ) : (
          // What is not paid yet is not refunded.
          dueAmount === 0 && <p key={code}>{copy.addOnBack(name, formatAmount(amount))}</p>
        ),
      )}
    </div>
  );
}
