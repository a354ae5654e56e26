import { beforeAll, describe, expect, it } from "vitest";
import { holdRow, blockWrites, inOrderOf } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser, TestResponse } from "#testing/test-browser.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEcourse } from "../ecourses/ecourse.factory.ts";
import { aLink, anEcourseInvitation } from "./ecourse-invitation.factory.ts";

const test = useTestApi();

let maker: { id: string; browser: TestBrowser };
beforeAll(async () => {
  const { id } = await aPerson(test.services, { roles: ["ecourse_organizer", "course_organizer"] });
  maker = { id, browser: await test.browser().signInAs(id) };
});
async function anInvited() {
  const ecourse = await anEcourse(test.services, { organizer_id: maker.id });
  const invited = await aPerson(test.services);
  const browser = await test.browser().signInAs(invited.id);
  const { id, token } = await anEcourseInvitation(test.services, { ecourse_id: ecourse.id, email: invited.email });
  const use = () => browser.post(`/ecourses/${ecourse.id}/use-invitation`, { token });
  return { ecourse, invited, invitationId: id, use, read: () => browser.get(`/ecourses/${ecourse.id}`) };
}
const ownEcourse = () => anEcourse(test.services, { organizer_id: maker.id });
const studentRows = (ecourseId: string) =>
  test.services.db.selectFrom("ecourse_students").selectAll().where("ecourse_id", "=", ecourseId).execute();

/** Starts both while nobody can change the table: each has done its checks before either goes on. */
const atOnce = (table: string, one: () => Promise<TestResponse>, other: () => Promise<TestResponse>) =>
  inOrderOf(test)(blockWrites(table), [one, other]);

describe("simultaneous requests", () => {
  it("accept an invitation once when fifty are sent", async () => {
    const { ecourse, use } = await anInvited();
    const answers = await Promise.all(Array.from({ length: 50 }, use));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await studentRows(ecourse.id)).toHaveLength(1);
  });

  it("to accept and delete an invitation: either access is given or the invitation is gone, never both", async () => {
    const { ecourse, invitationId, use } = await anInvited();
    const takeBack = () => maker.browser.delete(`/invitations/${invitationId}`);
    const [used, taken] = await atOnce("ecourse_students", use, takeBack);
    expect([used.status, taken.status]).toEqual([204, 422]);
    expect(await studentRows(ecourse.id)).toHaveLength(1);
  });

  it("to archive and accept: the second waits, and finds the result of the first", async () => {
    const { ecourse, use } = await anInvited();
    const archive = () => maker.browser.post(`/ecourses/${ecourse.id}/archive`);
    const [archived, used] = await atOnce("ecourses", archive, use);
    expect([archived.status, used.status]).toEqual([204, 403]);
    expect(await studentRows(ecourse.id)).toEqual([]);
  });

  it("to archive and link from a course: nothing is linked to an archived online course", async () => {
    const ecourse = await ownEcourse();
    const course = await aCourse(test.services, { has_enrollments: true, organizer_id: maker.id });
    const archive = () => maker.browser.post(`/ecourses/${ecourse.id}/archive`);
    const link = () => maker.browser.put(`/courses/${course.slug}/ecourses`, { ecourses: [ecourse.id] });
    const [archived, linked] = await atOnce("ecourses", archive, link);
    expect([archived.status, linked.status]).toEqual([204, 422]);
  });

  it("to archive and copy a course: the copy has no archived online course", async () => {
    const ecourse = await ownEcourse();
    const course = await aCourse(test.services, { has_enrollments: true, organizer_id: maker.id });
    await aLink(test.services, { course_id: course.id, ecourse_id: ecourse.id });
    const archive = () => maker.browser.post(`/ecourses/${ecourse.id}/archive`);
    const copy = () => maker.browser.post(`/courses/${course.slug}/copy`);
    const [archived, copied] = await atOnce("ecourses", archive, copy);
    expect([archived.status, copied.status]).toEqual([204, 201]);
    const links = test.services.db.selectFrom("course_ecourses").select("course_id");
    expect(await links.where("ecourse_id", "=", ecourse.id).execute()).toEqual([{ course_id: course.id }]);
  });

  it("to delete a course and link an online course to it: one waits for the other", async () => {
    const ecourse = await ownEcourse();
    const course = await aCourse(test.services, {
      has_enrollments: true,
      organizer_id: maker.id,
      published_at: null,
    });
    const remove = () => maker.browser.delete(`/courses/${course.slug}`);
    const link = () => maker.browser.put(`/ecourses/${ecourse.id}/courses`, { courses: [course.id] });
    const [removed, linked] = await atOnce("course_ecourses", remove, link);
    expect([removed.status, linked.status]).toEqual([204, 422]);
  });

  it("to link from both sides do not deadlock, and keep what both asked for", async () => {
    const [ecourse, another] = [await ownEcourse(), await ownEcourse()];
    const course = await aCourse(test.services, { has_enrollments: true, organizer_id: maker.id });
    const fromCourse = () =>
      maker.browser.put(`/courses/${course.slug}/ecourses`, { ecourses: [ecourse.id, another.id] });
    const fromEcourse = () => maker.browser.put(`/ecourses/${ecourse.id}/courses`, { courses: [course.id] });
    // Both reach the course first.
    const answers = await inOrderOf(test)(holdRow("courses", course.id), [fromCourse, fromEcourse]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const links = await test.services.db
      .selectFrom("course_ecourses")
      .select("ecourse_id")
      .where("course_id", "=", course.id)
      .execute();
    expect(new Set(links.map(({ ecourse_id }) => ecourse_id))).toEqual(new Set([ecourse.id, another.id]));
    await test.runJobs();
  });

  it("to remove a student remove them once, and their invitation lets nobody in in the meantime", async () => {
    const { ecourse, use, read } = await anInvited();
    await use();
    const [student] = await studentRows(ecourse.id);
    const remove = () => maker.browser.delete(`/ecourse-students/${student?.id}`);
    const answers = await atOnce("ecourse_students", remove, remove);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410]);
    expect([(await use()).status, (await read()).status]).toEqual([403, 404]);
  });
});
