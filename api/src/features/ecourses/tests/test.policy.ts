import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { notManaged, noSuchEcourse } from "../ecourses/ecourse.errors.ts";
import { hasAccess, mayManageEcourse, reachableEcourses } from "../ecourses/ecourse.policy.ts";
import { changeEcourse } from "../ecourses/manage-ecourse.ts";
import { lessonIsDeleted } from "../lessons/lesson.errors.ts";
import { presentLesson, reachedLesson } from "../lessons/queries/reached-lesson.ts";
import { noSuchTest } from "./test.errors.ts";
import type { StoredQuestion } from "./test.rules.ts";

/** Which test is meant: the final one of an online course, or that of a lesson. */
export type TestPlace = { ecourseId: string } | { lessonId: string };
/** The same, once the online course is known. */
export interface TestScope {
  ecourseId: string;
  /** Null for the final test. */
  lessonId: string | null;
}

/** The versions of one test, the newest and those before it. */
export const versionsOf = (db: MemberContext["db"] | Tx, { ecourseId, lessonId }: TestScope) =>
  db
    .selectFrom("ecourse_tests as test")
    .where("test.ecourse_id", "=", ecourseId)
    .where((eb) => (lessonId === null ? eb("test.lesson_id", "is", null) : eb("test.lesson_id", "=", lessonId)));

/**
 * Whether this person manages the online course, and whether that is all: people who do not follow it get a preview.
 */
const roleOf = (ctx: MemberContext, row: { organizer_id: string; hasAccess: boolean }) => {
  const manages = mayManageEcourse(ctx.viewer, row);
  return { manages, isPreview: manages && !row.hasAccess };
};

/** The columns of the online course that a test shows or depends on. */
const TESTED = ["ecourse.id", "ecourse.title", "ecourse.organizer_id", "ecourse.asks_all_lessons"] as const;

/**
 * The place of a test, for people who follow or manage its online course.
 * @throws 404, 410 for a deleted lesson
 */
export async function reachedPlace(ctx: MemberContext, place: TestPlace) {
  if ("ecourseId" in place) {
    const ecourse = await reachableEcourses(ctx)
      .select(TESTED)
      .select(hasAccess(sql`ecourse.id`, ctx.viewer.id).as("hasAccess"))
      .where("ecourse.id", "=", place.ecourseId)
      .executeTakeFirst();
    if (!ecourse) throw noSuchEcourse();
    return { scope: { ...place, lessonId: null }, ecourse, lesson: null, ...roleOf(ctx, ecourse) };
  }
  const row = presentLesson(
    await reachedLesson(ctx, place.lessonId).select(TESTED).select("lesson.title as lessonTitle").executeTakeFirst(),
  );
  const lesson = { id: place.lessonId, title: row.lessonTitle };
  return { scope: { ecourseId: row.id, ...place }, ecourse: row, lesson, ...roleOf(ctx, row) };
}
export type ReachedPlace = Awaited<ReturnType<typeof reachedPlace>>;

/**
 * A version of a test, for people who follow or manage its online course, which nobody can replace in the meantime.
 * Locks the online course first, as deleting it does: a certificate will refer to it.
 * @throws 404, 410 for the test of a deleted lesson
 */
export async function lockVersion(tx: Tx, ctx: MemberContext, testId: string) {
  const row = await reachableEcourses({ ...ctx, db: tx })
    .innerJoin("ecourse_tests as test", "test.ecourse_id", "ecourse.id")
    .leftJoin("lessons as lesson", "lesson.id", "test.lesson_id")
    .select(["test.id", "test.ecourse_id", "test.lesson_id", "test.pass_percentage", "test.replaced_at"])
    .select(sql<StoredQuestion[]>`test.questions`.as("questions"))
    .select(["lesson.deleted_at", "ecourse.organizer_id", "ecourse.asks_all_lessons"])
    .select(hasAccess(sql`ecourse.id`, ctx.viewer.id).as("hasAccess"))
    .where("test.id", "=", testId)
    .forKeyShare("ecourse")
    .forShare("test")
    .executeTakeFirst();
  if (!row) throw noSuchTest();
  if (row.deleted_at) throw lessonIsDeleted();
  return { ...row, scope: { ecourseId: row.ecourse_id, lessonId: row.lesson_id }, ...roleOf(ctx, row) };
}
export type LockedVersion = Awaited<ReturnType<typeof lockVersion>>;

/** The details for the audit log. */
interface Said {
  before?: { test: string };
  after?: { test: string };
}

/**
 * Changes a test as the maker of its online course, which is locked: nobody changes its lessons and tests in the
 * meantime.
 * @throws 404, 410 for the test of a deleted lesson
 */
export async function changeTest<Result>(
  ctx: MemberContext,
  { act, place }: { act: "save-test" | "delete-test"; place: TestPlace },
  work: (tx: Tx, scope: TestScope, say: (details: Said) => void) => Promise<Result>,
) {
  const { id, lessonId } = await ecourseIdOfPlace(ctx, place);
  return changeEcourse(ctx, { act, id }, async (tx, _ecourse, say) => {
    const lesson =
      lessonId && (await tx.selectFrom("lessons").select("deleted_at").where("id", "=", lessonId).executeTakeFirst());
    if (lesson && lesson.deleted_at) throw lessonIsDeleted();
    return work(tx, { ecourseId: id, lessonId }, say);
  });
}

/** A lesson never moves to another online course. */
async function ecourseIdOfPlace({ db }: MemberContext, place: TestPlace) {
  if ("ecourseId" in place) return { id: place.ecourseId, lessonId: null };
  const { lessonId } = place;
  const lesson = await db.selectFrom("lessons").select("ecourse_id").where("id", "=", lessonId).executeTakeFirst();
  if (!lesson) throw notManaged();
  return { id: lesson.ecourse_id, lessonId };
}
