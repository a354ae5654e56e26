import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { ECOURSE_MANAGEMENT } from "./ecourses.ts";

/**
 * After this many days without opening a lesson, a student who has not completed them all counts as stopped
 * (docs/product/ecourses.md#figures).
 */
export const STOPPED_AFTER_DAYS = 14;

/** How far the people who have access now are in an online course. */
export const EcourseFigures = z
  .object({
    students: z.int().describe("wie nu toegang heeft"),
    started: z.int().describe("van hen: wie minstens één les opende"),
    finished: z.int().describe("van hen: wie alle lessen afwerkte"),
    lessons: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        number: z.int().describe("de plaats in de online cursus, vanaf 1"),
        opened: z.int(),
        completed: z.int(),
        stopped: z.int().describe("wie hier het laatst was, en er al een tijd niet meer kwam"),
      }),
    ),
    tests: z.array(
      z.object({
        id: z.uuid(),
        lessonId: z.uuid().nullable().describe("null: de eindproef"),
        title: z.string(),
        people: z.int().describe("wie haar aflegde, in de versie van nu"),
        passed: z.int(),
        mostMissed: z
          .object({ question: z.string(), people: z.int().describe("wie ze minstens één keer fout had") })
          .nullable()
          .describe("null: niemand had iets fout"),
      }),
    ),
  })
  .meta({ id: "EcourseFigures" });
export type EcourseFigures = z.infer<typeof EcourseFigures>;

export const ecourseFigures = {
  get: endpoint({
    method: "GET",
    path: "/ecourses/{id}/figures",
    access: ECOURSE_MANAGEMENT,
    summary: "Hoe deelnemers een online cursus volgen: per les hoe velen, en waar ze stopten; per test wat ze missen",
    params: IdParams,
    response: dataOf(EcourseFigures),
  }),
};
