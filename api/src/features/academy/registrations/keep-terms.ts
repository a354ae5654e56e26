import { sql } from "kysely";
import { hours, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { onSchedule } from "#platform/jobs/job.ts";
import { deleteUnusedDocuments } from "./delete-unused-documents.ts";

/** Longer than any upload request takes. */
const UPLOAD_LASTS = hours(1);
const BATCH = 500;

/** Erases registrations two years after their period closed (docs/product/academy.md#erasure), with their files. */
async function eraseOld({ db, jobs, clock }: Services) {
  for (let erased = BATCH; erased === BATCH;) {
    erased = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        delete from academy_registrations where id = any (array(
          select registration.id from academy_registrations registration
          join academy_periods period on period.id = registration.period_id
          where period.closes_at < ${clock.now()}::timestamptz - interval '2 years' limit ${BATCH}
        )) returning id`.execute(tx);
      if (rows.length > 0) await jobs.enqueue(tx, deleteUnusedDocuments, { registrationIds: rows.map(({ id }) => id) });
      return rows.length;
    });
  }
}

/** Deletes files of processes that were killed before the registration was stored. */
async function deleteAbandoned({ db, jobs, clock }: Services) {
  await db.transaction().execute(async (tx) => {
    const abandoned = await tx
      .selectFrom("academy_uploads")
      .select("id")
      .where("begun_at", "<", later(clock.now(), -UPLOAD_LASTS))
      .execute();
    if (abandoned.length > 0)
      await jobs.enqueue(tx, deleteUnusedDocuments, { registrationIds: abandoned.map(({ id }) => id) });
  });
}

export const registrationTermJobs = [
  onSchedule("academy.erase-old", "25 3 * * *", eraseOld),
  onSchedule("academy.delete-abandoned", "35 * * * *", deleteAbandoned),
];
