import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { MagazineSubscriptions } from "#platform/db/tables.gen.ts";

/** What a visitor fills in to request the magazine. */
export const REQUEST = {
  name: "Anneleen Wouters",
  email: "anneleen@voorbeeld.example",
  addressStreet: "Kerkstraat",
  addressNumber: "12",
  addressPostalCode: "9000",
  addressCity: "Gent",
  addressCountry: "BE",
};
export const INVOICING = {
  wantInvoice: 1,
  invoicingName: "Bibliotheek De Kade",
  invoicingEmail: "facturen@dekade.example",
  invoicingAddress: { street: "Kade", number: "1", postalCode: "9000", city: "Gent", country: "BE" },
  invoicingVatNumber: "BE 0999.999.922",
};

/** The columns of a request whose invoice goes to somebody else. */
export const INVOICED = {
  wants_invoice: true,
  invoicing_name: "De Kade",
  invoicing_email: "facturen@dekade.example",
  invoicing_street: "Kade",
  invoicing_number: "1",
  invoicing_postal_code: "9000",
  invoicing_city: "Gent",
  invoicing_country: "BE",
  invoicing_vat_number: "BE0999999922",
};

/** A request of a visitor that waits in the queue; every column can be overridden. It sends no mail. */
export const aMagazineRequest = ({ db, clock }: Services, wanted: Partial<Insertable<MagazineSubscriptions>> = {}) =>
  db
    .insertInto("magazine_subscriptions")
    .values({
      requested_at: clock.now(),
      name: "Anneleen Wouters",
      email: `${crypto.randomUUID()}@voorbeeld.example`,
      address_street: "Kerkstraat",
      address_number: "12",
      address_postal_code: "9000",
      address_city: "Gent",
      address_country: "BE",
      list_price: 2400,
      reduced_price: 1800,
      ...wanted,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
