import { sql } from "kysely";
import { jsonSays } from "#platform/db/json-says.ts";
import type { Erasing } from "./holding.ts";

/**
 * Takes out of the audit log what was changed about a person, and whatever names them or something of theirs. Who of the
 * staff did it, when and what stays.
 */
export async function forgetInAudit({ tx, traces, names }: Erasing) {
  const words = [...traces, ...names];
  await sql`
    update audit_log set before = null, after = null, subject_id = '', subject_name = null
    where subject_id = any(${traces}::text[])`.execute(tx);
  await sql`
    update audit_log set before = null, after = null
    where ${jsonSays(sql`before`, words)} or ${jsonSays(sql`after`, words)}`.execute(tx);
  await sql`update audit_log set subject_name = null where subject_name = any(${words}::text[])`.execute(tx);
}
