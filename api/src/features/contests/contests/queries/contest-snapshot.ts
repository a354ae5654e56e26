import { ContestSettings } from "@inktvis/contract/features/contests/contest";
import { columnsIn, fieldsFrom } from "#platform/db/columns.ts";
import type { Tx } from "#platform/db/database.ts";
import { ageLabelOf } from "../contest.rules.ts";
import { ageCategoriesOfContest, genresOfContest } from "./contest-columns.ts";

/** Whether a contest uses age categories follows from the categories themselves. */
const SETTINGS = ContestSettings.omit({ useAgeCategories: true }).keyof().options;

/** The settings that its organiser decides, as the audit log compares them; undefined once the contest is gone. */
export async function contestSnapshot(tx: Tx, id: string) {
  const row = await tx
    .selectFrom("contests as contest")
    .select(columnsIn("contest", SETTINGS))
    .select([
      "contest.title",
      "contest.organization",
      "contest.deadline",
      "contest.jury_deadline as juryDeadline",
      "contest.banner_big_id",
      "contest.banner_small_id",
      "contest.mode",
      "contest.type",
      "contest.published_at as publishedAt",
      "contest.ended_at as endedAt",
      genresOfContest.as("genres"),
      ageCategoriesOfContest.as("ageCategories"),
    ])
    .where("contest.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { title, organization, deadline, juryDeadline, mode, type, publishedAt, endedAt } = row;
  const { banner_big_id, banner_small_id, genres, ageCategories } = row;
  return {
    title,
    ...fieldsFrom(row, SETTINGS),
    organization,
    deadline,
    juryDeadline,
    mode,
    type,
    publishedAt,
    endedAt,
    bannerBig: banner_big_id && { url: banner_big_id },
    bannerSmall: banner_small_id && { url: banner_small_id },
    genres: genres.map(({ name }) => name),
    ageCategories: ageCategories.map(ageLabelOf),
  };
}
