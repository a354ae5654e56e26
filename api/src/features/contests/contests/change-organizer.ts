import type { Tx } from "#platform/db/database.ts";

interface OwnedContest {
  id: string;
  organizer_id: string;
  pictures: readonly string[] | null;
}

/**
 * Makes somebody the organiser of contests and the owner of their pictures. Answers no longer go to who organised before:
 * until the new organiser gives an address, those of the house do. The caller has locked the contests.
 */
export async function changeOrganizer(tx: Tx, contests: readonly OwnedContest[], organizerId: string) {
  for (const contest of contests) {
    await tx
      .updateTable("contests")
      .set({ organizer_id: organizerId, contact_email: null })
      .where("id", "=", contest.id)
      .execute();
    if (!contest.pictures) continue;
    await tx
      .updateTable("images")
      .set({ owner_id: organizerId })
      .where("id", "in", contest.pictures)
      .where("owner_id", "=", contest.organizer_id)
      .execute();
  }
}
