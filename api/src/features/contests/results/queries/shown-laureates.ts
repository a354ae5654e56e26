import type { Database, Tx } from "#platform/db/database.ts";
import { isAwarded } from "../award-columns.ts";

/** The entries with an award, without those of blocked people: what they wrote is shown to nobody. */
export const shownLaureates = (db: Database | Tx) =>
  db
    .selectFrom("contributions as contribution")
    .innerJoin("participations as participation", "participation.id", "contribution.participation_id")
    .innerJoin("users as author", "author.id", "participation.user_id")
    .where("author.blocked_at", "is", null)
    .where("contribution.frozen_at", "is not", null)
    .where(isAwarded);
