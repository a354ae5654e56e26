import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";
import { NumberParams, staffEndpoints } from "#layer/staff-endpoints.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { MAX_BODY, Revision, withRevision } from "#layer/staff-fields.ts";
import { typedText } from "#layer/typed-text.ts";

const StaffTerms = z
  .object({
    id: z.int().describe("het nummer van de versie"),
    text: z.string().describe("opgeschoonde HTML"),
    createdAt: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable().describe("null: nog een klad"),
    inForce: z.boolean(),
    agreedCount: z.int().describe("leden die met deze versie akkoord gingen"),
    revision: Revision,
  })
  .meta({ id: "StaffTerms" });
export type StaffTerms = z.infer<typeof StaffTerms>;
const TermsInput = z.object({ text: typedText().min(1).max(MAX_BODY) });
const resource = staffEndpoints({
  path: "terms",
  access: "manageSystem",
  one: "een versie van de voorwaarden",
  all: "alle versies van de voorwaarden",
  row: StaffTerms,
  query: staffListQuery(["id"]),
  params: NumberParams,
  create: TermsInput,
  update: withRevision(TermsInput),
});

/** Published terms cannot change: people agreed to them. */
export const staffTerms = {
  ...resource,
  publish: endpoint({
    method: "POST",
    path: "/staff/terms/{id}/publish",
    access: "manageSystem",
    summary: "Kantoor: een klad laten gelden; wie zich vanaf nu registreert, gaat ermee akkoord",
    params: NumberParams,
    body: withRevision(z.object({})),
    response: dataOf(StaffTerms),
  }),
};
