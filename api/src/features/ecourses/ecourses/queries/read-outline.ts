import {
  type EcourseModule,
  LESSON_EXCERPT,
  type OutlineLesson,
  type OutlineModule,
} from "@inktvis/contract/features/ecourses/ecourses";
import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";

/*
 * Of a lesson of this online course. The id of the online course says what the lesson says too, so that the planner reads no
 * tests of other online courses.
 */
const hasTest = (ecourseId: string) =>
  sql<boolean>`exists (
    select from ecourse_tests test
    where test.ecourse_id = ${ecourseId} and test.lesson_id = lesson.id and test.replaced_at is null
  )`;
/** In whatever version. */
const hasPassedTest = (ecourseId: string, userId: string) =>
  sql<boolean>`exists (
    select from ecourse_tests test join test_responses response on response.test_id = test.id
    where test.ecourse_id = ${ecourseId} and test.lesson_id = lesson.id
      and response.user_id = ${userId} and response.succeeded
  )`;

/** Whether somebody passed the final test, in whatever version, as an expression over the id of the online course. */
export const hasPassedFinalTestOf = (ecourseId: RawBuilder<string>, userId: string) =>
  sql<boolean>`exists (
    select from ecourse_tests test join test_responses response on response.test_id = test.id
    where test.ecourse_id = ${ecourseId} and test.lesson_id is null
      and response.user_id = ${userId} and response.succeeded
  )`;

/** What one person sees of the modules and lessons of an online course, in order; without descriptions and bodies. */
export async function readOutline(db: Database | Tx, { ecourseId, userId }: { ecourseId: string; userId: string }) {
  const [modules, lessons] = await Promise.all([
    db
      .selectFrom("ecourse_modules as module")
      .select(["module.id", "module.title"])
      .where("module.ecourse_id", "=", ecourseId)
      .orderBy("module.position")
      .orderBy("module.id")
      .execute(),
    lessonRows(db, ecourseId, userId),
  ]);
  const byModule = Map.groupBy(lessons, ({ module_id }) => module_id);
  let number = 0;
  const numbered: OutlineModule[] = modules.map(({ id, title }, place) => ({
    id,
    title,
    sortOrder: place + 1,
    ecourseId,
    classes: (byModule.get(id) ?? []).map((lesson, index) => {
      number += 1;
      return outlineLessonOf(lesson, { ecourseModuleId: id, sortOrder: index + 1, number });
    }),
  }));
  const lastOpened = new Map(lessons.map(({ id, last_opened_at }) => [id, last_opened_at]));
  return { modules: numbered, allClasses: numbered.flatMap(({ classes }) => classes), lastOpened };
}

/** The beginning of the description of a lesson: hundreds of long ones would be megabytes. */
const excerpt = sql<string | null>`case
  when length(description) > ${LESSON_EXCERPT} then rtrim(left(description, ${LESSON_EXCERPT - 1})) || '…'
  else description end`;

/** What an overview says besides: descriptions of modules, and the beginning of those of lessons. */
export const readDescriptions = (db: Database | Tx, ecourseId: string) =>
  db
    .selectFrom("ecourse_modules")
    .select(["id", "description", "revision"])
    .where("ecourse_id", "=", ecourseId)
    .unionAll(
      db
        .selectFrom("lessons")
        .select(["id", excerpt.as("description"), "revision"])
        .where("ecourse_id", "=", ecourseId)
        .where("deleted_at", "is", null),
    )
    .execute();

/** The modules of an outline with their descriptions and revisions, and the descriptions of their lessons. */
export function withDescriptions(
  modules: readonly OutlineModule[],
  rows: Awaited<ReturnType<typeof readDescriptions>>,
): EcourseModule[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const described = <Part extends { id: string }>(part: Part) => ({
    ...part,
    description: byId.get(part.id)?.description ?? null,
  });
  return modules.map((module) => ({
    ...described(module),
    revision: byId.get(module.id)?.revision ?? 1,
    classes: module.classes.map(described),
  }));
}

const lessonRows = (db: Database | Tx, ecourseId: string, userId: string) =>
  db
    .selectFrom("lessons as lesson")
    .leftJoin("lesson_progress as progress", (join) =>
      join.onRef("progress.lesson_id", "=", "lesson.id").on("progress.user_id", "=", userId),
    )
    .select([
      "lesson.id",
      "lesson.module_id",
      "lesson.title",
      "progress.completed_at",
      "progress.last_opened_at",
      sql<boolean>`lesson.assignment is not null`.as("hasAssignment"),
      hasTest(ecourseId).as("hasTest"),
      hasPassedTest(ecourseId, userId).as("testCompleted"),
    ])
    .where("lesson.ecourse_id", "=", ecourseId)
    .where("lesson.deleted_at", "is", null)
    .orderBy("lesson.position")
    .orderBy("lesson.id")
    .execute();

type LessonRow = Awaited<ReturnType<typeof lessonRows>>[number];
type Place = Pick<OutlineLesson, "ecourseModuleId" | "sortOrder" | "number">;

const outlineLessonOf = (lesson: LessonRow, place: Place): OutlineLesson => ({
  id: lesson.id,
  title: lesson.title,
  ...place,
  hasTest: lesson.hasTest,
  hasAssignment: lesson.hasAssignment,
  me: { completed: lesson.completed_at !== null, testCompleted: lesson.testCompleted },
});
