import { LESSON_EXCERPT } from "@inktvis/contract/features/ecourses/ecourses";
import { MAX_DESCRIPTION, MAX_LESSONS } from "@inktvis/contract/features/ecourses/syllabus";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { syllabusMakers } from "./syllabus.factory.ts";

const test = useTestApi();
const { made } = syllabusMakers(test);

type Made = Awaited<ReturnType<typeof made>>;

/** An online course with 300 lessons of 5,000 words each. */
async function withLongLessons() {
  const ecourse = await made(Array(10).fill(30));
  const body = sql<string>`'<p>' || repeat('water ', 5000) || id || '</p>'`;
  await test.services.db.updateTable("lessons").set({ body }).where("ecourse_id", "=", ecourse.id).execute();
  return ecourse;
}

const overview = ({ browser, id }: Made) => browser.get(`/ecourses/${id}`);

/** The fastest of several calls for each, in milliseconds: other work on the machine can slow down single calls. */
async function fastestOf(ecourses: readonly Made[]) {
  const fastest = ecourses.map(() => Infinity);
  for (let call = 0; call < 40; call++)
    for (const [index, ecourse] of ecourses.entries()) {
      const start = performance.now();
      await overview(ecourse);
      fastest[index] = Math.min(fastest[index] ?? 0, performance.now() - start);
    }
  return fastest;
}

it("an overview of 300 long lessons takes as long as one of short lessons, in as many queries as ten", async () => {
  const long = await withLongLessons();
  const short = await made(Array(10).fill(30));
  const few = await made([5, 5]);
  const answer = await overview(long);
  expect(answer.body.data.allClasses).toHaveLength(300);
  expect(answer.text).not.toContain("water water");
  expect(await test.countQueries(() => overview(long))).toBe(await test.countQueries(() => overview(few)));
  const [ofLong = 0, ofShort = 0] = await fastestOf([long, short]);
  expect(ofLong / ofShort).toBeLessThanOrEqual(1.5);
});

it("a lesson has only its own description and an outline of titles; the overview has each one once", async () => {
  const { id, browser, lessonIds } = await made([2, 1]);
  const description = sql<string>`'beschreven ' || id`;
  await test.services.db.updateTable("lessons").set({ description }).where("ecourse_id", "=", id).execute();
  await test.services.db.updateTable("ecourse_modules").set({ description }).where("ecourse_id", "=", id).execute();
  const described = (text: string) => text.match(/beschreven/gu)?.length;
  const lesson = await browser.get(`/ecourse-module-classes/${lessonIds[1]}`);
  expect([lesson.body.data.description, described(lesson.text)]).toEqual([`beschreven ${lessonIds[1]}`, 1]);
  const inOutline = lesson.body.data.ecourse.modules.map(({ classes }: { classes: { id: string }[] }) =>
    classes.map((one) => one.id),
  );
  expect(inOutline).toEqual([lessonIds.slice(0, 2), lessonIds.slice(2)]);
  const { body, text } = await browser.get(`/ecourses/${id}`);
  expect([described(text), body.data.modules[0].description]).toEqual([5, `beschreven ${body.data.modules[0].id}`]);
  expect(body.data.modules[0].classes[0].description).toBe(`beschreven ${lessonIds[0]}`);
});

it("an overview of the most and longest descriptions has the beginning of each, and the lesson all of it", async () => {
  const { id, browser, lessonIds } = await made(Array(MAX_LESSONS / 10).fill(10));
  const description = "é".repeat(MAX_DESCRIPTION);
  await test.services.db.updateTable("lessons").set({ description }).where("ecourse_id", "=", id).execute();
  const { body, bytes } = await browser.get(`/ecourses/${id}`);
  expect(body.data.modules[0].classes[0].description).toBe(`${"é".repeat(LESSON_EXCERPT - 1)}…`);
  expect(bytes.length).toBeLessThan(1e6);
  expect((await browser.get(`/ecourse-module-classes/${lessonIds[0]}`)).body.data.description).toBe(description);
});
