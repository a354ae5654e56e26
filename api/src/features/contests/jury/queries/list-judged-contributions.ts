import { JURY_TERMS } from "@inktvis/contract/features/contests/contest-changes";
import type { MemberContext } from "#platform/context.ts";
import { listContestChanges } from "../../contest-changes/queries/changes-of-contest.ts";
import { ageCategoriesOfContest } from "../../contests/queries/contest-columns.ts";
import { ageCategoryOf } from "../../contests/contest.rules.ts";
import { judgesNoContest } from "../jury.errors.ts";
import { judgedContributions } from "../jury.policy.ts";
import { progressOf } from "../jury-progress.ts";
import { changeColumns, ownFeedbackOf } from "../own-feedback.ts";
import { judgedContestOf, judgedContestRows } from "./list-judged-contests.ts";

/**
 * What the viewer judges in a contest; by id, which is random, so that the order reveals nothing about when or with
 * what else a text was entered.
 */
export async function listJudgedContributions(ctx: MemberContext, slug: string, onlyUnscored: boolean) {
  const contest = await judgedContestRows(ctx)
    .innerJoin("contest_slugs as address", "address.contest_id", "contest.id")
    .select(["contest.show_juror_names", ageCategoriesOfContest.as("ageCategories")])
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!contest) throw judgesNoContest();
  const rows = await judgedContributions(ctx)
    .leftJoin("contribution_feedbacks as own", (join) =>
      join.onRef("own.contribution_id", "=", "contribution.id").onRef("own.jury_id", "=", "juror.id"),
    )
    .leftJoin("feedback_changes as change", "change.feedback_id", "own.id")
    .leftJoin("users as changer", "changer.id", "change.changed_by")
    .select(changeColumns)
    .select([
      "contribution.id",
      "contribution.title",
      "contribution.word_count",
      "contribution.age_category_id",
      "writer.nickname as writer",
      "own.feedback",
      "own.points",
      "own.abstained_because",
    ])
    .where("contest.id", "=", contest.contestId)
    .$if(onlyUnscored, (all) => all.where("own.points", "is", null).where("own.abstained_because", "is", null))
    .orderBy("contribution.id")
    .execute();
  const progress = await progressOf(ctx.db, [contest.jurorId]);
  return {
    data: rows.map((row) => ({
      id: row.id,
      title: row.title ?? "",
      wordCount: row.word_count ?? 0,
      ageCategoryId: row.age_category_id,
      writer: row.writer,
      mine: ownFeedbackOf(row),
    })),
    meta: {
      contest: {
        ...judgedContestOf(contest, { now: ctx.now, ...progress(contest.jurorId) }),
        rules: contest.rules,
        contactEmail: contest.contact_email,
        showJurorNames: contest.show_juror_names,
        changes: await listContestChanges(ctx.db, contest.contestId, JURY_TERMS),
      },
      ageCategories: contest.ageCategories.map(ageCategoryOf),
    },
  };
}
