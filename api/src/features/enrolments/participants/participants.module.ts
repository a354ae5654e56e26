import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { exportParticipants } from "./queries/export-participants.ts";
import { getParticipant } from "./queries/get-participant.ts";
import { listParticipants, listPending } from "./queries/list-participants.ts";

export const participantsModule = {
  handlers: {
    active: ({ ctx, params }) => listParticipants(ctx, params.slug, "active"),
    withPendingPayment: ({ ctx, params }) => listPending(ctx, params.slug),
    withInstallmentRequest: ({ ctx, params }) => listParticipants(ctx, params.slug, "withInstallmentRequest"),
    delisted: ({ ctx, params }) => listParticipants(ctx, params.slug, "delisted"),
    get: ({ ctx, params }) => getParticipant(ctx, params.id),
    csv: ({ ctx, params }) => exportParticipants(ctx, params.slug),
  } satisfies ApiHandlers<typeof contract>["participants"],
};
