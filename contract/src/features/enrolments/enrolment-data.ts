import * as z from "zod";
import { OptionalFlag, emptyAsNull } from "#layer/fields.ts";
import { typedLine } from "#layer/typed-text.ts";
import { INVOICING_FIELDS } from "#features/billing/invoicing.ts";
import { PersonDetailsInput } from "#features/people/person-details.ts";

const line = typedLine().trim().min(1).max(255);

/** docs/product/enrolments.md#personal-data: the server reports, per field, what a given course requires. */
export const EnrolmentDataInput = PersonDetailsInput.extend({
  parentName: emptyAsNull(line).describe("van wie jonger is dan 16"),
  survey: z
    .object({ answers: z.record(z.uuid().toLowerCase(), z.uuid().toLowerCase()) })
    .optional()
    .describe("per vraag de keuze, allebei bij hun id"),
  useInvoicingAddress: OptionalFlag,
  ...INVOICING_FIELDS,
}).meta({ id: "EnrolmentDataInput" });
export type EnrolmentDataInput = z.input<typeof EnrolmentDataInput>;
