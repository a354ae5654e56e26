import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { answerAppeal } from "./operations/answer-appeal.ts";
import { appealDecision } from "./operations/appeal-decision.ts";
import { decideReport } from "./operations/decide-report.ts";
import { getDecision } from "./queries/get-decision.ts";
import { getReport } from "./queries/get-report.ts";
import { getStaffDecision, listDecisions } from "./queries/list-decisions.ts";
import { listReports } from "./queries/list-reports.ts";

export const moderationModule = {
  reports: {
    list: ({ ctx, query }) => listReports(ctx, query),
    get: ({ ctx, params }) => getReport(ctx, params.id),
    decide: ({ ctx, params, body }) => decideReport(ctx, params.id, body),
  } satisfies ApiHandlers<typeof contract>["staffReports"],
  decisions: {
    list: ({ ctx, query }) => listDecisions(ctx, query),
    get: ({ ctx, params }) => getStaffDecision(ctx, params.id),
    answer: ({ ctx, params, body }) => answerAppeal(ctx, params.id, body),
  } satisfies ApiHandlers<typeof contract>["staffDecisions"],
  ownDecisions: {
    get: ({ ctx, params }) => getDecision(ctx, params.id),
    appeal: async ({ ctx, params, body }) => {
      await appealDecision(ctx, params.id, body.words);
      return getDecision(ctx, params.id);
    },
  } satisfies ApiHandlers<typeof contract>["decisions"],
};
