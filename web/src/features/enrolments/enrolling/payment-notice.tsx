import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { DateTime } from "#platform/date-time.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { RejectedRequest } from "../instalments/rejected-request.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { goToPayment } from "./go-to-payment.ts";
import { useRefetchAfterRefusal } from "./use-refetch-after-refusal.ts";

interface PaymentNoticeProps {
  enrolment: Enrolment;
  /**
   * The page then says until when the seat is held. This attempt can be paid until another moment, which does not
   * matter.
   */
  isSeatHeld: boolean;
}

/** The outcome of the newest attempt to pay, or of a request for instalments, while nothing is paid. */
export function PaymentNotice({ enrolment, isSeatHeld }: PaymentNoticeProps) {
  const { course, activePayment, installment, rejectedInstallment } = enrolment;
  // The course has become free: nobody has to pay, or to wait for an answer about instalments.
  if (course.pricingStrategy === "free")
    return installment?.state === "open" ? <p className="notice max-w-2xl">{copy.requestFreeNow}</p> : null;
  if (activePayment?.state === "pending")
    return <PendingPayment isSeatHeld={isSeatHeld} payment={activePayment} slug={course.slug} />;
  return (
    <>
      {/* An attempt from before the request for instalments needs no action any more. */}
      {activePayment?.state === "failed" && !(installment && installment.requestedAt > activePayment.createdAt) && (
        <FailedNotice>{activePayment.isCanceled ? copy.canceled : copy.failed}</FailedNotice>
      )}
      {rejectedInstallment && (
        <div className="grid max-w-2xl gap-3 rounded border-l-4 border-accent bg-wash p-5">
          <RejectedRequest message={rejectedInstallment.message} />
          <p>{copy.requestRejectedNow}</p>
        </div>
      )}
    </>
  );
}

interface PendingPaymentProps {
  slug: string;
  isSeatHeld: boolean;
  payment: NonNullable<Enrolment["activePayment"]>;
}

function PendingPayment({ slug, isSeatHeld, payment: { amount, expiresAt } }: PendingPaymentProps) {
  const refetchingAfterRefusal = useRefetchAfterRefusal(slug);
  const pay = () => refetchingAfterRefusal(() => goToPayment(slug));
  const { busy, error, press } = usePressWithError(pay, { errorOf: formErrorOf });
  return (
    <div className="grid justify-items-start gap-3 rounded border-l-4 border-accent bg-wash p-5 sm:p-6" role="status">
      <p className="font-display text-2xl font-semibold">{copy.pendingTitle}</p>
      <p className="max-w-2xl">
        {copy.pending(formatAmount(amount))}{" "}
        {expiresAt && !isSeatHeld && (
          <>
            {copy.pendingUntil} <DateTime date={expiresAt} format="timeOnly" />.
          </>
        )}
      </p>
      {error && (
        <p className="text-danger" role="alert">
          {error}
        </p>
      )}
      <Button busy={busy} look="secondary" onClick={press}>
        {copy.restart}
      </Button>
    </div>
  );
}
