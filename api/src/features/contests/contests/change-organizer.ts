import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";

interface OwnedContest {
  id: string;
  organizer_id: string;
}

/**
 * Makes somebody the organiser of contests, and the owner of their pictures. What the audit log says of the time
 * before stays of who organised then: erasing that person empties it. Answers no longer go to who organised before:
 * until the new organiser gives an address, those of the house do. The caller has locked the contests.
 */
export async function changeOrganizer(tx: Tx, contests: readonly OwnedContest[], organizerId: string) {
  for (const { id, organizer_id } of contests) {
    await tx
      .updateTable("contests")
      .set({ organizer_id: organizerId, contact_email: null })
      .where("id", "=", id)
      .execute();
    await tx
      .updateTable("images")
      .set({ owner_id: organizerId })
      .where("id", "in", picturesOf(id))
      .where("owner_id", "=", organizer_id)
      .execute();
  }
}

/** What belongs to the organiser of a contest: every use of pictures whose owner is `contest.organizer_id`. */
const picturesOf = (contestId: string) => sql<string>`(
  select unnest(pictures) from contests where id = ${contestId}
  union select unnest(pictures) from contest_results where contest_id = ${contestId}
  union select unnest(pictures) from contest_rules where contest_id = ${contestId}
)`;
