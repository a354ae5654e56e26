import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { managedContests } from "../contests/contest.policy.ts";

/**
 * The entries that this person reads as who manages the contest: with names and all, once they are handed in. What a
 * juror reads is `judgedContributions`.
 */
export const managedContributions = (db: Database | Tx, viewer: Viewer) =>
  managedContests(db, viewer)
    .innerJoin("contributions as contribution", "contribution.contest_id", "contest.id")
    .where("contribution.frozen_at", "is not", null);
