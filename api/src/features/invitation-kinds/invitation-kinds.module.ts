import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { deleteInvitation } from "./delete-invitation.ts";

export const invitationKindsModule = {
  handlers: {
    delete: ({ ctx, params }) => deleteInvitation(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["invitations"],
};
