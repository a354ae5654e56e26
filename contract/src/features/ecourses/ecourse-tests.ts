import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { Flag } from "#layer/fields.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { typedLine } from "#layer/typed-text.ts";
import { ECOURSE_MANAGEMENT, EcourseTitle } from "./ecourses.ts";
import { ANSWERS, MAX_QUESTIONS } from "./test-limits.ts";

const TestAnswer = z.object({
  id: z.uuid(),
  answer: z.string(),
  correct: z.boolean().optional().describe("voor wie de online cursus beheert, en voor jou zodra je slaagde"),
});

/** Equal answers are refused even if one is right and the other wrong: nobody could tell them apart. */
const areDifferent = (answers: readonly { answer: string }[]) =>
  new Set(answers.map(({ answer }) => answer.toLowerCase())).size === answers.length;

const TestQuestion = z
  .object({
    id: z.uuid(),
    question: z.string(),
    questionType: z.literal("multiple_choice"),
    sortOrder: z.int(),
    answerData: z.array(TestAnswer),
  })
  .meta({ id: "TestQuestion" });
export type TestQuestion = z.infer<typeof TestQuestion>;

export const OwnTestResponse = z
  .object({
    responseData: z.record(z.uuid(), z.uuid()).describe("het gekozen antwoord van elke vraag"),
    completedSuccessfully: z.boolean().nullable().describe("null: nog niet ingediend"),
    score: z.int().nullable().describe("hoeveel er juist is, afgerond in procent"),
    nextTryAt: z.iso.datetime().nullable().describe("na een test die niet lukte: vanaf dan kan je opnieuw"),
    certificate: z.object({ id: z.uuid() }).nullable(),
  })
  .meta({ id: "OwnTestResponse" });
export type OwnTestResponse = z.infer<typeof OwnTestResponse>;

/** A version of a test (docs/product/ecourses.md#tests). */
export const Test = z
  .object({
    id: z.uuid().describe("van deze versie"),
    title: z.string(),
    passPercentage: z.int().describe("hoeveel er juist moet zijn om te slagen"),
    revision: z.int().describe("telt de versies"),
    retryAfter: z.int().describe("hoeveel seconden wie niet slaagt wacht om het opnieuw te proberen"),
    questions: z.array(TestQuestion),
    ecourse: z.object({ id: z.uuid(), title: z.string() }),
    lesson: z.object({ id: z.uuid(), title: z.string() }).nullable().describe("null: de eindproef"),
    me: z.object({
      completed: z.boolean().describe("je slaagde, voor deze versie of een vroegere"),
      response: OwnTestResponse.nullable(),
      isReplaced: z.boolean().describe("er is een nieuwere versie, of hij is weggehaald; je werkt deze nog af"),
      isPreview: z.boolean().describe("je kijkt als maker: er wordt niets bewaard"),
      nextTryAt: z.iso
        .datetime()
        .nullable()
        .describe("tot wanneer je wacht om het opnieuw te proberen, over alle versies; null: je wacht niet"),
      lessonsToGo: z.int().describe("hoeveel lessen je eerst nog moet voltooien"),
    }),
  })
  .meta({ id: "Test" });
export type Test = z.infer<typeof Test>;

/** docs/product/ecourses.md#tests */
export const TestInput = z
  .object({
    title: EcourseTitle,
    questions: z
      .array(
        z.object({
          question: typedLine().trim().min(1).max(255),
          questionType: z.literal("multiple_choice").optional(),
          sortOrder: z.int32().min(1).optional().describe("zonder: zoals de vragen in de lijst staan"),
          answerData: z
            .array(z.object({ answer: typedLine().trim().min(1).max(255), correct: Flag.optional() }))
            .min(ANSWERS.min)
            .max(ANSWERS.max)
            .refine((answers) => answers.some(({ correct }) => correct), "Duid minstens één juist antwoord aan.")
            .refine(areDifferent, "Geef elk antwoord één keer: wie kiest, ziet geen verschil."),
        }),
      )
      .min(1, "Voeg minstens één vraag toe.")
      .max(MAX_QUESTIONS),
    passPercentage: z.int().min(1).max(100).optional().describe("zonder: zoals het was; bij een nieuwe test 100"),
    /** The revision that the form was filled in from; a stale one is refused. */
    revision: z.int32().optional(),
  })
  .meta({ id: "TestInput" });
export type TestInput = z.input<typeof TestInput>;

const ResponseData = z
  .record(z.uuid().toLowerCase(), z.uuid().toLowerCase())
  .refine((answers) => Object.keys(answers).length > 0, "Kies minstens één antwoord.")
  .refine((answers) => Object.keys(answers).length <= MAX_QUESTIONS, "Deze test heeft zoveel vragen niet.");

/** Room for all questions with their longest answers. */
const bodyLimit = 4 * 1024 * 1024;
const TestOrNull = dataOf(Test.nullable()).describe("null: er is geen test, voor wie de online cursus beheert");

export const ecourseTests = {
  getFinal: endpoint({
    method: "GET",
    path: "/ecourse-test/{id}",
    access: "member",
    summary: "De eindproef van een online cursus",
    params: IdParams,
    response: TestOrNull,
  }),
  saveFinal: endpoint({
    method: "POST",
    path: "/ecourse-test/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "De eindproef bewaren, als een nieuwe versie; wie al bezig is, werkt de vorige af",
    params: IdParams,
    bodyLimit,
    body: TestInput,
    response: dataOf(Test),
  }),
  deleteFinal: endpoint({
    method: "DELETE",
    path: "/ecourse-test/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "De eindproef weghalen; wie al bezig is, werkt hem af",
    params: IdParams,
    status: 204,
  }),
  getOfLesson: endpoint({
    method: "GET",
    path: "/ecourse-module-class-test/{id}",
    access: "member",
    summary: "De test van een les",
    params: IdParams,
    response: TestOrNull,
  }),
  saveOfLesson: endpoint({
    method: "POST",
    path: "/ecourse-module-class-test/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "De test van een les bewaren, als een nieuwe versie; wie al bezig is, werkt de vorige af",
    params: IdParams,
    bodyLimit,
    body: TestInput,
    response: dataOf(Test),
  }),
  deleteOfLesson: endpoint({
    method: "DELETE",
    path: "/ecourse-module-class-test/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "De test van een les weghalen; wie al bezig is, werkt hem af",
    params: IdParams,
    status: 204,
  }),
  submitResponse: endpoint({
    method: "POST",
    path: "/tests/{id}/submit-response",
    access: "member",
    summary: "Antwoorden op een test bewaren; wat je eerder koos en nu niet noemt, blijft",
    params: IdParams,
    body: z.object({ responseData: ResponseData }),
    response: dataOf(OwnTestResponse),
  }),
  completeResponse: endpoint({
    method: "POST",
    path: "/tests/{id}/complete-response",
    access: "member",
    summary: "Een test indienen, zodra alle vragen een antwoord hebben",
    params: IdParams,
    body: z.object({ responseData: ResponseData.optional().describe("wat nog niet bewaard is") }),
    response: dataOf(OwnTestResponse),
  }),
};
