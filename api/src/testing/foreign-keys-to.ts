import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";

/** Every column with a foreign key to this table. */
export async function foreignKeysTo(db: Database | Tx, table: string) {
  const { rows } = await sql<{ table: string; column: string }>`
    select attribute.attrelid::regclass::text as table, attribute.attname as column
    from pg_constraint reference
    join pg_attribute attribute on attribute.attrelid = reference.conrelid and attribute.attnum = any(reference.conkey)
    where reference.contype = 'f' and reference.confrelid = ${table}::regclass`.execute(db);
  return rows;
}
