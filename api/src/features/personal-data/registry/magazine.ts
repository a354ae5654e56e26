import { LABELS } from "@inktvis/contract/labels.nl";
import { sql } from "kysely";
import { eraseRequests } from "#features/magazine/requests/erase-requests.ts";
import {
  COUNTRY_NAMES,
  countryColumn,
  inEuros,
  labelledValues,
  type Person,
  personalTable,
  rowsOwnedBy,
  rowsSentTo,
} from "../personal-table.ts";

/** A member's requests, and those made with their address, without an account, while it was theirs. */
export const ownRequests = (person: Person) => sql<boolean>`(
  ${rowsOwnedBy("user_id")(person)}
  or (row.user_id is null and ${rowsSentTo("requested_at")(person)})
)`;

/** Requests for the magazine. */
export const magazineTables = {
  magazine_subscriptions: personalTable("magazine_subscriptions", {
    sections: { "Abonnementen op Verzin die je vroeg": ownRequests },
    order: "requested_at",
    columns: {
      id: null,
      user_id: null,
      requested_at: "Gevraagd",
      name: LABELS.name,
      email: LABELS.email,
      address_street: LABELS.addressStreet,
      address_number: LABELS.addressNumber,
      address_postal_code: LABELS.addressPostalCode,
      address_city: LABELS.addressCity,
      address_country: countryColumn,
      wants_invoice: "Factuur op een andere naam of een ander adres",
      invoicing_name: "Naam op de factuur",
      invoicing_email: "E-mailadres voor de factuur",
      invoicing_street: "Straat op de factuur",
      invoicing_number: "Huisnummer op de factuur",
      invoicing_postal_code: "Postcode op de factuur",
      invoicing_city: "Gemeente op de factuur",
      invoicing_country: labelledValues("Land op de factuur", COUNTRY_NAMES),
      invoicing_vat_number: "Btw-nummer",
      list_price: inEuros("Gewone prijs in euro", "list_price"),
      reduced_price: inEuros("Verlaagde prijs in euro", "reduced_price"),
      asks_reduced: "Verlaagde prijs gevraagd",
      fingerprint: null,
      sent_at: "Afgehandeld",
      sent_by: null,
      cancelled_at: "Geschrapt",
      cancel_reason: "Waarom het geschrapt werd",
    },
    // An invoiced request is kept for its invoice without the person; others are deleted.
    erase: ({ tx, person }) => eraseRequests(tx, ownRequests(person)),
  }),
};
