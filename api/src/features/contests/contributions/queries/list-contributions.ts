import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { managedContestId } from "../../contests/queries/managed-contest-id.ts";
import { ARRIVAL, ENTERED, entrantName } from "./contribution-columns.ts";

/** The entries of a contest that the viewer manages, in the order in which they came in. */
export async function listContributions(
  ctx: MemberContext,
  slug: string,
  { ageCategoryId }: { ageCategoryId?: number | undefined },
) {
  const contestId = await managedContestId(ctx, slug);
  const rows = await whereGiven(ctx.db.selectFrom("contributions as contribution"), {
    "contribution.age_category_id": ageCategoryId,
  })
    .innerJoin("participations as participation", "participation.id", "contribution.participation_id")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .select(ENTERED)
    .select([
      "contribution.age_category_id as ageCategoryId",
      "participation.id as participationId",
      sql<Date>`participation.finalized_at`.as("finalizedAt"),
      "user.nickname",
      entrantName.as("name"),
    ])
    .select((eb) =>
      eb
        .selectFrom("contribution_feedbacks as feedback")
        .select(({ fn }) => fn.count<number>("feedback.points").as("count"))
        .whereRef("feedback.contribution_id", "=", "contribution.id")
        .as("scoredBy"),
    )
    .where("contribution.contest_id", "=", contestId)
    .where("contribution.frozen_at", "is not", null)
    .orderBy(ARRIVAL)
    .execute();
  return {
    data: rows.map(({ participationId, finalizedAt, nickname, name, scoredBy, ...row }) => ({
      ...row,
      scoredBy: scoredBy ?? 0,
      participant: { id: participationId, finalizedAt: finalizedAt.toISOString(), user: { nickname, name } },
    })),
  };
}
