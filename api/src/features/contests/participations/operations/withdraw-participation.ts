import type { MemberContext } from "#platform/context.ts";
import { contestHasEnded } from "../../contests/contest.errors.ts";
import { deleteUnusedImages } from "#features/media/images/delete-unused-images.ts";
import { imagesOfCopies } from "../freeze.ts";
import { noSuchParticipation } from "../participation.errors.ts";
import { entryWithdrawn } from "../participations.jobs.ts";
import { notifyAwardedEntryDeleted } from "../notify-awarded-entry-deleted.ts";
import { chosenTexts } from "../queries/chosen-texts.ts";
import { releasedTexts } from "../queries/released-texts.ts";
import { lockOwnEntry } from "../queries/lock-entry.ts";

/** Withdraws one's own entry, even after the deadline, until the contest has ended. The texts themselves stay. */
export async function withdrawParticipation({ db, viewer, now, jobs }: MemberContext, id: string) {
  await db.transaction().execute(async (tx) => {
    const contest = await tx
      .selectFrom("contests as contest")
      .innerJoin("participations as entry", "entry.contest_id", "contest.id")
      .select(["contest.id", "contest.ended_at"])
      .where("entry.id", "=", id)
      .where("entry.user_id", "=", viewer.id)
      .forShare("contest")
      .executeTakeFirst();
    const entry = contest && (await lockOwnEntry(tx, contest.id, viewer.id));
    if (!entry) throw noSuchParticipation();
    if (contest.ended_at) throw contestHasEnded();
    const chosen = await chosenTexts(tx, entry.id);
    const freed = await releasedTexts(tx, contest.id)
      .select("own.id")
      .where("own.participation_id", "=", entry.id)
      .execute();
    const imageIds = await imagesOfCopies(tx, entry.id);
    await notifyAwardedEntryDeleted(tx, { going: { id: entry.id }, now });
    await tx.deleteFrom("participations").where("id", "=", entry.id).execute();
    if (imageIds.length > 0) await jobs.enqueue(tx, deleteUnusedImages, { imageIds, ownerId: viewer.id });
    if (!entry.finalized_at) return;
    await jobs.enqueue(tx, entryWithdrawn, {
      contestId: contest.id,
      userId: viewer.id,
      titles: titlesOf(chosen),
      freed: titlesOf(chosen.filter(({ id: chosenId }) => freed.some((text) => text.id === chosenId))),
    });
  });
}

const titlesOf = (texts: readonly { title: string | null }[]) => texts.map(({ title }) => title ?? "");
