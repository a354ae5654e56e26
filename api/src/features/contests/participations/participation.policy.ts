import type { ForMember } from "#platform/query-scope.ts";
import { visibleContests } from "../contests/contest.policy.ts";

/** The contests that the viewer entered, or started an entry in. */
export const enteredContests = (scope: ForMember) =>
  visibleContests(scope).innerJoin("participations as entry", (join) =>
    join.onRef("entry.contest_id", "=", "contest.id").on("entry.user_id", "=", scope.viewer.id),
  );

/** The viewer's own entries with a text that the organiser declared invalid. */
export const invalidEntries = (scope: ForMember) =>
  enteredContests(scope)
    .innerJoin("contributions as contribution", "contribution.participation_id", "entry.id")
    .where("contribution.state", "=", "invalid");

/** The viewer's own entries whose feedback they may read: the contest has ended and shows it. */
export const entriesWithFeedback = (scope: ForMember) =>
  visibleContests(scope)
    .innerJoin("participations as entry", "entry.contest_id", "contest.id")
    .where("entry.user_id", "=", scope.viewer.id)
    .where("entry.finalized_at", "is not", null)
    .where("contest.ended_at", "is not", null)
    .where("contest.show_jury_feedback_to_participant", "=", true);
