import { HOME_FEED_TAG, MAX_PER_PAGE, onlyModel } from "@inktvis/contract/features/discovery/search";
import { sql } from "kysely";
import type { AtNow } from "#platform/query-scope.ts";
import { linkedTo, narrowedBy, oneOf, wanted } from "#platform/search/conditions.ts";
import type { ParsedSearchQuery, SearchableRows, SearchModel } from "#platform/search/search-model.ts";
import { NO_WORDS } from "#platform/search/search-words.ts";
import { byTitle, hitColumns, hitsOf, titledModel } from "#platform/search/titled-model.ts";
import { ofGenres } from "#features/texts/genres/chosen-genres.ts";
import { LEVELS } from "./course-choices.ts";
import { listedCourses } from "./course.policy.ts";
import {
  courseSummaryOf,
  deadlineEndsAt,
  isActive,
  isOpenForEnrolment,
  selectTiles,
} from "./queries/course-columns.ts";

/**
 * The conditions that a search sets on courses; undefined when it asks for tags without that of the home feed: courses
 * have no tags, and that one means active courses.
 */
function conditionsOf({ filters, modelConfigurations }: ParsedSearchQuery, now: Date) {
  const { tags = [] } = filters;
  if (tags.length > 0 && !tags.includes(HOME_FEED_TAG)) return undefined;
  const { active = tags.length > 0 ? true : undefined, ...is } = modelConfigurations.course ?? {};
  return [
    ...ofGenres("course_genres", "course.id", filters.genres),
    ...linkedTo(LEVELS, "course.id", filters.levels),
    ...oneOf("course.course_region_id", filters.regions),
    ...oneOf("course.course_age_category_id", filters.ageCategories),
    ...oneOf("course.course_duration_id", filters.durations),
    ...oneOf("course.course_type_id", filters.types),
    ...wanted(isActive(now), active),
    ...wanted(isOpenForEnrolment(now), is.open),
    ...wanted(sql`course.organized_by_cs`, is.organizedByCs),
    ...wanted(sql`course.has_real_life_part`, is.hasRealLifePart),
  ];
}

/**
 * The listed courses that the filters of a search leave, without regard to its words; undefined when they exclude all.
 */
export const narrowedCourses = ({ db, now }: AtNow, searchQuery: ParsedSearchQuery): SearchableRows | undefined =>
  narrowedBy(listedCourses(db), conditionsOf(searchQuery, now));

const publishedAt = sql`course.published_at`;

/**
 * Courses in GET /search: by title, organisation, teacher, intro and description. They have no tags; the tag of the
 * home feed selects the active ones (docs/product/search.md#models).
 */
export const courseSearch: SearchModel = {
  name: "course",
  ...titledModel("course"),
  searchableRows: narrowedCourses,
  sorts: ({ now }, { models }) => ({
    // Among other models a course is dated by its publication: by start date, the one furthest ahead would come first.
    date: onlyModel(models) ? [{ nullable: sql`course.start_date` }] : [publishedAt],
    published_at: [publishedAt],
    title: byTitle("course"),
    // As for contests: the active ones first, with the nearest deadline in front; then those that are over, the latest
    // first.
    active: [
      isActive(now),
      {
        nullable: sql`case when ${isActive(now)} then to_timestamp(-extract(epoch from ${deadlineEndsAt})) else ${deadlineEndsAt} end`,
      },
    ],
  }),
  titles: (db) => db.selectFrom("courses").select("title").where("published_at", "is not", null),
  loadResults: async ({ db, now }, ids, query) => {
    // The catalogue loads thousands, and reading their descriptions would take longer than all the rest.
    const marked = ids.length > MAX_PER_PAGE ? NO_WORDS : query;
    const rows = await selectTiles(listedCourses(db), now)
      .select(hitColumns("course", marked))
      .where(sql<boolean>`course.id = any(${ids}::uuid[])`)
      .execute();
    return rows.map((row) => ({
      model: "course" as const,
      ...courseSummaryOf(row, now),
      ...hitsOf(row),
    }));
  },
};
