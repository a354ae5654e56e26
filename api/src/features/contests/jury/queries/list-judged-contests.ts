import type { MemberContext } from "#platform/context.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { ageCategoryOf, isPassed } from "../../contests/contest.rules.ts";
import { isScoringClosed } from "../jury.rules.ts";
import { progressOf } from "../jury-progress.ts";
import { judgedContests } from "../jury.policy.ts";

/** The contests that the viewer judges as rows, with their age category as a juror. */
export const judgedContestRows = (ctx: MemberContext) =>
  judgedContests(ctx)
    .leftJoin("contest_age_categories as category", "category.id", "juror.age_category_id")
    .select([
      "juror.id as jurorId",
      "contest.id as contestId",
      "contest.slug",
      "contest.title",
      "contest.deadline",
      "contest.jury_deadline",
      "contest.ended_at",
      "contest.rules",
      "contest.contact_email",
      "category.id as categoryId",
      "category.age_from",
      "category.age_to",
    ]);
type JudgedContestRow = RowOf<ReturnType<typeof judgedContestRows>>;

export const judgedContestOf = (
  row: JudgedContestRow,
  { now, ...progress }: { now: Date; scored: number; total: number },
) => ({
  slug: row.slug,
  title: row.title,
  deadline: row.deadline.toISOString(),
  juryDeadline: row.jury_deadline?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  isPassed: isPassed(row, now),
  isClosed: isScoringClosed(row, now),
  ageCategory:
    row.categoryId !== null && row.age_from !== null && row.age_to !== null
      ? ageCategoryOf({ id: row.categoryId, age_from: row.age_from, age_to: row.age_to })
      : null,
  ...progress,
});

/** Contests that are still open first, then the latest. */
export async function listJudgedContests(ctx: MemberContext) {
  const rows = await judgedContestRows(ctx)
    .orderBy(({ eb }) => eb("contest.ended_at", "is not", null))
    .orderBy("contest.deadline", "desc")
    .orderBy("contest.id")
    .execute();
  const progress = await progressOf(
    ctx.db,
    rows.map(({ jurorId }) => jurorId),
  );
  return { data: rows.map((row) => judgedContestOf(row, { now: ctx.now, ...progress(row.jurorId) })) };
}
