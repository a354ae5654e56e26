import { sql } from "kysely";
import type { Tx } from "./database.ts";

interface Links {
  /** The table that links. */
  links: string;
  /** Its column with whose link it is. */
  owner: string;
  /** Its column with what is linked. */
  column: string;
}

/** Lets everything that links to one row link to another instead, once. */
export async function moveLinks(
  tx: Tx,
  { links, owner, column }: Links,
  { from, into }: { from: number; into: number },
) {
  const [table, ownerId, linked] = [sql.table(links), sql.ref(owner), sql.ref(column)];
  await sql`
    insert into ${table} (${ownerId}, ${linked}) select ${ownerId}, ${into} from ${table} where ${linked} = ${from}
    on conflict do nothing`.execute(tx);
  await sql`delete from ${table} where ${linked} = ${from}`.execute(tx);
}
