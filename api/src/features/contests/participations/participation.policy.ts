import type { Database, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { visibleContests } from "../contests/contest.policy.ts";

/** Who asks, and where the entries are; a transaction goes in as `{ ...ctx, db: tx }`. */
type QueryScope = { db: Database | Tx; viewer: Viewer };

/** The contests in which one may read what was written about one's own texts: those that have ended and show it. */
export const entriesWithFeedback = (scope: QueryScope) =>
  visibleContests(scope)
    .innerJoin("participations as entry", "entry.contest_id", "contest.id")
    .where("entry.user_id", "=", scope.viewer.id)
    .where("entry.finalized_at", "is not", null)
    .where("contest.ended_at", "is not", null)
    .where("contest.show_jury_feedback_to_participant", "=", true);
