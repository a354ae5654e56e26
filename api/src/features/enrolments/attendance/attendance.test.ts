import { beforeAll, describe, expect, it } from "vitest";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { brusselsDay, days, later, minutes } from "#platform/clock.ts";
import { formatDay } from "#platform/dutch-dates.ts";
import { pdfText } from "#testing/pdf-text.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";

const test = useTestApi();
const dayFromNow = (count: number) => brusselsDay(later(test.clock.now(), days(count)));
const minutesAgo = (count: number) => later(test.clock.now(), -minutes(count)).toISOString();

/** A course that began two days ago, with two participants. */
async function aRunningCourse(wanted: Parameters<typeof aCourse>[1] = {}) {
  const dates = { start_date: dayFromNow(-2), end_date: dayFromNow(5) };
  const course = await aCourse(test.services, { has_enrollments: true, ...dates, ...wanted });
  const of = { course_id: course.id };
  const [one, other] = [
    await anEnrolment(test.services, { ...of, last_name: "Adams" }),
    await anEnrolment(test.services, { ...of, last_name: "Zwart" }),
  ];
  const organizer = await test.browser().signInAs(course.organizerId);
  return { course, one, other, organizer, at: `/courses/${course.slug}/attendance` };
}

let running: Awaited<ReturnType<typeof aRunningCourse>>;
beforeAll(async () => {
  running = await aRunningCourse();
});
const tick = (participantId: string, wanted: object = {}) => ({
  participantId,
  day: dayFromNow(0),
  present: true,
  tickedAt: minutesAgo(10),
  ...wanted,
});
const save = (browser: TestBrowser, at: string, ...ticks: object[]) => browser.post(at, { ticks });
const ticksOf = (answer: Awaited<ReturnType<typeof save>>, id: string) =>
  answer.body.data.participants.find((each: { id: string }) => each.id === id).ticks;

describe("ticking who was present", () => {
  it("lists the participants by name, with their days", async () => {
    const { course, organizer, at, one, other } = running;
    await anEnrolment(test.services, { course_id: course.id, state: "delisted" });
    await anEnrolment(test.services, { course_id: course.id, state: "paying" });
    const { data } = (await organizer.get(at)).body;
    expect(data).toMatchObject({ firstDay: dayFromNow(-2), lastDay: dayFromNow(5), today: dayFromNow(0) });
    expect(data.participants).toEqual([
      { id: one.id, name: "Anneleen Adams", nickname: expect.any(String), ticks: [] },
      { id: other.id, name: "Anneleen Zwart", nickname: expect.any(String), ticks: [] },
    ]);
  });

  it("keeps the later of two ticks, whichever arrives first, even within one call", async () => {
    const { organizer, at, one } = running;
    const late = tick(one.id, { present: false, tickedAt: minutesAgo(2) });
    await save(organizer, at, late);
    const early = await save(organizer, at, tick(one.id, { tickedAt: minutesAgo(5) }));
    expect(ticksOf(early, one.id)).toMatchObject([{ present: false }]);
    const answer = await save(organizer, at, tick(one.id, { tickedAt: minutesAgo(3) }), late, tick(one.id));
    expect(ticksOf(answer, one.id)).toEqual([{ day: dayFromNow(0), present: false, tickedAt: minutesAgo(2) }]);
    const newest = await save(organizer, at, tick(one.id, { tickedAt: minutesAgo(1) }));
    expect(ticksOf(newest, one.id)).toMatchObject([{ present: true }]);
  });

  it("treats an id in capitals as the same person, even when one call has both", async () => {
    const { organizer, at, one } = await aRunningCourse();
    const last = tick(one.id.toUpperCase(), { present: false, tickedAt: minutesAgo(1) });
    const answer = await save(organizer, at, tick(one.id), last);
    expect(answer.status).toBe(200);
    expect(ticksOf(answer, one.id)).toMatchObject([{ present: false }]);
  });

  it("refuses a moment that the database cannot keep", async () => {
    const { organizer, at, one } = running;
    const answer = await save(organizer, at, tick(one.id, { tickedAt: "0000-01-01T00:00:00Z" }));
    expect(answer.status).toBe(422);
    expect(Object.values(answer.body.errors)).toEqual([["Kies een jaar vanaf 1900."]]);
  });

  it.each([400, 100_000, 2_900_000])("does not let a clock that is %i days ahead win for ever", async (ahead) => {
    const { organizer, at, other } = running;
    test.clock.advance(minutes(1));
    const tickedAt = later(test.clock.now(), days(ahead)).toISOString();
    const early = await save(organizer, at, tick(other.id, { tickedAt }));
    expect(ticksOf(early, other.id)).toMatchObject([{ present: true, tickedAt: minutesAgo(0) }]);
    test.clock.advance(minutes(1));
    const answer = await save(organizer, at, tick(other.id, { present: false, tickedAt: minutesAgo(0) }));
    expect(ticksOf(answer, other.id)).toMatchObject([{ present: false }]);
  });

  it("leaves out people who are not enrolled, and keeps the others", async () => {
    const { course, organizer, at, one } = await aRunningCourse();
    const [left, elsewhere] = [
      await anEnrolment(test.services, { course_id: course.id, state: "delisted" }),
      running.one,
    ];
    const answer = await save(organizer, at, tick(left.id), tick(elsewhere.id, { day: dayFromNow(-1) }), tick(one.id));
    expect(answer.status).toBe(200);
    expect(ticksOf(answer, one.id)).toHaveLength(1);
    const daysOf = async ({ id }: { id: string }) =>
      (await test.services.db.selectFrom("attendances").select("day").where("enrolment_id", "=", id).execute()).map(
        ({ day }) => day,
      );
    expect(await daysOf(left)).toEqual([]);
    expect(await daysOf(elsewhere)).not.toContain(dayFromNow(-1));
  });

  it.each([
    ["before the course", -3, 5],
    ["that is to come", 1, 5],
    ["after the course", 0, -1],
  ])("leaves out a day %s, and keeps the others", async (_case, count, last) => {
    const { organizer, at, one } = await aRunningCourse({ end_date: dayFromNow(last) });
    const answer = await save(
      organizer,
      at,
      tick(one.id, { day: dayFromNow(count) }),
      tick(one.id, { day: dayFromNow(-2) }),
    );
    expect(answer.status).toBe(200);
    expect(ticksOf(answer, one.id)).toMatchObject([{ day: dayFromNow(-2) }]);
  });

  it("does not exist for a course without meetings", async () => {
    const { organizer, at } = await aRunningCourse({ has_real_life_part: false, start_date: null, end_date: null });
    expect((await organizer.get(at)).status).toBe(422);
  });
});

describe("the list to print", () => {
  it("is a PDF of the participants; a download by staff is in the audit log", async () => {
    const { course, organizer } = running;
    const path = `/export/courses/${course.slug}/attendance-pdf`;
    const file = await organizer.get(path);
    expect([file.status, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(file.text.startsWith("%PDF")).toBe(true);
    const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
    expect((await admin.get(path)).status).toBe(200);
    const lines = await test.services.db
      .selectFrom("audit_log")
      .select("is_own")
      .where("action", "=", "export-attendance")
      .where("subject_id", "=", course.id)
      .execute();
    expect(lines).toEqual([{ is_own: false }]);
  });

  it("is refused when there is nobody to put on it", async () => {
    const course = await aCourse(test.services, { has_enrollments: true });
    const organizer = await test.browser().signInAs(course.organizerId);
    expect((await organizer.get(`/export/courses/${course.slug}/attendance-pdf`)).status).toBe(422);
  });
});

describe("the attest of a participant", () => {
  it("is available from the first day that they were ticked as present, to them alone", async () => {
    const { course, organizer, at, one, other } = await aRunningCourse({ title: "Proza ‘in’ #het *najaar*" });
    const path = `/courses/${course.slug}/participation/attendance-attest`;
    const [browser, absent] = [
      await test.browser().signInAs(one.user_id ?? ""),
      await test.browser().signInAs(other.user_id ?? ""),
    ];
    expect((await browser.get(path)).status).toBe(404);
    await save(organizer, at, tick(one.id), tick(other.id, { present: false }));
    const file = await browser.get(path);
    expect([file.status, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await browser.get(`/courses/${course.slug}/participation`)).body.data.attendedDays).toBe(1);
    expect((await absent.get(path)).status).toBe(404);
    expect((await organizer.get(path)).status).toBe(404);
  });

  it("does not count a day on which nobody was present: ticked by mistake, and unticked", async () => {
    const { course, organizer, at, one, other } = await aRunningCourse();
    const yesterday = { day: dayFromNow(-1) };
    const before = { day: dayFromNow(-2) };
    await save(organizer, at, tick(one.id), tick(one.id, yesterday), tick(other.id, before));
    await save(organizer, at, tick(one.id, { ...yesterday, present: false, tickedAt: minutesAgo(1) }));
    const browser = await test.browser().signInAs(one.user_id ?? "");
    const { bytes } = await browser.get(`/courses/${course.slug}/participation/attendance-attest`);
    const words = pdfText(bytes).replaceAll(/[\s\u200B]+/g, " ");
    expect(words).toContain("op 1 van de 2 dagen");
    expect(words).toContain(`${formatDay(dayFromNow(-2))} tot en met ${formatDay(dayFromNow(5))}`);
    expect(words).toMatch(/Plaats en datum.*Naam en handtekening, voor/);
  });
});
