import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createLesson } from "./operations/create-lesson.ts";
import { createModule } from "./operations/create-module.ts";
import { deleteLesson } from "./operations/delete-lesson.ts";
import { deleteModule } from "./operations/delete-module.ts";
import { orderLessons } from "./operations/order-lessons.ts";
import { orderModules } from "./operations/order-modules.ts";
import { updateLesson } from "./operations/update-lesson.ts";
import { updateModule } from "./operations/update-module.ts";

type Handlers = ApiHandlers<typeof contract>;

export const syllabusModule = {
  modules: {
    create: ({ ctx, body }) => createModule(ctx, body),
    update: ({ ctx, params, body }) => updateModule(ctx, params.id, body),
    delete: ({ ctx, params }) => deleteModule(ctx, params.id),
    order: ({ ctx, params, body }) => orderModules(ctx, params.id, body),
    orderLessons: ({ ctx, params, body }) => orderLessons(ctx, params.id, body),
  } satisfies Handlers["ecourseModules"],
  lessons: {
    create: ({ ctx, body }) => createLesson(ctx, body),
    update: ({ ctx, params, body }) => updateLesson(ctx, params.id, body),
    delete: ({ ctx, params }) => deleteLesson(ctx, params.id),
  } satisfies Handlers["lessonManagement"],
};
