import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import { listedCourses } from "../../courses/course.policy.ts";
import { ownSearches } from "../saved-search.policy.ts";
import { filtersOf, selectSearches } from "../saved-search.ts";

const namesIn = (table: string, column: string) =>
  sql`(select array_agg(chosen.name order by chosen.name) from ${sql.table(table)} chosen
    where chosen.id = any(${sql.ref(column)}))`;
const names = sql<string[]>`array_cat(array[]::text[], ${sql.join(
  [
    namesIn("course_types", "search.type_ids"),
    namesIn("course_regions", "search.region_ids"),
    namesIn("course_student_levels", "search.level_ids"),
    namesIn("course_age_categories", "search.age_category_ids"),
    namesIn("course_durations", "search.duration_ids"),
    namesIn("genres", "search.genre_ids"),
  ],
  sql` || `,
)})`;

/** The courses whose title everybody may see. */
const courses = (db: Database) =>
  sql<{ slug: string; title: string }[]>`(
    select coalesce(json_agg(json_build_object('slug', followed.slug, 'title', followed.title) order by followed.title),
      '[]'::json)
    from (${listedCourses(db)
      .select(["course.slug", "course.title"])
      .where(sql<boolean>`course.id = any(search.course_ids)`)}) followed
  )`;

export async function listSearches({ db, viewer }: MemberContext) {
  const rows = await selectSearches(ownSearches(db, viewer))
    .select(["search.created_at", names.as("names"), courses(db).as("courses")])
    .orderBy("search.created_at", "desc")
    .orderBy("search.id", "desc")
    .execute();
  return {
    data: rows.map((row) => ({
      id: row.id,
      text: row.text,
      filters: filtersOf(row),
      names: row.names,
      courses: row.courses,
      createdAt: row.created_at.toISOString(),
    })),
  };
}
