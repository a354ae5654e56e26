import * as z from "zod";
import { Email } from "#layer/fields.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine } from "#layer/typed-text.ts";
import { PostalAddressInput } from "#features/people/postal-address.ts";

const HouseId = z.literal("house");

/** The house as the seller on invoices (docs/product/payments.md#house-data); all null until it is filled in. */
const StaffHouseData = z
  .object({
    id: HouseId,
    name: z.string().nullable(),
    street: z.string().nullable(),
    number: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    vatNumber: z.string().nullable(),
    iban: z.string().nullable(),
    email: z.string().nullable(),
    revision: z.int().describe("wie bewaart, zegt van welke versie; 0: nog nooit bewaard"),
  })
  .meta({ id: "StaffHouseData" });

const line = typedLine().trim().min(1).max(255);
const HouseDataInput = z.object({
  name: line.min(2),
  ...PostalAddressInput.shape,
  vatNumber: line.describe("met landcode; spaties en punten mogen"),
  iban: line.describe("spaties mogen"),
  email: Email,
  revision: z.int32(),
});

const { list, get, update } = staffEndpoints({
  path: "house-data",
  access: "manageMoney",
  one: "het huis als verkoper",
  all: "het huis als verkoper; er is er één",
  row: StaffHouseData,
  query: staffListQuery(["id"]),
  params: z.object({ id: HouseId }),
  create: HouseDataInput,
  update: HouseDataInput,
});
/** One record, which cannot be created or deleted. */
export const staffHouseData = { list, get, update };
