import { type Role, ROLES } from "@inktvis/contract/access";
import type { Database, Tx } from "#platform/db/database.ts";
import { rolesOf } from "#features/people/people/roles-of.ts";
import { grantRole, revokeRole } from "./operations/change-role.ts";

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

/** @throws an error with a Dutch sentence for the command line */
export async function personByAddress(tx: Tx, email: string) {
  const person = await tx
    .selectFrom("users")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.trim().toLowerCase()))
    .executeTakeFirst();
  if (!person) throw new Error(`Er is geen bevestigd account met het e-mailadres ${email}.`);
  return person;
}

/**
 * Grants or revokes a role by e-mail address, for the command line: access to the machine is the permission. Returns
 * the roles after the change.
 * @throws an error with a Dutch sentence for the command line
 */
export async function changeRoleByCommand(
  db: Database,
  { action, email, role, now }: { action: "grant" | "revoke"; email: string; role: string; now: Date },
) {
  if (!isRole(role)) throw new Error(`De rol ${role} bestaat niet. Kies uit ${ROLES.join(", ")}.`);
  return db.transaction().execute(async (tx) => {
    const person = await personByAddress(tx, email);
    const change = { personId: person.id, role, decider: "command-line", actorId: null, now } as const;
    await (action === "grant" ? grantRole : revokeRole)(tx, change);
    return rolesOf(tx, person.id);
  });
}

/** Everybody with a role. */
export const peopleWithRoles = (db: Database) =>
  db
    .selectFrom("users as person")
    .innerJoin("user_roles as held", "held.user_id", "person.id")
    .select(["person.email", "person.blocked_at"])
    .select(({ fn }) => fn<string[]>("array_agg", ["held.role"]).as("roles"))
    .groupBy("person.id")
    .orderBy("person.email")
    .execute();
