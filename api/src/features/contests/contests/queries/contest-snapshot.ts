import type { Tx } from "#platform/db/database.ts";
import { ageLabel } from "../contest.rules.ts";
import { ageCategoriesOfContest, genresOfContest } from "./contest-columns.ts";

/** What its organiser decides of a contest, as the audit log compares it; nothing once it is gone. */
export async function contestSnapshot(tx: Tx, id: string) {
  const row = await tx
    .selectFrom("contests as contest")
    .select([
      "contest.title",
      "contest.description",
      "contest.rules",
      "contest.reward",
      "contest.organization",
      "contest.deadline",
      "contest.jury_deadline as juryDeadline",
      "contest.banner_big_id",
      "contest.banner_small_id",
      "contest.extra_field1 as extraField1",
      "contest.extra_field2 as extraField2",
      "contest.mode",
      "contest.type",
      "contest.contributions_per_user as contributionsPerUser",
      "contest.allow_fewer_contributions as allowFewerContributions",
      "contest.show_jury_feedback_to_participant as showJuryFeedbackToParticipant",
      "contest.is_blind as isBlind",
      "contest.published_at as publishedAt",
      "contest.ended_at as endedAt",
      genresOfContest.as("genres"),
      ageCategoriesOfContest.as("ageCategories"),
    ])
    .where("contest.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { banner_big_id, banner_small_id, genres, ageCategories, ...rest } = row;
  return {
    ...rest,
    bannerBig: banner_big_id && { url: banner_big_id },
    bannerSmall: banner_small_id && { url: banner_small_id },
    genres: genres.map(({ name }) => name),
    ageCategories: ageCategories.map(ageLabel),
  };
}
