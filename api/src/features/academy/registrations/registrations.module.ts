import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { register } from "./operations/register.ts";
import { withdraw } from "./operations/withdraw.ts";
import { listOwnRegistrations } from "./queries/list-own-registrations.ts";

export const academyRegistrationsModule = {
  handlers: {
    mine: ({ ctx, params }) => listOwnRegistrations(ctx, params.id),
    register: ({ ctx, params, body }) => register(ctx, params.id, body),
    withdraw: ({ ctx, params }) => withdraw(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["academyRegistrations"],
};
