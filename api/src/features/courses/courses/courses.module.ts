import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createCourse } from "./operations/create-course.ts";
import { deleteCourse } from "./operations/delete-course.ts";
import { publishCourse } from "./operations/publish-course.ts";
import { unpublishCourse } from "./operations/unpublish-course.ts";
import { updateCourse } from "./operations/update-course.ts";
import { getCourse } from "./queries/get-course.ts";
import { listCourses } from "./queries/list-courses.ts";
import { listManaged } from "./queries/list-managed.ts";

export const coursesModule = {
  handlers: {
    list: ({ ctx, query }) => listCourses(ctx, query),
    get: ({ ctx, params, query }) => getCourse(ctx, params.slug, query.token),
    create: ({ ctx, body }) => createCourse(ctx, body),
    update: ({ ctx, params, body }) => updateCourse(ctx, params.slug, body),
    delete: ({ ctx, params }) => deleteCourse(ctx, params.slug),
    publish: ({ ctx, params }) => publishCourse(ctx, params.slug),
    unpublish: ({ ctx, params }) => unpublishCourse(ctx, params.slug),
    managed: ({ ctx, query }) => listManaged(ctx, query),
  } satisfies ApiHandlers<typeof contract>["courses"],
};
