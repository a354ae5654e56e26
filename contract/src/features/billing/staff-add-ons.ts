import * as z from "zod";
import { Euros, emptyAsNull } from "#layer/fields.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";
import { AddOnCode } from "./add-on-codes.ts";

/** In euros. */
const MAX_ADD_ON_PRICE = 1000;
/** Which courses the add-on is offered with: those of the house, all, or none for now. */
const OfferedWith = z.enum(["house", "all", "none"]);

/** What can be bought with a course (docs/product/enrolments.md#add-ons). */
export const StaffAddOn = z
  .object({
    id: AddOnCode,
    name: z.string(),
    description: z.string(),
    price: z.number().describe("in euro, btw inbegrepen"),
    listPrice: z.number().nullable().describe("in euro, zonder cursus"),
    vatRateId: z.int(),
    countries: z.array(z.string()).nullable().describe("waar het heen gaat; null: overal"),
    offeredWith: OfferedWith,
    oncePerPerson: z.boolean(),
  })
  .meta({ id: "StaffAddOn" });
export type StaffAddOn = z.infer<typeof StaffAddOn>;

const AddOnInput = z.object({
  name: typedLine().trim().min(2).max(100),
  description: typedText().trim().min(1).max(500),
  price: Euros(MAX_ADD_ON_PRICE),
  listPrice: emptyAsNull(Euros(MAX_ADD_ON_PRICE)),
  vatRateId: z.int32(),
  countries: z
    .array(typedLine().length(2))
    .max(50)
    .nullable()
    .transform((codes) => (codes?.length ? codes : null)),
  offeredWith: OfferedWith,
  oncePerPerson: z.boolean(),
});

const { list, get, update } = staffEndpoints({
  path: "add-ons",
  access: "manageMoney",
  one: "een extra bij cursussen",
  all: "de extra's bij cursussen",
  row: StaffAddOn,
  query: staffListQuery(["position", "name", "price"]),
  params: z.object({ id: AddOnCode }),
  create: AddOnInput,
  update: AddOnInput,
});
/** The calls of enrolling name add-ons by their code, so these cannot be created or deleted. */
export const staffAddOns = { list, get, update };
