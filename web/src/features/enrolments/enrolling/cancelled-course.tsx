import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import type { EnrolmentStep } from "@inktvis/contract/page-paths/organization";
import { formatAmount } from "#platform/formats/numbers.ts";
import { Documents } from "../documents.tsx";
import { EnrolmentFrame } from "./enrolment-frame.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

interface CancelledCourseProps {
  enrolment: Enrolment;
  requested: EnrolmentStep;
}

/**
 * For a person who comes back from paying for a course that was cancelled in the meantime: why it was, and what happens
 * to their money.
 */
export const CancelledCourse = ({ enrolment, requested }: CancelledCourseProps) => (
  <EnrolmentFrame
    course={enrolment.course}
    hasSteps={false}
    heading={copy.cancelledTitle}
    reached={enrolment.step}
    shown={requested}
  >
    {enrolment.course.cancelMessage && <p className="reading whitespace-pre-line">{enrolment.course.cancelMessage}</p>}
    <div className="grid max-w-2xl gap-2 text-lg" role="status">
      {moneyInWords(enrolment).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
    <Documents enrolment={enrolment} />
  </EnrolmentFrame>
);

/** A payment that was let go does not count: no money came in with it. */
export function moneyInWords({
  isInReview,
  activePayment,
  refundedAmount,
  refundUnderwayAmount,
}: Pick<Enrolment, "isInReview" | "activePayment" | "refundedAmount" | "refundUnderwayAmount">) {
  const known = [
    ...(refundedAmount > 0 ? [copy.cancelledBack(formatAmount(refundedAmount))] : []),
    ...(refundUnderwayAmount > 0 ? [copy.cancelledUnderway(formatAmount(refundUnderwayAmount))] : []),
    ...(isInReview ? [copy.cancelledInReview] : []),
  ];
  if (known.length > 0) return known;
  if (activePayment?.state === "paid") return [copy.cancelledReceived];
  return [activePayment?.state === "pending" ? copy.cancelledPending : copy.cancelledUnpaid];
}
