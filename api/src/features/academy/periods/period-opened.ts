import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { type Batch, notifyBatch } from "#platform/notifications/notify-batch.ts";
import { isOpenAt } from "./period.policy.ts";

interface Opened extends Batch {
  periodId: string;
}
/** Job: notifies the next batch of people who are kept up to date that a period opened. */
const periodOpened = jobKind<Opened>("academy.period-opened");

/** Finds periods that opened. Each is announced once, even when it is later opened again. */
async function noticeOpenings({ db, jobs, clock }: Services) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const opened = await tx
      .updateTable("academy_periods as period")
      .set({ told_at: now })
      .where("period.told_at", "is", null)
      .where(isOpenAt(now))
      .returning("period.id")
      .execute();
    await jobs.enqueueAll(
      tx,
      periodOpened,
      opened.map(({ id }) => ({ periodId: id, after: null })),
    );
  });
}

/** Notifies one batch of the people who are kept up to date. */
async function tellNext(services: Services, data: Opened) {
  await services.db.transaction().execute(async (tx) => {
    const period = await tx
      .selectFrom("academy_periods")
      .select("id")
      .where("id", "=", data.periodId)
      .forKeyShare()
      .executeTakeFirst();
    if (!period) return;
    await notifyBatch(services, tx, {
      job: periodOpened,
      data,
      people: tx.selectFrom("academy_updatees").select("user_id as id"),
      type: "saEnrollmentPeriodOpen",
      about: {},
      dedupeKey: data.periodId,
    });
  });
}

export const periodJobs = [
  onSchedule("academy.notice-openings", "* * * * *", noticeOpenings),
  onJob(periodOpened, tellNext),
];
