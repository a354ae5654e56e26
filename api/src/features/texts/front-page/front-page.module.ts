import type { contract } from "@inktvis/contract";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { getFrontPage } from "./get-front-page.ts";
import { promoteText } from "./promote-text.ts";
import { listStaffTexts, staffTexts } from "./staff-texts.ts";

export const frontPageModule = {
  handlers: { get: ({ ctx }) => getFrontPage(ctx) } satisfies ApiHandlers<typeof contract>["frontPage"],
  staffHandlers: {
    list: ({ ctx, query }) => listStaffTexts(ctx, query),
    get: ({ ctx, params }) => staffTexts(ctx).get(ctx, params.id),
    update: ({ ctx, params, body }) => promoteText(ctx, params.id, body),
  } satisfies ApiHandlers<typeof contract>["staffTexts"],
};
