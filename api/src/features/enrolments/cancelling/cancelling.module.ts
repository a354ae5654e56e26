import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { cancelCourse } from "./cancel-course.ts";
import { getCancellation } from "./get-cancellation.ts";

export const cancellingModule = {
  handlers: {
    get: ({ ctx, params }) => getCancellation(ctx, params.slug),
    cancel: async ({ ctx, params, body }) => {
      await cancelCourse(ctx, params.slug, body);
      return getCancellation(ctx, params.slug);
    },
  } satisfies ApiHandlers<typeof contract>["courseCancellation"],
};
