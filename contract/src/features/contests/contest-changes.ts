import * as z from "zod";

/** What entrants rely on: changes are kept, and entrants are notified (docs/product/contests.md#changes). */
export const ENTRY_TERMS = [
  "deadline",
  "rules",
  "reward",
  "texts",
  "length",
  "extraField1",
  "extraField2",
  "ageCategories",
  "feedback",
] as const;
export type EntryTerm = (typeof ENTRY_TERMS)[number];

/** What jurors rely on (docs/product/contests.md#changes-for-the-jury). */
export const JURY_TERMS = ["juryDeadline", "jurorNames"] as const;
export type JuryTerm = (typeof JURY_TERMS)[number];

/** The value of `feedback` and `jurorNames` when these are shown; null when not. */
export const SHOWN = "shown";

export const MAX_SHOWN_CHANGES = 50;

const changeOf = <const F extends readonly string[]>(fields: F) =>
  z.object({
    changedAt: z.iso.datetime(),
    field: z.enum(fields),
    before: z.string().nullable().describe("null: er was niets; bij het reglement altijd null"),
    after: z.string().nullable().describe("null: het is weggehaald; bij het reglement altijd null"),
  });
export const ContestChange = changeOf(ENTRY_TERMS).meta({ id: "ContestChange" });
export type ContestChange = z.infer<typeof ContestChange>;
export const JuryChange = changeOf(JURY_TERMS).meta({ id: "JuryChange" });
export type JuryChange = z.infer<typeof JuryChange>;

/** The wording of the rules that an entrant accepted. */
export const AcceptedRules = z
  .object({
    body: z.string().describe("opgeschoonde HTML"),
    acceptedAt: z.iso.datetime(),
    isCurrent: z.boolean().describe("false: het reglement is sindsdien gewijzigd"),
  })
  .meta({ id: "AcceptedRules" });
export type AcceptedRules = z.infer<typeof AcceptedRules>;
