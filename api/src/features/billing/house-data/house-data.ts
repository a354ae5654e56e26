import type { Database, Tx } from "#platform/db/database.ts";

/** The house as the seller; copied to every invoice (docs/product/payments.md#house-data). */
export interface HouseData {
  name: string;
  street: string;
  number: string;
  postalCode: string;
  city: string;
  country: string;
  vatNumber: string;
  iban: string;
  email: string;
}

/** Null until the staff room has filled it in: nothing can be sold until then. */
export const readHouseData = async (db: Database | Tx): Promise<HouseData | null> =>
  (await db
    .selectFrom("house_data")
    .select([
      "name",
      "street",
      "number",
      "postal_code as postalCode",
      "city",
      "country",
      "vat_number as vatNumber",
      "iban",
      "email",
    ])
    .executeTakeFirst()) ?? null;
