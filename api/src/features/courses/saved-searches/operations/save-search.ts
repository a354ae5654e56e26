import { MAX_SAVED_SEARCHES, type SavedSearchInput } from "@inktvis/contract/features/courses/saved-searches";
import { sql } from "kysely";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { refused } from "#platform/http/errors.ts";
import { wordQuery } from "#platform/search/search-words.ts";
import { noSuchCourse } from "../../courses/course.errors.ts";
import { reachableCourses } from "../../courses/course.policy.ts";
import { columnsOf } from "../saved-search.ts";

/**
 * Saves a search, once however often it is sent; a search that exists already is linked to this course too.
 * @throws 422 for words that cannot find anything, and when there are too many searches; 404 for a course that the
 * viewer may not see
 */
export async function saveSearch(ctx: MemberContext, input: z.output<typeof SavedSearchInput>) {
  const { db, viewer, now } = ctx;
  const search = columnsOf(input);
  if (search.text && wordQuery(search.text).length === 0)
    throw refused("Met deze tekens vinden we geen cursussen. Zoek met een woord.");
  await db.transaction().execute(async (tx) => {
    // One save at a time: two at once would both be within the maximum, or store the same search twice.
    await tx.selectFrom("users").select("id").where("id", "=", viewer.id).forNoKeyUpdate().execute();
    const courseIds = await idsOfCourse(ctx, tx, input.courseId);
    const same = await tx
      .updateTable("saved_searches")
      .set({
        course_ids: sql<string[]>`course_ids || array(
        select unnest(${courseIds}::uuid[]) except select unnest(course_ids))`,
      })
      .where("user_id", "=", viewer.id)
      .where(
        sql<boolean>`(${sql.join(
          Object.entries(search).map(([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`),
          sql` and `,
        )})`,
      )
      .returning("id")
      .execute();
    if (same.length > 0) return;
    const { count } = await tx
      .selectFrom("saved_searches")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("user_id", "=", viewer.id)
      .executeTakeFirstOrThrow();
    if (count >= MAX_SAVED_SEARCHES)
      throw refused(
        `We houden je al van ${MAX_SAVED_SEARCHES} zoekopdrachten op de hoogte, en meer kan niet. Stop er eerst een, bij je instellingen.`,
      );
    await tx
      .insertInto("saved_searches")
      .values({ ...search, course_ids: courseIds, user_id: viewer.id, created_at: now })
      .execute();
  });
}

async function idsOfCourse(ctx: MemberContext, tx: Tx, id: string | undefined) {
  if (id === undefined) return [];
  const course = await reachableCourses({ ...ctx, db: tx })
    .select("course.id")
    .where("course.id", "=", id)
    .execute();
  if (course.length === 0) throw noSuchCourse();
  return [id];
}
