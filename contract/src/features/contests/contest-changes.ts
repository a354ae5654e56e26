import * as z from "zod";

/** What entrants rely on: a change of it is kept and told (docs/product/contests.md#changes). */
export const ChangedField = z.enum(["deadline", "rules", "reward", "extraField1", "extraField2"]);
export type ChangedField = z.infer<typeof ChangedField>;

export const MAX_SHOWN_CHANGES = 50;

export const ContestChange = z
  .object({
    changedAt: z.iso.datetime(),
    field: ChangedField,
    before: z.string().nullable().describe("null: er was niets; bij het reglement altijd null"),
    after: z.string().nullable().describe("null: het is weggehaald; bij het reglement altijd null"),
  })
  .meta({ id: "ContestChange" });
export type ContestChange = z.infer<typeof ContestChange>;

/** The wording of the rules that an entrant accepted. */
export const AcceptedRules = z
  .object({
    body: z.string().describe("opgeschoonde HTML"),
    acceptedAt: z.iso.datetime(),
    isCurrent: z.boolean().describe("false: het reglement is sindsdien gewijzigd"),
  })
  .meta({ id: "AcceptedRules" });
export type AcceptedRules = z.infer<typeof AcceptedRules>;
