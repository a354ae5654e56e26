import type { Database, Tx } from "#platform/db/database.ts";

/** The newsletters that everybody may read: those that were sent. */
export const sentNewsletters = ({ db }: { db: Database | Tx }) =>
  db.selectFrom("newsletters as newsletter").where("newsletter.sent_at", "is not", null);
