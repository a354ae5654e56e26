import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { transferToOrganizer, type NewOrganizer } from "#platform/relied-on.ts";

/**
 * Makes somebody the organiser of contests, and the owner of their pictures. Earlier entries in the audit log still
 * belong to the former organiser: erasing that person empties them. Replies no longer go to the former organiser: until
 * the new one gives a contact address, they go to the house. The caller has locked the contests.
 */
export async function changeOrganizer(tx: Tx, change: NewOrganizer) {
  await transferToOrganizer(tx, "contests", change, picturesOf(change.ids));
  await tx.updateTable("contests").set({ contact_email: null }).where("id", "in", change.ids).execute();
}

/** The pictures that belong to the organiser of contests: every use whose owner is `contest.organizer_id`. */
const picturesOf = (contestIds: readonly string[]) => sql<string>`
  select unnest(pictures) from contests where id = any(${contestIds}::uuid[])
  union select unnest(pictures) from contest_results where contest_id = any(${contestIds}::uuid[])
  union select unnest(pictures) from contest_rules where contest_id = any(${contestIds}::uuid[])`;
