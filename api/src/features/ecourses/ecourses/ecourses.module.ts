import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { archiveEcourse } from "./operations/archive-ecourse.ts";
import { createEcourse } from "./operations/create-ecourse.ts";
import { deleteEcourse } from "./operations/delete-ecourse.ts";
import { unarchiveEcourse } from "./operations/unarchive-ecourse.ts";
import { updateEcourse } from "./operations/update-ecourse.ts";
import { getEcourse } from "./queries/get-ecourse.ts";
import { listEcourses } from "./queries/list-ecourses.ts";

export const ecoursesModule = {
  handlers: {
    list: ({ ctx }) => listEcourses(ctx),
    get: ({ ctx, params, query }) => getEcourse(ctx, params.id, query.token),
    create: ({ ctx, body }) => createEcourse(ctx, body),
    update: ({ ctx, params, body }) => updateEcourse(ctx, params.id, body),
    delete: ({ ctx, params }) => deleteEcourse(ctx, params.id),
    archive: ({ ctx, params }) => archiveEcourse(ctx, params.id),
    unarchive: ({ ctx, params }) => unarchiveEcourse(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["ecourses"],
};
