import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aPerson } from "#features/people/people/person.factory.ts";
import type { Services } from "#platform/context.ts";
import { fullScansOf, sizesOf } from "#testing/query-plan.ts";
import { useTestApi } from "#testing/test-api.ts";
import { complete, submit, testForm, testWorld } from "./tests-of-students.factory.ts";

/* Like plans.test.ts, for tests of online courses. */

const test = useTestApi();
const { aTestedEcourse } = testWorld(test);

type Setting = Awaited<ReturnType<typeof aTestedEcourse>>;
const FORM = testForm({ "Wat stroomt?": ["Zand", "*Water"] });
const CALLS: Record<string, (setting: Setting) => Promise<{ status: number }>> = {
  "a final test": ({ browser, at }) => browser.get(at),
  "a final test for its maker": ({ maker, at }) => maker.get(at),
  "the test of a lesson": ({ maker, lessonId }) => maker.get(`/ecourse-module-class-test/${lessonId}`),
  "saving the test of a lesson": ({ maker, lessonId }) => maker.post(`/ecourse-module-class-test/${lessonId}`, FORM),
  "taking away the test of a lesson": ({ maker, lessonId }) => maker.delete(`/ecourse-module-class-test/${lessonId}`),
  "saving answers": ({ browser, test: { id, right } }) => submit(browser, id, right),
  "completing a test": ({ browser, test: { id } }) => complete(browser, id),
  figures: ({ maker, ecourse }) => maker.get(`/ecourses/${ecourse.id}/figures`),
  "the list of students": ({ maker, ecourse }) => maker.get(`/ecourses/${ecourse.id}/students`),
  "online courses of a maker": ({ maker }) => maker.get("/ecourses"),
  "online courses that one follows": ({ browser }) => browser.get("/me/ecourses/participations"),
  "a lesson": ({ browser, lessonId }) => browser.get(`/ecourse-module-classes/${lessonId}`),
  "saving a final test": ({ maker, at }) => maker.post(at, FORM),
};

/** Two hundred online courses of ten lessons, each with a test, that twenty people follow to the end. */
async function manyTests(services: Services, makerId: string) {
  const { db } = services;
  const now = services.clock.now();
  const people: string[] = [];
  for (let count = 0; count < 20; count += 1) people.push((await aPerson(services)).id);
  await sql`
    insert into ecourses (organizer_id, title, body, created_at, updated_at)
    select ${makerId}, 'Online cursus ' || n, '<p>Water.</p>', ${now}, ${now} from generate_series(1, 200) n`.execute(
    db,
  );
  await sql`
    insert into ecourse_modules (ecourse_id, title, position) select id, 'Module', 1 from ecourses where not exists (
      select from ecourse_modules where ecourse_id = ecourses.id)`.execute(db);
  await sql`
    insert into lessons (ecourse_id, module_id, title, body, position, created_at, updated_at)
    select ecourse_id, id, 'Les ' || n, '<p>Water.</p>', n, ${now}, ${now} from ecourse_modules, generate_series(1, 10) n
  `.execute(db);
  await sql`
    insert into ecourse_tests (ecourse_id, lesson_id, title, questions, created_at, replaced_at)
    select ecourse_id, id, 'Een test', '[]', ${now}, ${now} from lessons`.execute(db);
  await sql`
    insert into test_responses (test_id, user_id, response_data, saved_at, completed_at, score, succeeded)
    select test.id, person, '{}', ${now}, ${now}, 100, true
    from ecourse_tests test, unnest(${people}::uuid[]) person where test.lesson_id is not null`.execute(db);
  await sql`
    insert into ecourse_students (ecourse_id, user_id, joined_at)
    select id, person, ${now} from ecourses, unnest(${people}::uuid[]) person`.execute(db);
  await sql`
    insert into lesson_progress (lesson_id, user_id, opened_at, last_opened_at, completed_at)
    select id, person, ${now}, ${now}, ${now} from lessons, unnest(${people}::uuid[]) person`.execute(db);
  await sql`
    insert into certificates (code, kind, ecourse_id, user_id, ecourse_title, earned_at)
    select gen_random_uuid()::text, 'certificate', ecourse_id, user_id, 'Water', ${now} from ecourse_students`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

let setting: Setting;
let sizes: Awaited<ReturnType<typeof sizesOf>>;
beforeAll(async () => {
  setting = await aTestedEcourse();
  await manyTests(test.services, (await aPerson(test.services, { roles: ["ecourse_organizer"] })).id);
  sizes = await sizesOf(test.services.db);
});

it("is tested on large tables", () => {
  const large = ["lessons", "ecourse_tests", "test_responses", "ecourse_students", "lesson_progress", "certificates"];
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(large));
});

it.each(Object.keys(CALLS))("%s reads by an index", async (name) => {
  const act = async () => expect((await CALLS[name]?.(setting))?.status).toBeLessThan(300);
  expect(await fullScansOf(test, act, sizes)).toEqual([]);
});
