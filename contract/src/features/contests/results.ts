import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, SlugParams } from "#layer/schemas.ts";
import { Flag, Picture } from "#layer/fields.ts";
import { AwardState, Place } from "./awards.ts";
import { WithReason } from "./managing-acts.ts";
import { typedText } from "#layer/typed-text.ts";

/** How many entries a result has at most; several may share a place. */
export const MAX_AWARDS = 500;

/** An entry that the result shows. Entries of people who are blocked or have left are not in it. */
export const Laureate = z
  .object({
    id: z.uuid(),
    state: AwardState,
    place: Place,
    title: z.string(),
    ageCategoryId: z.int().nullable(),
    author: z.object({ nickname: z.string(), slug: z.string() }),
    textSlug: z
      .string()
      .nullable()
      .describe("wanneer de auteur ermee instemt dat er een link staat, en de kijker de tekst mag lezen"),
  })
  .meta({ id: "Laureate" });
export type Laureate = z.infer<typeof Laureate>;

export const ContestResult = z
  .object({
    contest: z.object({
      slug: z.string(),
      title: z.string(),
      organization: z.string(),
      bannerBig: Picture.nullable(),
      ageCategories: z.array(z.object({ id: z.int(), label: z.string() })),
    }),
    expectedOn: z.iso.date().nullable().describe("de dag die aangekondigd is"),
    juryWord: z.string().nullable().describe("opgeschoonde HTML"),
    releasedAt: z.iso.datetime().nullable().describe("null: alleen wie de wedstrijd beheert, ziet dit voorbeeld"),
    correctedAt: z.iso.datetime().nullable(),
    revision: z.int().describe("telt de wijzigingen; 0: nog nooit bewaard"),
    laureates: z.array(Laureate).describe("de hoogste plaats eerst"),
  })
  .meta({ id: "ContestResult" });
export type ContestResult = z.infer<typeof ContestResult>;

/** The result as its organiser fills it in (docs/product/contests.md#result). */
export const ResultInput = WithReason.extend({
  expectedOn: z.iso.date().nullable(),
  juryWord: typedText().max(100_000).brand<"RichInput">().nullable(),
  awards: z
    .array(z.object({ id: z.uuid(), state: AwardState, place: Place }))
    .max(MAX_AWARDS)
    .optional()
    .describe("alle laureaten; vanaf het einde van de wedstrijd"),
  /** The revision that was edited; saving on top of another one is refused with a 409. */
  revision: z.int32().optional(),
}).meta({ id: "ResultInput" });
export type ResultInput = z.input<typeof ResultInput>;

const MANAGEMENT = "userCanCreateContests";

export const results = {
  get: endpoint({
    method: "GET",
    path: "/contests/{slug}/result",
    access: "public",
    summary: "De uitslag, zodra ze bekendgemaakt is; voordien voor wie de wedstrijd beheert",
    params: SlugParams,
    response: dataOf(ContestResult),
  }),
  save: endpoint({
    method: "PUT",
    path: "/contests/{slug}/result",
    access: MANAGEMENT,
    summary: "De uitslag van een eigen wedstrijd voorbereiden, of verbeteren",
    params: SlugParams,
    body: ResultInput,
    response: dataOf(ContestResult),
  }),
  release: endpoint({
    method: "POST",
    path: "/contests/{slug}/result/release",
    access: MANAGEMENT,
    summary: "De uitslag bekendmaken; nog eens is geen fout",
    params: SlugParams,
    body: WithReason,
    status: 204,
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/contests/{slug}/result/withdraw",
    access: MANAGEMENT,
    summary: "De uitslag van de site halen; nog eens is geen fout",
    params: SlugParams,
    body: WithReason,
    status: 204,
  }),
  allowLink: endpoint({
    method: "PUT",
    path: "/contest-participants/{id}/link",
    access: "member",
    summary: "Of de uitslag naar de teksten van je deelname mag linken",
    params: IdParams,
    body: z.object({ mayLink: Flag }),
    status: 204,
  }),
};
