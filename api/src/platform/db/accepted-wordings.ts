import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Tx } from "./database.ts";
import type { DB } from "./tables.gen.ts";

/**
 * The tables that keep every wording that somebody accepted, each with the column for the contest or course that the
 * wording belongs to.
 */
const OWNER_OF = { contest_rules: "contest_id", course_conditions: "course_id" } as const;
type Wordings = keyof typeof OWNER_OF & keyof DB;

/** Identifies a wording, so that people who accept it can say which one they read. */
export const wordingVersionOf = (body: string) => createHash("sha256").update(body).digest("base64url").slice(0, 22);

/**
 * Stores the wording that somebody accepts, unless it is stored already, and returns its id. The caller holds a lock on
 * the row that it belongs to, so that the wording cannot change and nobody else stores the same wording at the same
 * time.
 */
export async function storeWording(tx: Tx, table: Wordings, { ownerId, body }: { ownerId: string; body: string }) {
  type Row = Pick<Selectable<DB[Wordings]>, "id">;
  const [wordings, owner] = [sql.table(table), sql.ref(OWNER_OF[table])];
  const kept = await sql<Row>`
    select id from ${wordings} where ${owner} = ${ownerId} and hash = sha256_of(${body})`.execute(tx);
  if (kept.rows[0]) return kept.rows[0].id;
  const added =
    await sql<Row>`insert into ${wordings} (${owner}, body) values (${ownerId}, ${body}) returning id`.execute(tx);
  return (added.rows[0] as Row).id;
}
