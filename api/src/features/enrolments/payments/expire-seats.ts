import { sql } from "kysely";
import { later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { expiringMail } from "../enrolments/enrolment.mail-kinds.ts";
import { lockEnrolmentIfThere } from "../enrolments/queries/lock-enrolment.ts";
import { letGoOpenPayments } from "./let-go.ts";
import { tryEach } from "#platform/jobs/try-each.ts";
import { lostSeat } from "#features/courses/courses/course.rules.ts";

/** So long before a seat lapses, who holds it gets a mail. */
const TOLD_BEFORE = minutes(10);

/**
 * Lets the open payments go of who lost their seat, which is free by its time alone, and tells those who are about to
 * (docs/product/enrolments.md#expiry).
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
    // Held anew, or paid, since it was looked at.
    if (!locked || locked.enrolment.finalized_at || !lostSeat(locked.course, locked.enrolment, now)) return;
    await letGoOpenPayments(tx, { enrolmentIds: [enrolmentId], now });
  });

/** Once for each time at which a seat lapses; not where it is held so shortly that the mail would come too late. */
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
