import type { MemberContext } from "#platform/context.ts";
import { managedContestId } from "../../contests/queries/managed-contest-id.ts";
import type { InvitationType } from "../send-invitations.ts";

/** Of the jury those that nobody went into yet: who did is on the jury. */
export const listJuryInvitations = async (ctx: MemberContext, slug: string) => {
  const invitations = await invitationsOf(ctx, slug, "jury");
  return { data: invitations.filter(({ usedAt }) => usedAt === null) };
};

export const listParticipantInvitations = async (ctx: MemberContext, slug: string) => ({
  data: await invitationsOf(ctx, slug, "participant"),
});

async function invitationsOf(ctx: MemberContext, slug: string, type: InvitationType) {
  const contestId = await managedContestId(ctx, slug);
  const rows = await ctx.db
    .selectFrom("contest_invitations")
    .select(["id", "email", "age_category_id", "sent_at", "used_at", "declined_at"])
    .where("contest_id", "=", contestId)
    .where("type", "=", type)
    .orderBy("email")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    ageCategoryId: row.age_category_id,
    sentAt: row.sent_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    declinedAt: row.declined_at?.toISOString() ?? null,
  }));
}
