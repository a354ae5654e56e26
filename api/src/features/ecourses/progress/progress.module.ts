import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { completeLesson } from "./operations/complete-lesson.ts";
import { openLesson } from "./operations/open-lesson.ts";
import { exportEcourse } from "./queries/export-ecourse.ts";
import { listParticipations } from "./queries/list-participations.ts";

export const ecourseProgressModule = {
  handlers: {
    mine: ({ ctx }) => listParticipations(ctx),
    epub: ({ ctx, params }) => exportEcourse(ctx, params.id),
    complete: ({ ctx, params }) => completeLesson(ctx, params.id),
    open: ({ ctx, params }) => openLesson(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["ecourseProgress"],
};
