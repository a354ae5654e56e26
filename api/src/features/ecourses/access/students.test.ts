import { beforeAll, describe, expect, it } from "vitest";
import { minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEcourse, aStudent } from "../ecourses/ecourse.factory.ts";
import { aLink, anEcourseInvitation } from "./ecourse-invitation.factory.ts";

const test = useTestApi();

const member = membersOf(test);
let maker: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  maker = await member({ roles: ["ecourse_organizer"] });
});
const ownEcourse = () => anEcourse(test.services, { organizer_id: maker.id });
const studentsOf = async (id: string) => (await maker.browser.get(`/ecourses/${id}/students`)).body.data;
const remove = (id: string, by: TestBrowser = maker.browser) => by.delete(`/ecourse-students/${id}`);
const read = async (browser: TestBrowser, id: string) => (await browser.get(`/ecourses/${id}`)).status;

/** A course that uses the online course, with one participant. */
async function aParticipant(ecourseId: string, wanted: Partial<Parameters<typeof anEnrolment>[1]> = {}) {
  const course = await aCourse(test.services, { has_enrollments: true });
  await aLink(test.services, { course_id: course.id, ecourse_id: ecourseId });
  const person = wanted.user_id ? undefined : await member();
  const user_id = wanted.user_id ?? person?.id ?? null;
  const enrolment = await anEnrolment(test.services, { course_id: course.id, user_id, ...wanted });
  return { course, person, enrolmentId: enrolment.id };
}

describe("the students of an online course (docs/product/ecourses.md#access)", () => {
  it("are people who accepted an invitation and participants of a course that uses it, each once", async () => {
    const ecourse = await ownEcourse();
    const [invited, both] = [await member({ nickname: "Aline" }), await member({ nickname: "bert" })];
    const student = await aStudent(test.services, ecourse.id, invited.id);
    const alsoStudent = await aStudent(test.services, ecourse.id, both.id);
    test.clock.advance(minutes(5));
    const first = await aParticipant(ecourse.id, { user_id: both.id });
    const dora = await member({ nickname: "Dora" });
    const through = await aParticipant(ecourse.id, { user_id: dora.id });
    for (const state of ["begun", "paying", "lapsed", "delisted"] as const) await aParticipant(ecourse.id, { state });
    await aParticipant(ecourse.id, { user_id: null });
    const removed = await aStudent(test.services, ecourse.id, (await aPerson(test.services)).id);
    await remove(removed.id);
    const courseOf = ({ course }: typeof first) => ({ slug: course.slug, title: course.title });
    expect(await studentsOf(ecourse.id)).toMatchObject([
      { id: student.id, user: { nickname: "Aline", slug: invited.slug }, isInvited: true, courses: [] },
      { id: alsoStudent.id, user: { nickname: "bert" }, isInvited: true, courses: [courseOf(first)] },
      { id: through.enrolmentId, user: { nickname: "Dora" }, isInvited: false, courses: [courseOf(through)] },
    ]);
    expect(JSON.stringify(await studentsOf(ecourse.id))).not.toContain("@");
  });

  it("are read in as many queries for fifty as for one", async () => {
    const [few, many] = [await ownEcourse(), await ownEcourse()];
    await aStudent(test.services, few.id, (await aPerson(test.services)).id);
    for (let count = 0; count < 50; count += 1)
      await aStudent(test.services, many.id, (await aPerson(test.services)).id);
    const statements = async (id: string) => (await test.queriesOf(() => studentsOf(id))).length;
    const [forOne, forFifty] = [await statements(few.id), await statements(many.id)];
    expect(forFifty).toBe(forOne);
    expect(await studentsOf(many.id)).toHaveLength(50);
  });

  it("can be read only by managers of the online course", async () => {
    const ecourse = await ownEcourse();
    const other = await member({ roles: ["ecourse_organizer"] });
    const admin = await member({ roles: ["admin"] });
    const student = await aStudent(test.services, ecourse.id, (await aPerson(test.services)).id);
    expect((await other.browser.get(`/ecourses/${ecourse.id}/students`)).status).toBe(404);
    expect((await remove(student.id, other.browser)).status).toBe(410);
    expect((await admin.browser.get(`/ecourses/${ecourse.id}/students`)).body.data).toHaveLength(1);
    expect((await remove(student.id, admin.browser)).status).toBe(204);
  });
});

describe("removing a student", () => {
  it("ends their access and their link, keeps what they did, and lets a new invitation give access again", async () => {
    const ecourse = await ownEcourse();
    const student = await member();
    const first = await anEcourseInvitation(test.services, { ecourse_id: ecourse.id, email: student.email });
    const use = (token: string) => student.browser.post(`/ecourses/${ecourse.id}/use-invitation`, { token });
    expect((await use(first.token)).status).toBe(204);
    const now = test.clock.now();
    await test.services.db
      .insertInto("lesson_progress")
      .values({
        lesson_id: ecourse.lessonIds[0] ?? "",
        user_id: student.id,
        opened_at: now,
        last_opened_at: now,
        completed_at: now,
      })
      .execute();
    const [{ id }] = await studentsOf(ecourse.id);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(410);
    expect(await studentsOf(ecourse.id)).toEqual([]);
    expect(await read(student.browser, ecourse.id)).toBe(404);
    expect((await use(first.token)).status).toBe(403);
    expect(await read(student.browser, ecourse.id)).toBe(404);

    const again = await maker.browser.post(`/ecourses/${ecourse.id}/invite-participants`, {
      text: "Kom terug.",
      emails: [student.email],
    });
    expect(again.body.data).toEqual({ sent: 1, already: [], invited: [] });
    const [mail] = await test.runJobs();
    expect((await use(new URL(mail?.action?.url ?? "").searchParams.get("token") ?? "")).status).toBe(204);
    const { me } = (await student.browser.get(`/ecourses/${ecourse.id}`)).body.data;
    expect(me.completion).toMatchObject({ completed: 1, total: 3 });
    expect(await studentsOf(ecourse.id)).toMatchObject([{ id }]);
  });

  it("does not touch access through a course, which cannot be ended here", async () => {
    const ecourse = await ownEcourse();
    const { person, enrolmentId } = await aParticipant(ecourse.id);
    const student = await aStudent(test.services, ecourse.id, person?.id ?? "");
    const refused = await remove(enrolmentId);
    expect([refused.status, refused.body.message]).toEqual([410, expect.stringContaining("door een cursus")]);
    expect((await remove(student.id)).status).toBe(204);
    expect(await studentsOf(ecourse.id)).toMatchObject([{ id: enrolmentId, isInvited: false }]);
    expect(person && (await read(person.browser, ecourse.id))).toBe(200);
  });
});
