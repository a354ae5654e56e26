import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { completeResponse } from "./operations/complete-response.ts";
import { deleteTest } from "./operations/delete-test.ts";
import { saveTest } from "./operations/save-test.ts";
import { submitResponse } from "./operations/submit-response.ts";
import { getTest } from "./queries/get-test.ts";

export const testsModule = {
  handlers: {
    getFinal: ({ ctx, params }) => getTest(ctx, { ecourseId: params.id }),
    saveFinal: ({ ctx, params, body }) => saveTest(ctx, { ecourseId: params.id }, body),
    deleteFinal: ({ ctx, params }) => deleteTest(ctx, { ecourseId: params.id }),
    getOfLesson: ({ ctx, params }) => getTest(ctx, { lessonId: params.id }),
    saveOfLesson: ({ ctx, params, body }) => saveTest(ctx, { lessonId: params.id }, body),
    deleteOfLesson: ({ ctx, params }) => deleteTest(ctx, { lessonId: params.id }),
    submitResponse: ({ ctx, params, body }) => submitResponse(ctx, params.id, body.responseData),
    completeResponse: ({ ctx, params, body }) => completeResponse(ctx, params.id, body.responseData),
  } satisfies ApiHandlers<typeof contract>["ecourseTests"],
};
