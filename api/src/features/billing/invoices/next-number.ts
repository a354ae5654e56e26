import { brusselsDay, type Clock } from "#platform/clock.ts";
import type { Tx } from "#platform/db/database.ts";
import type { InvoiceSeries } from "./invoice.ts";

const PREFIX: Record<InvoiceSeries, string> = { invoice: "", "credit-note": "C" };
const yearOf = (at: Date) => Number(brusselsDay(at).slice(0, 4));

/** Waits for others who issue in this year, and holds its counter until the end of the transaction. */
async function lockCounter(tx: Tx, series: InvoiceSeries, year: number) {
  await tx
    .insertInto("invoice_counters")
    .values({ series, year, last: 0 })
    .onConflict((conflict) => conflict.columns(["series", "year"]).doNothing())
    .execute();
  return tx
    .selectFrom("invoice_counters")
    .select(["last", "issued_at"])
    .where("series", "=", series)
    .where("year", "=", year)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * The next number of a series, with its moment. Both are taken while the counter is held, so that they increase
 * together, and a transaction that fails leaves no gap. To be the last lock of a transaction: all others who issue
 * wait for it.
 */
export async function nextNumber(tx: Tx, series: InvoiceSeries, clock: Clock) {
  let year: number;
  let counter: Awaited<ReturnType<typeof lockCounter>>;
  do {
    year = yearOf(clock.now());
    counter = await lockCounter(tx, series, year);
    // While this waited for the counter, a new year may have begun.
  } while (yearOf(clock.now()) !== year);
  // Clocks of several processes differ.
  const issuedAt = new Date(Math.max(clock.now().getTime(), counter.issued_at?.getTime() ?? 0));
  const serial = counter.last + 1;
  await tx
    .updateTable("invoice_counters")
    .set({ last: serial, issued_at: issuedAt })
    .where("series", "=", series)
    .where("year", "=", year)
    .execute();
  const number = `${PREFIX[series]}${year}-${String(serial).padStart(5, "0")}`;
  return { series, year, serial, number, issued_at: issuedAt, date: brusselsDay(issuedAt) };
}
