import type { AtNow } from "#platform/query-scope.ts";

/** The alumni whom everybody may see: those that are published. */
export const listedAlumni = ({ db, now }: AtNow) =>
  db.selectFrom("alumni as alumnus").where("alumnus.published_at", "<=", now);
