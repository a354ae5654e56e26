import { phoneCell } from "#platform/csv.ts";
import { countryName } from "../countries/countries.ts";

/** A person in a row of a spreadsheet: their nickname, and the details that they filled in. */
interface PersonInRow {
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  date_of_birth: string | null;
  email: string | null;
  phone: string | null;
  address_street: string | null;
  address_number: string | null;
  address_postal_code: string | null;
  address_city: string | null;
  address_country: string | null;
}

export const countryCell = (country: string | null) => country && countryName(country);

/** The columns that identify a person, the same in every spreadsheet for organisers. */
export const PERSON_COLUMNS: readonly [name: string, value: (row: PersonInRow) => string | null][] = [
  ["Schrijversnaam", ({ nickname }) => nickname],
  ["Voornaam", ({ first_name }) => first_name],
  ["Familienaam", ({ last_name }) => last_name],
  ["Geboortedatum", ({ date_of_birth }) => date_of_birth],
  ["E-mail", ({ email }) => email],
  ["Telefoon", ({ phone }) => phoneCell(phone)],
  ["Straat", ({ address_street }) => address_street],
  ["Nummer", ({ address_number }) => address_number],
  ["Postcode", ({ address_postal_code }) => address_postal_code],
  ["Gemeente", ({ address_city }) => address_city],
  ["Land", ({ address_country }) => countryCell(address_country)],
];
