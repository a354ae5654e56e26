import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { contestIsOver, noSuchContest } from "../../contests/contest.errors.ts";
import { contestPermissions } from "../../contests/contest.policy.ts";
import { isPassed } from "../../contests/contest.rules.ts";
import { keepAcceptedRules } from "../accepted-rules.ts";
import { mayNotEnter } from "../participation.errors.ts";
import { getBegunParticipation } from "../queries/get-participation.ts";
import { contestAt, lockOwnEntry } from "../queries/lock-entry.ts";

/**
 * Accepts the rules and begins an entry; what was begun already stays as it is.
 * @throws 422 when the rules changed since they were read
 */
export async function startParticipation(ctx: MemberContext, slug: string, rulesVersion: string | undefined) {
  const { db, viewer, now } = ctx;
  await db.transaction().execute(async (tx) => {
    // Not shared: whoever becomes a juror at this moment holds the contest too, and nobody is both.
    const contest = await contestAt(ctx, tx, slug).forNoKeyUpdate("contest").executeTakeFirst();
    if (!contest) throw noSuchContest();
    if (await lockOwnEntry(tx, contest.id, viewer.id)) return;
    if (contest.mode === "interactive" && isPassed(contest, now)) throw contestIsOver();
    const part = { ...(await contestPartOf(tx, contest.id, viewer.id)), participates: false };
    if (!contestPermissions(viewer, contest, part, now).startParticipation) throw mayNotEnter();
    const accepted_rules_id = await keepAcceptedRules(tx, contest, rulesVersion);
    await tx
      .insertInto("participations")
      .values({ contest_id: contest.id, user_id: viewer.id, started_at: now, accepted_rules_id })
      .execute();
  });
  return getBegunParticipation(ctx, slug);
}

async function contestPartOf(tx: Tx, contestId: string, userId: string) {
  const { isJury, hasJudged, isInvited } = await tx
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom("contest_jury").select("id").where("contest_id", "=", contestId).where("user_id", "=", userId),
      ).as("isJury"),
      exists(
        selectFrom("former_jurors").select("user_id").where("contest_id", "=", contestId).where("user_id", "=", userId),
      ).as("hasJudged"),
      exists(
        selectFrom("contest_invitations")
          .select("id")
          .where("contest_id", "=", contestId)
          .where("type", "=", "participant")
          .where("used_by", "=", userId),
      ).as("isInvited"),
    ])
    .executeTakeFirstOrThrow();
  return { isJury: Boolean(isJury), hasJudged: Boolean(hasJudged), isInvited: Boolean(isInvited) };
}
