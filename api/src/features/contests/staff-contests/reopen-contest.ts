import { SHOWN } from "@inktvis/contract/features/contests/contest-changes";
import type { ManagingAct } from "@inktvis/contract/features/contests/managing-acts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { refused } from "#platform/http/errors.ts";
import { notify } from "#platform/notifications/notify.ts";
import { changesOfContest } from "../contest-changes/queries/changes-of-contest.ts";
import { keepChanges } from "../contest-changes/record-contest-changes.ts";
import { staffActedInContest } from "../contests/contest.jobs.ts";
import { contestReopened } from "./contest-reopened.jobs.ts";
import { lockContest } from "./lock-contest.ts";

const isOngoing = () => refused("Deze wedstrijd is niet beëindigd: er valt niets te heropenen.");

/**
 * Reopens a contest that was ended: judging and choosing winners go on, and so does entering before the deadline; a
 * released result is taken off the site and its announced day lapses (docs/product/contests.md#reopening). Its
 * organiser, everybody who started or handed in, and the jury are told why.
 * @throws 404, 422 when it has not ended
 */
export async function reopenContest({ db, viewer, now, jobs }: MemberContext, id: string, reason: string) {
  await db.transaction().execute(async (tx) => {
    const contest = await lockContest(tx, id);
    if (!contest.ended_at) throw isOngoing();
    const isPromisedAgain = await restorePromisedFeedback(tx, contest, now);
    await tx
      .updateTable("contests")
      .set({
        ended_at: null,
        updated_at: now,
        ...(isPromisedAgain && { show_jury_feedback_to_participant: true, revision: contest.revision + 1 }),
      })
      .where("id", "=", id)
      .execute();
    await tx
      .updateTable("contest_results")
      .set(({ eb }) => ({
        released_at: null,
        corrected_at: null,
        expected_on: null,
        revision: eb("revision", "+", 1),
        updated_at: now,
      }))
      .where("contest_id", "=", id)
      .execute();
    // An admin may reopen their own contest: like everything else they do in it, that is no act of staff.
    const isOwn = contest.organizer_id === viewer.id;
    const lineId = await recordChange(tx, {
      actorId: viewer.id,
      now,
      action: "reopen" satisfies ManagingAct,
      subject: "contests",
      subjectId: id,
      subjectName: contest.title,
      ownerId: contest.organizer_id,
      isOwn,
      before: { endedAt: contest.ended_at },
      after: { endedAt: null, reason },
    });
    if (lineId && !isOwn) await jobs.enqueue(tx, staffActedInContest, { lineId, organizerId: contest.organizer_id });
    const people = await entrantsAndJurors(tx, id);
    await notify(tx, {
      to: people,
      type: "contestReopened",
      about: { contest: id },
      dedupeKey: `${id} ${contest.ended_at.toISOString()}`,
      now,
    });
    await jobs.enqueueAll(
      tx,
      contestReopened,
      people.map((userId) => ({ contestId: id, userId, reason })),
    );
  });
}

/**
 * Restores the promise of feedback that the end had held back, which the page of the contest then says. Returns whether
 * it did.
 */
async function restorePromisedFeedback(tx: Tx, contest: Awaited<ReturnType<typeof lockContest>>, now: Date) {
  if (contest.show_jury_feedback_to_participant) return false;
  const withheld = await changesOfContest(tx, contest.id, ["feedback"])
    .where("changed_at", "=", contest.ended_at)
    .executeTakeFirst();
  if (!withheld) return false;
  const change = { field: "feedback" as const, before: null, after: SHOWN };
  await keepChanges(tx, { contestId: contest.id, changedAt: now, changes: [change] });
  return true;
}

async function entrantsAndJurors(tx: Tx, contestId: string) {
  const rows = await tx
    .selectFrom("participations")
    .select("user_id")
    .where("contest_id", "=", contestId)
    .union(
      tx
        .selectFrom("contest_jury")
        .select((eb) => eb.ref("user_id").$notNull().as("user_id"))
        .where("contest_id", "=", contestId)
        .where("user_id", "is not", null),
    )
    .execute();
  return rows.map(({ user_id }) => user_id);
}
