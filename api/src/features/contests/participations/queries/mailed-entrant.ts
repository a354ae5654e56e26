import type { Database } from "#platform/db/database.ts";

/** Who began or handed in an entry, with what each mail about its contest names. Who is blocked gets none. */
export const mailedEntrant = (db: Database, participationId: string) =>
  db
    .selectFrom("participations as entry")
    .innerJoin("contests as contest", "contest.id", "entry.contest_id")
    .innerJoin("users as user", "user.id", "entry.user_id")
    .select(["contest.title", "contest.slug", "contest.contact_email", "user.email", "user.nickname"])
    .where("entry.id", "=", participationId)
    .where("user.blocked_at", "is", null);
