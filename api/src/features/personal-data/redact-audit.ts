import { sql } from "kysely";
import { jsonContainsValue } from "#platform/db/json-contains-value.ts";
import type { Erasing } from "./personal-table.ts";

/**
 * Removes from the audit log what was changed about a person or anything of theirs, including what they have deleted
 * since, and whatever names them. Actor, action and time are retained.
 */
export async function redactAudit({ tx, person, identifiers, names }: Erasing) {
  const values = [...identifiers, ...names];
  await sql`
    update audit_log set before = null, after = null, subject_id = '', subject_name = null
    where subject_id = any(${identifiers}::text[])`.execute(tx);
  // The next organiser of a contest can still read there what the team did.
  await sql`
    update audit_log set before = null, after = null, subject_name = null,
      subject_id = case when subject = 'contests' then subject_id else '' end
    where owner_id = ${person.id}`.execute(tx);
  await sql`
    update audit_log set before = null, after = null
    where ${jsonContainsValue(sql`before`, values)} or ${jsonContainsValue(sql`after`, values)}`.execute(tx);
  await sql`update audit_log set subject_name = null where subject_name = any(${values}::text[])`.execute(tx);
}
