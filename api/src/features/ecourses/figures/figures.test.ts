import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { countRowsRead } from "#testing/query-plan.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEcourse, aStudent } from "../ecourses/ecourse.factory.ts";

const test = useTestApi();

interface Went {
  /** How many days ago each lesson was opened, in order; null when it was not. */
  opened: readonly (number | null)[];
  /** How many lessons were completed, counted from the first. */
  completed: number;
}

async function follower(ecourse: { id: string; lessonIds: string[] }, { opened, completed }: Went) {
  const { id } = await aPerson(test.services);
  await aStudent(test.services, ecourse.id, id);
  const rows = opened.flatMap((ago, index) => {
    if (ago === null) return [];
    const at = later(test.clock.now(), -days(ago));
    const lesson_id = ecourse.lessonIds[index] ?? "";
    return [{ lesson_id, user_id: id, opened_at: at, last_opened_at: at, completed_at: index < completed ? at : null }];
  });
  if (rows.length > 0) await test.services.db.insertInto("lesson_progress").values(rows).execute();
  return id;
}

/** Questions q1, q2, …, each with a right answer and a wrong one. */
const questions = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      id: `q${index + 1}`,
      question: `Vraag ${index + 1}`,
      answerData: [
        { id: "right", answer: "Juist", correct: true },
        { id: "wrong", answer: "Fout", correct: false },
      ],
    })),
  );

async function respond(testId: string, userId: string, response: object, succeeded: boolean) {
  await test.services.db
    .insertInto("test_responses")
    .values({
      test_id: testId,
      user_id: userId,
      response_data: JSON.stringify(response),
      saved_at: test.clock.now(),
      completed_at: test.clock.now(),
      score: succeeded ? 100 : 50,
      succeeded,
    })
    .execute();
}

const figuresOf = async ({ id, organizerId }: { id: string; organizerId: string }) =>
  (await (await test.browser().signInAs(organizerId)).get(`/ecourses/${id}/figures`)).body.data;

describe("figures of an online course (docs/product/ecourses.md#figures)", () => {
  let ecourse: Awaited<ReturnType<typeof anEcourse>>;
  beforeAll(async () => {
    ecourse = await anEcourse(test.services, { modules: [2, 1] });
    await follower(ecourse, { opened: [], completed: 0 });
    await follower(ecourse, { opened: [30, 20, 15], completed: 3 });
    await follower(ecourse, { opened: [40, 15], completed: 1 });
    // Somebody who went back to the first lesson, and is still there.
    await follower(ecourse, { opened: [1, 15], completed: 1 });
    const left = await follower(ecourse, { opened: [40], completed: 0 });
    await test.services.db
      .updateTable("ecourse_students")
      .set({ removed_at: test.clock.now() })
      .where("user_id", "=", left)
      .execute();
  });

  it("show how many people opened and completed each lesson, and where people stopped", async () => {
    const { lessonIds } = ecourse;
    expect(await figuresOf(ecourse)).toEqual({
      students: 4,
      started: 3,
      finished: 1,
      lessons: [
        { id: lessonIds[0], title: "Les 1.1", number: 1, opened: 3, completed: 3, stopped: 0 },
        { id: lessonIds[1], title: "Les 1.2", number: 2, opened: 3, completed: 1, stopped: 1 },
        { id: lessonIds[2], title: "Les 2.1", number: 3, opened: 1, completed: 1, stopped: 0 },
      ],
      tests: [],
    });
  });

  it("leave out lessons that were deleted", async () => {
    const other = await anEcourse(test.services, { modules: [2] });
    await follower(other, { opened: [20, 20], completed: 1 });
    await test.services.db
      .updateTable("lessons")
      .set({ deleted_at: test.clock.now(), module_id: null })
      .where("id", "=", other.lessonIds[1] ?? "")
      .execute();
    expect(await figuresOf(other)).toMatchObject({
      started: 1,
      finished: 1,
      lessons: [{ id: other.lessonIds[0], opened: 1, completed: 1, stopped: 0 }],
    });
  });
});

/** Text that cannot be compressed. */
const words = (length: number) => randomBytes(length).toString("base64").slice(0, length);

/** The largest test, with ids in their stored form. */
const largestQuestions = () =>
  Array.from({ length: 100 }, (_, place) => ({
    id: crypto.randomUUID(),
    question: `${place + 1} ${words(240)}`,
    answerData: Array.from({ length: 20 }, (__, at) => ({
      id: crypto.randomUUID(),
      answer: `${at} ${words(240)}`,
      correct: at === 19,
    })),
  }));

describe("the figures about tests", () => {
  it("are counted fast enough for the largest test and thousands of responses", async () => {
    const ecourse = await anEcourse(test.services, { modules: [1] });
    const one = await follower(ecourse, { opened: [1], completed: 1 });
    const asked = largestQuestions();
    const { db } = test.services;
    const { id: test_id } = await db
      .insertInto("ecourse_tests")
      .values({
        ecourse_id: ecourse.id,
        created_at: test.clock.now(),
        title: "Groot",
        questions: JSON.stringify(asked),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const now = test.clock.now();
    const response_data = JSON.stringify(
      Object.fromEntries(asked.map(({ id, answerData }, place) => [id, answerData[place === 4 ? 1 : 19]?.id])),
    );
    const made = {
      test_id,
      user_id: one,
      response_data,
      saved_at: now,
      completed_at: now,
      score: 99,
      succeeded: false,
    };
    await db.insertInto("test_responses").values(made).execute();
    await sql`
      insert into test_responses (test_id, user_id, response_data, saved_at, completed_at, score, succeeded)
      select test_id, user_id, response_data, saved_at, completed_at, score, succeeded
      from test_responses cross join generate_series(1, 9000) where test_id = ${test_id}`.execute(db);
    const began = performance.now();
    const [figures] = (await figuresOf(ecourse)).tests;
    // Milliseconds. When each response reads the whole test again, it takes more than 10 seconds.
    expect(performance.now() - began).toBeLessThan(6000);
    expect(figures).toMatchObject({ people: 1, mostMissed: { people: 1, question: asked[4]?.question } });
  });

  it("read only the responses to these tests, not other responses of the same people", async () => {
    const { db, clock } = test.services;
    const now = clock.now();
    const people = await Promise.all(Array.from({ length: 20 }, async () => (await aPerson(test.services)).id));
    const [ecourse, elsewhere] = [
      await anEcourse(test.services, { modules: [50] }),
      await anEcourse(test.services, { modules: [200] }),
    ];
    const ids = [ecourse.id, elsewhere.id];
    await sql`
      insert into ecourse_students (ecourse_id, user_id, joined_at)
      select ecourse, person, ${now} from unnest(${ids}::uuid[]) ecourse, unnest(${people}::uuid[]) person`.execute(db);
    await sql`
      insert into ecourse_tests (ecourse_id, lesson_id, title, questions, created_at)
      select ecourse_id, id, 'Een test', ${questions(3)}::jsonb, ${now} from lessons
      where ecourse_id = any(${ids}::uuid[])`.execute(db);
    await sql`
      insert into test_responses (test_id, user_id, response_data, saved_at, completed_at, score, succeeded)
      select test.id, person, '{"q1": "right", "q2": "wrong", "q3": "right"}', ${now}, ${now}, 67, false
      from ecourse_tests test, unnest(${people}::uuid[]) person
      where test.ecourse_id = any(${ids}::uuid[])`.execute(db);
    await sql`analyze ecourse_students, ecourse_tests, test_responses`.execute(db);
    let tests: { people: number; mostMissed: unknown }[] = [];
    const queries = await test.queriesOf(async () => {
      tests = (await figuresOf(ecourse)).tests;
    });
    expect(tests).toHaveLength(50);
    for (const { people: took, mostMissed } of tests)
      expect([took, mostMissed]).toEqual([20, { question: "Vraag 2", people: 20 }]);
    const own = 50 * people.length;
    // One read to count who took each test, and one to count what they missed.
    for (const query of queries.filter((each) => each.sql.includes("most_missed")))
      expect(await countRowsRead(db, query, "test_responses")).toBeLessThanOrEqual(2 * own);
  });

  it("name the question that most people missed in the current version, counting each person once", async () => {
    const ecourse = await anEcourse(test.services, { modules: [1] });
    const made = { ecourse_id: ecourse.id, created_at: test.clock.now() };
    const [old, lessonTest, final] = await Promise.all(
      [
        { ...made, title: "Oude", questions: questions(1), replaced_at: test.clock.now() },
        { ...made, title: "Bij les 1", questions: questions(2), lesson_id: ecourse.lessonIds[0] ?? "" },
        { ...made, title: "Eindproef", questions: questions(3) },
      ].map((values) =>
        test.services.db.insertInto("ecourse_tests").values(values).returning("id").executeTakeFirstOrThrow(),
      ),
    );
    const one = await follower(ecourse, { opened: [1], completed: 1 });
    const two = await follower(ecourse, { opened: [1], completed: 1 });
    await respond(old?.id ?? "", one, { q1: "wrong" }, false);
    await respond(lessonTest?.id ?? "", one, { q1: "right", q2: "right" }, true);
    await respond(final?.id ?? "", one, { q1: "right", q2: "wrong", q3: "wrong" }, false);
    await respond(final?.id ?? "", one, { q1: "right", q2: "wrong", q3: "right" }, false);
    await respond(final?.id ?? "", one, { q1: "wrong", q2: "wrong", q3: "right" }, false);
    await respond(final?.id ?? "", two, { q1: "right", q2: "right", q3: "wrong" }, false);
    await respond(final?.id ?? "", two, { q1: "right", q2: "right", q3: "right" }, true);
    expect((await figuresOf(ecourse)).tests).toEqual([
      {
        id: lessonTest?.id,
        lessonId: ecourse.lessonIds[0],
        title: "Bij les 1",
        people: 1,
        passed: 1,
        mostMissed: null,
      },
      {
        id: final?.id,
        lessonId: null,
        title: "Eindproef",
        people: 2,
        passed: 1,
        mostMissed: { question: "Vraag 3", people: 2 },
      },
    ]);
  });
});
