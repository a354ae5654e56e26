import * as z from "zod";
import { storedText } from "#layer/fields.ts";
import { typedLine } from "#layer/typed-text.ts";

const line = typedLine().trim().min(1).max(255);

/** The message for a telephone number that is wrong or missing: it shows how to write one. */
export const NO_PHONE = "Schrijf je nummer met de landcode, bijvoorbeeld +32 470 12 34 56.";

/** Real name, date of birth, telephone number and postal address. */
export const PersonDetailsInput = z.object({
  firstName: line,
  lastName: line,
  dateOfBirth: z.iso.date(),
  phone: typedLine().trim().min(1, { error: NO_PHONE }).max(255).describe("met landcode"),
  addressStreet: line,
  addressNumber: line,
  addressPostalCode: line,
  addressCity: line,
  addressCountry: z.string().length(2).describe("ISO 3166-1, twee letters"),
});

export const PersonDetails = storedText(PersonDetailsInput.shape);
export const ContactDetails = PersonDetails.omit({ firstName: true, lastName: true, dateOfBirth: true });
