import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** One's own; whoever manages the academy reads all (staff-registrations.ts), and nobody else any. */
export const ownRegistrations = (db: Database | Tx, viewer: MemberContext["viewer"]) =>
  db
    .selectFrom("academy_registrations as registration")
    .innerJoin("academy_periods as period", "period.id", "registration.period_id")
    .where("registration.user_id", "=", viewer.id);
