import { type RawBuilder, sql } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { onJob } from "#platform/jobs/job.ts";
import { notify } from "#platform/notifications/notify.ts";
import { toTsQuery } from "#platform/search/search-words.ts";
import { listedCourses } from "../courses/course.policy.ts";
import { courseMatches, narrowedCourses } from "../courses/course.search.ts";
import { type CoursePublished, coursePublished } from "../courses/course-published.ts";
import { queryOf, type SavedSearchRow, selectSearches } from "./saved-search.ts";
import { isToldOf } from "./saved-search.policy.ts";

/** Small, so that transactions stay short: each search is a condition of one statement. */
const SEARCHES_PER_BATCH = 200;

/** Of each of these searches, whether the catalogue finds this course with it. */
async function whichFind<Search extends SavedSearchRow>(
  tx: Tx,
  searches: readonly Search[],
  { courseId, now }: { courseId: string; now: Date },
) {
  const conditions = searches.map((search): RawBuilder<boolean> => {
    const words = toTsQuery(search.text);
    const found = narrowedCourses({ db: tx, now }, queryOf(search))
      ?.where("course.id", "=", courseId)
      .$if(words !== "", (courses) => courses.where(courseMatches(words)))
      .select("course.id");
    return found ? sql<boolean>`exists (${found})` : sql<boolean>`false`;
  });
  const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(conditions)}]::boolean[] as found`.execute(
    tx,
  );
  return searches.filter((_, index) => rows[0]?.found[index]);
}

/**
 * Tells who saved a search that finds a new course, once a person and course, and enqueues the next batch
 * (docs/product/courses.md#saved-searches). A course that left the site meanwhile is told when it is published again.
 */
async function tellNewCourse({ db, jobs, clock }: Services, { courseId, after }: CoursePublished) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // Nobody deletes it until this is stored.
    const course = await listedCourses(tx)
      .select(["course.organizer_id", "course.first_published_at"])
      .where("course.id", "=", courseId)
      .forKeyShare("course")
      .executeTakeFirst();
    if (!course) return;
    const searches = await selectSearches(tx.selectFrom("saved_searches as search"))
      .select("search.user_id")
      .where(isToldOf(course))
      .$if(after !== null, (rest) => rest.where("search.id", ">", after))
      .orderBy("search.id")
      .limit(SEARCHES_PER_BATCH)
      .execute();
    const last = searches.at(-1);
    if (!last) return;
    const finding = await whichFind(tx, searches, { courseId, now });
    await notify(tx, {
      to: finding.map(({ user_id }) => user_id),
      type: "newCourseFromSearch",
      about: { course: courseId },
      dedupeKey: courseId,
      now,
    });
    if (searches.length === SEARCHES_PER_BATCH) await jobs.enqueue(tx, coursePublished, { courseId, after: last.id });
  });
}

export const savedSearchJobs = [onJob(coursePublished, tellNewCourse)];
