import type { contract } from "@inktvis/contract";
import { sql } from "kysely";
import { staffPage } from "#platform/db/staff-page.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { saveHomepage, selectHomepages, staffHomepages } from "./homepage-writing.ts";

export const staffHomepagesModule = {
  handlers: {
    list: ({ ctx, query }) =>
      staffPage(ctx.db, selectHomepages(ctx.db), query, {
        id: sql`known.id`,
        sorts: {},
        toRow: (row) => row,
      }),
    get: ({ ctx, params }) => staffHomepages.get(ctx, params.id),
    update: ({ ctx, params, body }) => saveHomepage(ctx, params.id, body),
  } satisfies ApiHandlers<typeof contract>["staffHomepages"],
};
