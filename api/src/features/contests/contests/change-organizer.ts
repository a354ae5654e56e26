import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { giveToOrganizer, type NewOrganizer } from "#platform/relied-on.ts";

/**
 * Makes somebody the organiser of contests, and the owner of their pictures. What the audit log says of the time
 * before stays of who organised then: erasing that person empties it. Answers no longer go to who organised before:
 * until the new organiser gives an address, those of the house do. The caller has locked the contests.
 */
export async function changeOrganizer(tx: Tx, change: NewOrganizer) {
  await giveToOrganizer(tx, "contests", change, picturesOf(change.ids));
  await tx.updateTable("contests").set({ contact_email: null }).where("id", "in", change.ids).execute();
}

/** What belongs to the organiser of contests: every use of pictures whose owner is `contest.organizer_id`. */
const picturesOf = (contestIds: readonly string[]) => sql<string>`
  select unnest(pictures) from contests where id = any(${contestIds}::uuid[])
  union select unnest(pictures) from contest_results where contest_id = any(${contestIds}::uuid[])
  union select unnest(pictures) from contest_rules where contest_id = any(${contestIds}::uuid[])`;
