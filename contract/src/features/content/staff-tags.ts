import * as z from "zod";
import { NumberParams, staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { SearchText } from "#layer/staff-fields.ts";
import { typedLine } from "#layer/typed-text.ts";

const StaffTag = z
  .object({
    id: z.int(),
    name: z.string(),
    isFixed: z.boolean().describe("pagina's kennen het bij zijn nummer; het kan niet weg"),
    uses: z.int().describe("artikels en pagina's"),
  })
  .meta({ id: "StaffTag" });
const TagInput = z.object({ name: typedLine().trim().min(2).max(60) });

export const staffTags = staffEndpoints({
  path: "tags",
  access: "manageContent",
  one: "een label",
  all: "alle labels",
  row: StaffTag,
  query: staffListQuery(["id", "name", "uses"]).extend({ q: SearchText }),
  params: NumberParams,
  create: TagInput,
  update: TagInput,
});
