import { brusselsDay, dayAfter } from "#platform/clock.ts";
import type { RefundTerm } from "../enrolments/queries/refund-terms.ts";
import { shareOf } from "../enrolments/quote.ts";
import type { EnrolmentMoney, InvoicedLine } from "./enrolment-money.ts";

/* What goes back to people who leave (docs/product/delisting.md#refund). Days are days in Brussels, `YYYY-MM-DD`. */

/** The withdrawal period of a purchase at a distance, counted from the day after it; the last day counts. */
const WITHDRAWAL_DAYS = 14;
const WHOLE = 10_000;

interface Leaving {
  startDate: string | null;
  /** The terms as they were when this person enrolled. */
  terms: readonly RefundTerm[];
  finalizedAt: Date;
  isWithdrawalWaived: boolean;
}

/** The last day on which somebody can withdraw from their purchase, if they did not give that right up. */
export const withdrawalUntil = (finalizedAt: Date) => dayAfter(brusselsDay(finalizedAt), WITHDRAWAL_DAYS);

/** The same; null for somebody who gave that right up. */
export const lastDayOfWithdrawal = ({
  finalizedAt,
  isWithdrawalWaived,
}: Pick<Leaving, "finalizedAt" | "isWithdrawalWaived">) => (isWithdrawalWaived ? null : withdrawalUntil(finalizedAt));

/** Which share of the price of the course goes back today, in basis points, and until which day that holds. */
export function shareBack(leaving: Leaving, now: Date): { basispoints: number; until: string | null } {
  const today = brusselsDay(now);
  const { startDate, terms } = leaving;
  const current = [
    { basispoints: WHOLE, until: lastDayOfWithdrawal(leaving) },
    ...(startDate === null
      ? []
      : terms.map(({ daysBefore, basispoints }) => ({ basispoints, until: dayAfter(startDate, -daysBefore) }))),
  ].filter(({ until }) => until !== null && until >= today);
  // Of steps with the same share, the one that lasts longest.
  return current.reduce<{ basispoints: number; until: string | null }>(
    (best, term) =>
      term.basispoints > best.basispoints ||
      (term.basispoints === best.basispoints && (term.until ?? "") > (best.until ?? ""))
        ? term
        : best,
    { basispoints: 0, until: null },
  );
}

const isAddOn = ({ code }: InvoicedLine) => code !== "course";

/** What goes back by the scale, in cents: what came in, above what is owed all the same. */
export function refundByScale({ lines, kept, sent }: EnrolmentMoney, basispoints: number) {
  const owed = lines.reduce((sum, line) => {
    if (isAddOn(line)) return sent.has(line.code) ? sum + line.rest : sum;
    return sum + line.rest - shareOf(line.rest, basispoints);
  }, 0);
  return Math.max(0, kept - owed);
}

/**
 * How much of which line is credited. Add-ons that were not sent are credited as a whole or not at all, as far as the
 * total allows.
 */
export function creditedLines({ lines, sent }: Pick<EnrolmentMoney, "lines" | "sent">, total: number) {
  let left = total;
  const amounts = new Map<InvoicedLine, number>();
  const credit = (line: InvoicedLine) => {
    const amount = Math.min(left, line.rest - (amounts.get(line) ?? 0));
    if (amount <= 0) return;
    amounts.set(line, (amounts.get(line) ?? 0) + amount);
    left -= amount;
  };
  const unsent = lines.filter((line) => isAddOn(line) && !sent.has(line.code));
  for (const line of unsent) if (line.rest <= left) credit(line);
  for (const line of lines.filter((each) => !isAddOn(each))) credit(line);
  for (const line of unsent) credit(line);
  for (const line of lines) credit(line);
  return [...amounts].map(([line, amount]) => ({ ...line, amount }));
}
