import type { MemberContext } from "#platform/context.ts";
import { invitationsTo } from "#features/inviting/invitations/invitations-to.ts";
import { managedContestId } from "../../contests/queries/managed-contest-id.ts";

const ofContest = async (ctx: MemberContext, slug: string) => ({
  kind: "contest" as const,
  id: await managedContestId(ctx, slug),
});

/** For the jury only those that nobody accepted yet: people who accepted are in the list of jurors. */
export const listJuryInvitations = async (ctx: MemberContext, slug: string) => {
  const invitations = await invitationsTo(ctx.db, await ofContest(ctx, slug), "jury");
  return { data: invitations.filter(({ usedAt }) => usedAt === null) };
};

export const listParticipantInvitations = async (ctx: MemberContext, slug: string) => ({
  data: await invitationsTo(ctx.db, await ofContest(ctx, slug), "participant"),
});
