import { sql } from "kysely";

/**
 * The judgement as it was before the organiser changed it, for queries with `feedback_changes as change`, its author
 * `changer` and the `contest`. Only an organiser is named: other people who may change it (staff) could be entrants.
 */
export const changeColumns = [
  "change.changed_at as changedAt",
  "change.feedback as feedbackBefore",
  "change.points as pointsBefore",
  "change.abstained_because as abstainedBefore",
  sql<string | null>`case when changer.id = contest.organizer_id then changer.nickname end`.as("changedBy"),
] as const;

/** The columns of a row; all null where there is no change. */
interface FeedbackRow {
  feedback: string | null;
  points: number | null;
  abstained_because: string | null;
  changedAt: Date | null;
  changedBy: string | null;
  feedbackBefore: string | null;
  pointsBefore: number | null;
  abstainedBefore: string | null;
}

/** What a juror thinks of a contribution; nothing as long as there is no row. */
export const ownFeedbackOf = (row: FeedbackRow | undefined) => ({
  feedback: row?.feedback ?? "",
  points: row?.points ?? null,
  abstainedBecause: row?.abstained_because ?? null,
  changed: row?.changedAt
    ? {
        at: row.changedAt.toISOString(),
        by: row.changedBy,
        feedback: row.feedbackBefore ?? "",
        points: row.pointsBefore,
        abstainedBecause: row.abstainedBefore,
      }
    : null,
});
