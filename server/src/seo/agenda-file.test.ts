import { anActivity } from "@inktvis/api/features/activities/activities/activity.factory";
import { aCourse } from "@inktvis/api/features/courses/courses/course.factory";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestServer } from "#testing/test-server.ts";

const test = useTestApi();
const { send } = useTestServer(test);
const get = (path: string, headers = {}) => send(path, { site: "organization", headers });
/** Long lines are folded. */
const unfolded = (text: string) => text.replaceAll("\r\n ", "");
const eventsOf = (text: string) => unfolded(text).split("\r\nBEGIN:VEVENT").slice(1);

let courseId: string;

beforeAll(async () => {
  test.clock.set(new Date("2027-03-01T09:00:00Z"));
  const days = { start_date: "2027-03-27", end_date: "2027-03-28", enrollment_deadline: "2027-03-20" };
  const title = "Schrijven; met, haken\\ en\nBEGIN:VEVENT";
  courseId = (await aCourse(test.services, { ...days, title, revision: 4, course_region_id: 1 })).id;
  await aCourse(test.services, { ...days, end_date: "2027-06-05", title: "Tien zaterdagen" });
  await aCourse(test.services, { ...days, title: "Geheim", published_at: null });
  await anActivity(test.services, {
    title: "De nacht van het zomeruur",
    date_from: new Date("2027-03-27T20:00:00Z"),
    date_to: new Date("2027-03-28T02:30:00Z"),
  });
});

describe("the calendar file of the agenda (docs/product/search.md#agenda)", () => {
  it("has whole days for items without a time, and Brussels time for others", async () => {
    const { status, headers, text } = await get("/cursussen/agenda.ics");
    expect([status, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*BEGIN:VTIMEZONE\r\nTZID:Europe\/Brussels\r\n/);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text).not.toContain("Geheim");
    expect(Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const [course, long, activity, ...others] = eventsOf(text);
    expect(others).toEqual([]);
    expect(course).toContain("DTSTART;VALUE=DATE:20270327\r\nDTEND;VALUE=DATE:20270329\r\n");
    expect(long).toContain("DTSTART;VALUE=DATE:20270327\r\nDTEND;VALUE=DATE:20270328\r\n");
    expect(long).toContain("Tot 5 juni 2027.");
    expect(activity).toContain(
      "DTSTART;TZID=Europe/Brussels:20270327T210000\r\nDTEND;TZID=Europe/Brussels:20270328T043000\r\n",
    );
  });

  it("uses UTC for items that begin or end in the hour that the Brussels clock shows twice", async () => {
    await anActivity(test.services, {
      title: "De nacht van het winteruur",
      date_from: new Date("2027-10-31T00:45:00Z"),
      date_to: new Date("2027-10-31T01:15:00Z"),
    });
    const night = eventsOf((await get("/cursussen/agenda.ics")).text).find((event) => event.includes("winteruur"));
    expect(night).toContain("DTSTART:20271031T004500Z\r\nDTEND:20271031T011500Z\r\n");
  });

  it("identifies each course by its id, counts its changes, and never reads typed text as a property", async () => {
    const [course] = eventsOf((await get("/cursussen/agenda.ics")).text);
    expect(course).toMatch(new RegExp(`UID:course-${courseId}@\\S+\r\nSEQUENCE:4\r\nDTSTAMP:20270301T090000Z`));
    expect(course).toContain(String.raw`SUMMARY:Schrijven\; met\, haken\\ en\nBEGIN:VEVENT`);
  });

  it("is filtered by q, and is a 404 if q cannot be parsed", async () => {
    const at = async (q: string) => await get(`/cursussen/agenda.ics?${new URLSearchParams({ q })}`);
    const { text } = await at('{"models":["course"],"filters":{"regions":[1]}}');
    expect(eventsOf(text).map((event) => event.includes(courseId))).toEqual([true]);
    expect((await at('{"models":["text"]}')).status).toBe(404);
    expect((await at("{")).status).toBe(404);
  });

  it("is a 304 without a body while nothing has changed", async () => {
    const { headers } = await get("/cursussen/agenda.ics");
    expect(headers["cache-control"]).toBe("public, no-cache");
    const again = await get("/cursussen/agenda.ics", { "if-none-match": headers.etag });
    expect([again.status, again.text]).toEqual([304, ""]);
  });
});
