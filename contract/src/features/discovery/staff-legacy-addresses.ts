import * as z from "zod";
import { typedLine } from "#layer/typed-text.ts";
import { IdParams } from "#layer/schemas.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { SearchText } from "#layer/staff-fields.ts";

export const LEGACY_KINDS = ["text", "user", "contest"] as const;

const StaffLegacyAddress = z
  .object({
    id: z.uuid(),
    kind: z.enum(LEGACY_KINDS),
    oldId: z.int(),
    oldSlug: z.string(),
    slug: z.string().nullable().describe("waar het nu is; null bij een tekst die privé is"),
    title: z.string().nullable(),
  })
  .meta({ id: "StaffLegacyAddress" });

const LegacyInput = z.object({
  kind: z.enum(LEGACY_KINDS),
  oldId: z.int().min(1).max(999_999_999_999_999),
  oldSlug: typedLine()
    .trim()
    .min(1)
    .max(500)
    .regex(/^\P{C}+$/u),
  slug: typedLine()
    .trim()
    .min(1)
    .max(255)
    .regex(/^\P{C}+$/u),
});

const {
  list,
  get,
  create,
  delete: remove,
} = staffEndpoints({
  path: "legacy-addresses",
  access: "manageContent",
  one: "een adres van de vroegere site",
  all: "de adressen van de vroegere site",
  row: StaffLegacyAddress,
  query: staffListQuery(["oldId", "oldSlug", "kind"]).extend({
    q: SearchText,
    kind: z.enum(LEGACY_KINDS).optional(),
  }),
  params: IdParams,
  create: LegacyInput,
  update: LegacyInput,
});
/** Addresses are not updated: delete one and create another. */
export const staffLegacyAddresses = { list, get, create, delete: remove };
