import type { ForMember } from "#platform/query-scope.ts";

/** The certificates of the viewer: even when they no longer follow the online course, or when it is gone. */
export const ownCertificates = ({ db, viewer }: ForMember) =>
  db.selectFrom("certificates as certificate").where("certificate.user_id", "=", viewer.id);
