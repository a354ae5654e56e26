import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getLesson } from "./queries/get-lesson.ts";

export const lessonsModule = {
  handlers: {
    get: ({ ctx, params }) => getLesson(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["lessons"],
};
