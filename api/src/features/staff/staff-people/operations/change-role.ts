import type { Role } from "@inktvis/contract/access";
import type { Tx } from "#platform/db/database.ts";
import { recordChange } from "#platform/audit/record-change.ts";
import { rolesOf } from "#features/people/people/roles-of.ts";
import { requireSuperadmin, lockPerson, lockSuperadmins } from "../lock-person.ts";
import { onlySuperadmins } from "../staff-people.errors.ts";
import { type Decider, grantableRoles } from "../staff-person.policy.ts";

interface Change {
  personId: string;
  role: Role;
  decider: Decider;
  /** Null for a change from the command line. */
  actorId: string | null;
  now: Date;
}

/** Grants a role. Idempotent. */
export async function grantRole(tx: Tx, change: Change) {
  const { personId, role, now } = change;
  await changeRole(tx, "grant", change, () =>
    tx
      .insertInto("user_roles")
      .values({ user_id: personId, role, granted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** Revokes a role. Idempotent. Refused if no superadmin would be left. */
export async function revokeRole(tx: Tx, change: Change) {
  const { personId, role } = change;
  await changeRole(tx, "revoke", change, async () => {
    await tx.deleteFrom("user_roles").where("user_id", "=", personId).where("role", "=", role).execute();
    if (role === "superadmin") await requireSuperadmin(tx);
  });
}

async function changeRole(
  tx: Tx,
  action: "grant" | "revoke",
  { personId, role, decider, actorId, now }: Change,
  write: () => Promise<unknown>,
) {
  if (!grantableRoles(decider).includes(role)) throw onlySuperadmins();
  await lockSuperadmins(tx);
  const { nickname, roles } = await lockPerson(tx, personId);
  await write();
  await recordChange(tx, {
    actorId,
    now,
    action,
    subject: "people",
    subjectId: personId,
    ownerId: personId,
    subjectName: nickname,
    before: { roles },
    after: { roles: await rolesOf(tx, personId) },
  });
}
