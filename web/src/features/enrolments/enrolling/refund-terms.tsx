import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { DateTime } from "#platform/date-time.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

interface RefundTermsProps {
  terms: Enrolment["refundTerms"];
  /** Whether everything goes back for fourteen days, whatever the terms say. */
  hasWithdrawal?: boolean;
  /** Below what it stands. */
  heading?: "h3" | "h4";
}

/** What is paid back to who cancels, with the days. */
export const RefundTerms = ({ terms, hasWithdrawal = false, heading: Heading = "h4" }: RefundTermsProps) => (
  <div className="grid gap-2 border-t border-hairline pt-5">
    <Heading className="font-semibold">{copy.refunds}</Heading>
    {hasWithdrawal && <p className="text-sm">{copy.withdrawal}</p>}
    {terms.length > 0 && (
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
        {terms.map(({ until, percentage }) => (
          <div className="contents" key={until}>
            <dt>
              {copy.refundUntil} <DateTime date={until} />
            </dt>
            <dd className="text-right font-semibold">{copy.refund(percentage)}</dd>
          </div>
        ))}
      </dl>
    )}
    <p className="text-sm text-ink-soft">{terms.length > 0 || hasWithdrawal ? copy.refundAfter : copy.noRefunds}</p>
  </div>
);
