import { sql } from "kysely";
import { later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { takesSeat } from "./queries/seat-counts.ts";

interface Change {
  before: { id: string; max_participants: number | null };
  /** The new maximum. */
  max_participants: number | null;
}

/**
 * Nobody holds a seat in a course without a maximum. When it gets one, people who have gone to pay hold a seat from
 * now, for as long as people who start to pay do (docs/product/enrolments.md#seats): they were sent to pay for it. The
 * caller has locked the course, and counts the seats afterwards.
 */
export async function holdSeatsOfPayers(tx: Tx, { config, now }: MemberContext, { before, max_participants }: Change) {
  if (before.max_participants !== null || max_participants === null) return;
  await tx
    .updateTable("enrolments")
    .set({ reserved_since: now, reserved_until: later(now, config.enrolmentExpires) })
    .where("course_id", "=", before.id)
    .where(sql<boolean>`${takesSeat("enrolments", now)} is not true`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("payments")
          .select("payments.id")
          .whereRef("payments.enrolment_id", "=", "enrolments.id")
          .where("payments.state", "in", ["creating", "pending"]),
      ),
    )
    .execute();
}
