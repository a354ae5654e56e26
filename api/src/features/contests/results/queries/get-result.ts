import type { Context } from "#platform/context.ts";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { visibleTexts } from "#features/texts/texts/text.policy.ts";
import { atSlug, contestPermissions, NO_PART, visibleContests } from "../../contests/contest.policy.ts";
import { ageCategoryOf } from "../../contests/contest.rules.ts";
import { ageCategoriesOfContest } from "../../contests/queries/contest-columns.ts";
import { frozenTitle, placeOf } from "../../contributions/queries/contribution-columns.ts";
import { awardStateOf, BY_AWARD } from "../award-columns.ts";
import { noResult } from "../result.errors.ts";
import { shownLaureates } from "./shown-laureates.ts";

/** The result of a contest; before it is released, a preview for its managers. */
export async function getResult(ctx: Context, slug: string) {
  const row = await atSlug(visibleContests(ctx), slug)
    .leftJoin("contest_results as result", "result.contest_id", "contest.id")
    .leftJoin(visibleImages.as("big"), "big.id", "contest.banner_big_id")
    .selectAll("contest")
    .select([
      "result.expected_on",
      "result.jury_word",
      "result.released_at",
      "result.corrected_at",
      "result.revision as result_revision",
    ])
    .select(["big.picture as big"])
    .select(ageCategoriesOfContest.as("ageCategories"))
    .executeTakeFirst();
  if (!row) throw noResult();
  if (!row.released_at && !contestPermissions(ctx.viewer, row, NO_PART, ctx.now).editResult) throw noResult();
  return {
    data: {
      contest: {
        slug: row.slug,
        title: row.title,
        organization: row.organization,
        bannerBig: pictureOf(row.big),
        ageCategories: row.ageCategories.map(ageCategoryOf),
      },
      expectedOn: row.expected_on,
      juryWord: row.jury_word,
      releasedAt: row.released_at?.toISOString() ?? null,
      correctedAt: row.corrected_at?.toISOString() ?? null,
      revision: row.result_revision ?? 0,
      laureates: await laureatesOf(ctx, row.id),
    },
  };
}

async function laureatesOf(ctx: Context, contestId: string) {
  const rows = await shownLaureates(ctx.db)
    .leftJoin(visibleTexts(ctx).select(["text.id", "text.slug"]).as("text"), (join) =>
      join.onRef("text.id", "=", "contribution.text_id").on("participation.may_link", "=", true),
    )
    .select(["contribution.id", frozenTitle.as("title"), awardStateOf.as("state"), placeOf.as("place")])
    .select(["contribution.age_category_id as ageCategoryId", "text.slug as textSlug"])
    .select(["author.nickname", "author.slug as authorSlug"])
    .where("contribution.contest_id", "=", contestId)
    .orderBy(BY_AWARD)
    .execute();
  return rows.map(({ nickname, authorSlug, ...laureate }) => ({ ...laureate, author: { nickname, slug: authorSlug } }));
}
