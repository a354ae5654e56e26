import * as z from "zod";
import { NumberParams, staffEndpoints } from "#layer/staff-endpoints.ts";
import { optionalText } from "#layer/staff-fields.ts";
import { Percentage } from "#layer/fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

/** docs/product/payments.md#vat */
export const StaffVatRate = z
  .object({
    id: z.int(),
    name: z.string(),
    percentage: z.number().describe("6 is 6 %"),
    exemption: z.string().nullable().describe("waarom er geen btw is, zoals het op de factuur staat"),
    uses: z.int().describe("hoeveel extra's het dragen"),
    isFixed: z.boolean().describe("het tarief van cursussen: het blijft"),
  })
  .meta({ id: "StaffVatRate" });
export type StaffVatRate = z.infer<typeof StaffVatRate>;

const VatRateInput = z.object({
  name: typedLine().trim().min(1).max(100),
  percentage: Percentage,
  exemption: optionalText(500, typedText()),
});

export const staffVatRates = staffEndpoints({
  path: "vat-rates",
  access: "manageMoney",
  one: "een btw-tarief",
  all: "de btw-tarieven",
  row: StaffVatRate,
  query: staffListQuery(["id", "name", "percentage"]),
  params: NumberParams,
  create: VatRateInput,
  update: VatRateInput,
});
