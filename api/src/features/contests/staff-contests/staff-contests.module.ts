import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { findOrganizer, handOver } from "./hand-over.ts";
import { reopenContest } from "./reopen-contest.ts";
import { getStaffContest, listStaffContests } from "./staff-contests.ts";

export const staffContestsModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffContests(ctx, query),
    get: ({ ctx, params }) => getStaffContest(ctx, params.id),
    findOrganizer: ({ ctx, params, body }) => findOrganizer(ctx, params.id, body.email),
    reopen: async ({ ctx, params, body }) => {
      await reopenContest(ctx, params.id, body.reason);
      return getStaffContest(ctx, params.id);
    },
    handOver: async ({ ctx, params, body }) => {
      await handOver(ctx, params.id, body.organizerId);
      return getStaffContest(ctx, params.id);
    },
  } satisfies ApiHandlers<typeof contract>["staffContests"],
};
