import * as z from "zod";
import { typedLine } from "#layer/typed-text.ts";

const line = typedLine().trim().min(1).max(255);

/** A postal address as typed; the server checks the postal code by the country. */
export const PostalAddressInput = z.object({
  street: line,
  number: line,
  postalCode: line,
  city: line,
  country: typedLine().length(2).describe("ISO 3166-1, twee letters"),
});
export type PostalAddressInput = z.output<typeof PostalAddressInput>;
