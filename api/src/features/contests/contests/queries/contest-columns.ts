import { type SelectQueryBuilder, sql } from "kysely";
import type { RowOf } from "#platform/db/row-of.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { pictureOf } from "#platform/files/media.ts";
import { genresOf } from "#features/texts/genres/genres-json.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { isPassed } from "../contest.rules.ts";

type WithContest = DB & { contest: DB["contests"] };

export const genresOfContest = genresOf("contest_genres", "contest.id");

/** Its age categories, the youngest first. */
export const ageCategoriesOfContest = sql<{ id: number; age_from: number; age_to: number }[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'age_from', age_from, 'age_to', age_to)
    order by age_from, age_to), '[]'::json)
  from contest_age_categories category where category.contest_id = contest.id
)`;

/** How many people take part, including entries that are still to be handed in. */
export const begunCount = sql<number>`(
  select count(*) from participations begun where begun.contest_id = contest.id
)`;

/** The size of its jury, without jurors whose account was erased. */
export const jurorCount = sql<number>`(
  select count(*) from contest_jury juror where juror.contest_id = contest.id and juror.user_id is not null
)`;

export const handedInCount = sql<number>`(
  select count(*) from participations entry where entry.contest_id = contest.id and entry.finalized_at is not null
)`;

/** Whether its deadline has not passed and it has not ended. */
export const isActive = (now: Date) => sql<boolean>`(contest.deadline > ${now} and contest.ended_at is null)`;

/** What a tile of a contest needs: one query for a whole page of tiles. */
export const selectContests = <O>(contests: SelectQueryBuilder<WithContest, "contest", O>) =>
  contests
    .leftJoin(visibleImages.as("small"), "small.id", "contest.banner_small_id")
    .leftJoin("contest_results as result", "result.contest_id", "contest.id")
    .select([
      "contest.id",
      "contest.slug",
      "contest.title",
      "contest.excerpt",
      "contest.organization",
      "contest.mode",
      "contest.type",
      "contest.deadline",
      "contest.ended_at",
      "small.picture as small",
      "result.released_at as resultReleasedAt",
      genresOfContest.as("genres"),
    ]);

type ContestRow = RowOf<ReturnType<typeof selectContests<{}>>>;

export const contestSummaryOf = (row: ContestRow, now: Date) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  bannerSmall: pictureOf(row.small),
  organization: row.organization,
  genres: row.genres,
  mode: row.mode,
  type: row.type,
  deadline: row.deadline.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  isPassed: isPassed(row, now),
  hasResult: row.resultReleasedAt !== null,
});
