import type { Insertable } from "kysely";
import { brusselsDay } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Attendances } from "#platform/db/tables.gen.ts";

/** Records that somebody was present, today unless asked otherwise. */
export async function anAttendance(
  { db, clock }: Services,
  wanted: Partial<Insertable<Attendances>> & { enrolment_id: string },
) {
  const now = clock.now();
  await db
    .insertInto("attendances")
    .values({ day: brusselsDay(now), present: true, ticked_at: now, ...wanted })
    .execute();
}
