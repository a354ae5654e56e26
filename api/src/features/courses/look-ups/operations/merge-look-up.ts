import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { moveLinks } from "#platform/db/links.ts";
import { invalid } from "#platform/http/errors.ts";
import type { LookUpKind } from "../look-up-kinds.ts";

/**
 * Gives courses another choice instead of this one, and deletes it. The caller holds this one; the courses come after, as
 * for who saves one (`lockChoices`).
 * @throws 422 when the other one does not exist, or is the same
 */
export async function mergeLookUp(
  tx: Tx,
  { table, column, usedBy }: LookUpKind,
  { from, into }: { from: number; into: number },
) {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${into} for key share`.execute(tx);
  if (rows.length === 0 || from === into) throw invalid({ into: "Kies een andere uit de lijst." });
  for (const [user, owner] of Object.entries(usedBy)) {
    const [users, chosen] = [sql.table(user), sql.ref(column)];
    const courses = sql`select ${sql.ref(owner ?? "id")} from ${users} where ${chosen} = ${from}`;
    // What somebody saves meanwhile is read after it, and erasing locks the courses of a person in this order too.
    await sql`select from courses where id in (${courses}) order by id for update`.execute(tx);
    if (owner) await moveLinks(tx, { links: user, owner, column }, { from, into });
    else await sql`update ${users} set ${chosen} = ${into} where ${chosen} = ${from}`.execute(tx);
  }
  await sql`delete from ${sql.table(table)} where id = ${from}`.execute(tx);
}
