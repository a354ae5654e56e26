import { ibanInFours } from "@inktvis/contract/features/billing/iban";
import type { OwnInstalment } from "@inktvis/contract/features/enrolments/instalments";
import { formatAmount } from "#platform/formats/numbers.ts";
import { Fact } from "#ui/fact.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { instalmentMessages as copy } from "./instalments.nl.ts";

/**
 * How much of approved instalments is paid, what was agreed, and how to transfer the rest
 * (docs/product/instalments.md).
 */
export const TransferPanel = ({ instalment }: { instalment: OwnInstalment }) => {
  const { paidAmount, totalAmount, transfer, instructions } = instalment;
  return (
    <div className="grid gap-4">
      <p className="tabular-nums">{copy.paidOf(formatAmount(paidAmount), formatAmount(totalAmount))}</p>
      {instructions && (
        <div>
          <p className="font-semibold">{copy.agreed}</p>
          <p className="whitespace-pre-line">{instructions}</p>
        </div>
      )}
      {transfer && <HowToTransfer transfer={transfer} />}
    </div>
  );
};

function HowToTransfer({ transfer }: { transfer: NonNullable<OwnInstalment["transfer"]> }) {
  const { beneficiary, iban, communication, amount, qrText } = transfer;
  return (
    <>
      <dl className="grid gap-3 tabular-nums">
        <Fact name={copy.outstanding}>{formatAmount(amount)}</Fact>
        <Fact name={copy.iban}>{ibanInFours(iban)}</Fact>
        <Fact name={copy.beneficiary}>{beneficiary}</Fact>
        <Fact name={copy.communication}>{communication}</Fact>
      </dl>
      <p className="text-sm text-ink-soft">{copy.transferHelp}</p>
      <QrCode label={copy.qrCode(formatAmount(amount))} text={qrText} />
      <p className="text-sm text-ink-soft">{copy.qrHelp}</p>
    </>
  );
}
