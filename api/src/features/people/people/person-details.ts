import { NO_PHONE, type PersonDetailsInput } from "@inktvis/contract/features/people/person-details";
import { postalCodeProblem } from "@inktvis/contract/features/people/postal-codes";
import type * as z from "zod";
import type { Problems } from "#platform/http/errors.ts";
import { COUNTRIES } from "../countries/countries.ts";
import { phoneOf } from "../countries/phone.ts";
import { isDayOfBirth } from "./day-of-birth.ts";

type Typed = z.output<typeof PersonDetailsInput>;

const COUNTRY_CODES = new Set(COUNTRIES.all.map(({ value }) => value));
export const NO_COUNTRY = "Kies een land uit de lijst.";
export const isCountry = (code: string) => COUNTRY_CODES.has(code);

/** Returns the phone number as it is stored, and the errors in the personal details, by field. */
export function checkPersonDetails({ phone: typed, dateOfBirth, ...address }: Typed, now: Date) {
  const phone = phoneOf(typed, address.addressCountry);
  const problems: Problems = {
    ...(!isDayOfBirth(dateOfBirth, now) && { dateOfBirth: "Vul de dag in waarop je geboren bent." }),
    ...(!phone && { phone: NO_PHONE }),
    ...problemsOfAddress(address),
  };
  return { phone, problems };
}

interface Address {
  addressPostalCode?: string | null | undefined;
  addressCountry?: string | null | undefined;
}

interface Place {
  postalCode?: string | null | undefined;
  country: string;
}

/** The errors in a country and its postal code, under these field names. An empty postal code is not an error. */
export function problemsOfPlace(
  { postalCode, country }: Place,
  fields = { country: "country", postalCode: "postalCode" },
): Problems {
  if (!isCountry(country)) return { [fields.country]: NO_COUNTRY };
  const problem = postalCode ? postalCodeProblem(postalCode, country) : undefined;
  return problem ? { [fields.postalCode]: problem } : {};
}

const ADDRESS = { country: "addressCountry", postalCode: "addressPostalCode" };

/** The errors in the address of a person; none without a country. */
export const problemsOfAddress = ({ addressPostalCode: postalCode, addressCountry: country }: Address): Problems =>
  country ? problemsOfPlace({ postalCode, country }, ADDRESS) : {};
