import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { DateTime } from "#platform/date-time.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

interface RefundTermsProps {
  terms: Enrolment["refundTerms"];
  /**
   * The last of the fourteen days in which everything is refunded, whatever the terms say; absent for people who waived
   * that right.
   */
  withdrawalUntil?: string | undefined;
  /** The level that fits below the heading above it. */
  heading?: "h3" | "h4";
}

/** The refund for participants who leave, by the day on which they do. */
export function RefundTerms({ terms, withdrawalUntil, heading: Heading = "h4" }: RefundTermsProps) {
  const steps = terms.filter(({ until }) => withdrawalUntil === undefined || until > withdrawalUntil);
  const isNothing = withdrawalUntil === undefined && steps.length === 0;
  return (
    <div className="grid gap-2 border-t border-hairline pt-5">
      <Heading className="font-semibold">{copy.refunds}</Heading>
      {withdrawalUntil !== undefined && <p className="text-sm">{copy.withdrawal}</p>}
      {steps.length > 0 && (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
          {steps.map(({ until, percentage }) => (
            <div className="contents" key={until}>
              <dt>
                {copy.refundUntil} <DateTime date={until} />
              </dt>
              <dd className="text-right font-semibold">{copy.refund(percentage)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-sm text-ink-soft">{isNothing ? copy.noRefunds : copy.refundAfter}</p>
    </div>
  );
}
