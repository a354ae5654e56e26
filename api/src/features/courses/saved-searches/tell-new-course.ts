import { type RawBuilder, sql } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { onJob } from "#platform/jobs/job.ts";
import { notify } from "#platform/notifications/notify.ts";
import { wordQuery } from "#platform/search/search-words.ts";
import { listedCourses } from "../courses/course.policy.ts";
import { matchesWords } from "#platform/search/titled-model.ts";
import { narrowedCourses } from "../courses/course.search.ts";
import { type CoursePublished, coursePublished } from "../courses/course-published.ts";
import { queryOf, type SavedSearchRow, selectSearches } from "./saved-search.ts";
import { mayBeNotifiedOf } from "./saved-search.policy.ts";

/** Small, so that transactions stay short: each search is a condition of one statement. */
const SEARCHES_PER_BATCH = 200;

/** Those of these searches with which the catalogue finds this course. */
async function whichFind<Search extends SavedSearchRow>(
  tx: Tx,
  searches: readonly Search[],
  { courseId, now }: { courseId: string; now: Date },
) {
  const conditions = searches.map((search): RawBuilder<boolean> => {
    const words = wordQuery(search.text);
    const found = narrowedCourses({ db: tx, now }, queryOf(search))
      ?.where("course.id", "=", courseId)
      .$if(words.length > 0, (courses) => courses.where(matchesWords("course", words)))
      .select("course.id");
    return found ? sql<boolean>`exists (${found})` : sql<boolean>`false`;
  });
  const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(conditions)}]::boolean[] as found`.execute(
    tx,
  );
  return searches.filter((_, index) => rows[0]?.found[index]);
}

/** The editions before this course, the newest first, including those that were never on the site. */
async function earlierEditions(tx: Tx, courseId: string) {
  const { rows } = await sql<{ id: string }>`
    with recursive edition (id, copied_from) as (
      select id, copied_from from courses where id = ${courseId}
      union
      select before.id, before.copied_from from courses before join edition on before.id = edition.copied_from
    )
    select copied_from as id from edition where copied_from is not null`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * When a person has a search that names an earlier edition, their other searches are left out: they are notified of the
 * edition.
 */
const isToldOfEdition = (earlier: readonly string[]) => sql<boolean>`(search.course_ids && ${earlier}::uuid[])`;
const isSubscribedToEdition = (earlier: readonly string[]) => sql<boolean>`exists (
  select from saved_searches following
  where following.user_id = search.user_id and following.course_ids && ${earlier}::uuid[])`;

/**
 * Notifies people who saved a search that finds a new course or names an earlier edition of it, once per person and
 * course, and enqueues the next batch (docs/product/courses.md#saved-searches). A course that left the site in the
 * meantime is announced when it is published again.
 */
async function tellNewCourse({ db, jobs, clock }: Services, { courseId, after }: CoursePublished) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // Locked so that nobody deletes it until this is stored.
    const course = await listedCourses(tx)
      .select(["course.organizer_id", "course.first_published_at"])
      .where("course.id", "=", courseId)
      .forKeyShare("course")
      .executeTakeFirst();
    if (!course) return;
    const earlier = await earlierEditions(tx, courseId);
    const searches = await selectSearches(tx.selectFrom("saved_searches as search"))
      .select(["search.user_id", isToldOfEdition(earlier).as("isOfEdition")])
      .where(mayBeNotifiedOf(course))
      .where(sql<boolean>`(${isToldOfEdition(earlier)} or not ${isSubscribedToEdition(earlier)})`)
      .$if(after !== null, (rest) => rest.where("search.id", ">", after))
      .orderBy("search.id")
      .limit(SEARCHES_PER_BATCH)
      .execute();
    const last = searches.at(-1);
    if (!last) return;
    const [following, others] = [
      searches.filter(({ isOfEdition }) => isOfEdition),
      searches.filter(({ isOfEdition }) => !isOfEdition),
    ];
    const finding = others.length > 0 ? await whichFind(tx, others, { courseId, now }) : [];
    const told = { about: { course: courseId }, dedupeKey: courseId, now };
    const to = (some: typeof searches) => some.map(({ user_id }) => user_id);
    await notify(tx, { ...told, to: to(following), type: "newEditionOfCourse" });
    await notify(tx, { ...told, to: to(finding), type: "newCourseFromSearch" });
    if (searches.length === SEARCHES_PER_BATCH) await jobs.enqueue(tx, coursePublished, { courseId, after: last.id });
  });
}

export const savedSearchJobs = [onJob(coursePublished, tellNewCourse)];
