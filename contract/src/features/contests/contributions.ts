import * as z from "zod";
import { PersonDetails } from "#features/people/person-details.ts";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, SlugParams } from "#layer/schemas.ts";
import { ContributionState, Place } from "./awards.ts";
import { AcceptedRules } from "./contest-changes.ts";
import { AgeCategoryId } from "./contest.ts";
import { WithReason } from "./managing-acts.ts";
import { Flag, Picture } from "#layer/fields.ts";
import { FeedbackText, Judged, OwnFeedback, Points } from "./jury.ts";

/** An entry in the organiser's table. */
export const ContributionSummary = z
  .object({
    id: z.uuid(),
    title: z.string(),
    wordCount: z.int(),
    ageCategoryId: z.int().nullable(),
    state: ContributionState,
    place: Place,
    score: z.number().nullable().describe("het gemiddelde van wat gescoord is; null wanneer nog niets"),
    scoredBy: z.int(),
    participant: z.object({
      id: z.uuid(),
      finalizedAt: z.iso.datetime(),
      user: z.object({ nickname: z.string(), name: z.string() }),
    }),
  })
  .meta({ id: "ContributionSummary" });
export type ContributionSummary = z.infer<typeof ContributionSummary>;

/** Who entered, for the organiser only: as they filled it in. */
const Participant = z.object({
  id: z.uuid(),
  finalizedAt: z.iso.datetime(),
  extraField1: z.string().nullable(),
  extraField2: z.string().nullable(),
  acceptedRules: AcceptedRules.nullable().describe("null: begonnen voor dit bijgehouden werd"),
  user: z.object({
    nickname: z.string(),
    slug: z.string(),
    name: z.string(),
    email: z.string(),
    ...PersonDetails.omit({ firstName: true, lastName: true }).shape,
  }),
});

/** One entry as it was handed in. For a juror, everything that could reveal who wrote it is null. */
export const Contribution = z
  .object({
    id: z.uuid(),
    title: z.string(),
    body: z.string().describe("opgeschoonde HTML"),
    image: Picture.nullable(),
    wordCount: z.int(),
    ageCategoryId: z.int().nullable(),
    ageLabel: z.string().nullable().describe("van de leeftijdscategorie"),
    state: ContributionState.nullable().describe("null voor de jury tot de uitslag bekendgemaakt is"),
    place: Place,
    invalidBecause: z.string().nullable().describe("voor wie de wedstrijd beheert"),
    score: z.number().nullable(),
    contest: z.object({
      slug: z.string(),
      title: z.string(),
      endedAt: z.iso.datetime().nullable(),
      deadline: z.iso.datetime(),
      extraField1: z.string().nullable(),
      extraField2: z.string().nullable(),
    }),
    participant: Participant.nullable(),
    writer: z.string().nullable().describe("de schrijversnaam, voor de jury van een wedstrijd die niet blind is"),
    feedbacks: z
      .array(
        z.object({
          id: z.uuid(),
          feedback: z.string(),
          points: z.int().nullable(),
          abstainedBecause: z.string().nullable(),
          isChanged: z.boolean().describe("de organisator wijzigde wat het jurylid schreef"),
          before: z
            .object({ feedback: z.string(), points: z.int().nullable(), abstainedBecause: z.string().nullable() })
            .nullable()
            .describe("wat het jurylid schreef voor de organisator het wijzigde; voor wie de wedstrijd beheert"),
          jury: z
            .object({ user: z.object({ nickname: z.string() }).nullable().describe("null: een ander jurylid") })
            .nullable()
            .describe("null: van de organisator"),
        }),
      )
      .describe("van alle juryleden voor de organisator; voor een jurylid dat van de anderen, eens afgelopen"),
    mine: OwnFeedback.nullable().describe("het eigen oordeel van een jurylid; null voor wie de wedstrijd beheert"),
    remark: z
      .string()
      .nullable()
      .describe("de eigen opmerking voor de organisator; null voor wie de wedstrijd beheert"),
    remarks: z
      .array(z.object({ id: z.uuid(), remark: z.string(), juror: z.string() }))
      .describe("opmerkingen van juryleden, alleen voor wie de wedstrijd beheert"),
    neighbours: z
      .object({ previous: z.uuid().nullable(), next: z.uuid().nullable() })
      .describe("in de volgorde van de lijst waaruit de kijker komt"),
    me: z.object({ can: z.object({ setState: z.boolean(), score: z.boolean(), reopen: z.boolean() }) }),
  })
  .meta({ id: "Contribution" });
export type Contribution = z.infer<typeof Contribution>;

const MANAGEMENT = "userCanCreateContests";

export const contributions = {
  list: endpoint({
    method: "GET",
    path: "/contests/{slug}/contributions",
    access: MANAGEMENT,
    summary: "De ingediende teksten van een eigen wedstrijd",
    params: SlugParams,
    query: z.object({ ageCategoryId: AgeCategoryId.optional() }),
    response: dataOf(z.array(ContributionSummary)),
  }),
  get: endpoint({
    method: "GET",
    path: "/contest-contributions/{id}",
    access: "member",
    summary: "Een ingediende tekst, voor wie de wedstrijd beheert en voor haar jury",
    params: IdParams,
    query: z.object({ judged: Judged }),
    response: dataOf(Contribution),
  }),
  setState: endpoint({
    method: "POST",
    path: "/contest-contributions/{id}/set-state",
    access: MANAGEMENT,
    summary: "Een inzending bekronen of ongeldig verklaren, tot de wedstrijd afgelopen is",
    params: IdParams,
    body: WithReason.extend({ state: ContributionState, place: Place.optional().describe("van een winnaar") }),
    status: 204,
  }),
  updateFeedback: endpoint({
    method: "PUT",
    path: "/contest-contribution-feedbacks/{id}",
    access: MANAGEMENT,
    summary:
      "Feedback wijzigen: wat ontbreekt, blijft; met de id van een inzending haar enige, of die van de organisator zelf",
    params: IdParams,
    body: z.object({
      feedback: FeedbackText.optional(),
      points: Points.nullish().describe("null: zonder punten"),
      own: Flag.optional().describe("met de id van een inzending: altijd die van de organisator zelf"),
    }),
    status: 204,
  }),
};
