import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, PageQuery, pageOf, SlugParams } from "#layer/schemas.ts";
import { ActivitySummary } from "#features/activities/activities.ts";
import { AwardState, Place } from "#features/contests/awards.ts";
import { ContestSummary } from "#features/contests/contest.ts";
import { CourseSummary } from "#features/courses/course.ts";
import { PersonSummary } from "#features/people/people.ts";
import { Genre } from "#features/texts/genres.ts";
import { TextSummary } from "#features/texts/texts.ts";

/**
 * A public profile (docs/product/profiles.md#shown). Name and age only as that person shows them, never under 18
 * (docs/product/privacy.md#name-and-age).
 */
export const Person = PersonSummary.extend({
  age: z.int().nullable(),
  website: z.string().nullable(),
  genres: z.array(Genre),
  position: z.string().nullable().describe("functie van een medewerker"),
  education: z.string().nullable(),
  publications: z.string().nullable(),
  prizes: z.string().nullable(),
  varia: z.string().nullable().describe("opgeschoonde HTML, zoals de drie velden hiervoor"),
  followers: z.int(),
  awards: z
    .array(
      z.object({
        contest: z.object({ slug: z.string(), title: z.string() }),
        title: z.string(),
        state: AwardState,
        place: Place,
      }),
    )
    .describe("van wedstrijden met een bekendgemaakte uitslag, nieuwste eerst"),
  texts: z.array(TextSummary).describe("de nieuwste; alle staan onder /users/{slug}/texts"),
  me: z.object({ following: z.boolean(), can: z.object({ update: z.boolean(), follow: z.boolean() }) }),
}).meta({ id: "Person" });
export type Person = z.infer<typeof Person>;

export const ORGANIZED_PER_PAGE = 12;

/** What somebody organises, as its tile shows it (docs/product/profiles.md#organising). */
export const Organized = z.discriminatedUnion("model", [
  CourseSummary.extend({ model: z.literal("course") }).meta({ id: "OrganizedCourse" }),
  ContestSummary.extend({ model: z.literal("contest") }).meta({ id: "OrganizedContest" }),
  ActivitySummary.extend({ model: z.literal("activity") }).meta({ id: "OrganizedActivity" }),
]);
export type Organized = z.infer<typeof Organized>;

export const profiles = {
  get: endpoint({
    method: "GET",
    path: "/users/{slug}",
    access: "public",
    summary: "Een profiel",
    params: SlugParams,
    response: dataOf(Person),
  }),
  texts: endpoint({
    method: "GET",
    path: "/users/{slug}/texts",
    access: "public",
    summary: "De teksten van iemand, nieuwste eerst",
    params: SlugParams,
    query: PageQuery,
    response: pageOf(TextSummary),
  }),
  organized: endpoint({
    method: "GET",
    path: "/users/{slug}/organized",
    access: "public",
    summary:
      "De cursussen, wedstrijden en activiteiten van iemand: eerst wat komt, het dichtste bovenaan, dan wat voorbij is",
    params: SlugParams,
    query: PageQuery,
    response: pageOf(Organized),
  }),
  follow: endpoint({
    method: "POST",
    path: "/users/{slug}/follow",
    access: "member",
    summary: "Iemand volgen: je hoort het wanneer er een nieuwe tekst staat",
    params: SlugParams,
    status: 204,
  }),
  unfollow: endpoint({
    method: "POST",
    path: "/users/{slug}/unfollow",
    access: "member",
    summary: "Iemand niet meer volgen",
    params: SlugParams,
    status: 204,
  }),
};
