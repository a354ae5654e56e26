import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { jsonQuery, MAX_PAGE, Meta } from "#layer/schemas.ts";
import { AlumnusSummary, MAX_ALUMNI } from "#features/content/alumni.ts";
import { ArticleSummary } from "#features/content/articles.ts";
import { ContestMode, ContestSummary, ContestType } from "#features/contests/contest.ts";
import { CourseSummary } from "#features/courses/course.ts";
import { MAX_COURSES } from "#features/courses/courses.ts";
import { ActivitySummary } from "#features/activities/activities.ts";
import { PageSummary } from "#features/content/pages.ts";
import { ProductSummary } from "#features/content/products.ts";
import { TeamTile } from "#features/content/team.ts";
import { PersonSummary } from "#features/people/people.ts";
import { TextSummary } from "#features/texts/texts.ts";
import { typedLine } from "#layer/typed-text.ts";

/** Everything that can be searched (docs/product/search.md#query). */
export const SEARCH_MODELS = [
  "text",
  "user",
  "article",
  "contest",
  "course",
  "activity",
  "page",
  "product",
  "alumni",
  "team",
] as const;
export type SearchModelName = (typeof SEARCH_MODELS)[number];

/** All models sort by `date` and `title`; a model that lacks another field ignores it. */
export const SORT_FIELDS = [
  "date",
  "title",
  "popularity",
  "active",
  "date_from",
  "price",
  "published_at",
  "pinned",
] as const;
const Sort = z.object({ field: z.enum(SORT_FIELDS), order: z.enum(["asc", "desc"]).default("desc") });
export type Sort = z.infer<typeof Sort>;

/** Totals are counted up to this number: exact large totals are slow and help nobody. */
export const COUNTED_UP_TO = 1000;
export const MAX_PER_PAGE = 100;
/** Models that one page can show whole: asked for alone, this many are counted and fit on a page. */
const SHOWN_WHOLE: Partial<Record<SearchModelName, number>> = { course: MAX_COURSES, alumni: MAX_ALUMNI };

/** The one model that is asked for; undefined when there are several. */
export const onlyModel = (models: readonly SearchModelName[]) => (new Set(models).size === 1 ? models[0] : undefined);
const shownWhole = (models: readonly SearchModelName[]) => {
  const only = onlyModel(models);
  return only && SHOWN_WHOLE[only];
};
export const maxPerPage = (models: readonly SearchModelName[]) => shownWhole(models) ?? MAX_PER_PAGE;
export const countedUpTo = (models: readonly SearchModelName[]) => shownWhole(models) ?? COUNTED_UP_TO;

const SEARCH_PER_PAGE = 16;
/**
 * The tag of articles in the home feed. Models with a period, such as contests, are in it while they are active
 * (docs/product/search.md#models).
 */
export const HOME_FEED_TAG = 4;

/** A course matches if it has one of these ids; other models ignore them. */
const OneOf = z.array(z.int32()).max(50).optional().describe("cursussen met een van deze");

/** The `q` of GET /search (docs/product/search.md#query). */
export const SearchQuery = z
  .object({
    models: z.array(z.enum(SEARCH_MODELS)).min(1).max(SEARCH_MODELS.length),
    text: typedLine().trim().max(200).optional(),
    sort: z.union([Sort.transform((one) => [one]), z.array(Sort).max(3)]).optional(),
    page: z.int().min(1).max(MAX_PAGE).default(1),
    perPage: z
      .int()
      .min(1)
      .default(SEARCH_PER_PAGE)
      .describe(`hoogstens ${MAX_PER_PAGE}; van cursussen alleen ${MAX_COURSES}, van alumni alleen ${MAX_ALUMNI}`),
    filters: z
      .object({
        genres: z.array(z.int32()).max(50).optional().describe("een van deze"),
        tags: z.array(z.int32()).max(50).optional().describe("een van deze"),
        regions: OneOf,
        levels: OneOf,
        ageCategories: OneOf,
        durations: OneOf,
        types: OneOf,
      })
      .default({}),
    modelConfigurations: z
      .object({
        text: z.object({ isTip: z.boolean().optional() }).optional(),
        article: z
          .object({ type: z.union([typedLine().max(40), z.array(typedLine().max(40)).max(10)]).optional() })
          .optional(),
        contest: z
          .object({
            active: z.boolean().optional(),
            mode: ContestMode.optional(),
            type: ContestType.optional(),
          })
          .optional(),
        course: z
          .object({
            active: z.boolean().optional().describe("de deadline is niet voorbij"),
            open: z.boolean().optional().describe("je kan hier nog inschrijven"),
            organizedByCs: z.boolean().optional(),
            hasRealLifePart: z.boolean().optional(),
          })
          .optional(),
        activity: z.object({ active: z.boolean().optional() }).optional(),
        alumni: z.object({ visibleOnHomepage: z.boolean().optional() }).optional(),
      })
      .default({}),
  })
  .refine(({ models, perPage }) => perPage <= maxPerPage(models), {
    path: ["perPage"],
    error: "Vraag er minder per pagina.",
  })
  .meta({ id: "SearchQuery" });
export type SearchQuery = z.input<typeof SearchQuery>;

/** Fragments of a sentence, each with whether it matches the query. */
const Snippet = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type Snippet = z.infer<typeof Snippet>;
const Found = z.object({
  snippet: Snippet.nullable().describe("de zin met wat je zocht; null wanneer het er niet in staat"),
  markedTitle: Snippet.nullable().describe("de titel met wat je zocht gemerkt; null wanneer het er niet in staat"),
});

export const SearchResult = z.discriminatedUnion("model", [
  TextSummary.extend({ model: z.literal("text"), ...Found.shape }).meta({ id: "FoundText" }),
  PersonSummary.extend({ model: z.literal("user"), ...Found.shape }).meta({ id: "FoundPerson" }),
  ArticleSummary.extend({ model: z.literal("article"), ...Found.shape }).meta({ id: "FoundArticle" }),
  ContestSummary.extend({ model: z.literal("contest"), ...Found.shape }).meta({ id: "FoundContest" }),
  CourseSummary.extend({ model: z.literal("course"), ...Found.shape }).meta({ id: "FoundCourse" }),
  ActivitySummary.extend({ model: z.literal("activity"), ...Found.shape }).meta({ id: "FoundActivity" }),
  PageSummary.extend({ model: z.literal("page"), ...Found.shape }).meta({ id: "FoundPage" }),
  ProductSummary.extend({ model: z.literal("product"), ...Found.shape }).meta({ id: "FoundProduct" }),
  AlumnusSummary.extend({ model: z.literal("alumni"), ...Found.shape }).meta({ id: "FoundAlumnus" }),
  TeamTile.extend({ model: z.literal("team"), ...Found.shape }).meta({ id: "FoundTeamTile" }),
]);
export type SearchResult = z.infer<typeof SearchResult>;

export const search = {
  find: endpoint({
    method: "GET",
    path: "/search",
    access: "public",
    summary: "Zoeken in alles wat op de sites staat",
    query: z.object({ q: jsonQuery(SearchQuery) }),
    response: z.object({
      data: z.array(SearchResult),
      meta: Meta.extend({
        hasMore: z.boolean().describe("er zijn er meer dan geteld worden: 1000, van cursussen alleen 2000"),
        near: z.boolean().describe("er was niets met precies deze woorden; dit lijkt erop"),
        byName: z.boolean().describe("er was niets met deze woorden; dit is van wie zo heet"),
      }),
    }),
  }),
};
