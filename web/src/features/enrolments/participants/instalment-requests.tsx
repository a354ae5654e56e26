import type { Participant } from "@inktvis/contract/features/enrolments/participants";
import { DateTime } from "#platform/date-time.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { Quotation } from "#ui/quotation.tsx";
import { participantMessages as copy } from "./participants.nl.ts";

/** A participant's requests to pay in instalments with their reasons, and the decisions; the newest first. */
export const InstalmentRequests = ({ requests }: { requests: Participant["installmentHistory"] }) => (
  <section aria-labelledby="schijven" className="grid content-start gap-4">
    <h2 className="text-2xl" id="schijven">
      {copy.installments}
    </h2>
    <ol className="grid gap-4">
      {requests.map(({ id, state, paymentState, reason, rejectMessage, paidAmount, totalAmount, ...at }) => (
        <li className="grid gap-1 border-t border-hairline pt-3" key={id}>
          <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
            <span>{paymentState === "paid" ? copy.installmentDone : copy.installmentStates[state]}</span>
            {state === "approved" && (
              <span className="tabular-nums">
                {copy.installmentOf(formatAmount(paidAmount), formatAmount(totalAmount))}
              </span>
            )}
          </p>
          <p className="whitespace-pre-line">{reason}</p>
          <p className="text-sm text-ink-soft">
            <DateTime date={at.requestedAt} format="long" />
          </p>
          {rejectMessage && (
            <div className="mt-1">
              <Quotation caption={copy.rejectedWith} message={rejectMessage} />
            </div>
          )}
        </li>
      ))}
    </ol>
  </section>
);
