import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { notify } from "#platform/notifications/notify.ts";
import { isOpenAt } from "./period.policy.ts";

/** Small, so that transactions stay short. */
const BATCH = 200;

interface Opened {
  periodId: string;
  /** Who was told last, in the order of their ids; null at the beginning. */
  after: string | null;
}
/** Job: notifies the next who are kept up to date that a period opened. */
const periodOpened = jobKind<Opened>("academy.period-opened");

/** Notices that a period opened. It is told of once, also when it is opened anew later. */
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

/**
 * Notifies a batch of who is kept up to date, and enqueues the next one in the same transaction: a process that is killed
 * repeats one batch at most, and nobody hears it twice (notify).
 */
async function notifyBatch({ db, jobs, clock }: Services, { periodId, after }: Opened) {
  await db.transaction().execute(async (tx) => {
    const period = await tx
      .selectFrom("academy_periods")
      .select("id")
      .where("id", "=", periodId)
      .forKeyShare()
      .executeTakeFirst();
    if (!period) return;
    const listed = await tx
      .selectFrom("academy_updatees")
      .select("user_id")
      .$if(after !== null, (rest) => rest.where("user_id", ">", after))
      .orderBy("user_id")
      .limit(BATCH)
      .execute();
    const to = listed.map(({ user_id }) => user_id);
    await notify(tx, { to, type: "saEnrollmentPeriodOpen", about: {}, dedupeKey: periodId, now: clock.now() });
    const last = to.at(-1);
    if (last && to.length === BATCH) await jobs.enqueue(tx, periodOpened, { periodId, after: last });
  });
}

export const periodJobs = [
  onSchedule("academy.notice-openings", "* * * * *", noticeOpenings),
  onJob(periodOpened, notifyBatch),
];
