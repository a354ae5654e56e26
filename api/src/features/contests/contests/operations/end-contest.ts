import type { EndInput } from "@inktvis/contract/features/contests/contests";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { notify } from "#platform/notifications/notify.ts";
import { changeContest } from "../manage-contest.ts";
import { whoHandedIn } from "../queries/who-handed-in.ts";
import { resultKnown } from "../result-mails.ts";

/**
 * Ends a contest: the jury and the choice of winners close, and everybody who handed in hears the result. Once: ending
 * what has ended changes nothing and tells nobody.
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
      .set({ ended_at: now, updated_at: now, show_jury_feedback_to_participant: showsFeedback })
      .where("id", "=", contest.id)
      .execute();
    const entrants = await whoHandedIn(tx, contest.id);
    if (showsFeedback)
      await notify(tx, {
        to: entrants.map(({ user_id }) => user_id),
        type: "feedbackAvailableForParticipant",
        about: { contest: contest.id },
        dedupeKey: contest.id,
        now,
      });
    await jobs.enqueueAll(
      tx,
      resultKnown,
      entrants.map(({ id }) => ({ participationId: id, winnerMessage, otherMessage })),
    );
  });
}
