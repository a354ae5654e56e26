import { MAX_LINKS } from "@inktvis/contract/features/ecourses/access";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { anEcourse } from "../ecourses/ecourse.factory.ts";
import { aLink } from "./ecourse-invitation.factory.ts";

const test = useTestApi();

const member = membersOf(test);
type Member = Awaited<ReturnType<typeof member>>;
/** A person who organises courses and makes online courses. */
let teacher: Member;
let other: Member;
let admin: Member;
beforeAll(async () => {
  teacher = await member({ roles: ["course_organizer", "ecourse_organizer"] });
  other = await member({ roles: ["course_organizer", "ecourse_organizer"] });
  admin = await member({ roles: ["admin"] });
});

const ownCourse = (wanted: Parameters<typeof aCourse>[1] = {}) =>
  aCourse(test.services, { has_enrollments: true, organizer_id: teacher.id, ...wanted });
const ownEcourse = (wanted: Parameters<typeof anEcourse>[1] = {}) =>
  anEcourse(test.services, { organizer_id: teacher.id, ...wanted });
const saveCourses = (id: string, courses: string[], { browser }: Member = teacher) =>
  browser.put(`/ecourses/${id}/courses`, { courses });
const saveEcourses = (slug: string, ecourses: string[], { browser }: Member = teacher) =>
  browser.put(`/courses/${slug}/ecourses`, { ecourses });
const coursesOf = async (id: string, { browser }: Member = teacher) =>
  (await browser.get(`/ecourses/${id}/courses`)).body.data;
const ecoursesOf = async (slug: string, { browser }: Member = teacher) =>
  (await browser.get(`/courses/${slug}/ecourses`)).body.data;
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();

describe("linking online courses and courses (docs/product/ecourses.md#access)", () => {
  it("treats an id in capitals as the same id", async () => {
    const [ecourse, course] = [await ownEcourse(), await ownCourse()];
    const courses = await saveCourses(ecourse.id, [course.id, course.id.toUpperCase()]);
    expect([courses.status, idsOf(courses.body.data)]).toEqual([200, [course.id]]);
    const ecourses = await saveEcourses(course.slug, [ecourse.id.toUpperCase(), ecourse.id]);
    expect([ecourses.status, idsOf(ecourses.body.data)]).toEqual([200, [ecourse.id]]);
  });

  it("shows one list from both sides, ordered by title", async () => {
    const [eb, vloed] = [await ownEcourse({ title: "Eb" }), await ownEcourse({ title: "Vloed" })];
    const [one, two] = [await ownCourse(), await ownCourse()];
    const saved = await saveEcourses(one.slug, [vloed.id, eb.id, eb.id]);
    expect([saved.status, saved.body.data]).toEqual([
      200,
      [
        { id: eb.id, title: "Eb" },
        { id: vloed.id, title: "Vloed" },
      ],
    ]);
    expect(await coursesOf(eb.id)).toMatchObject([{ id: one.id, slug: one.slug, title: one.title }]);
    expect((await saveCourses(eb.id, [two.id])).body.data).toMatchObject([
      { id: two.id, slug: two.slug, title: two.title },
    ]);
    expect(await ecoursesOf(one.slug)).toEqual([{ id: vloed.id, title: "Vloed" }]);
    expect(await ecoursesOf(two.slug)).toEqual([{ id: eb.id, title: "Eb" }]);
    expect((await saveCourses(eb.id, [])).body.data).toEqual([]);
    expect(await ecoursesOf(two.slug)).toEqual([]);
    await test.runJobs();
  });

  it("keeps the links of other managers, and shows each manager their own", async () => {
    const [own, theirs] = [await ownEcourse(), await anEcourse(test.services, { organizer_id: other.id })];
    const course = await ownCourse();
    const theirCourse = await aCourse(test.services, { has_enrollments: true, organizer_id: other.id });
    expect((await saveEcourses(course.slug, [own.id, theirs.id], admin)).status).toBe(200);
    expect((await saveCourses(own.id, [course.id, theirCourse.id], admin)).status).toBe(200);
    expect(idsOf(await ecoursesOf(course.slug))).toEqual([own.id]);
    expect(idsOf(await coursesOf(own.id))).toEqual([course.id]);
    await saveEcourses(course.slug, []);
    expect(idsOf(await ecoursesOf(course.slug, admin))).toEqual([theirs.id]);
    await saveCourses(own.id, []);
    expect(idsOf(await coursesOf(own.id, admin))).toEqual([theirCourse.id]);
    await test.runJobs();
  });

  it("needs both sides: what somebody else manages is refused, and nothing changes", async () => {
    const [own, theirs] = [await ownEcourse(), await anEcourse(test.services, { organizer_id: other.id })];
    const course = await ownCourse();
    const theirCourse = await aCourse(test.services, { has_enrollments: true, organizer_id: other.id });
    await saveEcourses(course.slug, [own.id]);
    for (const id of [theirs.id, crypto.randomUUID()]) {
      const refused = await saveEcourses(course.slug, [id]);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["ecourses"]]);
    }
    for (const id of [theirCourse.id, crypto.randomUUID()]) {
      const refused = await saveCourses(own.id, [id]);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["courses"]]);
    }
    expect(idsOf(await ecoursesOf(course.slug))).toEqual([own.id]);
    expect((await saveEcourses(theirCourse.slug, [own.id])).status).toBe(404);
    expect((await saveCourses(theirs.id, [course.id])).status).toBe(404);
    const maker = await member({ roles: ["ecourse_organizer"] });
    const organizer = await member({ roles: ["course_organizer"] });
    expect((await saveEcourses(course.slug, [], maker)).status).toBe(403);
    expect((await saveCourses(own.id, [], organizer)).status).toBe(403);
    const ofOrganizer = await aCourse(test.services, { has_enrollments: true, organizer_id: organizer.id });
    expect((await saveEcourses(ofOrganizer.slug, [own.id], organizer)).status).toBe(422);
    expect(await ecoursesOf(ofOrganizer.slug, organizer)).toEqual([]);
    await test.runJobs();
  });

  it("refuses archived online courses and courses without enrolments, unless they are linked already", async () => {
    const ecourse = await ownEcourse();
    const [course, another, shown] = [
      await ownCourse(),
      await ownCourse(),
      await ownCourse({ has_enrollments: false }),
    ];
    expect((await saveCourses(ecourse.id, [shown.id])).status).toBe(422);
    expect((await saveEcourses(shown.slug, [ecourse.id])).status).toBe(422);
    await saveCourses(ecourse.id, [course.id]);
    await teacher.browser.post(`/ecourses/${ecourse.id}/archive`);
    expect((await saveCourses(ecourse.id, [course.id, another.id])).status).toBe(422);
    const refused = await saveEcourses(another.slug, [ecourse.id]);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { ecourses: [expect.stringContaining("gearchiveerd")] },
    ]);
    expect((await saveCourses(ecourse.id, [course.id])).status).toBe(200);
    expect((await saveEcourses(course.slug, [ecourse.id])).status).toBe(200);
    expect((await saveEcourses(course.slug, [])).status).toBe(200);
    await test.runJobs();
  });

  it("is refused when the links have changed since the page was opened, and nothing is unlinked", async () => {
    const [ecourse, another] = [await ownEcourse(), await ownEcourse()];
    const [course, later] = [await ownCourse(), await ownCourse()];
    await saveCourses(ecourse.id, [course.id]);
    const stale = { courses: [later.id], before: [] };
    const refused = await teacher.browser.put(`/ecourses/${ecourse.id}/courses`, stale);
    expect([refused.status, refused.body.code]).toEqual([409, "changed-elsewhere"]);
    const other = await teacher.browser.put(`/courses/${course.slug}/ecourses`, { ecourses: [another.id], before: [] });
    expect([other.status, other.body.code]).toEqual([409, "changed-elsewhere"]);
    expect(idsOf(await coursesOf(ecourse.id))).toEqual([course.id]);
    const seen = { courses: [course.id, later.id], before: [course.id] };
    expect((await teacher.browser.put(`/ecourses/${ecourse.id}/courses`, seen)).status).toBe(200);
    await test.runJobs();
  });

  it("refuses lists that are too long or hold no ids", async () => {
    const ecourse = await ownEcourse();
    const tooMany = Array.from({ length: MAX_LINKS + 1 }, () => crypto.randomUUID());
    for (const courses of [tooMany, ["geen id"], "nee"])
      expect((await teacher.browser.put(`/ecourses/${ecourse.id}/courses`, { courses })).status).toBe(422);
  });

  it("is recorded when staff do it", async () => {
    const [ecourse, course] = [await ownEcourse({ title: "Schorre" }), await ownCourse()];
    await saveEcourses(course.slug, [ecourse.id], admin);
    await saveCourses(ecourse.id, [], admin);
    const lines = await test.services.db
      .selectFrom("audit_log")
      .select(["action", "after"])
      .where("subject_id", "in", [ecourse.id, course.id])
      .orderBy("id")
      .execute();
    expect(lines).toEqual([
      { action: "link-ecourses", after: { linked: ["Schorre"], unlinked: [] } },
      { action: "link-courses", after: { linked: [], unlinked: [course.title] } },
    ]);
    await test.runJobs();
  });
});

describe("a course that uses online courses", () => {
  it("shows them to its participants, and to nobody else", async () => {
    const [course, ecourse] = [await ownCourse(), await ownEcourse({ title: "Eb" })];
    await aLink(test.services, { course_id: course.id, ecourse_id: ecourse.id });
    const read = async (browser: Member["browser"]) => ({
      page: (await browser.get(`/courses/${course.slug}`)).body.data.ecourses,
      own: (await browser.get(`/courses/${course.slug}/participation`)).body.data?.course.ecourses,
    });
    const [participant, begun, delisted] = [await member(), await member(), await member()];
    await anEnrolment(test.services, { course_id: course.id, user_id: participant.id });
    await anEnrolment(test.services, { course_id: course.id, user_id: begun.id, state: "paying" });
    await anEnrolment(test.services, { course_id: course.id, user_id: delisted.id, state: "delisted" });
    const linked = [{ id: ecourse.id, title: "Eb" }];
    expect(await read(participant.browser)).toEqual({ page: linked, own: linked });
    for (const { browser } of [begun, delisted]) expect(await read(browser)).toEqual({ page: [], own: [] });
    expect((await test.browser().get(`/courses/${course.slug}`)).body.data.ecourses).toEqual([]);
  });
});
