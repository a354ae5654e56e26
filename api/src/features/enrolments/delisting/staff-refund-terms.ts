import type { contract } from "@inktvis/contract";
import { sql } from "kysely";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { basispointsOf, percentageOf } from "#platform/money.ts";

/*
 * What the house pays back to people who leave; participants keep the terms of when they enrolled
 * (docs/product/delisting.md#refund).
 */

const TAKEN = { unique: { daysBefore: "Voor dit aantal dagen staat er al iets. Wijzig dat." } };

const selectTerms = (db: Database | Tx) => db.selectFrom("refund_terms as term").selectAll();
const rowOf = ({ days_before, basispoints }: { days_before: number; basispoints: number }) => ({
  id: days_before,
  daysBefore: days_before,
  percentage: percentageOf(basispoints),
});

const terms = auditedResource({
  name: "refundTerms",
  table: "refund_terms",
  key: "days_before",
  ownerOf: null,
  read: async (db: Database | Tx, id: number) => {
    const row = await selectTerms(db).where("days_before", "=", id).executeTakeFirst();
    return row && rowOf(row);
  },
});

export const refundTermHandlers = {
  list: ({ ctx, query }) =>
    staffPage(ctx.db, selectTerms(ctx.db), query, {
      id: sql`term.days_before`,
      sorts: { daysBefore: sql`term.days_before` },
      toRow: rowOf,
    }),
  get: ({ ctx, params }) => terms.get(ctx, params.id),
  create: ({ ctx, body }) =>
    terms.create(ctx, async (tx) => {
      const values = { days_before: body.daysBefore, basispoints: basispointsOf(body.percentage) };
      await translateConstraintErrors(TAKEN, tx.insertInto("refund_terms").values(values).execute());
      return body.daysBefore;
    }),
  update: ({ ctx, params: { id }, body }) =>
    terms.update(ctx, id, async (tx) => {
      await tx
        .updateTable("refund_terms")
        .set({ basispoints: basispointsOf(body.percentage) })
        .where("days_before", "=", id)
        .execute();
    }),
  delete: ({ ctx, params: { id } }) =>
    terms.delete(ctx, id, async (tx) => {
      await tx.deleteFrom("refund_terms").where("days_before", "=", id).execute();
    }),
} satisfies ApiHandlers<typeof contract>["staffRefundTerms"];
