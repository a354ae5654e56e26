import { SHOWN } from "@inktvis/contract/features/contests/contest-changes";
import type { EndInput } from "@inktvis/contract/features/contests/contest-ending";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { keepChanges } from "../../contest-changes/record-contest-changes.ts";
import { tellEndedEarly } from "../../contest-changes/ended-early.ts";
import { notifyFeedbackAvailable } from "../feedback-available.ts";
import { changeContest } from "../manage-contest.ts";
import { entrantOutcomes } from "../queries/contest-outcome.ts";
import { resultKnown } from "../result-mails.ts";

/**
 * Ends a contest: closes judging, and mails the result to everybody who handed in; before the deadline, people who only
 * started are told too. Idempotent: ending it again changes nothing and mails nobody.
 * @throws 404, 422
 */
export async function endContest(ctx: MemberContext, slug: string, input: z.output<typeof EndInput>) {
  const { now, jobs } = ctx;
  const { reason, showJuryFeedbackToParticipant: showsFeedback, winnerMessage = "", otherMessage = "" } = input;
  await changeContest(ctx, { act: "end", slug, why: { reason } }, async (tx, contest) => {
    if (contest.ended_at) return;
    if (contest.mode !== "interactive" || !contest.published_at)
      throw refused("Alleen een gepubliceerde wedstrijd waaraan mensen deelnemen, kan je beëindigen.");
    await tx
      .updateTable("contests")
      .set({
        ended_at: now,
        updated_at: now,
        show_jury_feedback_to_participant: showsFeedback,
        // A form that was opened earlier would restore its old choice about feedback.
        revision: contest.revision + 1,
      })
      .where("id", "=", contest.id)
      .execute();
    const entrants = await entrantOutcomes(tx, contest.id).execute();
    // The mail of the result announces this change.
    if (contest.show_jury_feedback_to_participant && !showsFeedback && entrants.length > 0)
      await keepChanges(tx, {
        contestId: contest.id,
        changedAt: now,
        changes: [{ field: "feedback", before: SHOWN, after: null }],
      });
    if (showsFeedback) await notifyFeedbackAvailable(tx, { contestId: contest.id, now, entrants });
    if (now < contest.deadline) await tellEndedEarly({ tx, jobs, now }, contest.id);
    await tx
      .updateTable("participations")
      .set({ result_mail_of: now })
      .where("contest_id", "=", contest.id)
      .where("finalized_at", "is not", null)
      .execute();
    await jobs.enqueueAll(
      tx,
      resultKnown,
      entrants.map(({ id }) => ({ participationId: id, endedAt: now.toISOString(), winnerMessage, otherMessage })),
    );
  });
}
