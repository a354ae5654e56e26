import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
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

export async function listSearches({ db, viewer }: MemberContext) {
  const rows = await selectSearches(ownSearches(db, viewer))
    .select(["search.created_at", names.as("names")])
    .orderBy("search.created_at", "desc")
    .orderBy("search.id", "desc")
    .execute();
  return {
    data: rows.map((row) => ({
      id: row.id,
      text: row.text,
      filters: filtersOf(row),
      names: row.names,
      createdAt: row.created_at.toISOString(),
    })),
  };
}
