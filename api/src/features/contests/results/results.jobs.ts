import type { MemberContext, Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { type Batch, notifyBatch } from "#platform/notifications/notify-batch.ts";
import { mailChangedAwards } from "./award-mails.jobs.ts";
import { shownLaureates } from "./queries/shown-laureates.ts";
import { listedResults } from "./result.policy.ts";

interface Released extends Batch {
  contestId: string;
}
const resultReleased = jobKind<Released>("contests.result-released");

/**
 * Announces a released result, or a correction of it: by notification to everybody it concerns, once, and by mail to
 * the authors whose award differs from what they were told. The caller has locked the contest. @throws 429
 */
export async function announceResult(ctx: MemberContext, tx: Tx, contestId: string) {
  await ctx.jobs.enqueue(tx, resultReleased, { contestId, after: null });
  await mailChangedAwards(ctx, tx, contestId);
}

/**
 * Entrants, jurors, and the followers of the organiser and of the laureates. May include the organiser, whom the caller
 * leaves out.
 */
const concerned = (tx: Tx, contest: { id: string; organizer_id: string }) =>
  tx
    .selectFrom("participations")
    .select("user_id as id")
    .where("contest_id", "=", contest.id)
    .where("finalized_at", "is not", null)
    .union((eb) =>
      eb
        .selectFrom("contest_jury")
        // The row of a juror who was erased has no user.
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
 * Notifies one batch of these people. Each is notified of a result once, however often it is corrected, or withdrawn
 * and released again.
 */
async function notifyConcerned(services: Services, data: Released) {
  await services.db.transaction().execute(async (tx) => {
    // Withdrawn, or hidden with its organiser: nobody is notified now.
    const contest = await listedResults(tx)
      .select(["contest.id", "contest.organizer_id", "contest.ended_at"])
      .where("contest.id", "=", data.contestId)
      .forShare("contest")
      .executeTakeFirst();
    if (!contest) return;
    await notifyBatch(services, tx, {
      job: resultReleased,
      data,
      people: tx
        .selectFrom(concerned(tx, contest).as("person"))
        .select("person.id")
        .where("person.id", "!=", contest.organizer_id),
      type: "contestResultReleased",
      about: { contest: contest.id },
      // Once for each end: staff may reopen a contest, which then has another result.
      dedupeKey: `${contest.id} ${contest.ended_at?.toISOString()}`,
    });
  });
}
export const onResultReleased = onJob(resultReleased, notifyConcerned);
