import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { listRegistrations } from "./list-registrations.ts";
import { resendConfirmation } from "./resend-confirmation.ts";

export const staffRegistrationsModule = {
  handlers: {
    list: ({ ctx, query }) => listRegistrations(ctx, query),
    resend: ({ ctx, params }) => resendConfirmation(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffRegistrations"],
};
