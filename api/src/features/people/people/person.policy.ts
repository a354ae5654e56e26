import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** People whose profile everybody may see: all except those whom staff blocked. */
export const visiblePeople = ({ db }: { db: Database | Tx }) =>
  db.selectFrom("users as person").where("person.blocked_at", "is", null);

/** The person with this current or former slug, if their profile is visible. */
export const personAt = ({ db }: { db: Database | Tx }, slug: string) =>
  visiblePeople({ db })
    .innerJoin("user_slugs as address", "address.user_id", "person.id")
    .where("address.slug", "=", slug);

/** The slug of the person in this column, if their profile is visible. */
export const profileSlugOf = (ctx: { db: Database | Tx }, column: string) =>
  visiblePeople(ctx).select("person.slug").where("person.id", "=", sql.ref<string>(column));

/** `me.can` of a profile. */
export function personPermissions(viewer: Context["viewer"], person: { id: string }) {
  const own = viewer?.id === person.id;
  return { update: own, follow: viewer !== undefined && !own };
}
