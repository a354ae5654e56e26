import { sql } from "kysely";
import { later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { expiringMail } from "../enrolments/enrolment.mail-kinds.ts";
import { lockEnrolmentIfThere } from "../enrolments/queries/lock-enrolment.ts";
import { letGoOpenPayments } from "./let-go.ts";
import { tryEach } from "#platform/jobs/try-each.ts";
import { lostSeat } from "#features/courses/courses/course.rules.ts";

/** How long before a seat lapses its holder gets a mail. */
const TOLD_BEFORE = minutes(10);

/**
 * Lets go of the open payments of people who lost their seat (the seat is free as soon as its time is over), and mails
 * people who are about to lose theirs (docs/product/enrolments.md#expiry).
 */
export async function expireSeats(services: Services) {
  const { db, clock } = services;
  const lapsed = await db
    .selectFrom("payments as payment")
    .innerJoin("enrolments as enrolment", "enrolment.id", "payment.enrolment_id")
    .select("enrolment.id")
    .where("payment.state", "in", ["creating", "pending"])
    .where("enrolment.finalized_at", "is", null)
    .where("enrolment.reserved_until", "<=", clock.now())
    .execute();
  try {
    await tryEach(services, lapsed, ({ id }) => letLapse(services, id));
  } finally {
    await tellExpiring(services);
  }
}

const letLapse = (services: Services, enrolmentId: string) =>
  services.db.transaction().execute(async (tx) => {
    const locked = await lockEnrolmentIfThere(tx, enrolmentId);
    const now = services.clock.now();
    // Held again, or paid for, since it was found.
    if (!locked || locked.enrolment.finalized_at || !lostSeat(locked.course, locked.enrolment, now)) return;
    await letGoOpenPayments(tx, { enrolmentIds: [enrolmentId], now });
  });

/**
 * Mails once for each moment at which a seat lapses, but not when it is held so briefly that the mail would come too
 * late.
 */
async function tellExpiring({ db, clock, jobs }: Services) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const expiring = await tx
      .updateTable("enrolments")
      .set((eb) => ({ expiring_told_for: eb.ref("reserved_until") }))
      .where("finalized_at", "is", null)
      .where("reserved_until", ">", now)
      .where("reserved_until", "<=", later(now, TOLD_BEFORE))
      .where(sql<boolean>`reserved_until > reserved_since + ${TOLD_BEFORE / 1000} * interval '1 second'`)
      .where(sql<boolean>`expiring_told_for is distinct from reserved_until`)
      .returning("id")
      .execute();
    await jobs.enqueueAll(
      tx,
      expiringMail,
      expiring.map(({ id }) => ({ enrolmentId: id })),
    );
  });
}
