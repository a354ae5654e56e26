import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";

/** How a course is doing (docs/product/courses.md#figures). */
export const CourseFigures = z
  .object({
    seats: z.object({
      maximum: z.int().nullable(),
      deadline: z.iso.date().nullable(),
      from: z.iso.date(),
      until: z.iso.date().describe("vandaag, of de laatste dag van de cursus"),
      isOver: z.boolean().describe("de cursus is voorbij: until is niet vandaag"),
      days: z
        .array(z.object({ day: z.iso.date(), taken: z.int() }))
        .describe("de dagen waarop het aantal ingeschrevenen veranderde, met hoeveel het er toen waren"),
    }),
    money: z
      .object({
        received: z.number().describe("in euro, wat binnenkwam"),
        inReview: z.number().describe("in euro, wat daarvan bij niemand hoort tot iemand erover beslist"),
        due: z.number().describe("in euro, wat ingeschrevenen nog moeten betalen"),
        refunded: z.number().describe("in euro, wat terugging"),
        refundUnderway: z.number().describe("in euro, wat nog teruggaat"),
      })
      .nullable()
      .describe("null: de cursus is gratis en er kwam nooit iets binnen"),
    places: z
      .array(
        z.object({
          country: z.string(),
          postalCode: z.string().nullable().describe("null buiten België"),
          city: z.string().nullable(),
          participants: z.int(),
        }),
      )
      .describe("waar de ingeschrevenen wonen, meeste eerst"),
  })
  .meta({ id: "CourseFigures" });
export type CourseFigures = z.infer<typeof CourseFigures>;

export const courseFigures = {
  get: endpoint({
    method: "GET",
    path: "/courses/{slug}/figures",
    access: "userCanCreateCourses",
    summary: "Hoe een cursus ervoor staat: plaatsen in de tijd, geld, en waar de deelnemers wonen",
    params: SlugParams,
    response: dataOf(CourseFigures),
  }),
};
