import type { Role } from "@inktvis/contract/access";
import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { lastSuperadmin, noSuchPerson } from "./staff-people.errors.ts";

/**
 * Locks a person and returns them with their roles.
 * @throws 404
 */
export async function lockPerson(tx: Tx, id: string) {
  const person = await tx
    .selectFrom("users")
    .select(["id", "nickname", "blocked_at", "blocked_because", "collaborator", "position"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw noSuchPerson();
  return { ...person, roles: await rolesOf(tx, id) };
}

/** A statement of its own after the lock: the locking statement would see the roles as they were before it waited. */
export async function rolesOf(tx: Tx, id: string) {
  const rows = await tx.selectFrom("user_roles").select("role").where("user_id", "=", id).orderBy("role").execute();
  return rows.map(({ role }) => role as Role);
}

/** Serialises changes that could remove the last superadmin; taken before the lock on a person. */
export const lockSuperadmins = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('superadmins', 0))`.execute(tx);

/**
 * Call it after a change, under `lockSuperadmins`. People who are blocked or about to leave do not count.
 * @throws 422 when no superadmin is left
 */
export async function requireSuperadmin(db: Database | Tx, leavingPersonId?: string) {
  const left = await db
    .selectFrom("user_roles as role")
    .innerJoin("users as person", "person.id", "role.user_id")
    .select("person.id")
    .where("role.role", "=", "superadmin")
    .where("person.blocked_at", "is", null)
    .$if(leavingPersonId !== undefined, (others) => others.where("person.id", "!=", leavingPersonId ?? ""))
    .limit(1)
    .executeTakeFirst();
  if (!left) throw lastSuperadmin();
}
