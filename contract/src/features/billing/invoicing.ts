import * as z from "zod";
import { Email, emptyAsNull } from "#layer/fields.ts";
import { typedLine } from "#layer/typed-text.ts";

const line = typedLine().trim().min(1).max(255);

/** Where the invoice goes when it is not for the person who orders: the server says which field is missing. */
export const INVOICING_FIELDS = {
  invoicingName: emptyAsNull(line),
  invoicingEmail: emptyAsNull(Email),
  invoicingAddress: z
    .object({
      street: emptyAsNull(line),
      number: emptyAsNull(line),
      postalCode: emptyAsNull(line),
      city: emptyAsNull(line),
      country: emptyAsNull(line).describe("ISO 3166-1, twee letters"),
    })
    .nullish(),
  invoicingVatNumber: emptyAsNull(typedLine().trim().min(3).max(255)).describe("met landcode; spaties en punten mogen"),
};
