import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getOffer } from "./get-offer.ts";
import { createRequest } from "./create-request.ts";
import { requestMailJobs } from "./request.mail-jobs.ts";

export const magazineRequestsModule = {
  handlers: {
    offer: ({ ctx }) => getOffer(ctx),
    create: ({ ctx, body }) => createRequest(ctx, body),
  } satisfies ApiHandlers<typeof contract>["magazineSubscriptions"],
  jobs: requestMailJobs,
};
