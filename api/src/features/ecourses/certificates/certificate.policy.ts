import type { ForMember } from "#platform/query-scope.ts";

/** What the viewer earned: theirs also when they follow the online course no more, or when it is gone. */
export const ownCertificates = ({ db, viewer }: ForMember) =>
  db.selectFrom("certificates as certificate").where("certificate.user_id", "=", viewer.id);
