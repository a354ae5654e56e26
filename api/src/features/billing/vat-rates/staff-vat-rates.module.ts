import type { contract } from "@inktvis/contract";
import { sql } from "kysely";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { invalid, refused } from "#platform/http/errors.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { basispointsOf, percentageOf } from "#platform/money.ts";
import { COURSE_VAT_RATE } from "./vat-rate.ts";

interface Row {
  id: number;
  name: string;
  basispoints: number;
  exemption: string | null;
  /** The number of add-ons that use it. */
  uses: number;
}
interface Input {
  name: string;
  percentage: number;
  exemption: string | null;
}

const TAKEN = { unique: { name: "Er is al een tarief met deze naam." } };

const selectRates = (db: Database | Tx) =>
  db
    .selectFrom(
      sql<Row>`(
        select id, name, basispoints, exemption,
          (select count(*)::integer from add_ons where add_ons.vat_rate_id = vat_rates.id) as uses
        from vat_rates
      )`.as("rate"),
    )
    .selectAll();

const rowOf = ({ basispoints, ...row }: Row) => ({
  ...row,
  percentage: percentageOf(basispoints),
  isFixed: row.id === COURSE_VAT_RATE,
});

const rates = auditedResource({
  name: "vatRates",
  table: "vat_rates",
  ownerOf: null,
  read: async (db: Database | Tx, id: number) => {
    const row = await selectRates(db).where("rate.id", "=", id).executeTakeFirst();
    return row && rowOf(row);
  },
  omitFromLog: ["uses", "isFixed"],
});

/** @throws 422 for VAT on something that is exempt from it */
function columnsOf({ name, percentage, exemption }: Input) {
  if (exemption !== null && percentage > 0)
    throw invalid({ percentage: "Wat vrijgesteld is, heeft geen btw. Vul 0 in, of maak de vrijstelling leeg." });
  return { name, basispoints: basispointsOf(percentage), exemption };
}

export const staffVatRatesModule = {
  handlers: {
    list: ({ ctx, query }) =>
      staffPage(ctx.db, selectRates(ctx.db), query, {
        id: sql`rate.id`,
        sorts: { name: sql`rate.name collate "nl-BE-x-icu"`, percentage: sql`rate.basispoints` },
        toRow: rowOf,
      }),
    get: ({ ctx, params }) => rates.get(ctx, params.id),
    create: ({ ctx, body }) =>
      rates.create(ctx, async (tx) => {
        const insert = tx.insertInto("vat_rates").values(columnsOf(body)).returning("id");
        return (await translateConstraintErrors(TAKEN, insert.executeTakeFirstOrThrow())).id;
      }),
    update: ({ ctx, params: { id }, body }) =>
      rates.update(ctx, id, async (tx) => {
        const update = tx.updateTable("vat_rates").set(columnsOf(body)).where("id", "=", id);
        await translateConstraintErrors(TAKEN, update.execute());
      }),
    delete: ({ ctx, params: { id } }) =>
      rates.delete(ctx, id, async (tx, { isFixed, uses }) => {
        if (isFixed) throw refused("Dit is het tarief van de cursussen. Het kan niet weg, wel veranderen.");
        if (uses > 0) throw refused("Een extra draagt dit tarief. Geef die eerst een ander.");
        await tx.deleteFrom("vat_rates").where("id", "=", id).execute();
      }),
  } satisfies ApiHandlers<typeof contract>["staffVatRates"],
};
