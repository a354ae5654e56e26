import type { Context } from "../../platform/context.ts";
import type { Database, Tx } from "../../platform/db/database.ts";

/** The people whose profile may be seen, by whoever asks: all but those whom staff blocked. */
export const visiblePeople = ({ db }: { db: Database | Tx }) =>
  db.selectFrom("users as person").where("person.blocked_at", "is", null);

/** `me.can` of a profile. */
export function personPermissions(viewer: Context["viewer"], person: { id: string }) {
  const own = viewer?.id === person.id;
  return { update: own, follow: viewer !== undefined && !own };
}
