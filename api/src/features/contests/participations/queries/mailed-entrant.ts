import type { Database } from "#platform/db/database.ts";

/**
 * The person who started or handed in an entry, with what every mail about its contest needs. Nothing for blocked
 * people.
 */
export const mailedEntrant = (db: Database, participationId: string) =>
  db
    .selectFrom("participations as entry")
    .innerJoin("contests as contest", "contest.id", "entry.contest_id")
    .innerJoin("users as user", "user.id", "entry.user_id")
    .select(["contest.title", "contest.slug", "contest.contact_email", "user.email", "user.nickname"])
    .where("entry.id", "=", participationId)
    .where("user.blocked_at", "is", null);
