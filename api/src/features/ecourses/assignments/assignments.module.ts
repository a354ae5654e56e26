import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { answerSubmission } from "./operations/answer-submission.ts";
import { handInText } from "./operations/hand-in-text.ts";
import { getSubmission } from "./queries/get-submission.ts";
import { listOwnSubmissions } from "./queries/list-own-submissions.ts";
import { listSubmissions } from "./queries/list-submissions.ts";

export const assignmentsModule = {
  handlers: {
    mine: ({ ctx, params }) => listOwnSubmissions(ctx, params.id),
    handIn: ({ ctx, params, body }) => handInText(ctx, { lessonId: params.id, textId: body.textId }),
    list: ({ ctx, params, query }) => listSubmissions(ctx, params.id, query),
    get: ({ ctx, params }) => getSubmission(ctx, params.id),
    answer: ({ ctx, params, body }) => answerSubmission(ctx, params.id, body),
  } satisfies ApiHandlers<typeof contract>["lessonSubmissions"],
};
