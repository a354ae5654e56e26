import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { OptionalFlag, Token } from "#layer/fields.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";

/** The title of an online course, module, lesson or test. */
export const EcourseTitle = typedLine().trim().min(3).max(255);
/** The body of an online course or a lesson, as typed. */
export const EcourseBody = typedText().min(1).max(500_000).brand<"RichInput">();

/** A lesson in the outline of its online course: a title and how far the viewer is. */
export const OutlineLesson = z
  .object({
    id: z.uuid(),
    title: z.string(),
    sortOrder: z.int().describe("de plaats in haar module, vanaf 1"),
    number: z.int().describe("de plaats in de online cursus, vanaf 1"),
    ecourseModuleId: z.uuid(),
    hasTest: z.boolean(),
    hasAssignment: z.boolean(),
    me: z.object({
      completed: z.boolean(),
      testCompleted: z.boolean().describe("je slaagde voor haar test"),
      testFailed: z.boolean().describe("je slaagde niet voor haar test, en nog altijd niet"),
      testNextTryAt: z.iso.datetime().nullable().describe("vanaf wanneer je opnieuw kan; null: nu"),
    }),
  })
  .meta({ id: "OutlineLesson" });
export type OutlineLesson = z.infer<typeof OutlineLesson>;

/** The description of a module or a lesson. */
export const EcourseDescription = z.string().nullable().describe("zonder opmaak");

/** In characters: how much of a lesson's description is sent for the overview, which shows three lines of it. */
export const LESSON_EXCERPT = 400;

/** A lesson in the overview of its online course, which has no bodies (docs/product/ecourses.md#lessons). */
export const LessonSummary = OutlineLesson.extend({
  description: EcourseDescription.describe(`zonder opmaak; het begin, van ${LESSON_EXCERPT} tekens`),
}).meta({ id: "LessonSummary" });
export type LessonSummary = z.infer<typeof LessonSummary>;

/** A module in the outline, which is shown beside each lesson and has no descriptions: they may be long. */
export const OutlineModule = z
  .object({
    id: z.uuid(),
    title: z.string(),
    sortOrder: z.int().describe("vanaf 1"),
    ecourseId: z.uuid(),
    classes: z.array(OutlineLesson),
  })
  .meta({ id: "OutlineModule" });
export type OutlineModule = z.infer<typeof OutlineModule>;

export const EcourseModule = OutlineModule.extend({
  description: EcourseDescription,
  revision: z.int().describe("telt de wijzigingen; verplaatsen telt niet"),
  classes: z.array(LessonSummary),
}).meta({ id: "EcourseModule" });
export type EcourseModule = z.infer<typeof EcourseModule>;

/** A lesson in the list of all lessons. Kept small: `modules` has it too, and there may be hundreds of lessons. */
const EcourseLesson = z
  .object({ id: z.uuid(), title: z.string(), me: z.object({ completed: z.boolean() }) })
  .meta({ id: "EcourseLesson" });

const EcourseFacts = z.object({
  id: z.uuid(),
  slug: z.string().describe("volgt uit de titel; het adres gaat met het id"),
  title: z.string(),
  archivedAt: z.iso.datetime().nullable().describe("niemand krijgt nog toegang; wie toegang heeft, houdt hem"),
});

/** What a maker sees in the list of online courses. */
export const EcourseSummary = EcourseFacts.extend({
  lessonCount: z.int(),
  studentCount: z.int().describe("wie nu toegang heeft, ook langs een cursus"),
  me: z.object({ can: z.object({ update: z.boolean(), delete: z.boolean() }) }),
}).meta({ id: "EcourseSummary" });
export type EcourseSummary = z.infer<typeof EcourseSummary>;

export const Ecourse = EcourseFacts.extend({
  body: z.string().describe("opgeschoonde HTML"),
  revision: z.int().describe("telt de wijzigingen"),
  asksAllLessons: z.boolean().describe("de eindproef gaat pas open na alle lessen"),
  modules: z.array(EcourseModule),
  allClasses: z.array(EcourseLesson).describe("de lessen van alle modules, in volgorde; `modules` zegt de rest ervan"),
  test: z
    .object({
      id: z.uuid(),
      title: z.string(),
      me: z.object({
        completed: z.boolean().describe("je slaagde"),
        begun: z.boolean().describe("je bewaarde antwoorden, en kan ze nog afwerken"),
        failed: z.boolean().describe("je slaagde niet, en nog altijd niet"),
        nextTryAt: z.iso.datetime().nullable().describe("vanaf wanneer je opnieuw kan; null: nu"),
      }),
    })
    .nullable()
    .describe("de eindproef"),
  invitation: z
    .object({ usedAt: z.iso.datetime().nullable() })
    .nullable()
    .describe("bij het token dat meekwam; null wanneer het niet klopt"),
  me: z.object({
    can: z.object({ update: z.boolean(), delete: z.boolean(), archive: z.boolean() }),
    isPreview: z.boolean().describe("je beheert hem en bent geen deelnemer: wat je doet, telt niet"),
    completion: z.object({
      completed: z.int().describe("afgewerkte lessen"),
      total: z.int(),
      percentage: z.int().describe("afgerond"),
    }),
    continueWith: z.uuid().nullable().describe("de les waar je verdergaat; null als alle lessen af zijn"),
    hasBegun: z.boolean().describe("je opende al een les"),
    certificateId: z.uuid().nullable(),
  }),
}).meta({ id: "Ecourse" });
export type Ecourse = z.infer<typeof Ecourse>;

/** docs/product/ecourses.md#making */
export const EcourseInput = z
  .object({
    title: EcourseTitle,
    body: EcourseBody,
    asksAllLessons: OptionalFlag.describe("zonder: zoals het was; bij een nieuwe: nee"),
    /** The revision that the form was filled in from; a stale one is refused. */
    revision: z.int32().optional(),
  })
  .meta({ id: "EcourseInput" });
export type EcourseInput = z.input<typeof EcourseInput>;

/** Makers manage their own online courses, staff all of them; for others there is nothing to manage (404). */
export const ECOURSE_MANAGEMENT = "userCanCreateEcourses";

export const ecourses = {
  list: endpoint({
    method: "GET",
    path: "/ecourses",
    access: ECOURSE_MANAGEMENT,
    summary: "De online cursussen die je beheert, nieuwste eerst",
    response: z.object({ data: z.array(EcourseSummary) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/ecourses/{id}",
    access: "member",
    summary: "Een online cursus die je volgt of beheert, met modules en lessen, zonder de tekst van de lessen",
    params: IdParams,
    /** The token of the link in an invitation; it opens no online course to which the viewer has no access. */
    query: z.object({ token: Token.optional() }),
    response: dataOf(Ecourse),
  }),
  create: endpoint({
    method: "POST",
    path: "/ecourses",
    access: ECOURSE_MANAGEMENT,
    summary: "Een online cursus maken; niemand heeft al toegang",
    body: EcourseInput,
    response: dataOf(Ecourse),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/ecourses/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "Een online cursus wijzigen die je beheert",
    params: IdParams,
    body: EcourseInput,
    response: dataOf(Ecourse),
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/ecourses/{id}",
    access: ECOURSE_MANAGEMENT,
    summary: "Een online cursus verwijderen die geen deelnemers heeft en waarvoor niemand een certificaat behaalde",
    params: IdParams,
    status: 204,
  }),
  archive: endpoint({
    method: "POST",
    path: "/ecourses/{id}/archive",
    access: ECOURSE_MANAGEMENT,
    summary: "Een online cursus archiveren: niemand krijgt nog toegang; nog eens is geen fout",
    params: IdParams,
    status: 204,
  }),
  unarchive: endpoint({
    method: "POST",
    path: "/ecourses/{id}/unarchive",
    access: ECOURSE_MANAGEMENT,
    summary: "Een online cursus uit het archief halen; nog eens is geen fout",
    params: IdParams,
    status: 204,
  }),
};
