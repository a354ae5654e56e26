import { CourseInput } from "@inktvis/contract/features/courses/course-input";
import { beforeAll, expect, it } from "vitest";
import { enrollableCourse } from "#valid-bodies.ts";
import { HOSTILE } from "#testing/hostile-values.ts";
import { passesSchema } from "#testing/passes-schema.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { courseMakers } from "./made-course.factory.ts";

/* With every part switched on: contract.test.ts sends only a course that is only shown. */

const test = useTestApi();
const { madeEnrollable } = courseMakers(test);
const { image: _image, teacherImage: _portrait, ...form } = enrollableCourse;
let browser: TestBrowser;
let at: string;
beforeAll(async () => {
  const made = await madeEnrollable();
  browser = made.browser;
  at = `/courses/${made.course.slug}`;
});

/** Values beyond those that no field accepts: ones that are almost right for some field of a course. */
const NEARLY: unknown[] = [
  0.1 + 0.2,
  -0,
  10_000,
  "9999-12-31",
  "+275760-09-13T00:00:00Z",
  "2027-03-28T02:30",
  [2_147_483_647],
  Array.from({ length: 50 }, (_, id) => id - 1),
  [{ question: "Hoe?", options: [{ option: "a" }, { option: "a" }] }],
  [{ id: crypto.randomUUID(), question: "Hoe?", options: [{ id: crypto.randomUUID(), option: "a" }, { option: "b" }] }],
];

it.each(CourseInput.keyof().options)("%s of a course accepts any value or reports its own error", async (field) => {
  for (const value of [...HOSTILE, ...NEARLY]) {
    const body = { ...form, [field]: value };
    if (!passesSchema(CourseInput, body)) continue;
    const { status, body: answer } = await browser.put(at, body);
    const what = `${field}: ${JSON.stringify(value).slice(0, 100)} ${JSON.stringify(answer).slice(0, 300)}`;
    expect([200, 409, 422], what).toContain(status);
    if (status === 200) at = `/courses/${answer.data.slug}`;
    if (status === 422 && answer.errors && !field.startsWith("price"))
      expect(
        Object.keys(answer.errors).map((name) => name.split(".")[0]),
        what,
      ).toEqual([field]);
  }
});
