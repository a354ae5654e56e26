import { describe, expect, it } from "vitest";
import { enrollableCourse } from "#valid-bodies.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { courseMakers } from "#features/courses/courses/made-course.factory.ts";
import { anEnrolment } from "./enrolment.factory.ts";

const test = useTestApi();
const { madeEnrollable } = courseMakers(test);

/** Spans the night in which the clock in Brussels skips an hour. */
const OVER_SUMMER_TIME = { start_date: "2027-03-27", end_date: "2027-03-28", enrollment_deadline: "2027-03-20" };
const HAS_ENROLMENTS = { has_enrollments: true, ...OVER_SUMMER_TIME };

async function enrolled(course: { id: string }, state?: "begun" | "delisted") {
  const { user_id } = await anEnrolment(test.services, { course_id: course.id, ...(state && { state }) });
  return test.browser().signInAs(user_id ?? "");
}
/** Spans the night in which that clock shows an hour twice. */
const DAYS = { startDate: "2027-10-30", endDate: "2027-10-31", enrollmentDeadline: "2027-10-20" };
const calendarOf = (browser: Awaited<ReturnType<typeof enrolled>>, slug: string) =>
  browser.get(`/courses/${slug}/participation/calendar`);
const lineOf = (text: string, name: string) => text.match(new RegExp(`^${name}:(.*)\r$`, "m"))?.[1];

describe("the calendar file of a participant (docs/product/enrolments.md#calendar)", () => {
  it("has whole days across a change of clocks, and names place and times", async () => {
    const course = await aCourse(test.services, { ...HAS_ENROLMENTS, title: "Schrijven aan zée" });
    const { status, headers, text } = await calendarOf(await enrolled(course), course.slug);
    expect([status, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(headers["content-disposition"]).toContain(`filename="schrijven-aan-zee.ics"`);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    expect(Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.split("BEGIN:VEVENT")).toHaveLength(2);
    expect(text).toContain("DTSTART;VALUE=DATE:20270327\r\nDTEND;VALUE=DATE:20270329\r\n");
    const unfolded = text.replaceAll("\r\n ", "");
    expect(unfolded).toContain("Tien dinsdagen van 19 tot 21 uur.");
    expect(unfolded).toContain(String.raw`LOCATION:Bibliotheek De Kade\, Gent`);
    expect(unfolded).toContain(`URL;VALUE=URI:http://account.localhost:3000/cursussen/${course.slug}`);
  });

  it("is the same event after the days change, with a higher sequence number", async () => {
    const { course, browser: organizer } = await madeEnrollable();
    await organizer.post(`/courses/${course.slug}/publish`);
    const browser = await enrolled(course);
    const before = (await calendarOf(browser, course.slug)).text;
    const moved = { ...enrollableCourse, ...DAYS };
    expect((await organizer.put(`/courses/${course.slug}`, moved)).status).toBe(200);
    const after = (await calendarOf(browser, course.slug)).text;
    expect(lineOf(after, "UID")).toBe(lineOf(before, "UID"));
    expect(lineOf(before, "UID")).toBe(`course-${course.id}@organization.localhost`);
    expect(Number(lineOf(after, "SEQUENCE"))).toBeGreaterThan(Number(lineOf(before, "SEQUENCE")));
    expect(after).toContain("DTSTART;VALUE=DATE:20271030\r\nDTEND;VALUE=DATE:20271101\r\n");
  });

  it("remains available when the course leaves the site", async () => {
    const course = await aCourse(test.services, HAS_ENROLMENTS);
    const browser = await enrolled(course);
    await test.services.db.updateTable("courses").set({ published_at: null }).where("id", "=", course.id).execute();
    expect((await calendarOf(browser, course.slug)).status).toBe(200);
  });

  it("is a 404 for people who are not enrolled, for strangers, and for a course without days", async () => {
    const course = await aCourse(test.services, HAS_ENROLMENTS);
    for (const state of ["begun", "delisted"] as const)
      expect((await calendarOf(await enrolled(course, state), course.slug)).status).toBe(404);
    await enrolled(course);
    const stranger = await enrolled(await aCourse(test.services, HAS_ENROLMENTS));
    expect((await calendarOf(stranger, course.slug)).status).toBe(404);
    const tempo = await aCourse(test.services, { has_enrollments: true, has_real_life_part: false });
    const answer = await calendarOf(await enrolled(tempo), tempo.slug);
    expect([answer.status, answer.body.message]).toEqual([404, expect.stringContaining("geen bijeenkomsten")]);
  });
});
