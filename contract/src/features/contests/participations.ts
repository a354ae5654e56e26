import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, SlugParams } from "#layer/schemas.ts";
import { Flag, Picture } from "#layer/fields.ts";
import { PersonDetails, PersonDetailsInput } from "#features/people/person-details.ts";
import { ContributionState, Place } from "./awards.ts";
import { AcceptedRules } from "./contest-changes.ts";
import { LengthUnit } from "./contest.ts";
import { MAX_CONTRIBUTIONS_PER_USER } from "./contest-input.ts";
import { WithReason } from "./managing-acts.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

/** The answer to a question of the organiser; the field has no label that a message could name. */
const answer = typedText().trim().min(1, "Beantwoord deze vraag.").max(10_000);

/** docs/product/participations.md#personal-data: the contest determines whether the extra answers are required. */
export const ParticipantDataInput = PersonDetailsInput.extend({
  extraField1: answer.nullish(),
  extraField2: answer.nullish(),
  mayLink: Flag.optional().describe("of de uitslag naar de teksten mag linken"),
}).meta({ id: "ParticipantDataInput" });
export type ParticipantDataInput = z.input<typeof ParticipantDataInput>;

/** The texts of an entry, in their order. The contest determines how many there should be. */
export const ContributionsInput = z
  .object({ texts: z.array(z.uuid()).min(1).max(MAX_CONTRIBUTIONS_PER_USER) })
  .meta({ id: "ContributionsInput" });

/** The contest, as the pages of one's own entry show it. */
const ParticipationContest = z.object({
  slug: z.string(),
  title: z.string(),
  rules: z.string().describe("opgeschoonde HTML"),
  deadline: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  hasResult: z.boolean().describe("de uitslag is bekendgemaakt"),
  isPassed: z.boolean(),
  contributionsPerUser: z.int(),
  minLength: z.int().nullable(),
  maxLength: z.int().nullable(),
  lengthUnit: LengthUnit,
  allowFewerContributions: z.boolean(),
  extraField1: z.string().nullable(),
  extraField2: z.string().nullable(),
  showJuryFeedbackToParticipant: z.boolean(),
});

/** The state of a row in the list of one's entries (docs/product/participations.md#states). */
export const ParticipationState = z.enum([
  "see-feedback",
  "contest-ended",
  "participation-submitted",
  "finish-feedback",
]);
export type ParticipationState = z.infer<typeof ParticipationState>;

export const ParticipationSummary = z
  .object({
    id: z.uuid(),
    contest: ParticipationContest.pick({ slug: true, title: true, deadline: true, endedAt: true, hasResult: true }),
    state: ParticipationState,
    finalizedAt: z.iso.datetime().nullable(),
    me: z.object({ can: z.object({ delete: z.boolean() }) }),
  })
  .meta({ id: "ParticipationSummary" });
export type ParticipationSummary = z.infer<typeof ParticipationSummary>;

/** One's own entry, as the wizard needs it at any step. */
export const Participation = ParticipationSummary.extend({
  contest: ParticipationContest,
  reopenedAt: z.iso.datetime().nullable().describe("de organisator gaf ze terug om te veranderen"),
  acceptedRules: AcceptedRules.nullable().describe("null: begonnen voor dit bijgehouden werd"),
  optionalQuestions: z
    .array(z.enum(["extraField1", "extraField2"]))
    .describe("gesteld nadat er al ingediend was: antwoorden hoeft niet"),
  hasContributions: z.boolean(),
  hasCompleteData: z.boolean(),
  mayLink: z.boolean().describe("of de uitslag naar de teksten mag linken"),
  contributions: z.array(
    z.object({
      id: z.uuid(),
      textId: z.uuid().nullable().describe("null: de tekst zelf is intussen verwijderd"),
      title: z.string(),
      entered: z
        .object({
          body: z.string().describe("opgeschoonde HTML"),
          wordCount: z.int(),
          image: Picture.nullable(),
          isInvalid: z.boolean(),
          invalidBecause: z.string().nullable().describe("de reden van de organisator"),
        })
        .nullable()
        .describe("zoals ingediend; null zolang de deelname niet ingediend is"),
    }),
  ),
  /** What was filled in, or else what the profile has, for the form to begin with. */
  data: PersonDetails.extend({ extraField1: z.string().nullable(), extraField2: z.string().nullable() }),
}).meta({ id: "Participation" });
export type Participation = z.infer<typeof Participation>;

/** An entry that is not handed in, as far as its organiser may know: docs/product/participations.md#begun-entries */
export const BegunParticipation = z
  .object({
    startedAt: z.iso.datetime(),
    hasTexts: z.boolean(),
    hasData: z.boolean(),
    reopenedAt: z.iso.datetime().nullable(),
    name: z.string().nullable().describe("de schrijversnaam, alleen van wie al indiende en de deelname terugkreeg"),
  })
  .meta({ id: "BegunParticipation" });
export type BegunParticipation = z.infer<typeof BegunParticipation>;

/** What the jury wrote, without who wrote it. */
export const ContributionWithFeedback = z
  .object({
    id: z.uuid(),
    title: z.string(),
    state: ContributionState,
    place: Place,
    feedbacks: z.array(
      z.object({
        id: z.uuid(),
        feedback: z.string(),
        points: z.int().nullable(),
        isChanged: z.boolean().describe("de organisator wijzigde wat een jurylid schreef"),
      }),
    ),
  })
  .meta({ id: "ContributionWithFeedback" });
export type ContributionWithFeedback = z.infer<typeof ContributionWithFeedback>;

export const participations = {
  mine: endpoint({
    method: "GET",
    path: "/me/contests/participations",
    access: "member",
    summary: "Je deelnames, laatst begonnen eerst",
    response: dataOf(z.array(ParticipationSummary)),
  }),
  get: endpoint({
    method: "GET",
    path: "/contests/{slug}/participation",
    access: "member",
    summary: "Je deelname aan een wedstrijd; null wanneer je nog niet begon",
    params: SlugParams,
    response: dataOf(Participation.nullable()),
  }),
  feedback: endpoint({
    method: "GET",
    path: "/contests/{slug}/participation/feedback",
    access: "member",
    summary: "Wat de jury over je inzendingen schreef, zodra de wedstrijd afgelopen is en de organisator het toont",
    params: SlugParams,
    response: dataOf(z.array(ContributionWithFeedback)),
  }),
  start: endpoint({
    method: "POST",
    path: "/contests/{slug}/participate/start",
    access: "member",
    summary: "Het reglement aanvaarden en beginnen; nog eens is geen fout",
    params: SlugParams,
    body: z.object({
      rulesVersion: typedLine()
        .max(50)
        .optional()
        .describe("het reglement dat gelezen werd; 422 wanneer het net wijzigde"),
    }),
    response: dataOf(Participation),
  }),
  textLengths: endpoint({
    method: "GET",
    path: "/contests/{slug}/participation/text-lengths",
    access: "member",
    summary: "Hoe lang elk van je teksten is, geteld zoals deze wedstrijd telt, en wat er niet aan past",
    params: SlugParams,
    response: dataOf(z.array(z.object({ textId: z.uuid(), length: z.int(), problem: z.string().nullable() }))),
  }),
  saveContributions: endpoint({
    method: "POST",
    path: "/contests/{slug}/participate/save-contributions",
    access: "member",
    summary: "Eigen teksten kiezen voor de deelname",
    params: SlugParams,
    body: ContributionsInput,
    response: dataOf(Participation),
  }),
  saveData: endpoint({
    method: "POST",
    path: "/contests/{slug}/participate/save-data",
    access: "member",
    summary: "Gegevens invullen bij de deelname",
    params: SlugParams,
    body: ParticipantDataInput,
    response: dataOf(Participation),
  }),
  finalize: endpoint({
    method: "POST",
    path: "/contests/{slug}/participate/finalize",
    access: "member",
    summary: "Indienen: de teksten liggen vast zoals ze nu zijn; nog eens is geen fout",
    params: SlugParams,
    response: dataOf(Participation),
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/contest-participants/{id}",
    access: "member",
    summary: "Een eigen deelname intrekken",
    params: IdParams,
    status: 204,
  }),
  begun: endpoint({
    method: "GET",
    path: "/contests/{slug}/begun-participations",
    access: "userCanCreateContests",
    summary: "Deelnames die begonnen zijn en niet ingediend, zonder wie ze begon; laatst begonnen eerst",
    params: SlugParams,
    response: dataOf(z.array(BegunParticipation)),
  }),
  reopen: endpoint({
    method: "POST",
    path: "/contest-participants/{id}/reopen",
    access: "userCanCreateContests",
    summary:
      "Een ingediende deelname teruggeven om te veranderen, voor de deadline; wat de jury erover schreef, vervalt",
    params: IdParams,
    body: WithReason,
    status: 204,
  }),
};
