import { describe, expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anActivity } from "#features/activities/activities/activity.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();

const inDays = (count: number) => later(test.clock.now(), days(count));
const day = (count: number) => brusselsDay(inDays(count));
const organized = async (slug: string, query = "", browser = test.browser()) =>
  (await browser.get(`/users/${slug}/organized${query}`)).body;
const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title);
const anOrganizer = () =>
  aPerson(test.services, { roles: ["course_organizer", "contest_organizer", "activity_organizer"] });
const activityAt = (organizer_id: string, title: string, from: number, to = from) =>
  anActivity(test.services, { organizer_id, title, date_from: inDays(from), date_to: inDays(to + 0.1) });

describe("what a person organises (docs/product/profiles.md#organising)", () => {
  it("lists first what is not over, the nearest first, and then the rest, the latest first", async () => {
    const { id: organizer_id, slug } = await anOrganizer();
    const { services } = test;
    await activityAt(organizer_id, "Vorige week", -7);
    await aCourse(services, { organizer_id, title: "Zonder dagen", has_real_life_part: false });
    await aContest(services, { organizer_id, title: "Over een week", deadline: inDays(7) });
    await aContest(services, { organizer_id, title: "Gisteren", deadline: inDays(-1) });
    await aContest(services, { organizer_id, title: "Vroeger gestopt", deadline: inDays(2), ended_at: inDays(-2) });
    await activityAt(organizer_id, "Over drie dagen", 3);
    await activityAt(organizer_id, "Bezig", -2, 2);
    await aCourse(services, {
      organizer_id,
      title: "Over vijf dagen",
      enrollment_deadline: day(1),
      start_date: day(5),
    });
    await aCourse(services, { organizer_id, title: "Al vol dagen", enrollment_deadline: day(-9), start_date: day(-8) });
    const answer = await organized(slug);
    expect(titles(answer)).toEqual([
      "Bezig",
      "Over drie dagen",
      "Over vijf dagen",
      "Over een week",
      "Zonder dagen",
      "Vroeger gestopt",
      "Gisteren",
      "Vorige week",
      "Al vol dagen",
    ]);
    expect(answer.meta).toEqual({ currentPage: 1, total: 9, pageSize: 12 });
    expect(answer.data[0]).toMatchObject({ model: "activity", hasBegun: true, isPassed: false });
    expect(answer.data[2]).toMatchObject({ model: "course", startDate: day(5), isBeforeEnrollmentDeadline: true });
    expect(answer.data[3]).toMatchObject({ model: "contest", isPassed: false });
  });

  it("lists only what everybody may see, and nothing of the house or of somebody else", async () => {
    const { id: organizer_id, slug } = await anOrganizer();
    const { services } = test;
    const browser = await test.browser().signInAs(organizer_id);
    await aCourse(services, { organizer_id, title: "Niet gepubliceerd", published_at: null });
    await aCourse(services, { organizer_id, title: "Van het huis", organized_by_cs: true });
    await aContest(services, { organizer_id, title: "Niet gepubliceerd", published_at: null });
    await anActivity(services, { organizer_id, title: "Van het huis", organized_by_cs: true });
    await aCourse(services);
    await aContest(services);
    await anActivity(services);
    for (const viewer of [test.browser(), browser])
      expect(await organized(slug, "", viewer)).toMatchObject({ data: [], meta: { total: 0 } });
    await aCourse(services, { organizer_id, title: "Te zien" });
    for (const viewer of [test.browser(), browser])
      expect(titles(await organized(slug, "", viewer))).toEqual(["Te zien"]);
  });

  it("no longer lists what was deleted", async () => {
    const { id: organizer_id, slug } = await anOrganizer();
    const browser = await test.browser().signInAs(organizer_id);
    const activity = await anActivity(test.services, { organizer_id });
    expect((await organized(slug)).meta.total).toBe(1);
    expect((await browser.delete(`/activities/${activity.slug}`)).status).toBe(204);
    expect(await organized(slug)).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it("does not exist for blocked or unknown people", async () => {
    const { id: organizer_id, slug } = await aPerson(test.services, { blocked_at: test.clock.now() });
    await anActivity(test.services, { organizer_id });
    expect((await test.browser().get(`/users/${slug}/organized`)).status).toBe(404);
    expect((await test.browser().get("/users/niemand/organized")).status).toBe(404);
  });

  it("is listed in pages, with at most six statements", async () => {
    const { id: organizer_id, slug } = await anOrganizer();
    const statements = (query = "") => test.countQueries(() => organized(slug, query));
    expect(await statements()).toBe(3);
    for (let index = 0; index < 13; index++) await activityAt(organizer_id, `Avond ${index}`, index + 1);
    await aCourse(test.services, { organizer_id });
    await aContest(test.services, { organizer_id });
    expect(await statements()).toBe(6);
    const [first, second] = [await organized(slug), await organized(slug, "?page=2")];
    expect(first.data).toHaveLength(12);
    expect(second.data).toHaveLength(3);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(15);
    expect(await organized(slug, "?page=3")).toMatchObject({ data: [], meta: { total: 15 } });
  });
});

describe("the organiser of a course, a contest or an activity", () => {
  it.each([
    ["courses", aCourse],
    ["contests", aContest],
    ["activities", anActivity],
  ])("is named with a link to their profile, as long as it is visible: %s", async (path, make) => {
    const { id: organizer_id, slug } = await anOrganizer();
    const made = await make(test.services, { organizer_id });
    const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
    const organizerSlug = async () => (await admin.get(`/${path}/${made.slug}`)).body.data.organizerSlug;
    expect(await organizerSlug()).toBe(slug);
    const answer = await test.browser().get(`/${path}/${made.slug}`);
    expect(answer.body.data.organizerSlug).toBe(slug);
    await test.services.db
      .updateTable("users")
      .set({ blocked_at: test.clock.now() })
      .where("id", "=", organizer_id)
      .execute();
    expect(await organizerSlug()).toBeNull();
  });

  it.each([
    ["courses", aCourse],
    ["activities", anActivity],
  ])("is not named for things of the house: %s", async (path, make) => {
    const made = await make(test.services, { organized_by_cs: true });
    expect((await test.browser().get(`/${path}/${made.slug}`)).body.data.organizerSlug).toBeNull();
  });
});
