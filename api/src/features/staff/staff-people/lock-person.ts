import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { isLeaving } from "#features/people/people/is-leaving.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { rolesOf } from "#features/people/people/roles-of.ts";
import { lastSuperadmin, noSuchPerson } from "./staff-people.errors.ts";

/**
 * Locks a person and returns them with their roles.
 * @throws 404
 */
export async function lockPerson(tx: Tx, id: string) {
  const person = await lockPersonRow(tx, id)
    .select(["id", "nickname", "blocked_at", "blocked_because", "collaborator", "position"])
    .executeTakeFirst();
  if (!person) throw noSuchPerson();
  return { ...person, roles: await rolesOf(tx, id) };
}

/** Operations that could remove the last superadmin run one by one. Takes this lock before that of any row. */
export const lockSuperadmins = (tx: Tx) => lockName(tx, "superadmins");

/**
 * Checks that a superadmin is left after a change, under `lockSuperadmins`. People who are blocked or about to leave do
 * not count.
 * @throws 422 when no superadmin is left
 */
export async function requireSuperadmin(db: Database | Tx, leavingPersonId?: string) {
  const left = await db
    .selectFrom("user_roles as role")
    .innerJoin("users as person", "person.id", "role.user_id")
    .select("person.id")
    .where("role.role", "=", "superadmin")
    .where("person.blocked_at", "is", null)
    .where((eb) => eb.not(isLeaving(sql`person.id`)))
    .$if(leavingPersonId !== undefined, (others) => others.where("person.id", "!=", leavingPersonId ?? ""))
    .limit(1)
    .executeTakeFirst();
  if (!left) throw lastSuperadmin();
}
