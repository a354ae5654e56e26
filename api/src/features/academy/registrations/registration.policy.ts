import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/**
 * The viewer's own registrations; managers of the academy read all (staff-registrations.ts), and nobody else reads any.
 */
export const ownRegistrations = (db: Database | Tx, viewer: MemberContext["viewer"]) =>
  db
    .selectFrom("academy_registrations as registration")
    .innerJoin("academy_periods as period", "period.id", "registration.period_id")
    .where("registration.user_id", "=", viewer.id);
