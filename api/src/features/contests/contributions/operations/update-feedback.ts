import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { contestHasEnded } from "../../contests/contest.errors.ts";
import { notify } from "#platform/notifications/notify.ts";
import { changeInContest } from "../../contests/manage-contest.ts";
import { jurorName } from "../../jury/juror-name.ts";
import { noSuchFeedback } from "../contribution.errors.ts";
import { lockHandedInEntry } from "../queries/lock-handed-in-entry.ts";

interface Written {
  feedback?: string | undefined;
  points?: number | null | undefined;
  own?: boolean | undefined;
}

/**
 * Updates feedback as the organiser. The id is that of a feedback, or of an entry: then it means its only feedback, or
 * the organiser's own, which is created when missing (docs/product/juries.md#organiser). With `own` it never means the
 * feedback of the only juror. Absent fields stay as they were. A score ends an abstention. The juror's earlier
 * judgement is kept, and the juror is notified.
 * @throws 404, 422 once the contest has ended
 */
export async function updateFeedback(ctx: MemberContext, id: string, { own = false, ...input }: Written) {
  const entryId = await contributionIdOf(ctx, id);
  await changeInContest(
    ctx,
    { act: "update-feedback", which: { thing: "contributions", id: entryId }, missing: noSuchFeedback },
    async (tx, contest, say) => {
      // Locked, because two simultaneous requests would both create the first feedback; or it was just withdrawn or
      // given back.
      const entered = await lockHandedInEntry(tx, entryId);
      if (!entered) throw noSuchFeedback();
      if (contest.ended_at) throw contestHasEnded();
      const known = await targetFeedback(tx, entryId, { id, own });
      const { feedback = known?.feedback ?? "", points = known?.points ?? null } = input;
      const written = { feedback, points };
      const values = { ...written, ...(points !== null && { abstained_because: null }), updated_at: ctx.now };
      if (known?.jury_id) await keepJudgement(ctx, tx, { contestId: contest.id, known, written });
      if (known) await tx.updateTable("contribution_feedbacks").set(values).where("id", "=", known.id).execute();
      else
        await tx
          .insertInto("contribution_feedbacks")
          .values({ ...values, contribution_id: entryId, jury_id: null })
          .execute();
      say({
        about: {
          entry: entered.title,
          ...(known?.juror && { juror: known.juror }),
          people: [entered.writerId, ...(known?.jurorUserId ? [known.jurorUserId] : [])],
        },
        before: known && { feedback: known.feedback, points: known.points },
        after: written,
      });
    },
  );
}

type Known = NonNullable<Awaited<ReturnType<typeof targetFeedback>>>;

/** Keeps the juror's judgement until they write their own again, and notifies them that it was changed. */
async function keepJudgement(
  { viewer, now }: MemberContext,
  tx: Tx,
  { contestId, known, written }: { contestId: string; known: Known; written: Pick<Known, "feedback" | "points"> },
) {
  const { id, feedback, points, abstained_because, jurorUserId } = known;
  if (feedback === written.feedback && points === written.points) return;
  const change = { changed_by: viewer.id, changed_at: now };
  await tx
    .insertInto("feedback_changes")
    .values({ feedback_id: id, feedback, points, abstained_because, ...change })
    // Changed again: what is kept is still the juror's own version.
    .onConflict((conflict) => conflict.column("feedback_id").doUpdateSet(change))
    .execute();
  await notify(tx, {
    to: jurorUserId ? [jurorUserId] : [],
    type: "judgementChanged",
    about: { contest: contestId },
    dedupeKey: `${id} ${now.toISOString()}`,
    now,
  });
}

const contributionIdOf = async ({ db }: MemberContext, id: string) =>
  (await db.selectFrom("contribution_feedbacks").select("contribution_id").where("id", "=", id).executeTakeFirst())
    ?.contribution_id ?? id;

async function targetFeedback(tx: Tx, contributionId: string, { id, own }: { id: string; own: boolean }) {
  const all = await tx
    .selectFrom("contribution_feedbacks as feedback")
    .leftJoin("contest_jury as juror", "juror.id", "feedback.jury_id")
    .leftJoin("users as user", "user.id", "juror.user_id")
    .select(["feedback.id", "feedback.jury_id", "feedback.feedback", "feedback.points", "feedback.abstained_because"])
    .select(["juror.user_id as jurorUserId", jurorName.as("juror")])
    .where("feedback.contribution_id", "=", contributionId)
    // Removing a juror deletes their feedback with them: one of the two waits for the other.
    .forUpdate("feedback")
    .execute();
  const only = all.length === 1 && !own ? all[0] : undefined;
  return all.find((each) => each.id === id) ?? all.find(({ jury_id }) => jury_id === null) ?? only;
}
