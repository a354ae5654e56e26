import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { DayOrInstant } from "#layer/fields.ts";
import { dataOf, jsonQuery } from "#layer/schemas.ts";
import { MONTH } from "./agenda-days.ts";
import { SearchQuery } from "./search.ts";

/** How many items a month or a calendar holds at most; to see others, people narrow their search. */
export const MAX_AGENDA_ITEMS = 500;

/** A course with meetings or an activity (docs/product/search.md#agenda). */
const AgendaItem = z
  .object({
    model: z.enum(["course", "activity"]),
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    dateFrom: DayOrInstant,
    dateTo: DayOrInstant,
    place: z.string().nullable(),
    organizer: z.string(),
    summary: z.string().describe("de eerste regels, zonder opmaak"),
    revision: z.int().describe("telt de wijzigingen"),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "AgendaItem" });
export type AgendaItem = z.infer<typeof AgendaItem>;

/** The parts of the query of GET /search that narrow the results. */
const { text, filters, modelConfigurations } = SearchQuery.shape;
const AgendaQuery = z.object({
  text,
  filters,
  modelConfigurations,
  models: z
    .array(z.enum(["course", "activity"]))
    .min(1)
    .max(2)
    .default(["course", "activity"]),
});
export type AgendaQuery = z.input<typeof AgendaQuery>;
export type ParsedAgendaQuery = z.output<typeof AgendaQuery>;

const Month = z.string().regex(MONTH);

export const agenda = {
  month: endpoint({
    method: "GET",
    path: "/agenda",
    access: "public",
    summary: "De dagen van cursussen en activiteiten in één maand, standaard deze",
    query: z.object({ month: Month.optional(), q: jsonQuery(AgendaQuery) }),
    response: dataOf(
      z.object({
        month: Month,
        today: z.iso.date().describe("in Brussel"),
        items: z.array(AgendaItem),
        hasMore: z.boolean().describe(`er zijn er meer dan ${MAX_AGENDA_ITEMS}`),
      }),
    ),
  }),
  calendar: endpoint({
    method: "GET",
    path: "/feeds/agenda",
    access: "public",
    summary: "De dagen van cursussen en activiteiten, van een maand geleden tot over een jaar, voor een kalender",
    query: z.object({ q: jsonQuery(AgendaQuery) }),
    response: dataOf(z.array(AgendaItem)),
  }),
};
