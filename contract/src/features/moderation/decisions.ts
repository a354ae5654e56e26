import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { typedText } from "#layer/typed-text.ts";

/** Keep: a reported text stays visible. Hide: others no longer see it. */
export const Verdict = z.enum(["keep", "hide"]);
export type Verdict = z.infer<typeof Verdict>;

/** Upheld: the text stays hidden. Overturned: the author was right. */
export const VerdictOnAppeal = z.enum(["upheld", "overturned"]);
export type VerdictOnAppeal = z.infer<typeof VerdictOnAppeal>;

/** The author's appeal against a decision, with its answer. */
export const Appeal = z
  .object({
    words: z.string(),
    at: z.iso.datetime(),
    verdict: VerdictOnAppeal.nullable().describe("null: wacht nog"),
    reason: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Appeal" });

/** A decision by staff about one's own text (docs/product/moderation.md#decisions). */
export const Decision = z
  .object({
    id: z.uuid(),
    title: z.string().describe("van de tekst, zoals hij toen heette"),
    slug: z.string().nullable().describe("null wanneer de tekst er niet meer is"),
    verdict: Verdict,
    reason: z.string(),
    decidedAt: z.iso.datetime(),
    hidden: z.boolean().describe("of anderen de tekst nu niet zien"),
    rewritten: z.boolean().describe("verborgen, en gewijzigd sindsdien: het team leest opnieuw"),
    aboutRewritten: z.boolean().describe("besliste over een tekst die verborgen was en gewijzigd werd"),
    appeal: Appeal.nullable(),
    me: z.object({ can: z.object({ appeal: z.boolean() }) }),
  })
  .meta({ id: "Decision" });
export type Decision = z.infer<typeof Decision>;

export const AppealInput = z.object({ words: typedText().trim().min(10).max(5000) });

export const decisions = {
  get: endpoint({
    method: "GET",
    path: "/me/decisions/{id}",
    access: "member",
    summary: "Wat het team over een eigen tekst besliste",
    params: IdParams,
    response: dataOf(Decision),
  }),
  appeal: endpoint({
    method: "POST",
    path: "/me/decisions/{id}/appeal",
    access: "member",
    summary: "Bezwaar maken, één keer; iemand anders van het team kijkt opnieuw",
    params: IdParams,
    body: AppealInput,
    response: dataOf(Decision),
  }),
};
