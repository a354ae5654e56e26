import {
  type EcourseModule,
  LESSON_EXCERPT,
  type OutlineLesson,
  type OutlineModule,
} from "@inktvis/contract/features/ecourses/ecourses";
import { type InferResult, type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { isOffered } from "./offered-test.ts";

/*
 * Whether a lesson of this online course has a test. The subqueries here do not depend on the lesson, so they run once,
 * not once per lesson.
 */
const hasTest = (ecourseId: string, userId: string) =>
  sql<boolean>`lesson.id in (
    select test.lesson_id from ecourse_tests test
    where test.ecourse_id = ${ecourseId} and test.lesson_id is not null and ${isOffered(userId)}
  )`;
/** Whether somebody passed the test of a lesson, in any version. */
const hasPassedTest = (ecourseId: string, userId: string) =>
  sql<boolean>`lesson.id in (
    select test.lesson_id from ecourse_tests test join test_responses response on response.test_id = test.id
    where test.ecourse_id = ${ecourseId} and test.lesson_id is not null
      and response.user_id = ${userId} and response.succeeded
  )`;

/**
 * Until when somebody has to wait who failed a test of this online course, by lesson; for the final test the lesson is
 * null.
 */
export const failedTests = (db: Database | Tx, { ecourseId, userId }: Pick<Follower, "ecourseId" | "userId">) =>
  db
    .selectFrom("ecourse_tests as test")
    .innerJoin("test_responses as response", "response.test_id", "test.id")
    .select((eb) => ["test.lesson_id", eb.fn.max("response.next_try_at").as("nextTryAt")])
    .select(sql<boolean>`true`.as("hasFailed"))
    .where("test.ecourse_id", "=", ecourseId)
    .where("response.user_id", "=", userId)
    .where("response.succeeded", "=", false)
    .groupBy("test.lesson_id");

/** Whether somebody has a response like this to the final test, in any version, over the id of the online course. */
const answeredFinalTest = (ecourseId: RawBuilder<string>, userId: string, so: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from ecourse_tests test join test_responses response on response.test_id = test.id
    where test.ecourse_id = ${ecourseId} and test.lesson_id is null
      and response.user_id = ${userId} and ${so}
  )`;
export const hasPassedFinalTestOf = (ecourseId: RawBuilder<string>, userId: string) =>
  answeredFinalTest(ecourseId, userId, sql`response.succeeded`);
/** Whether they saved answers without completing the test. */
export const isAnsweringFinalTestOf = (ecourseId: RawBuilder<string>, userId: string) =>
  answeredFinalTest(ecourseId, userId, sql`response.completed_at is null`);

interface Follower {
  ecourseId: string;
  userId: string;
  now: Date;
}

/**
 * The modules and lessons of an online course in order, with one person's progress; without descriptions and bodies.
 */
export async function readOutline(db: Database | Tx, follower: Follower): Promise<OutlineModule[]> {
  const [modules, lessons] = await Promise.all([
    moduleRows(db, follower.ecourseId).execute(),
    lessonRows(db, follower).execute(),
  ]);
  return inOrder(modules, lessons).map(({ module, sortOrder, lessons }) => ({
    ...outlineModuleOf(module, sortOrder),
    classes: lessons.map(({ lesson, ...place }) => outlineLessonOf(lesson, place, follower.now)),
  }));
}

/** The outline with descriptions, for the overview of an online course, and when each lesson was last opened. */
export async function readOverview(db: Database | Tx, follower: Follower) {
  const [modules, lessons] = await Promise.all([
    moduleRows(db, follower.ecourseId).select(["module.description", "module.revision"]).execute(),
    lessonRows(db, follower).select(excerpt.as("description")).execute(),
  ]);
  const overview: EcourseModule[] = inOrder(modules, lessons).map(({ module, sortOrder, lessons }) => ({
    ...outlineModuleOf(module, sortOrder),
    description: module.description,
    revision: module.revision,
    classes: lessons.map(({ lesson, ...place }) => ({
      ...outlineLessonOf(lesson, place, follower.now),
      description: lesson.description,
    })),
  }));
  return { modules: overview, lastOpened: new Map(lessons.map(({ id, last_opened_at }) => [id, last_opened_at])) };
}

/** The beginning of the description of a lesson: hundreds of long ones would be megabytes. */
const excerpt = sql<string | null>`case
  when length(lesson.description) > ${LESSON_EXCERPT}
    then rtrim(left(lesson.description, ${LESSON_EXCERPT - 1})) || '…'
  else lesson.description end`;

const moduleRows = (db: Database | Tx, ecourseId: string) =>
  db
    .selectFrom("ecourse_modules as module")
    .select(["module.id", "module.ecourse_id", "module.title"])
    .where("module.ecourse_id", "=", ecourseId)
    .orderBy("module.position")
    .orderBy("module.id");

const lessonRows = (db: Database | Tx, follower: Follower) => {
  const { ecourseId, userId } = follower;
  return db
    .selectFrom("lessons as lesson")
    .leftJoin("lesson_progress as progress", (join) =>
      join.onRef("progress.lesson_id", "=", "lesson.id").on("progress.user_id", "=", userId),
    )
    .leftJoin(failedTests(db, follower).as("failed"), "failed.lesson_id", "lesson.id")
    .select([
      "lesson.id",
      "lesson.module_id",
      "lesson.title",
      "progress.completed_at",
      "progress.last_opened_at",
      sql<boolean>`lesson.assignment is not null`.as("hasAssignment"),
      hasTest(ecourseId, userId).as("hasTest"),
      hasPassedTest(ecourseId, userId).as("testCompleted"),
      "failed.hasFailed",
      "failed.nextTryAt",
    ])
    .where("lesson.ecourse_id", "=", ecourseId)
    .where("lesson.deleted_at", "is", null)
    .orderBy("lesson.position")
    .orderBy("lesson.id");
};

type ModuleRow = InferResult<ReturnType<typeof moduleRows>>[number];
type LessonRow = InferResult<ReturnType<typeof lessonRows>>[number];
type Place = Pick<OutlineLesson, "ecourseModuleId" | "sortOrder" | "number">;

/** Modules with their lessons, each with its place in the order. */
function inOrder<M extends ModuleRow, L extends LessonRow>(modules: readonly M[], lessons: readonly L[]) {
  const byModule = Map.groupBy(lessons, ({ module_id }) => module_id);
  let number = 0;
  return modules.map((module, index) => ({
    module,
    sortOrder: index + 1,
    lessons: (byModule.get(module.id) ?? []).map((lesson, place) => {
      number += 1;
      return { lesson, ecourseModuleId: module.id, sortOrder: place + 1, number };
    }),
  }));
}

const outlineModuleOf = ({ id, title, ecourse_id }: ModuleRow, sortOrder: number) => ({
  id,
  title,
  sortOrder,
  ecourseId: ecourse_id,
});

const outlineLessonOf = (lesson: LessonRow, place: Place, now: Date): OutlineLesson => ({
  id: lesson.id,
  title: lesson.title,
  ...place,
  hasTest: lesson.hasTest,
  hasAssignment: lesson.hasAssignment,
  me: {
    completed: lesson.completed_at !== null,
    testCompleted: lesson.testCompleted,
    testFailed: isFailed(lesson),
    testNextTryAt: nextTryOf(lesson, now),
  },
});

interface Tried {
  testCompleted: boolean;
  hasFailed: boolean | null;
  nextTryAt: Date | null;
}
/** Whether a test was tried and not passed so far. */
export const isFailed = ({ testCompleted, hasFailed }: Tried) => hasFailed === true && !testCompleted;
/** When it can be tried again; null when it can be tried now. */
export const nextTryOf = ({ testCompleted, nextTryAt }: Tried, now: Date) =>
  !testCompleted && nextTryAt && nextTryAt > now ? nextTryAt.toISOString() : null;
