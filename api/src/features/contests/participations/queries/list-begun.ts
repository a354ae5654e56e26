import type { MemberContext } from "#platform/context.ts";
import { managedContestId } from "../../contests/queries/managed-contest-id.ts";

/**
 * Entries that were started and not handed in, the last started first. Entrants reveal their name only by handing in:
 * it is shown only for an entry that the organiser gave back, where it is known already
 * (docs/product/participations.md#begun-entries).
 */
export async function listBegun(ctx: MemberContext, slug: string) {
  const contestId = await managedContestId(ctx, slug);
  const rows = await ctx.db
    .selectFrom("participations as entry")
    .innerJoin("users as user", "user.id", "entry.user_id")
    .select(["entry.started_at", "entry.reopened_at", "entry.first_name", "user.nickname"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("contributions as chosen").select("chosen.id").whereRef("chosen.participation_id", "=", "entry.id"),
      ).as("hasTexts"),
    )
    .where("entry.contest_id", "=", contestId)
    .where("entry.finalized_at", "is", null)
    .orderBy("entry.started_at", "desc")
    .orderBy("entry.id")
    .execute();
  return {
    data: rows.map(({ started_at, reopened_at, first_name, nickname, hasTexts }) => ({
      startedAt: started_at.toISOString(),
      hasTexts: Boolean(hasTexts),
      hasData: first_name !== null,
      reopenedAt: reopened_at?.toISOString() ?? null,
      name: reopened_at === null ? null : nickname,
    })),
  };
}
