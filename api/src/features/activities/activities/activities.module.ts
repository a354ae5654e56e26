import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createActivity } from "./operations/create-activity.ts";
import { deleteActivity } from "./operations/delete-activity.ts";
import { updateActivity } from "./operations/update-activity.ts";
import { getActivity } from "./queries/get-activity.ts";
import { listManaged } from "./queries/list-managed.ts";

export const activitiesModule = {
  handlers: {
    get: ({ ctx, params }) => getActivity(ctx, params.slug),
    create: ({ ctx, body }) => createActivity(ctx, body),
    update: ({ ctx, params, body }) => updateActivity(ctx, params.slug, body),
    delete: ({ ctx, params }) => deleteActivity(ctx, params.slug),
    managed: ({ ctx, query }) => listManaged(ctx, query),
  } satisfies ApiHandlers<typeof contract>["activities"],
};
