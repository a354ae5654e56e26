import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { declineContestInvitation } from "./operations/decline-contest-invitation.ts";
import { inviteJury } from "./operations/invite-jury.ts";
import { inviteParticipants } from "./operations/invite-participants.ts";
import { useInvitation } from "./operations/use-invitation.ts";
import { invitationByToken } from "./queries/invitation-by-token.ts";
import { listJuryInvitations, listParticipantInvitations } from "./queries/list-invitations.ts";

export const contestInvitationsModule = {
  handlers: {
    inviteJury: ({ ctx, params, body }) => inviteJury(ctx, params.slug, body),
    inviteParticipants: ({ ctx, params, body }) => inviteParticipants(ctx, params.slug, body),
    ofJury: ({ ctx, params }) => listJuryInvitations(ctx, params.slug),
    ofParticipants: ({ ctx, params }) => listParticipantInvitations(ctx, params.slug),
    byToken: ({ ctx, params, query }) => invitationByToken(ctx, params.slug, query.token),
    decline: ({ ctx, params, body }) => declineContestInvitation(ctx, params.slug, body.token),
    use: ({ ctx, params, body }) => useInvitation(ctx, params.slug, body.token),
  } satisfies ApiHandlers<typeof contract>["contestInvitations"],
};
