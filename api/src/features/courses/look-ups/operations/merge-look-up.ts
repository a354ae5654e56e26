import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import { moveInArrays, moveLinks } from "#platform/db/links.ts";
import { invalid } from "#platform/http/errors.ts";
import type { LookUpKind } from "../look-up-kinds.ts";

/**
 * Gives courses another choice instead of this one, and deletes this one. The caller has locked the courses and this
 * choice.
 * @throws 422 when the other one does not exist, or is the same
 */
export async function mergeLookUp(
  tx: Tx,
  { table, column, usedBy, searchedAs }: LookUpKind,
  { from, into }: { from: number; into: number },
) {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${into}`.execute(tx);
  if (rows.length === 0 || from === into) throw invalid({ into: "Kies een andere uit de lijst." });
  for (const [user, owner] of Object.entries(usedBy)) {
    if (owner) await moveLinks(tx, { links: user, owner, column }, { from, into });
    else {
      const chosen = sql.ref(column);
      await sql`update ${sql.table(user)} set ${chosen} = ${into} where ${chosen} = ${from}`.execute(tx);
    }
  }
  if (searchedAs) await moveInArrays(tx, { table: "saved_searches", column: searchedAs }, { from, into });
  await sql`delete from ${sql.table(table)} where id = ${from}`.execute(tx);
}
