import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams, SlugParams } from "#layer/schemas.ts";
import { Flag } from "#layer/fields.ts";
import { JuryChange } from "./contest-changes.ts";
import { AgeCategory } from "./contest.ts";
import { WithReason } from "./managing-acts.ts";
import { typedText } from "#layer/typed-text.ts";

export const POINTS = { min: 0, max: 100 };
export const Points = z.int().min(POINTS.min).max(POINTS.max);
/** A juror's remark, for the organiser alone. */
export const Remark = typedText().trim().max(5000);
export const FeedbackText = typedText().trim().max(20_000);

/** Asks for the juror's view: a juror who also manages the contest otherwise gets the organiser's, with the writers. */
export const Judged = Flag.optional();

const Progress = { scored: z.int().describe("gescoord, of met reden niet beoordeeld"), total: z.int() };

/** A member of the jury, as the organiser sees them. */
export const JuryMember = z
  .object({
    id: z.uuid(),
    user: z.object({ nickname: z.string(), name: z.string().nullable(), slug: z.string() }),
    email: z.string().nullable().describe("waarnaar de uitnodiging ging die aanvaard werd"),
    ageCategoryId: z.int().nullable(),
    remindedAt: z.iso.datetime().nullable().describe("wanneer de organisator dit jurylid laatst aanspoorde"),
    ...Progress,
  })
  .meta({ id: "JuryMember" });
export type JuryMember = z.infer<typeof JuryMember>;

/** A contest that one judges. */
export const JudgedContest = z
  .object({
    slug: z.string(),
    title: z.string(),
    deadline: z.iso.datetime(),
    juryDeadline: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    isPassed: z.boolean().describe("niemand dient nog in"),
    isClosed: z.boolean().describe("niemand scoort nog: ze is afgelopen, of de deadline van de jury is voorbij"),
    ageCategory: AgeCategory.nullable().describe("null: alle leeftijden"),
    ...Progress,
  })
  .meta({ id: "JudgedContest" });
export type JudgedContest = z.infer<typeof JudgedContest>;

const Judgement = { feedback: z.string(), points: z.int().nullable(), abstainedBecause: z.string().nullable() };

/** What a juror thinks of one contribution; null points mean not scored, which is not the same as 0. */
export const OwnFeedback = z
  .object({
    ...Judgement,
    changed: z
      .object({
        at: z.iso.datetime(),
        by: z.string().nullable().describe("de organisator; null: iemand van het team"),
        ...Judgement,
      })
      .nullable()
      .describe("wat het jurylid schreef, als de organisator het wijzigde"),
  })
  .meta({ id: "OwnFeedback" });
export type OwnFeedback = z.infer<typeof OwnFeedback>;

/** An entry in the list of a juror: nothing in it says who wrote it, unless the contest is not blind. */
export const JudgedContribution = z
  .object({
    id: z.uuid(),
    title: z.string(),
    wordCount: z.int(),
    ageCategoryId: z.int().nullable(),
    writer: z.string().nullable().describe("de schrijversnaam, wanneer de wedstrijd niet blind beoordeeld wordt"),
    mine: OwnFeedback,
  })
  .meta({ id: "JudgedContribution" });
export type JudgedContribution = z.infer<typeof JudgedContribution>;

export const jury = {
  mine: endpoint({
    method: "GET",
    path: "/me/contests/jury",
    access: "member",
    summary: "De wedstrijden die je jureert, wat open is eerst",
    response: dataOf(z.array(JudgedContest)),
  }),
  contributions: endpoint({
    method: "GET",
    path: "/contests/{slug}/contributions-jury",
    access: "member",
    summary: "De inzendingen die je jureert; met onlyUnquoted=1 alleen wat je nog niet scoorde",
    params: SlugParams,
    query: z.object({ onlyUnquoted: Flag.optional() }),
    response: z.object({
      data: z.array(JudgedContribution),
      meta: z.object({
        contest: JudgedContest.extend({
          rules: z.string().describe("opgeschoonde HTML"),
          contactEmail: z.string().nullable().describe("van de organisator; null: dat van de site"),
          showJurorNames: z.boolean().describe("juryleden zien na afloop wie van de jury wat schreef"),
          changes: z.array(JuryChange).describe("wat voor de jury wijzigde, laatste eerst"),
        }),
        ageCategories: z.array(AgeCategory),
      }),
    }),
  }),
  score: endpoint({
    method: "POST",
    path: "/contest-contributions/{id}/feedback",
    access: "member",
    summary: "Een inzending scoren; zonder feedback blijft wat je eerder schreef",
    params: IdParams,
    body: z.object({
      feedback: FeedbackText.optional(),
      points: Points.nullable().describe("null: maakt een score weer leeg"),
    }),
    response: dataOf(OwnFeedback),
  }),
  abstain: endpoint({
    method: "POST",
    path: "/contest-contributions/{id}/abstain",
    access: "member",
    summary: "Een inzending niet beoordelen, met een reden; scoren kan later toch",
    params: IdParams,
    body: z.object({ reason: typedText().trim().min(1).max(1000) }),
    response: dataOf(OwnFeedback),
  }),
  remark: endpoint({
    method: "PUT",
    path: "/contest-contributions/{id}/remark",
    access: "member",
    summary: "Een opmerking over een inzending die alleen de organisator leest; leeg neemt ze weg",
    params: IdParams,
    body: z.object({ remark: Remark }),
    status: 204,
  }),
  members: endpoint({
    method: "GET",
    path: "/contests/{slug}/jury",
    access: "userCanCreateContests",
    summary: "De jury van een eigen wedstrijd, met hoever elk is",
    params: SlugParams,
    response: dataOf(z.array(JuryMember)),
  }),
  assign: endpoint({
    method: "PUT",
    path: "/contest-jury/{id}",
    access: "userCanCreateContests",
    summary: "Een jurylid een leeftijdscategorie geven; null is alle",
    params: IdParams,
    body: z.object({ ageCategoryId: z.int32().nullable() }),
    status: 204,
  }),
  remind: endpoint({
    method: "POST",
    path: "/contest-jury/{id}/remind",
    access: "userCanCreateContests",
    summary: "Een jurylid dat nog inzendingen te beoordelen heeft, daaraan herinneren; hoogstens één keer per dag",
    params: IdParams,
    status: 204,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/contest-jury/{id}",
    access: "userCanCreateContests",
    summary: "Een jurylid verwijderen, met de scores die het gaf",
    params: IdParams,
    body: WithReason,
    status: 204,
  }),
};
