import { type ManagedInstalment, PaidAmountInput } from "@inktvis/contract/features/enrolments/instalments";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import { invalidateCourses } from "#features/courses/course-management/management.queries.ts";
import { managingApi } from "#features/management/managing-api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { amountText, amountTyped } from "#platform/formats/typed-amount.ts";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { type ContractForm, useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { ChevronDown } from "#ui/icons.tsx";
import { TextField } from "#ui/text-field.tsx";
import { instalmentActionMessages as copy } from "./instalment-actions.nl.ts";

const instalmentQuery = (id: string) =>
  queryOptions({
    queryKey: ["courses", "instalment", id],
    queryFn: async ({ signal }) => (await managingApi.instalments.get({ params: { id } }, { signal })).data,
    gcTime: 0,
  });

/** The amount that was paid so far, which the organiser updates until everything is paid. */
export function RunningInstalment({ id }: { id: string }) {
  const { data: instalment } = useQuery(instalmentQuery(id));
  if (!instalment) return null;
  const { communication, entries } = instalment;
  return (
    <section aria-labelledby="binnengekomen" className="grid gap-4 rounded-2xl border border-hairline bg-wash p-6">
      <h2 className="text-2xl" id="binnengekomen">
        {copy.running}
      </h2>
      {communication && <p>{copy.runningHelp(communication)}</p>}
      <PaidAmount instalment={instalment} />
      {entries.length > 0 && <Entries entries={entries} />}
    </section>
  );
}

/** The amount as it is typed, and the two ways to close the request, both of which save it. */
function PaidAmount({ instalment }: { instalment: ManagedInstalment }) {
  const { id, paidAmount, outstandingAmount } = instalment;
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: "schijven",
    subject: id,
    schema: PaidAmountInput,
    // The stored amount that the change is based on is part of the values, so that it is restored together with them.
    defaultValues: { paidAmount: amountText(paidAmount), before: amountText(paidAmount) },
    submit: async (body) => {
      try {
        await managingApi.instalments.savePaidAmount({ params: { id }, body });
      } finally {
        await showStored();
      }
      toast(copy.saved);
      await invalidateCourses(queryClient);
    },
  });
  /** Loads the amount that is stored now; what was typed is kept. */
  async function showStored() {
    await queryClient.refetchQueries(instalmentQuery(id));
    const stored = queryClient.getQueryData(instalmentQuery(id).queryKey);
    if (stored) form.setValue("before", amountText(stored.paidAmount));
  }
  return (
    <>
      <Form className="grid justify-items-start gap-4" form={form}>
        <TextField
          className="max-w-40 tabular-nums"
          help={copy.due(formatAmount(paidAmount + outstandingAmount))}
          inputMode="decimal"
          label={copy.paidAmount}
          {...form.field("paidAmount")}
        />
        <SubmitButton busy={form.isSaving} look="secondary">
          {copy.save}
        </SubmitButton>
      </Form>
      <p className="tabular-nums">
        {outstandingAmount > 0 ? copy.outstanding(formatAmount(outstandingAmount)) : copy.nothingOutstanding}
      </p>
      <div className="flex flex-wrap gap-3">
        <Settle form={form} instalment={instalment} showStored={showStored} />
        {outstandingAmount > 0 && <Waive form={form} instalment={instalment} showStored={showStored} />}
      </div>
    </>
  );
}

interface ClosingProps {
  instalment: ManagedInstalment;
  form: ContractForm<z.input<typeof PaidAmountInput>>;
  showStored: () => Promise<void>;
}

/** Closes the request, with the amounts that were paid and waived, both in euros. */
function useClosing({ instalment: { id }, form, showStored }: ClosingProps) {
  const queryClient = useQueryClient();
  return async ({ paid, waived }: { paid: number; waived: number }) => {
    const sums = { paidAmount: amountText(paid), waivedAmount: amountText(waived), before: form.getValues("before") };
    try {
      await managingApi.instalments.markAsPaid({ params: { id }, body: sums });
    } finally {
      await showStored();
    }
    form.discard();
    toast(copy.settled);
    await invalidateCourses(queryClient);
  };
}

/** Everything that is due has come in: saves that, and closes the request. */
function Settle(props: ClosingProps) {
  const close = useClosing(props);
  const { paidAmount, outstandingAmount } = props.instalment;
  const due = paidAmount + outstandingAmount;
  return (
    <AskingButton
      confirm={copy.settleConfirm}
      confirmLook="primary"
      label={outstandingAmount > 0 ? copy.settle : copy.finish}
      look="primary"
      title={copy.settleTitle}
      onConfirm={() => close({ paid: due, waived: 0 })}
    >
      <p>{copy.settlePaid(formatAmount(due))}</p>
    </AskingButton>
  );
}

/** Waives what the amount in the field, saved or not, falls short of the total, after saying how much that is. */
function Waive(props: ClosingProps) {
  const { form, instalment } = props;
  const [sums, setSums] = useState<{ paid: number; waived: number }>();
  const close = useClosing(props);
  async function ask() {
    if (!(await form.check(["paidAmount"]))) return;
    const paid = amountTyped(String(form.getValues("paidAmount"))) ?? 0;
    const waived = instalment.paidAmount + instalment.outstandingAmount - paid;
    // When there is nothing to waive, the amount is saved, or refused at its field.
    if (waived > 0) setSums({ paid, waived });
    else await form.onSubmit();
  }
  return (
    <>
      <Button look="secondary" onClick={() => void ask()}>
        {copy.waive}
      </Button>
      {sums && (
        <ConfirmDialog
          confirm={copy.waiveConfirm(formatAmount(sums.waived))}
          title={copy.waiveTitle}
          onClose={() => setSums(undefined)}
          onConfirm={() => close(sums)}
        >
          <p>{copy.waived(formatAmount(sums.paid), formatAmount(sums.waived))}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const Entries = ({ entries }: Pick<ManagedInstalment, "entries">) => (
  <details className="group/history">
    <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold">
      {copy.history}
      <ChevronDown className="size-4 group-open/history:rotate-180" />
    </summary>
    <ul className="mt-3 grid gap-2">
      {entries.map(({ paidAmount, enteredAt, enteredBy }) => (
        <li className="grid" key={enteredAt}>
          <span className="tabular-nums">{copy.entry(formatAmount(paidAmount))}</span>
          <span className="text-sm text-ink-soft">
            <DateTime date={enteredAt} format="long" />, {enteredBy ?? copy.erased}
          </span>
        </li>
      ))}
    </ul>
  </details>
);
