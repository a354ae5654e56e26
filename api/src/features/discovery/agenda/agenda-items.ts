import { MAX_AGENDA_DAYS } from "@inktvis/contract/features/discovery/agenda-days";
import { type AgendaItem, MAX_AGENDA_ITEMS, type ParsedAgendaQuery } from "@inktvis/contract/features/discovery/agenda";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { SearchModel } from "#platform/search/search-model.ts";
import { wordQuery } from "#platform/search/search-words.ts";
import { activitySearch } from "#features/activities/activities/activity.search.ts";
import { beginOf, filledIn } from "#features/activities/activities/activity.rules.ts";
import { courseSearch } from "#features/courses/courses/course.search.ts";

/** Days in Brussels (`YYYY-MM-DD`), both included. */
export interface Days {
  from: string;
  to: string;
}

/** The items of the agenda on these days, in the order in which they begin (docs/product/search.md#agenda). */
export async function agendaItems(ctx: Context, query: ParsedAgendaQuery, days: Days) {
  const [courses, activities] = await Promise.all([
    query.models.includes("course") ? courseItems(ctx, query, days) : [],
    query.models.includes("activity") ? activityItems(ctx, query, days) : [],
  ]);
  const items = [...courses, ...activities]
    .map((item) => ({ item, begin: beginOf(item.dateFrom).getTime() }))
    .toSorted((one, other) => one.begin - other.begin || one.item.id.localeCompare(other.item.id))
    .map(({ item }) => item);
  return { items: items.slice(0, MAX_AGENDA_ITEMS), hasMore: items.length > MAX_AGENDA_ITEMS };
}

/** The rows that a search finds with exactly these words, unordered; undefined when the input has no words. */
function rowsOf(ctx: Context, model: SearchModel, query: ParsedAgendaQuery) {
  const rows = model.searchableRows(ctx, { ...query, page: 1, perPage: 1 });
  if (!query.text) return rows;
  const words = wordQuery(query.text);
  return words.length > 0 ? rows?.where(model.matches(ctx, words)) : undefined;
}

/**
 * Whether an item overlaps these days; one that lasts too many days counts only on its first. The lower bound is the
 * earliest first day that can still overlap.
 */
const overlaps = (first: RawBuilder<unknown>, last: RawBuilder<unknown>, { from, to }: Days) => sql<boolean>`(
  ${first} between ${from}::date - ${sql.lit(MAX_AGENDA_DAYS - 1)} and ${to}::date
  and case when ${last} - ${first} < ${sql.lit(MAX_AGENDA_DAYS)} then ${last} else ${first} end >= ${from}::date)`;

interface CourseRow {
  id: string;
  slug: string;
  title: string;
  start_date: string;
  end_date: string;
  location: string | null;
  organization: string;
  intro: string;
  revision: number;
  updated_at: Date;
}

async function courseItems(ctx: Context, query: ParsedAgendaQuery, days: Days): Promise<AgendaItem[]> {
  const rows = await rowsOf(ctx, courseSearch, query)
    ?.where(overlaps(sql`course.start_date`, sql`course.end_date`, days))
    .select(["course.id", "course.slug", "course.title", "course.start_date", "course.end_date", "course.location"])
    .select(["course.organization", "course.intro", "course.revision", "course.updated_at"])
    .orderBy("course.start_date")
    .orderBy("course.id")
    .limit(MAX_AGENDA_ITEMS + 1)
    .$castTo<CourseRow>()
    .execute();
  return (rows ?? []).map((row) => ({
    model: "course",
    id: row.id,
    slug: row.slug,
    title: row.title,
    dateFrom: row.start_date,
    dateTo: row.end_date,
    place: row.location,
    organizer: row.organization,
    summary: row.intro,
    revision: row.revision,
    updatedAt: row.updated_at.toISOString(),
  }));
}

interface ActivityRow {
  id: string;
  slug: string;
  title: string;
  date_from: Date;
  from_is_day: boolean;
  date_to: Date;
  to_is_day: boolean;
  location: string | null;
  organizer: string;
  excerpt: string;
  revision: number;
  updated_at: Date;
}

const dayIn = (at: RawBuilder<unknown>) => sql`((${at}) at time zone 'Europe/Brussels')::date`;
const firstDay = dayIn(sql`activity.date_from`);
/** An activity that ends at midnight does not count on the day that begins then (contract `lastAgendaDay`). */
const lastDay = sql`greatest(${firstDay}, ${dayIn(sql`activity.date_to - interval '1 millisecond'`)})`;

async function activityItems(ctx: Context, query: ParsedAgendaQuery, days: Days): Promise<AgendaItem[]> {
  const rows = await rowsOf(ctx, activitySearch, query)
    ?.where(overlaps(firstDay, lastDay, days))
    // For the index, and a day wider: the condition above is exact, by the clock of Brussels.
    .where(
      sql<boolean>`activity.date_from between ${days.from}::date - ${sql.lit(MAX_AGENDA_DAYS)} and ${days.to}::date + 1`,
    )
    .select(["activity.id", "activity.slug", "activity.title", "activity.date_from", "activity.from_is_day"])
    .select(["activity.date_to", "activity.to_is_day", "activity.location", "activity.organizer", "activity.excerpt"])
    .select(["activity.revision", "activity.updated_at"])
    .orderBy("activity.date_from")
    .orderBy("activity.id")
    .limit(MAX_AGENDA_ITEMS + 1)
    .$castTo<ActivityRow>()
    .execute();
  return (rows ?? []).map((row) => ({
    model: "activity",
    id: row.id,
    slug: row.slug,
    title: row.title,
    dateFrom: filledIn(row.date_from, row.from_is_day),
    dateTo: filledIn(row.date_to, row.to_is_day),
    place: row.location,
    organizer: row.organizer,
    summary: row.excerpt,
    revision: row.revision,
    updatedAt: row.updated_at.toISOString(),
  }));
}
