import type { MemberContext, Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { notify } from "#platform/notifications/notify.ts";
import { mailChangedAwards } from "./award-mails.jobs.ts";
import { shownLaureates } from "./queries/shown-laureates.ts";
import { listedResults } from "./result.policy.ts";

interface Batch {
  contestId: string;
  /** The id of the last recipient of the previous batch; null for the first batch. */
  after: string | null;
}
const resultReleased = jobKind<Batch>("contests.result-released");

/** Small, so that transactions stay short and a killed worker loses little work. */
const RECIPIENTS_PER_BATCH = 500;

/**
 * Tells a released result, or a correction of it: by notification to all whom it concerns, once, and by mail to the
 * writers whose award is another than what they were told. The caller has locked the contest. @throws 429
 */
export async function announceResult(ctx: MemberContext, tx: Tx, contestId: string) {
  await ctx.jobs.enqueue(tx, resultReleased, { contestId, after: null });
  await mailChangedAwards(ctx, tx, contestId);
}

/** Entrants, jurors, and the followers of the organiser and of the laureates. */
const recipients = (tx: Tx, contest: { id: string; organizer_id: string }) =>
  tx
    .selectFrom("participations")
    .select("user_id as id")
    .where("contest_id", "=", contest.id)
    .where("finalized_at", "is not", null)
    .union((eb) =>
      eb
        .selectFrom("contest_jury")
        // The seat of a juror who was erased has nobody.
        .select((juror) => juror.ref("user_id").$notNull().as("id"))
        .where("contest_id", "=", contest.id)
        .where("user_id", "is not", null),
    )
    .union((eb) => eb.selectFrom("follows").select("follower_id as id").where("followed_id", "=", contest.organizer_id))
    .union(
      shownLaureates(tx)
        .innerJoin("follows", "follows.followed_id", "participation.user_id")
        .select("follows.follower_id as id")
        .where("contribution.contest_id", "=", contest.id),
    );

/**
 * Notifies a batch of recipients, in the order of their ids, and enqueues the next batch in the same transaction. Each
 * hears of a result once, however often it is corrected or withdrawn and released again.
 */
async function notifyRecipients({ db, jobs, clock }: Services, { contestId, after }: Batch) {
  await db.transaction().execute(async (tx) => {
    // Withdrawn, or hidden with its organiser: nobody hears of it now.
    const contest = await listedResults(tx)
      .select(["contest.id", "contest.organizer_id", "contest.ended_at"])
      .where("contest.id", "=", contestId)
      .forShare("contest")
      .executeTakeFirst();
    if (!contest) return;
    const batch = await tx
      .selectFrom(recipients(tx, contest).as("recipient"))
      .select("recipient.id")
      .where("recipient.id", "!=", contest.organizer_id)
      .$if(after !== null, (query) => query.where("recipient.id", ">", after))
      .orderBy("recipient.id")
      .limit(RECIPIENTS_PER_BATCH)
      .execute();
    const ids = batch.map(({ id }) => id);
    await notify(tx, {
      to: ids,
      type: "contestResultReleased",
      about: { contest: contestId },
      // Once for each end: staff may reopen a contest, which then has another result.
      dedupeKey: `${contestId} ${contest.ended_at?.toISOString()}`,
      now: clock.now(),
    });
    const last = ids.at(-1);
    if (last && ids.length === RECIPIENTS_PER_BATCH) await jobs.enqueue(tx, resultReleased, { contestId, after: last });
  });
}
export const onResultReleased = onJob(resultReleased, notifyRecipients);
