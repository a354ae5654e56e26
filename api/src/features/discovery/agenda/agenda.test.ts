import type { AgendaItem } from "@inktvis/contract/features/discovery/agenda";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { brusselsInstant } from "#platform/clock.ts";
import { anActivity } from "#features/activities/activities/activity.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { manyCourses } from "#features/courses/courses/many-courses.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();

const days = (start_date: string, end_date = start_date) => ({ start_date, end_date, enrollment_deadline: start_date });
const hours = (from: string, to: string) => ({ date_from: brusselsInstant(from), date_to: brusselsInstant(to) });

async function titlesIn(month: string, q: object = {}) {
  const { body } = await test
    .browser()
    .get(`/agenda?${new URLSearchParams({ month, q: JSON.stringify(q) })}`, "organization");
  return body.data.items.map(({ title }: AgendaItem) => title);
}

beforeAll(async () => {
  test.clock.set(new Date("2026-11-23T10:00:00Z"));
  const { services } = test;
  const blocked = await aPerson(services, { roles: ["course_organizer"], blocked_at: test.clock.now() });
  await aCourse(services, { title: "Tien avonden", ...days("2027-01-30", "2027-04-03"), genres: [2] });
  await aCourse(services, { title: "Een weekend", ...days("2027-01-31", "2027-02-01"), course_region_id: 1 });
  await aCourse(services, { title: "Op eigen tempo", has_real_life_part: false });
  await aCourse(services, { title: "Nog niet op de site", ...days("2027-02-05"), published_at: null });
  await aCourse(services, { title: "Van wie geblokkeerd is", ...days("2027-02-05"), organizer_id: blocked.id });
  await anActivity(services, {
    title: "Tot over middernacht",
    ...hours("2027-01-31T21:00", "2027-02-01T01:00"),
    location: "De Krook",
  });
  await anActivity(services, { title: "Tot middernacht", ...hours("2027-03-31T20:00", "2027-04-01T00:00") });
  await anActivity(services, { title: "De laatste avond", ...hours("2027-02-28T23:30", "2027-02-28T23:45") });
  await anActivity(services, { title: "Een maand te zien", ...hours("2027-01-15T10:00", "2027-02-15T18:00") });
});

describe("a month of the agenda (docs/product/search.md#agenda)", () => {
  it("has what takes place on one of its days; a period of more than seven days on its first day only", async () => {
    expect(await titlesIn("2027-01")).toEqual([
      "Een maand te zien",
      "Tien avonden",
      "Een weekend",
      "Tot over middernacht",
    ]);
    expect(await titlesIn("2027-02")).toEqual(["Een weekend", "Tot over middernacht", "De laatste avond"]);
    expect(await titlesIn("2027-03")).toEqual(["Tot middernacht"]);
    expect(await titlesIn("2027-04")).toEqual([]);
  });

  it("is in the order in which its items begin: a day begins at 00:00 in Brussels", async () => {
    await anActivity(test.services, {
      title: "Een hele dag",
      ...hours("2031-05-10T00:00", "2031-05-10"),
      from_is_day: true,
      to_is_day: true,
    });
    await anActivity(test.services, { title: "Kort erna", ...hours("2031-05-10T00:30", "2031-05-10T01:30") });
    expect(await titlesIn("2031-05")).toEqual(["Een hele dag", "Kort erna"]);
  });

  it("is the current month by default, by the clock of Brussels", async () => {
    test.clock.set(new Date("2027-01-31T23:30:00Z"));
    const { body } = await test.browser().get("/agenda", "organization");
    expect(body.data).toMatchObject({ month: "2027-02", today: "2027-02-01", hasMore: false });
    expect(body.data.items).toHaveLength(3);
    test.clock.set(new Date("2026-11-23T10:00:00Z"));
  });

  it("returns for each item what a calendar needs", async () => {
    const { body } = await test.browser().get("/agenda?month=2027-01", "organization");
    expect(body.data.items.find(({ title }: AgendaItem) => title === "Tot over middernacht")).toMatchObject({
      model: "activity",
      dateFrom: "2027-01-31T20:00:00.000Z",
      dateTo: "2027-02-01T00:00:00.000Z",
      place: "De Krook",
      revision: 1,
    });
    expect(body.data.items.find(({ title }: AgendaItem) => title === "Een weekend")).toMatchObject({
      model: "course",
      dateFrom: "2027-01-31",
      dateTo: "2027-02-01",
      place: "Bibliotheek De Kade, Gent",
    });
  });

  it("is filtered like a search", async () => {
    expect(await titlesIn("2027-01", { models: ["course"], filters: { regions: [1] } })).toEqual(["Een weekend"]);
    expect(await titlesIn("2027-01", { filters: { genres: [2] } })).toEqual(["Tien avonden"]);
    expect(await titlesIn("2027-01", { text: "middernacht" })).toEqual(["Tot over middernacht"]);
    expect(await titlesIn("2027-01", { text: "?" })).toEqual([]);
    expect(await titlesIn("2027-01", { models: ["activity"] })).toEqual(["Een maand te zien", "Tot over middernacht"]);
  });

  it.each(["month=2027-13", "month=januari", "q=%7B", `q=${encodeURIComponent('{"models":["text"]}')}`])(
    "refuses %s",
    async (query) => {
      expect((await test.browser().get(`/agenda?${query}`, "organization")).status).toBe(422);
    },
  );
});

describe("the calendar", () => {
  it("goes from a month ago to a year ahead", async () => {
    const titles = async (now: string) => {
      test.clock.set(new Date(now));
      const { body } = await test.browser().get("/feeds/agenda", "organization");
      return body.data.map(({ title }: AgendaItem) => title);
    };
    expect(await titles("2026-11-23T10:00:00Z")).toHaveLength(6);
    expect(await titles("2027-03-20T10:00:00Z")).toEqual(["De laatste avond", "Tot middernacht"]);
    expect(await titles("2025-11-23T10:00:00Z")).toEqual([]);
  });
});

describe("a full agenda", () => {
  beforeAll(async () => {
    test.clock.set(new Date("2026-11-23T10:00:00Z"));
    await manyCourses(test.services, 2000);
  });

  it("has at most 500 items in a calendar", async () => {
    const { body } = await test.browser().get("/feeds/agenda", "organization");
    expect(body.data).toHaveLength(500);
  });

  it.each([
    [500, false],
    [501, true],
  ])("has at most 500 items in a month, and reports whether there are more (%i: %s)", async (count, hasMore) => {
    const { db } = test.services;
    const meeting = db.selectFrom("courses").select("id").where("slug", "like", "cursus-%");
    const some = meeting.where("start_date", "is not", null).orderBy("id").limit(count);
    await db.updateTable("courses").set(days("2028-05-08")).where("id", "in", some).execute();
    const { body } = await test.browser().get("/agenda?month=2028-05", "organization");
    expect([body.data.items.length, body.data.hasMore]).toEqual([500, hasMore]);
  });
});
