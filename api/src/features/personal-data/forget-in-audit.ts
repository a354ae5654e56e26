import { type RawBuilder, sql } from "kysely";
import type { Erasing } from "./holding.ts";

/** Whether one of the words stands whole in some JSON. */
const says = (json: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`exists (select from jsonb_path_query(${json}, 'strict $.**') as said where said #>> '{}' = any(${words}::text[]))`;

/**
 * Takes out of the audit log what was changed about a person, and whatever names them or something of theirs. Who of the
 * staff did it, when and what stays.
 */
export async function forgetInAudit({ tx, traces, names }: Erasing) {
  const words = [...traces, ...names];
  await sql`
    update audit_log set before = null, after = null, subject_id = ''
    where subject_id = any(${traces}::text[])`.execute(tx);
  await sql`
    update audit_log set before = null, after = null
    where ${says(sql`before`, words)} or ${says(sql`after`, words)}`.execute(tx);
}
