import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createPage } from "./operations/create-page.ts";
import { deletePage } from "./operations/delete-page.ts";
import { updatePage } from "./operations/update-page.ts";
import { listStaffPages, staffPages } from "./queries/staff-pages.ts";

export const staffPagesModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffPages(ctx, query),
    get: ({ ctx, params }) => staffPages(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => createPage(ctx, body),
    update: ({ ctx, params, body }) => updatePage(ctx, params.id, body),
    delete: ({ ctx, params }) => deletePage(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffPages"],
};
