import type { DemoPerson } from "../people.ts";
import type { DemoEnrolment } from "./enrolment-list.ts";

/** The details of the person, with an address in an invented street. */
export const addressOf = ({ key, firstName, lastName, dateOfBirth, postalCode, city, country }: DemoPerson) => ({
  first_name: firstName,
  last_name: lastName,
  date_of_birth: dateOfBirth,
  phone: "+32470123456",
  address_street: "Inktstraat",
  address_number: String(key.length),
  address_postal_code: postalCode,
  address_city: city,
  address_country: country,
});

export const invoicingOf = (person: DemoPerson, { name, vatNumber }: NonNullable<DemoEnrolment["company"]>) => ({
  use_invoicing_address: true,
  invoicing_name: name,
  invoicing_email: `boekhouding@${person.key}.example`,
  invoicing_street: "Boekenlaan",
  invoicing_number: "3",
  invoicing_postal_code: person.postalCode,
  invoicing_city: person.city,
  invoicing_country: "BE",
  invoicing_vat_number: vatNumber,
});

/** The buyer as named on the invoice: the person or their company. */
export function buyerOf(person: DemoPerson, company: DemoEnrolment["company"]) {
  const address = addressOf(person);
  const invoicing = company && invoicingOf(person, company);
  return {
    name: invoicing?.invoicing_name ?? `${person.firstName} ${person.lastName}`,
    email: invoicing?.invoicing_email ?? `${person.key}@inktvis.example`,
    street: invoicing?.invoicing_street ?? address.address_street,
    number: invoicing?.invoicing_number ?? address.address_number,
    postalCode: invoicing?.invoicing_postal_code ?? address.address_postal_code,
    city: person.city,
    country: person.country,
    vatNumber: company?.vatNumber ?? null,
  };
}
