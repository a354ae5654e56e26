import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** What the viewer earned: theirs also when they follow the online course no more, or when it is gone. */
export const ownCertificates = ({ db, viewer }: Pick<MemberContext, "viewer"> & { db: Database | Tx }) =>
  db.selectFrom("certificates as certificate").where("certificate.user_id", "=", viewer.id);
