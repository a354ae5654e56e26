import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** People whose profile everybody may see: all but those whom staff blocked. */
export const visiblePeople = ({ db }: { db: Database | Tx }) =>
  db.selectFrom("users as person").where("person.blocked_at", "is", null);

/** The person with this current or former slug, if their profile is visible. */
export const personAt = ({ db }: { db: Database | Tx }, slug: string) =>
  visiblePeople({ db })
    .innerJoin("user_slugs as address", "address.user_id", "person.id")
    .where("address.slug", "=", slug);

/** `me.can` of a profile. */
export function personPermissions(viewer: Context["viewer"], person: { id: string }) {
  const own = viewer?.id === person.id;
  return { update: own, follow: viewer !== undefined && !own };
}
