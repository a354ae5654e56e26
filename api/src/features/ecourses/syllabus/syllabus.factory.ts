import type { TestApi } from "#testing/test-api.ts";
import { anEcourse } from "../ecourses/ecourse.factory.ts";

/** Online courses with the browser of their maker, and functions to read their rows. */
export function syllabusMakers(test: TestApi) {
  const modulesOf = (ecourseId: string) =>
    test.services.db
      .selectFrom("ecourse_modules")
      .select(["id", "title", "position"])
      .where("ecourse_id", "=", ecourseId)
      .orderBy("position")
      .execute();
  const lessonsOf = (moduleId: string) =>
    test.services.db
      .selectFrom("lessons")
      .select(["id", "title", "position"])
      .where("module_id", "=", moduleId)
      .orderBy("position")
      .execute();
  return {
    async made(modules?: readonly number[]) {
      const ecourse = await anEcourse(test.services, modules && { modules });
      return { ...ecourse, browser: await test.browser().signInAs(ecourse.organizerId) };
    },
    modulesOf,
    lessonsOf,
    idsOf: async (moduleId: string) => (await lessonsOf(moduleId)).map(({ id }) => id),
    lessonRow: (id: string) =>
      test.services.db.selectFrom("lessons").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  };
}

export const newLesson = (ecourseModuleId: string, change: object = {}) => ({
  title: "Stilstaand water",
  description: "Over vijvers.",
  body: "<p>Kijk naar een vijver.</p>",
  ecourseModuleId,
  sortOrder: 9999,
  ...change,
});
