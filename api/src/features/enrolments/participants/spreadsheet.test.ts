import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anAttendance } from "../attendance/attendance.factory.ts";
import { aPayment } from "../payments/payment.factory.ts";
import { anInstalmentRequest, aParticipant } from "./participant.factory.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_DOWNLOADS: "1/1h" });
beforeAll(() => aHouse(test.services));

const aPaidCourse = () =>
  aCourse(test.services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000, organized_by_cs: true });
type Course = Awaited<ReturnType<typeof aPaidCourse>>;
const organizerOf = ({ organizerId }: Course) => test.browser().signInAs(organizerId);

describe("the spreadsheet of a course", () => {
  const download = async (browser: TestBrowser, { slug }: Course) => browser.get(`/export/courses/${slug}/csv`);
  const rowsIn = (text: string) =>
    text
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(";"));

  it("opens in Excel with Belgian settings, with delisted people last and marked as such", async () => {
    const { services } = test;
    const course = await aPaidCourse();
    const add = (first_name: string, wanted: Partial<Parameters<typeof aParticipant>[1]>) =>
      aParticipant(services, { course_id: course.id, first_name, ...wanted });
    await add("Dirk", { state: "delisted", price_course: 12_000 });
    await add("Vera", {
      price_course: 12_000,
      discount_name: "Student",
      discount_basispoints: 1250,
      discount_amount: 1555,
    });
    await add("Paul", { state: "paying", last_name: '=HYPERLINK("http://kwaad.example")' });
    await add("Lies", { state: "lapsed" });
    const { id: refused } = await add("Rik", { state: "lapsed" });
    await anInstalmentRequest(services, { enrolmentId: refused, state: "rejected" });
    const answer = await download(await organizerOf(course), course);
    expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [header = [], ...rows] = rowsIn(answer.text.replace("\ufeff", ""));
    const cells = (name: string) => rows.map((row) => row[header.indexOf(name)]);
    expect(cells("Voornaam")).toEqual(["Vera", "Paul", "Dirk"]);
    expect(cells("Toestand")).toEqual(["ingeschreven", "betaalt nog", "uitgeschreven"]);
    expect(cells("Totaal")).toEqual(["104,45", "120,00", "120,00"]);
    expect(cells("Korting in procent")[0]).toBe("12,5\u00a0%");
    expect(cells("Telefoon")[0]).toBe("tel. +32470123456");
    expect(answer.text).toContain("'=HYPERLINK");
    expect(answer.text).not.toMatch(/[;"]=HYPERLINK/);
  });

  it("mentions a failed attempt to pay only while somebody is paying", async () => {
    const course = await aPaidCourse();
    const whoFailed = async (last_name: string, state: "paying" | "enrolled") => {
      const { id: enrolment_id } = await aParticipant(test.services, { course_id: course.id, last_name, state });
      await aPayment(test.services, { enrolment_id, state: "failed", method: "creditcard" });
      return enrolment_id;
    };
    await anInstalmentRequest(test.services, { enrolmentId: await whoFailed("Adams", "enrolled"), state: "approved" });
    await whoFailed("Bos", "paying");
    await anInstalmentRequest(test.services, { enrolmentId: await whoFailed("Claes", "paying") });
    const [header = [], ...rows] = rowsIn((await download(await organizerOf(course), course)).text);
    const from = header.indexOf("Betaling");
    expect(header.slice(from, from + 3)).toEqual(["Betaling", "Betaald met", "In schijven"]);
    expect(rows.map((row) => row.slice(from, from + 3))).toEqual([
      ["", "", "loopt"],
      ["mislukt", "Kaart", ""],
      ["", "", "aangevraagd"],
    ]);
  });

  it("says who was present, on each day on which somebody was", async () => {
    const course = await aPaidCourse();
    const [one, other] = [
      await aParticipant(test.services, { course_id: course.id, last_name: "Adams" }),
      await aParticipant(test.services, { course_id: course.id, last_name: "Zwart" }),
    ];
    const on = (count: number) => brusselsDay(later(test.clock.now(), days(count)));
    for (const [enrolment_id, day, present] of [
      [one.id, on(-2), true],
      [one.id, on(-1), true],
      [other.id, on(-1), true],
      [other.id, on(-2), false],
      // Ticked by mistake: nobody was present.
      [other.id, on(-3), false],
    ] as const)
      await anAttendance(test.services, { enrolment_id, day, present });
    const [header = [], ...rows] = rowsIn((await download(await organizerOf(course), course)).text);
    const from = header.indexOf("Dagen aanwezig");
    expect(header.slice(from, from + 4)).toEqual([
      "Dagen aanwezig",
      `Aanwezig op ${on(-2)}`,
      `Aanwezig op ${on(-1)}`,
      "Ingeschreven",
    ]);
    expect(rows.map((row) => row.slice(from, from + 3))).toEqual([
      ["2", "ja", "ja"],
      ["1", "", "ja"],
    ]);
  });

  it("has no column for attendance as long as nobody was ticked", async () => {
    const course = await aPaidCourse();
    await aParticipant(test.services, { course_id: course.id });
    expect((await download(await organizerOf(course), course)).text).not.toContain("anwezig");
  });

  it("has everybody once, however many there are", async () => {
    const course = await aPaidCourse();
    const { id } = await aParticipant(test.services, { course_id: course.id });
    await sql`
      insert into enrolments (course_id, accepted_conditions_id, started_at, updated_at, finalized_at, first_name, last_name)
      select course_id, accepted_conditions_id, started_at, updated_at, finalized_at, 'Nele ' || n, 'Zee ' || n % 7
      from enrolments, generate_series(1, 1100) n where id = ${id}`.execute(test.services.db);
    const [, ...rows] = rowsIn((await download(await organizerOf(course), course)).text);
    expect(new Set(rows.map((row) => row[2])).size).toBe(1101);
  });

  it("is in the audit log when staff download it, not when its organiser does", async () => {
    const course = await aPaidCourse();
    await download(await organizerOf(course), course);
    const admin = await aPerson(test.services, { roles: ["admin"] });
    await download(await test.browser().signInAs(admin.id), course);
    const entries = await test.services.db
      .selectFrom("audit_log")
      .select(["actor_id", "action"])
      .where("subject_id", "=", course.id)
      .execute();
    expect(entries).toEqual([{ actor_id: admin.id, action: "export-participants" }]);
  });

  it("is limited like other downloads", async () => {
    const course = await aCourse(strict.services, { has_enrollments: true });
    const organizer = await strict.browser().signInAs(course.organizerId);
    const statuses = [await download(organizer, course), await download(organizer, course)].map(({ status }) => status);
    expect(statuses).toEqual([200, 429]);
  });
});
