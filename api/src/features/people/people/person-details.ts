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

/** The telephone number as it is stored, and what is wrong with who somebody says to be, by field. */
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

/** What is wrong with a country and a postal code there, by these fields; nothing with a postal code that was not filled in. */
export function problemsOfPlace(
  { postalCode, country }: Place,
  fields = { country: "country", postalCode: "postalCode" },
): Problems {
  if (!isCountry(country)) return { [fields.country]: NO_COUNTRY };
  const problem = postalCode ? postalCodeProblem(postalCode, country) : undefined;
  return problem ? { [fields.postalCode]: problem } : {};
}

const ADDRESS = { country: "addressCountry", postalCode: "addressPostalCode" };

/** The same of the address of a person; nothing without a country. */
export const problemsOfAddress = ({ addressPostalCode: postalCode, addressCountry: country }: Address): Problems =>
  country ? problemsOfPlace({ postalCode, country }, ADDRESS) : {};
