import { paymentMethodName } from "@inktvis/contract/features/billing/payment-methods";
import type { Participant } from "@inktvis/contract/features/enrolments/participants";
import type { ReactNode } from "react";
import { DateTime } from "#platform/date-time.tsx";
import { formatDate } from "#platform/formats/dates.ts";
import { formatAmount } from "#platform/formats/numbers.ts";
import { Fact } from "#ui/fact.tsx";
import { PriceList } from "../price-lines.tsx";
import { participantMessages as copy } from "./participants.nl.ts";

/** What a participant has to pay, line by line, with the payments and refunds. */
export function ParticipantMoney({ participant }: { participant: Participant }) {
  const { course, priceTotal } = participant;
  const isFree = course.pricingStrategy === "free" && priceTotal === 0;
  return (
    <div className="grid min-w-0 content-start gap-8">
      <section aria-labelledby="prijs" className="grid gap-4 rounded-2xl border border-hairline bg-raised p-6">
        <h2 className="text-2xl" id="prijs">
          {copy.price}
        </h2>
        {isFree ? <p>{copy.free}</p> : <Price participant={participant} />}
      </section>
      {!isFree && <Payments participant={participant} />}
      <Refunds refunds={participant.refunds} />
      <Documents invoices={participant.invoices} />
    </div>
  );
}

function Price({ participant }: { participant: Participant }) {
  const { addOns, discountReason, paidAmount, refundedAmount, outstandingAmount, refunds } = participant;
  const isUnderway = refunds.some(({ state }) => !["refunded", "failed", "canceled"].includes(state));
  const sent = addOns.filter(({ sentAt }) => sentAt !== null);
  return (
    <>
      <PriceList addOns={addOns} price={participant} />
      <dl className="grid gap-3 empty:hidden">
        {discountReason && <Fact name={copy.discountReason}>{discountReason}</Fact>}
        {sent.map(({ code, name, sentAt }) => (
          <Fact key={code} name={name}>
            {copy.sent(formatDate(sentAt ?? ""))}
          </Fact>
        ))}
        {paidAmount > 0 && <Fact name={copy.received}>{formatAmount(paidAmount)}</Fact>}
        {refundedAmount > 0 && (
          <Fact name={isUnderway ? copy.refundedOrUnderway : copy.refunded}>{formatAmount(refundedAmount)}</Fact>
        )}
        {outstandingAmount > 0 && <Fact name={copy.outstanding}>{formatAmount(outstandingAmount)}</Fact>}
      </dl>
    </>
  );
}

function Payments({ participant: { payments, paidAmount } }: { participant: Participant }) {
  if (payments.length === 0) return paidAmount > 0 ? null : <p className="text-ink-soft">{copy.noPayments}</p>;
  return (
    <Movements id="betalingen" title={copy.payments}>
      {payments.map(({ id, state, amount, method, providerId, createdAt, paidAt, expiresAt }) => (
        <Movement
          amount={amount}
          at={paidAt ?? createdAt}
          details={[
            method && paymentMethodName(method),
            state === "pending" && expiresAt && copy.openUntil(formatDate(expiresAt, "long")),
            providerId && copy.providerId(providerId),
          ]}
          key={id}
          title={copy.paymentStates[state]}
        />
      ))}
    </Movements>
  );
}

function Refunds({ refunds }: Pick<Participant, "refunds">) {
  if (refunds.length === 0) return null;
  return (
    <Movements id="terugbetalingen" title={copy.refunds}>
      {refunds.map(({ id, state, amount, reason, createdAt, refundedAt }) => (
        <Movement
          amount={amount}
          at={refundedAt ?? createdAt}
          details={[reason]}
          key={id}
          title={copy.refundStates[state]}
        />
      ))}
    </Movements>
  );
}

function Documents({ invoices }: Pick<Participant, "invoices">) {
  if (invoices.length === 0) return null;
  return (
    <Movements id="facturen" title={copy.documents}>
      {invoices.map(({ number, isCreditNote, date, total }) => (
        <Movement
          amount={isCreditNote ? -total : total}
          at={date}
          details={[]}
          key={number}
          title={isCreditNote ? copy.creditNote(number) : copy.invoice(number)}
        />
      ))}
    </Movements>
  );
}

const Movements = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid gap-3">
    <h2 className="text-2xl" id={id}>
      {title}
    </h2>
    <ul className="grid gap-3">{children}</ul>
  </section>
);

interface MovementProps {
  title: string;
  amount: number;
  /** An instant, or a day. */
  at: string;
  /** Empty details are left out. */
  details: readonly (string | false | null)[];
}

const Movement = ({ title, amount, at, details }: MovementProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-hairline pt-3">
    <span className="font-semibold">{title}</span>
    <span className="tabular-nums">{formatAmount(amount)}</span>
    <span className="col-span-2 text-sm break-words text-ink-soft">
      <DateTime date={at} format={at.includes("T") ? "long" : "short"} />
      {details.filter(Boolean).map((detail) => ` · ${detail}`)}
    </span>
  </li>
);
