import type { MemberContext } from "#platform/context.ts";
import { contestIsOver, noSuchContest } from "../../contests/contest.errors.ts";
import { contestPermissions } from "../../contests/contest.policy.ts";
import { isPassed } from "../../contests/contest.rules.ts";
import { contestPartOf } from "../../contests/queries/contest-part.ts";
import { keepAcceptedRules } from "../accepted-rules.ts";
import { mayNotEnter, organizedIt } from "../participation.errors.ts";
import { getBegunParticipation } from "../queries/get-participation.ts";
import { contestAt, lockOwnEntry } from "../queries/lock-entry.ts";

/**
 * Accepts the rules and starts an entry; an entry that was started already stays as it is.
 * @throws 422 also when the rules changed since they were read
 */
export async function startParticipation(ctx: MemberContext, slug: string, rulesVersion: string | undefined) {
  const { db, viewer, now } = ctx;
  await db.transaction().execute(async (tx) => {
    // An exclusive lock: accepting to judge locks the contest too, so that nobody becomes both juror and entrant.
    const contest = await contestAt(ctx, tx, slug).forNoKeyUpdate("contest").executeTakeFirst();
    if (!contest) throw noSuchContest();
    if (await lockOwnEntry(tx, contest.id, viewer.id)) return;
    if (contest.mode === "interactive" && isPassed(contest, now)) throw contestIsOver();
    const part = await contestPartOf(tx, contest.id, viewer.id);
    // The current organiser gets the general refusal, not the one for former organisers, even when they are both.
    if (part.hasOrganized && contest.organizer_id !== viewer.id) throw organizedIt();
    if (!contestPermissions(viewer, contest, part, now).startParticipation) throw mayNotEnter();
    const accepted_rules_id = await keepAcceptedRules(tx, contest, rulesVersion);
    await tx
      .insertInto("participations")
      .values({ contest_id: contest.id, user_id: viewer.id, started_at: now, accepted_rules_id })
      .execute();
  });
  return getBegunParticipation(ctx, slug);
}
