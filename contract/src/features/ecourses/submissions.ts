import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Flag } from "#layer/fields.ts";
import { dataOf, IdParams, pageOf, PageQuery } from "#layer/schemas.ts";
import { typedText } from "#layer/typed-text.ts";
import { ECOURSE_MANAGEMENT } from "./ecourses.ts";

/* Texts that students hand in for the assignment of a lesson (docs/product/ecourses.md#assignments). */

const Answer = z.object({
  feedback: z.string().describe("zonder opmaak"),
  isAccepted: z.boolean().describe("de les is ermee afgevinkt"),
  answeredAt: z.iso.datetime(),
});

/** One's own submission. */
export const OwnSubmission = z
  .object({
    id: z.uuid(),
    title: z.string().describe("van de tekst, toen die ingediend werd"),
    textSlug: z.string().nullable().describe("van de tekst nu; null wanneer je hem verwijderde"),
    handedInAt: z.iso.datetime(),
    answer: Answer.nullable().describe("null zolang wie de cursus maakte niet antwoordde"),
  })
  .meta({ id: "OwnSubmission" });
export type OwnSubmission = z.infer<typeof OwnSubmission>;

/** A submission as the maker sees it in a list. */
export const SubmissionSummary = z
  .object({
    id: z.uuid(),
    title: z.string(),
    lesson: z.object({ id: z.uuid(), title: z.string() }),
    user: z.object({
      nickname: z.string(),
      slug: z.string().nullable().describe("van het profiel; null als dat niet te zien is"),
    }),
    handedInAt: z.iso.datetime(),
    answer: Answer.omit({ feedback: true }).nullable(),
  })
  .meta({ id: "SubmissionSummary" });
export type SubmissionSummary = z.infer<typeof SubmissionSummary>;

/** A submission with its text as it was handed in. */
export const Submission = SubmissionSummary.extend({
  ecourse: z.object({ id: z.uuid(), title: z.string() }),
  assignment: z.string().nullable().describe("zoals die nu is; null wanneer er geen meer is"),
  body: z.string().describe("opgeschoonde HTML"),
  answer: Answer.nullable(),
}).meta({ id: "Submission" });
export type Submission = z.infer<typeof Submission>;

export const HandInInput = z.object({ textId: z.uuid().describe("van een eigen tekst, ook een private") });
export const AnswerInput = z.object({
  feedback: typedText().trim().min(1).max(10_000),
  isAccepted: Flag.describe("vinkt de les af"),
  handedInAt: z.iso
    .datetime()
    .describe("van wat gelezen werd: een tekst die intussen vervangen is, wordt eerst gelezen"),
});

export const lessonSubmissions = {
  mine: endpoint({
    method: "GET",
    path: "/me/ecourse-module-classes/{id}/submissions",
    access: "member",
    summary: "Wat je bij een les indiende, laatst ingediend eerst",
    params: IdParams,
    response: dataOf(z.array(OwnSubmission)),
  }),
  handIn: endpoint({
    method: "POST",
    path: "/me/ecourse-module-classes/{id}/hand-in",
    access: "member",
    summary: "Een eigen tekst indienen bij een les; zolang er geen antwoord is, vervangt die de vorige",
    params: IdParams,
    body: HandInInput,
    response: dataOf(z.array(OwnSubmission)),
  }),
  list: endpoint({
    method: "GET",
    path: "/ecourses/{id}/submissions",
    access: ECOURSE_MANAGEMENT,
    summary: "Wat bij een online cursus ingediend werd: eerst wat op een antwoord wacht, oudste eerst",
    params: IdParams,
    query: PageQuery,
    response: pageOf(SubmissionSummary),
  }),
  get: endpoint({
    method: "GET",
    path: "/ecourse-submissions/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "Een ingediende tekst, zoals die toen was",
    params: IdParams,
    response: dataOf(Submission),
  }),
  answer: endpoint({
    method: "POST",
    path: "/ecourse-submissions/{id}/feedback",
    access: ECOURSE_MANAGEMENT,
    summary: "Feedback geven op een ingediende tekst, één keer; 409 wanneer die intussen vervangen of beantwoord is",
    params: IdParams,
    body: AnswerInput,
    response: dataOf(Submission),
  }),
};
