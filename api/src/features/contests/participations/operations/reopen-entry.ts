import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { refused } from "#platform/http/errors.ts";
import { contestHasEnded } from "../../contests/contest.errors.ts";
import { isPassed } from "../../contests/contest.rules.ts";
import { changeInContest } from "../../contests/manage-contest.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { imagesOfCopies } from "../freeze.ts";
import { noSuchParticipation } from "../participation.errors.ts";
import { entryReopened } from "../participations.jobs.ts";
import { chosenTexts } from "../queries/chosen-texts.ts";

/** Gives an entry back to the entrant, to change it and hand it in again before the deadline. */
export async function reopenEntry(ctx: MemberContext, id: string, reason: string | undefined) {
  const { jobs, now } = ctx;
  const ofEntry = { which: { thing: "participations", id }, missing: noSuchParticipation } as const;
  await changeInContest(ctx, { act: "reopen-entry", ...ofEntry }, async (tx, contest, say) => {
    const entry = await tx.selectFrom("participations").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!entry) throw noSuchParticipation();
    if (contest.ended_at) throw contestHasEnded();
    if (!entry.finalized_at) throw refused("Deze deelname is niet ingediend: de deelnemer kan ze nog veranderen.");
    if (isPassed(contest, now)) throw refused("De deadline is voorbij: de deelnemer kan niets meer veranderen.");
    const imageIds = await imagesOfCopies(tx, id);
    const titles = await thaw(tx, id);
    if (imageIds.length > 0) await jobs.enqueue(tx, deleteUnusedImages, { imageIds, ownerId: entry.user_id });
    await tx
      .updateTable("participations")
      .set({ finalized_at: null, reopened_at: now, age_category_id: null })
      .where("id", "=", id)
      .execute();
    await jobs.enqueue(tx, entryReopened, { participationId: id });
    say({ why: { reason }, about: { entry: titles.join(", "), people: [entry.user_id] } });
  });
}

/** Deletes the copies of the texts, and what the jury wrote about them. Returns the titles. */
async function thaw(tx: Tx, participationId: string) {
  const chosen = await chosenTexts(tx, participationId);
  // Then the copy is all that is left of the text, and would be lost.
  if (chosen.some(({ text_id }) => text_id === null))
    throw refused("De deelnemer verwijderde intussen een van de teksten. De deelname kan niet meer veranderd worden.");
  await tx
    .updateTable("contributions")
    .set({
      frozen_at: null,
      title: null,
      body: null,
      word_count: null,
      image_id: null,
      age_category_id: null,
      state: "none",
      place: null,
      told_award: null,
      invalid_because: null,
    })
    .where("participation_id", "=", participationId)
    .execute();
  await tx
    .deleteFrom("contribution_feedbacks")
    .where(
      "contribution_id",
      "in",
      chosen.map(({ id }) => id),
    )
    .execute();
  await tx
    .deleteFrom("juror_remarks")
    .where(
      "contribution_id",
      "in",
      chosen.map(({ id }) => id),
    )
    .execute();
  return chosen.map(({ title }) => title);
}
