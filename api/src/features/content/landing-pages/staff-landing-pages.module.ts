import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createLandingPage } from "./operations/create-landing-page.ts";
import { deleteLandingPage } from "./operations/delete-landing-page.ts";
import { saveLandingPage } from "./operations/update-landing-page.ts";
import { listStaffLandingPages, staffLandingPages } from "./queries/staff-landing-pages.ts";

export const staffLandingPagesModule = {
  handlers: {
    list: ({ ctx, query }) => listStaffLandingPages(ctx, query),
    get: ({ ctx, params }) => staffLandingPages(ctx).get(ctx, params.id),
    create: ({ ctx, body }) => createLandingPage(ctx, body),
    update: ({ ctx, params, body }) => saveLandingPage(ctx, params.id, body),
    delete: ({ ctx, params }) => deleteLandingPage(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffLandingPages"],
};
