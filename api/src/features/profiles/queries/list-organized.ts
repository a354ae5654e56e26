import { type Organized, ORGANIZED_PER_PAGE } from "@inktvis/contract/features/profiles/profiles";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { countUpTo } from "#platform/db/count-up-to.ts";
import { listedActivities } from "#features/activities/activities/activity.policy.ts";
import * as activities from "#features/activities/activities/queries/activity-columns.ts";
import { listedContests } from "#features/contests/contests/contest.policy.ts";
import * as contests from "#features/contests/contests/queries/contest-columns.ts";
import { listedCourses } from "#features/courses/courses/course.policy.ts";
import * as courses from "#features/courses/courses/queries/course-columns.ts";
import { noSuchPerson } from "#features/people/people/person.errors.ts";
import { personAt } from "#features/people/people/person.policy.ts";

/**
 * What a person organises and everybody may see, without things of the house (docs/product/profiles.md#organising):
 * first what is not over, the nearest first; then the rest, the latest first.
 */
export async function listOrganized(ctx: Context, slug: string, page: number) {
  const person = await personAt(ctx, slug).select("person.id").executeTakeFirst();
  if (!person) throw noSuchPerson();
  const organized = organizedBy(ctx, person.id);
  const [hits, { total }] = await Promise.all([
    organized
      .orderBy("isActive", "desc")
      .orderBy(sql`case when "isActive" then "at" end asc nulls last`)
      .orderBy(sql`"at" desc nulls last`)
      .orderBy("id", "desc")
      .limit(ORGANIZED_PER_PAGE)
      .offset((page - 1) * ORGANIZED_PER_PAGE)
      .execute(),
    countUpTo(ctx.db, organized),
  ]);
  const tiles = await tilesOf(
    ctx,
    hits.map(({ id }) => id),
  );
  return {
    data: hits.flatMap(({ id }) => tiles.get(id) ?? []),
    meta: { currentPage: page, total, pageSize: ORGANIZED_PER_PAGE },
  };
}

/**
 * The id of each item, whether it is not over yet, and the moment that its tile shows; null for a course without dates.
 */
function organizedBy({ db, now }: Context, personId: string) {
  const all = listedCourses(db)
    .where("course.organizer_id", "=", personId)
    .where("course.organized_by_cs", "=", false)
    .select([
      "course.id",
      courses.isActive(now).as("isActive"),
      sql<Date | null>`(
        coalesce(course.start_date, course.enrollment_deadline)::timestamp at time zone 'Europe/Brussels'
      )`.as("at"),
    ])
    .unionAll(
      listedContests(db)
        .where("contest.organizer_id", "=", personId)
        .select(["contest.id", contests.isActive(now).as("isActive"), sql<Date | null>`contest.deadline`.as("at")]),
    )
    .unionAll(
      listedActivities(db)
        .where("activity.organizer_id", "=", personId)
        .where("activity.organized_by_cs", "=", false)
        .select([
          "activity.id",
          activities.isActive(now).as("isActive"),
          sql<Date | null>`activity.date_from`.as("at"),
        ]),
    );
  return db.selectFrom(all.as("organized")).select("id");
}

/** The tiles by id; one query for each kind, whatever their number. */
async function tilesOf({ db, now }: Context, ids: string[]): Promise<Map<string, Organized>> {
  if (ids.length === 0) return new Map();
  const [ofCourses, ofContests, ofActivities] = await Promise.all([
    courses.selectTiles(listedCourses(db), now).where("course.id", "in", ids).execute(),
    contests.selectContests(listedContests(db)).where("contest.id", "in", ids).execute(),
    activities.selectActivities(listedActivities(db)).where("activity.id", "in", ids).execute(),
  ]);
  return new Map(
    [
      ...ofCourses.map((row) => ({ model: "course" as const, ...courses.courseSummaryOf(row, now) })),
      ...ofContests.map((row) => ({ model: "contest" as const, ...contests.contestSummaryOf(row, now) })),
      ...ofActivities.map((row) => ({ model: "activity" as const, ...activities.activitySummaryOf(row, now) })),
    ].map((tile) => [tile.id, tile]),
  );
}
