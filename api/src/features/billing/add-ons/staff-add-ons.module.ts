import type { contract } from "@inktvis/contract";
import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import { sql } from "kysely";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { type Problems, refuseWith } from "#platform/http/errors.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { centsOf, eurosOf } from "#platform/money.ts";
import { isCountry, NO_COUNTRY } from "#features/people/people/person-details.ts";
import type { AddOn } from "./add-on.ts";

const NO_RATE = "Kies een tarief uit de lijst.";

const selectAddOns = (db: Database | Tx) =>
  db
    .selectFrom("add_ons as sold")
    .select([
      "sold.code as id",
      "sold.name",
      "sold.description",
      "sold.price",
      "sold.list_price as listPrice",
      "sold.vat_rate_id as vatRateId",
      "sold.countries",
      "sold.offered_with as offeredWith",
      "sold.once_a_person as oncePerPerson",
    ])
    .$narrowType<{ id: AddOnCode; offeredWith: AddOn["offeredWith"] }>();

const rowOf = ({ price, listPrice, ...row }: RowOf<ReturnType<typeof selectAddOns>>) => ({
  ...row,
  price: eurosOf(price),
  listPrice: listPrice === null ? null : eurosOf(listPrice),
});

const addOns = auditedResource({
  name: "addOns",
  table: "add_ons",
  key: "code",
  ownerOf: null,
  read: async (db: Database | Tx, id: AddOnCode) => {
    const row = await selectAddOns(db).where("sold.code", "=", id).executeTakeFirst();
    return row && rowOf(row);
  },
});

interface Typed {
  price: number;
  listPrice?: number | null | undefined;
  countries: string[] | null;
}
/** @throws 422 for a country that does not exist, and for a price above the one without a course */
function check({ price, listPrice, countries }: Typed) {
  const isDearer = listPrice !== null && listPrice !== undefined && listPrice < price;
  const problems: Problems = {
    ...(countries && !countries.every(isCountry) && { countries: NO_COUNTRY }),
    ...(isDearer && { listPrice: "Zonder cursus kost het minstens even veel. Laat dit leeg wanneer het gelijk is." }),
  };
  refuseWith(problems);
}

export const staffAddOnsModule = {
  handlers: {
    list: ({ ctx, query }) =>
      staffPage(ctx.db, selectAddOns(ctx.db), query, {
        id: sql`sold.code`,
        sorts: { position: sql`sold.position`, name: sql`sold.name collate "nl-BE-x-icu"`, price: sql`sold.price` },
        toRow: rowOf,
      }),
    get: ({ ctx, params }) => addOns.get(ctx, params.id),
    update: ({ ctx, params: { id }, body }) => {
      check(body);
      const { name, description, price, listPrice, vatRateId, countries, offeredWith, oncePerPerson } = body;
      return addOns.update(ctx, id, async (tx) => {
        const update = tx
          .updateTable("add_ons")
          .set({
            name,
            description,
            price: centsOf(price),
            list_price: listPrice === null || listPrice === undefined ? null : centsOf(listPrice),
            vat_rate_id: vatRateId,
            countries,
            offered_with: offeredWith,
            once_a_person: oncePerPerson,
          })
          .where("code", "=", id);
        await translateConstraintErrors({ foreignKey: { vatRateId: NO_RATE } }, update.execute());
      });
    },
  } satisfies ApiHandlers<typeof contract>["staffAddOns"],
};
