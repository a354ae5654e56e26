import type { contract } from "@inktvis/contract";
import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import { sql } from "kysely";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { type Problems, refuseWith } from "#platform/http/errors.ts";
import { refuseStale } from "#platform/http/refuse-stale.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { problemsOfPlace } from "#features/people/people/person-details.ts";
import { vatNumberOf, vatNumberProblem } from "../vat-numbers/vat-number.ts";

const HOUSE = "house";

/** One row, even before anything was saved. */
const selectHouse = (db: Database | Tx) =>
  db
    .selectFrom(sql<{ id: typeof HOUSE }>`(select ${HOUSE}::text as id)`.as("known"))
    .leftJoin("house_data as house", "house.id", "known.id")
    .select([
      "known.id",
      "house.name",
      "house.street",
      "house.number",
      "house.postal_code as postalCode",
      "house.city",
      "house.country",
      "house.vat_number as vatNumber",
      "house.iban",
      "house.email",
      sql<number>`coalesce(house.revision, 0)`.as("revision"),
    ]);

const house = auditedResource({
  name: "houseData",
  table: "house_data",
  ownerOf: null,
  read: (db, id: typeof HOUSE) => selectHouse(db).where("known.id", "=", id).executeTakeFirst(),
  // Before the first save there is no row to lock.
  lock: (tx) => lockName(tx, "house_data"),
  omitFromLog: ["revision"],
});

interface Typed {
  postalCode: string;
  country: string;
  vatNumber: string;
  iban: string;
}
/**
 * The input as it is stored. @throws 422 for an invalid VAT number or IBAN, a country that does not exist, and a postal
 * code that is not valid there
 */
function checked<Input extends Typed>(typed: Input): Input {
  const vatNumber = vatNumberOf(typed.vatNumber);
  const iban = electronicFormatIBAN(typed.iban) ?? "";
  const wrongVat = vatNumberProblem(vatNumber);
  const problems: Problems = {
    ...problemsOfPlace(typed),
    ...(wrongVat !== null && { vatNumber: wrongVat }),
    ...(!isValidIBAN(iban) && {
      iban: "Dit rekeningnummer klopt niet. Vul het in als IBAN, zoals BE68 5390 0754 7034.",
    }),
  };
  refuseWith(problems);
  return { ...typed, vatNumber, iban };
}

export const staffHouseDataModule = {
  handlers: {
    list: ({ ctx, query }) =>
      staffPage(ctx.db, selectHouse(ctx.db), query, { id: sql`known.id`, sorts: {}, toRow: (row) => row }),
    get: ({ ctx, params }) => house.get(ctx, params.id),
    update: ({ ctx, params: { id }, body: { revision, ...typed } }) => {
      const columns = columnsFrom("house_data", checked(typed));
      return house.update(ctx, id, async (tx, before) => {
        refuseStale(before, revision);
        const values = { ...columns, revision: before.revision + 1, updated_at: ctx.now };
        await tx
          .insertInto("house_data")
          .values({ id, ...values })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
          .execute();
      });
    },
  } satisfies ApiHandlers<typeof contract>["staffHouseData"],
};
