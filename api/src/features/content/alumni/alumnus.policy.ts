import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";

/** The alumni whom everybody may see: those published by now. */
export const listedAlumni = ({ db, now }: Pick<Context, "now"> & { db: Database | Tx }) =>
  db.selectFrom("alumni as alumnus").where("alumnus.published_at", "<=", now);
