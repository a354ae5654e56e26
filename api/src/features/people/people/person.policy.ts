import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** The people whose profile may be seen, by whoever asks: all but those whom staff blocked. */
export const visiblePeople = ({ db }: { db: Database | Tx }) =>
  db.selectFrom("users as person").where("person.blocked_at", "is", null);

/** The one whose profile is at this address, or was before their name changed; `slug` tells where it is now. */
export const personAt = ({ db }: { db: Database | Tx }, slug: string) =>
  visiblePeople({ db })
    .innerJoin("user_slugs as address", "address.user_id", "person.id")
    .where("address.slug", "=", slug);

/** `me.can` of a profile. */
export function personPermissions(viewer: Context["viewer"], person: { id: string }) {
  const own = viewer?.id === person.id;
  return { update: own, follow: viewer !== undefined && !own };
}
