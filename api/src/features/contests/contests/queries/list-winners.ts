import { ContactDetails } from "@inktvis/contract/features/people/person-details";
import type { MemberContext } from "#platform/context.ts";
import { fieldsFrom } from "#platform/db/columns.ts";
import { entrantName, frozenTitle, placeOf } from "../../contributions/queries/contribution-columns.ts";
import { awardStateOf, BY_AWARD, isAwarded } from "../../results/award-columns.ts";
import { managedContestId } from "./managed-contest-id.ts";

/**
 * The laureates of a contest that the viewer manages, with the addresses for their prizes: one row for each text with
 * an award, the youngest age category first.
 */
export async function listWinners(ctx: MemberContext, slug: string) {
  const contestId = await managedContestId(ctx, slug);
  const rows = await ctx.db
    .selectFrom("contributions as contribution")
    .innerJoin("participations as participation", "participation.id", "contribution.participation_id")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .leftJoin("contest_age_categories as category", "category.id", "contribution.age_category_id")
    .selectAll("participation")
    .select([
      "user.nickname",
      "user.email",
      "contribution.id as contributionId",
      frozenTitle.as("title"),
      entrantName.as("name"),
      "contribution.age_category_id as ageCategoryId",
      awardStateOf.as("state"),
      placeOf.as("place"),
    ])
    .where("contribution.contest_id", "=", contestId)
    .where("contribution.frozen_at", "is not", null)
    .where(isAwarded)
    .orderBy("category.age_from")
    .orderBy("category.age_to")
    .orderBy(BY_AWARD)
    .execute();
  return {
    data: rows.map((row) => ({
      user: {
        nickname: row.nickname,
        name: row.name,
        email: row.email,
        ...fieldsFrom(row, ContactDetails.keyof().options),
      },
      contribution: {
        id: row.contributionId,
        title: row.title,
        ageCategoryId: row.ageCategoryId,
        state: row.state,
        place: row.place,
      },
    })),
  };
}
