import { COURSES_PER_PAGE, MAX_COURSES } from "@inktvis/contract/features/courses/courses";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { countUpTo } from "#platform/db/count-up-to.ts";
import { visibleCourses } from "../course.policy.ts";
import { courseSummaryOf, selectTiles } from "./course-columns.ts";

interface Wanted {
  page: number;
  /** Only those that people enrol in here. */
  hasEnrollments?: boolean | undefined;
}

/** The courses that this viewer may open, the first to begin first; those without days come last. */
export async function listCourses(ctx: Context, { page, hasEnrollments = false }: Wanted) {
  const courses = visibleCourses(ctx).$if(hasEnrollments, (some) => some.where("course.has_enrollments", "=", true));
  const [rows, { total }] = await Promise.all([
    selectTiles(courses, ctx.now)
      .orderBy(sql`course.start_date asc nulls last`)
      .orderBy(sql`course.published_at desc`)
      .orderBy("course.id", "desc")
      .limit(COURSES_PER_PAGE)
      .offset((page - 1) * COURSES_PER_PAGE)
      .execute(),
    countUpTo(ctx.db, courses, MAX_COURSES),
  ]);
  return {
    data: rows.map((row) => courseSummaryOf(row, ctx.now)),
    meta: { currentPage: page, total, pageSize: COURSES_PER_PAGE },
  };
}
