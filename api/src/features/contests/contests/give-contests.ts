import type { Tx } from "#platform/db/database.ts";
import { imagesOfContest } from "./contest-banners.ts";

type Given = Parameters<typeof imagesOfContest>[0] & { id: string; organizer_id: string };

/** Makes somebody the organiser of contests, with their pictures. The caller holds the rows. */
export async function giveContests(tx: Tx, contests: readonly Given[], organizerId: string) {
  for (const contest of contests) {
    await tx.updateTable("contests").set({ organizer_id: organizerId }).where("id", "=", contest.id).execute();
    const imageIds = imagesOfContest(contest);
    if (imageIds.length === 0) continue;
    await tx
      .updateTable("images")
      .set({ owner_id: organizerId })
      .where("id", "in", imageIds)
      .where("owner_id", "=", contest.organizer_id)
      .execute();
  }
}
