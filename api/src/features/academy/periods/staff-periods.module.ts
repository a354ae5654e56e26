import type { contract } from "@inktvis/contract";
import { sql } from "kysely";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { createPeriod, deletePeriod, updatePeriod } from "./operations/save-period.ts";
import { selectStaffPeriods, staffPeriodOf, staffPeriods } from "./staff-periods.ts";

export const staffAcademyPeriodsModule = {
  handlers: {
    list: ({ ctx, query }) => {
      const { q } = query;
      const rows = selectStaffPeriods(ctx.db, ctx.now).where(contains(sql`period.title`, q));
      return staffPage(ctx.db, rows, query, {
        id: sql`period.id`,
        sorts: { opensAt: sql`period.opens_at`, title: sql`period.title collate "nl-BE-x-icu"` },
        toRow: staffPeriodOf,
      });
    },
    get: ({ ctx, params }) => staffPeriods(ctx.now).get(ctx, params.id),
    create: ({ ctx, body }) => createPeriod(ctx, body),
    update: ({ ctx, params, body }) => updatePeriod(ctx, params.id, body),
    delete: ({ ctx, params }) => deletePeriod(ctx, params.id),
  } satisfies ApiHandlers<typeof contract>["staffAcademyPeriods"],
};
