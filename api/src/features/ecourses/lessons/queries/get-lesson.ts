import type { MemberContext } from "#platform/context.ts";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { sql } from "kysely";
import { isOffered } from "../../ecourses/queries/offered-test.ts";
import { readOutline } from "../../ecourses/queries/read-outline.ts";
import { noSuchLesson } from "../lesson.errors.ts";
import { presentLesson, reachedLesson } from "./reached-lesson.ts";

/**
 * A lesson as its page shows it.
 * @throws 404, 410 for a deleted one
 */
export async function getLesson(ctx: MemberContext, id: string) {
  const { description, body, assignment, revision, ...lesson } = presentLesson(
    await lessonRow(ctx, id).executeTakeFirst(),
  );
  const ecourseId = lesson.ecourse_id;
  const modules = await readOutline(ctx.db, { ecourseId, userId: ctx.viewer.id, now: ctx.now });
  const allClasses = modules.flatMap(({ classes }) => classes);
  const at = allClasses.findIndex((one) => one.id === id);
  const summary = allClasses[at];
  // Deleted a moment ago.
  if (!summary) throw noSuchLesson();
  const [previous, next] = [allClasses[at - 1], allClasses[at + 1]];
  return {
    data: {
      ...summary,
      description,
      body,
      assignment,
      revision,
      ecourse: { id: ecourseId, title: lesson.ecourseTitle, modules },
      test: lesson.test,
      previous: previous ? { id: previous.id, title: previous.title } : null,
      next: next
        ? { kind: "lesson" as const, id: next.id, title: next.title }
        : { kind: lesson.hasFinalTest ? ("test" as const) : ("ecourse" as const) },
      me: { ...summary.me, isPreview: !lesson.hasAccess, hasHandedIn: lesson.hasHandedIn },
    },
  };
}

const lessonRow = (ctx: MemberContext, id: string) =>
  reachedLesson(ctx, id)
    .select(["lesson.description", "lesson.body", "lesson.assignment", "lesson.revision"])
    .select("ecourse.title as ecourseTitle")
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom("ecourse_tests as test")
          .select(["test.id", "test.title"])
          .whereRef("test.lesson_id", "=", "lesson.id")
          .where(isOffered(ctx.viewer.id))
          .orderBy("test.revision", "desc")
          .limit(1),
      ).as("test"),
      sql<boolean>`exists (
        select from ecourse_tests test
        where test.ecourse_id = ecourse.id and test.lesson_id is null and ${isOffered(ctx.viewer.id)}
      )`.as("hasFinalTest"),
      sql<boolean>`exists (
        select from lesson_submissions own where own.lesson_id = lesson.id and own.user_id = ${ctx.viewer.id}
      )`.as("hasHandedIn"),
    ]);
