import * as z from "zod";
import { IdParams } from "#layer/schemas.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import { SearchText } from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";

/** A text that visitors may read, and what the house does with it. */
const StaffText = z
  .object({
    id: z.uuid(),
    title: z.string(),
    slug: z.string(),
    author: z.string().describe("schrijversnaam"),
    wordCount: z.int(),
    publishedAt: z.iso.datetime(),
    isTip: z.boolean().describe("aangeraden door het huis"),
    isLead: z.boolean().describe("opent de startpagina; hoogstens één tekst"),
  })
  .meta({ id: "StaffText" });
export type StaffText = z.infer<typeof StaffText>;

const Promotion = z.object({ isTip: z.boolean(), isLead: z.boolean() });

export const StaffTextsQuery = staffListQuery(["publishedAt"], "DESC").extend({
  q: SearchText,
  promoted: z.enum(["tip", "lead"]).optional(),
});
export type StaffTextsQuery = z.output<typeof StaffTextsQuery>;

const { list, get, update } = staffEndpoints({
  path: "texts",
  access: "manageContent",
  one: "een openbare tekst: tip van het huis, of opening van de startpagina",
  all: "openbare teksten, om er tips van te maken",
  row: StaffText,
  query: StaffTextsQuery,
  params: IdParams,
  create: Promotion,
  update: Promotion,
});
/** Members create and delete texts; staff only promotes them. */
export const staffTexts = { list, get, update };
