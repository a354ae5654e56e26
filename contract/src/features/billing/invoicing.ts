import * as z from "zod";
import { Email, ofPart } from "#layer/fields.ts";
import { typedLine } from "#layer/typed-text.ts";

const line = typedLine().trim().min(1).max(255);

/** Where the invoice goes when it is not for the person who orders: the server says which field is missing. */
export const INVOICING_FIELDS = {
  invoicingName: ofPart(line),
  invoicingEmail: ofPart(Email),
  invoicingAddress: z
    .object({
      street: ofPart(line),
      number: ofPart(line),
      postalCode: ofPart(line),
      city: ofPart(line),
      country: ofPart(line).describe("ISO 3166-1, twee letters"),
    })
    .nullish(),
  invoicingVatNumber: ofPart(typedLine().trim().min(3).max(255)).describe("met landcode; spaties en punten mogen"),
};
