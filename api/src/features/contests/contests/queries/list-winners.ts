import { ContactDetails } from "@inktvis/contract/features/people/person-details";
import type { MemberContext } from "#platform/context.ts";
import { fieldsFrom } from "#platform/db/columns.ts";
import { entrantName, frozenTitle } from "../../contributions/queries/contribution-columns.ts";
import { managedContestId } from "./managed-contest-id.ts";

/** Who won a contest that the viewer manages, with where the prize goes; a row for each text that won. */
export async function listWinners(ctx: MemberContext, slug: string) {
  const contestId = await managedContestId(ctx, slug);
  const rows = await ctx.db
    .selectFrom("contributions as contribution")
    .innerJoin("participations as participation", "participation.id", "contribution.participation_id")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .selectAll("participation")
    .select([
      "user.nickname",
      "user.email",
      "contribution.id as contributionId",
      frozenTitle.as("title"),
      entrantName.as("name"),
      "contribution.age_category_id as ageCategoryId",
    ])
    .where("contribution.contest_id", "=", contestId)
    .where("contribution.frozen_at", "is not", null)
    .where("contribution.state", "=", "winner")
    .orderBy("contribution.age_category_id")
    .orderBy("user.nickname")
    .orderBy("contribution.position")
    .execute();
  return {
    data: rows.map((row) => ({
      user: {
        nickname: row.nickname,
        name: row.name,
        email: row.email,
        ...fieldsFrom(row, ContactDetails.keyof().options),
      },
      contribution: { id: row.contributionId, title: row.title, ageCategoryId: row.ageCategoryId },
    })),
  };
}
