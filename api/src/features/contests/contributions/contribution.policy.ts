import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { managedContests } from "../contests/contest.policy.ts";

/**
 * The entries that this person may read as a manager of the contest: with names and everything, once they are handed
 * in. What a juror may read is `judgedContributions`.
 */
export const managedContributions = (db: Database | Tx, viewer: Viewer) =>
  managedContests(db, viewer)
    .innerJoin("contributions as contribution", "contribution.contest_id", "contest.id")
    .where("contribution.frozen_at", "is not", null);
