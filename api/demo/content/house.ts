import type { Tx } from "#platform/db/database.ts";

/** The house data. */
export const addHouseData = (tx: Tx, now: Date) =>
  tx
    .insertInto("house_data")
    .values({
      name: "Inktvis vzw",
      street: "Schrijverskaai",
      number: "12",
      postal_code: "9000",
      city: "Gent",
      country: "BE",
      vat_number: "BE0123456749",
      iban: "BE68539007547034",
      email: "boekhouding@inktvis.example",
      updated_at: now,
    })
    .execute();
