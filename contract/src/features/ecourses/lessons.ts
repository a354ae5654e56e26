import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { EcourseDescription, OutlineLesson, OutlineModule } from "./ecourses.ts";

const LessonLink = z.object({ id: z.uuid(), title: z.string() });

/** A lesson as its page shows it. */
export const Lesson = OutlineLesson.extend({
  description: EcourseDescription,
  body: z.string().describe("opgeschoonde HTML"),
  assignment: z.string().nullable().describe("wat je kan schrijven"),
  revision: z.int().describe("telt de wijzigingen"),
  ecourse: LessonLink.extend({ modules: z.array(OutlineModule).describe("om naar een andere les te gaan") }),
  test: LessonLink.nullable(),
  previous: LessonLink.nullable(),
  next: z
    .discriminatedUnion("kind", [
      LessonLink.extend({ kind: z.literal("lesson") }),
      z.object({ kind: z.literal("test") }),
      z.object({ kind: z.literal("ecourse") }),
    ])
    .describe("de volgende les, anders de eindproef, anders het overzicht"),
  me: OutlineLesson.shape.me.extend({
    isPreview: z.boolean().describe("je beheert de online cursus en volgt hem niet: niets telt mee"),
    hasHandedIn: z.boolean().describe("je diende hier een tekst in, ook toen er nog een opdracht was"),
  }),
}).meta({ id: "Lesson" });
export type Lesson = z.infer<typeof Lesson>;

/** The addresses call a lesson a class of a module. */
export const lessons = {
  get: endpoint({
    method: "GET",
    path: "/ecourse-module-classes/{id}",
    access: "member",
    summary: "Een les van een online cursus; 410 wanneer ze geschrapt is",
    params: IdParams,
    response: dataOf(Lesson),
  }),
};
