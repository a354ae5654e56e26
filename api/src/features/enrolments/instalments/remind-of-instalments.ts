import { sql } from "kysely";
import { days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { instalmentDueMail, instalmentRequestedMail } from "./instalment.mail-kinds.ts";
import { outstandingOf } from "./queries/instalment-columns.ts";

/** When an organiser is reminded of a request; after the last reminder staff finds it in their queue. */
export const ORGANIZER_REMINDED = [days(3), days(7)] as const;
/**
 * How often somebody who pays in instalments is reminded of what is outstanding, counted from the last sum that came
 * in.
 */
const PAYER_REMINDED = days(30);
const PAYER_REMINDERS = 6;

/**
 * Sends each reminder once, however often this runs; two that were missed become one
 * (docs/product/instalments.md#reminders).
 */
export async function remindOfInstalments(services: Services) {
  await remindOrganizers(services);
  await remindPayers(services);
}

async function remindOrganizers({ db, clock, jobs }: Services) {
  const now = clock.now();
  const due = sql<number>`(${ORGANIZER_REMINDED.map(
    (after) => sql`(requested_at <= ${later(now, -after)})::integer`,
  ).reduce((sum, one) => sql`${sum} + ${one}`)})`;
  await db.transaction().execute(async (tx) => {
    const waiting = await tx
      .updateTable("instalments")
      .set({ reminders: due, reminded_at: now })
      .where("state", "=", "open")
      .where("reminders", "<", due)
      .returning("id")
      .execute();
    await jobs.enqueueAll(
      tx,
      instalmentRequestedMail,
      waiting.map(({ id }) => ({ instalmentId: id })),
    );
  });
}

async function remindPayers({ db, clock, jobs }: Services) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const late = await tx
      .updateTable("instalments as instalment")
      .set((eb) => ({ reminders: eb("instalment.reminders", "+", 1), reminded_at: now }))
      .where("instalment.payment_state", "=", "running")
      .where("instalment.reminders", "<", PAYER_REMINDERS)
      .where(sql<boolean>`greatest(instalment.decided_at, instalment.reminded_at, (
        select max(entered_at) from instalment_entries entry where entry.instalment_id = instalment.id
      )) <= ${later(now, -PAYER_REMINDED)}`)
      .where(sql<boolean>`${outstandingOf} > 0`)
      .where(sql<boolean>`exists (
        select from enrolments where enrolments.id = instalment.enrolment_id and enrolments.delisted_at is null
      )`)
      .returning("instalment.id")
      .execute();
    await jobs.enqueueAll(
      tx,
      instalmentDueMail,
      late.map(({ id }) => ({ instalmentId: id })),
    );
  });
}
