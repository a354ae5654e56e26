import { COURSES_PER_PAGE } from "@inktvis/contract/features/courses/courses";
import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aCourse } from "./course.factory.ts";
import { courseMakers } from "./made-course.factory.ts";

const test = useTestApi();
const { anOrganizer, anAdmin, madeEnrollable } = courseMakers(test);
const aMember = async () => test.browser().signInAs((await aPerson(test.services)).id);
const ADDRESS = (slug: string) => `/courses/${slug}`;

/** The ids in GET /courses, of these courses only: other tests have theirs. */
async function listedOf(browser: ReturnType<typeof test.browser>, ids: readonly string[], query = "") {
  const found: string[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = (await browser.get(`/courses?page=${page}${query}`)).body;
    found.push(...data.map(({ id }: { id: string }) => id));
    if (page * meta.pageSize >= meta.total) return found.filter((id) => ids.includes(id));
  }
}

describe("the list of courses", () => {
  it("begins with the course that begins first, and ends with courses without days", async () => {
    const [late, none, early] = [
      await aCourse(test.services, { start_date: "2031-06-01", end_date: "2031-07-01" }),
      await aCourse(test.services, { has_real_life_part: false }),
      await aCourse(test.services, { start_date: "2031-05-01", end_date: "2031-07-01" }),
    ];
    const ids = [late.id, none.id, early.id];
    expect(await listedOf(test.browser(), ids)).toEqual([early.id, late.id, none.id]);
  });

  it("has pages, and can be limited to courses that people enrol in", async () => {
    const organizer_id = (await aPerson(test.services, { roles: ["course_organizer"] })).id;
    const [shown, enrollable] = [
      await aCourse(test.services, { organizer_id }),
      await aCourse(test.services, { organizer_id, has_enrollments: true }),
    ];
    const { body } = await test.browser().get("/courses");
    expect(body.meta).toMatchObject({ currentPage: 1, pageSize: COURSES_PER_PAGE });
    expect(await listedOf(test.browser(), [shown.id, enrollable.id], "&hasEnrollments=1")).toEqual([enrollable.id]);
  });

  it("has unpublished courses for people who manage them, and those of blocked organisers for staff", async () => {
    const { person, browser } = await anOrganizer();
    const unpublished = await aCourse(test.services, { organizer_id: person.id, published_at: null });
    const blocked = await aCourse(test.services);
    const block = { blocked_at: test.clock.now() };
    await test.services.db.updateTable("users").set(block).where("id", "=", blocked.organizerId).execute();
    const ids = [unpublished.id, blocked.id];
    for (const other of [test.browser(), await aMember(), (await anOrganizer()).browser])
      expect(await listedOf(other, ids)).toEqual([]);
    expect(await listedOf(browser, ids)).toEqual([unpublished.id]);
    expect((await listedOf((await anAdmin()).browser, ids)).toSorted()).toEqual(ids.toSorted());
    expect((await test.browser().get(ADDRESS(blocked.slug))).status).toBe(404);
  });

  it("of people who manage courses has their own, newest first, page by page or all at once", async () => {
    const { person, browser } = await anOrganizer();
    const created_at = test.clock.now();
    for (let age = 0; age < 26; age++)
      await aCourse(test.services, {
        organizer_id: person.id,
        created_at: later(created_at, -days(age)),
        published_at: null,
      });
    await aCourse(test.services);
    const first = (await browser.get("/me/manage/courses")).body;
    expect(first.meta).toEqual({ currentPage: 1, total: 26, pageSize: 25 });
    expect(first.data[0]).toMatchObject({ publishedAt: null, me: { can: { update: true, delete: true } } });
    expect((await browser.get("/me/manage/courses?page=2")).body.data).toHaveLength(1);
    const all = (await browser.get("/me/manage/courses?all=1")).body;
    expect(all.data).toHaveLength(26);
    expect((await (await anAdmin()).browser.get("/me/manage/courses")).body.meta.total).toBeGreaterThan(26);
  });
});

describe("a course", () => {
  it("shows what is for its participants only to people who manage it", async () => {
    const { browser, course } = await madeEnrollable();
    const hidden = { adminEmailAddress: null, practicalInfo: null, pricingInstallmentInstructions: null };
    await browser.post(`${ADDRESS(course.slug)}/publish`);
    for (const other of [test.browser(), await aMember(), (await anOrganizer()).browser])
      expect((await other.get(ADDRESS(course.slug))).body.data).toMatchObject({
        ...hidden,
        me: { isOrganizer: false },
      });
    for (const own of [browser, (await anAdmin()).browser])
      expect((await own.get(ADDRESS(course.slug))).body.data).toMatchObject({
        adminEmailAddress: "cursus@dekade.example",
        practicalInfo: "Breng een pen mee.",
        pricingInstallmentInstructions: "De helft nu, de helft in mei.",
      });
  });

  it.each([
    ["winter", "2027-03-27", "2027-03-27T22:59:59.999Z"],
    ["the day when summer time begins", "2027-03-28", "2027-03-28T21:59:59.999Z"],
    ["the day when it ends", "2027-10-31", "2027-10-31T22:59:59.999Z"],
    ["summer", "2027-10-30", "2027-10-30T21:59:59.999Z"],
  ])("is open until the end of its deadline in Brussels: %s", async (_case, enrollment_deadline, last) => {
    const course = await aCourse(test.services, {
      enrollment_deadline,
      start_date: enrollment_deadline,
      end_date: enrollment_deadline,
      has_enrollments: true,
    });
    const before = test.clock.now();
    const isOpenAt = async (moment: Date) => {
      test.clock.set(moment);
      return (await test.browser().get(ADDRESS(course.slug))).body.data.isBeforeEnrollmentDeadline;
    };
    expect(await isOpenAt(new Date(last))).toBe(true);
    expect(await isOpenAt(later(new Date(last), 1))).toBe(false);
    test.clock.set(before);
  });

  it.each<[string, object, boolean]>([
    ["that is open", {}, true],
    ["that is only shown", { has_enrollments: false }, false],
    ["that is closed", { is_closed: true }, false],
    ["that is passed", { enrollment_deadline: "2020-01-01" }, false],
    ["without meetings", { has_real_life_part: false }, true],
    ["that nobody can pay for now", { pricing_strategy: "paid", price: 1000 }, false],
  ])("says whether a member can enrol, when it is one %s: %j", async (_case, change, can) => {
    const course = await aCourse(test.services, { has_enrollments: true, ...change });
    const canStart = async (browser: ReturnType<typeof test.browser>) =>
      (await browser.get(ADDRESS(course.slug))).body.data.me.can.startParticipation;
    expect(await canStart(await aMember())).toBe(can);
    expect(await canStart(test.browser())).toBe(false);
    expect(await canStart(await test.browser().signInAs(course.organizerId))).toBe(false);
  });

  it("cannot be enrolled in before it is published, not even by staff", async () => {
    const course = await aCourse(test.services, { has_enrollments: true, published_at: null });
    const { data } = (await (await anAdmin()).browser.get(ADDRESS(course.slug))).body;
    expect(data.me.can).toMatchObject({ startParticipation: false, publish: true });
  });

  it("by a blocked organiser cannot be enrolled in or invited to, not even by staff", async () => {
    const course = await aCourse(test.services, { has_enrollments: true });
    const { browser } = await anAdmin();
    const can = async () => (await browser.get(ADDRESS(course.slug))).body.data.me.can;
    expect(await can()).toMatchObject({ startParticipation: true, invite: true });
    const block = { blocked_at: test.clock.now() };
    await test.services.db.updateTable("users").set(block).where("id", "=", course.organizerId).execute();
    expect(await can()).toMatchObject({ startParticipation: false, invite: false, update: true });
    expect((await browser.post(`${ADDRESS(course.slug)}/participate/start`, {})).status).toBe(422);
    const invitation = { text: "Kom je?", emails: ["lezer@voorbeeld.example"] };
    expect((await browser.post(`${ADDRESS(course.slug)}/invite-participants`, invitation)).status).toBe(422);
  });
});
