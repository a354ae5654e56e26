import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { becameParticipant } from "#features/enrolments/enrolments/became-participant.kind.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEcourse, aStudent } from "../ecourses/ecourse.factory.ts";
import { aLink } from "./ecourse-invitation.factory.ts";

const test = useTestApi();

let teacher: { id: string; browser: TestBrowser };
beforeAll(async () => {
  const { id } = await aPerson(test.services, { roles: ["course_organizer", "ecourse_organizer"] });
  teacher = { id, browser: await test.browser().signInAs(id) };
});
const ownCourse = () => aCourse(test.services, { has_enrollments: true, organizer_id: teacher.id });
const ownEcourse = (title: string) => anEcourse(test.services, { organizer_id: teacher.id, title });
const saveEcourses = (slug: string, ecourses: string[]) =>
  teacher.browser.put(`/courses/${slug}/ecourses`, { ecourses });
/** The mails about access that are sent now, each as its address and subject. */
const told = async () =>
  (await test.runJobs())
    .filter(({ kind }) => kind === "ecourses.access-by-course")
    .map(({ to, subject }) => `${to}: ${subject}`)
    .toSorted();
const about = (course: { title: string }, ecourse: { title: string }, ...people: { email: string }[]) =>
  people.map(({ email }) => `${email}: Online cursus bij ${course.title}: ${ecourse.title}`).toSorted();
async function enrolled(course: { id: string }, state: "enrolled" | "delisted" | "paying" = "enrolled") {
  const person = await aPerson(test.services);
  const { id } = await anEnrolment(test.services, { course_id: course.id, user_id: person.id, state });
  return { ...person, enrolmentId: id };
}

describe("notifying people of access through a course (docs/product/ecourses.md#access)", () => {
  it("mails and notifies active participants when it is linked, each once per online course", async () => {
    const [course, another] = [await ownCourse(), await ownCourse()];
    const [eb, vloed] = [await ownEcourse("Eb"), await ownEcourse("Vloed")];
    const [one, two] = [await enrolled(course), await enrolled(course)];
    for (const state of ["delisted", "paying"] as const) await enrolled(course, state);
    await anEnrolment(test.services, { course_id: course.id, user_id: null });
    await saveEcourses(course.slug, [eb.id]);
    expect(await told()).toEqual(about(course, eb, one, two));
    await saveEcourses(course.slug, [eb.id, vloed.id]);
    expect(await told()).toEqual(about(course, vloed, one, two));

    await saveEcourses(course.slug, []);
    await saveEcourses(course.slug, [eb.id]);
    await anEnrolment(test.services, { course_id: another.id, user_id: one.id });
    const newcomer = await enrolled(another);
    await saveEcourses(another.slug, [eb.id]);
    expect(await told()).toEqual(about(another, eb, newcomer));

    const reader = await test.browser().signInAs(one.id);
    const { data } = (await reader.get("/me/notifications")).body;
    // No notification about the course that no longer uses it.
    const ofCourse = { course: { slug: course.slug, title: course.title } };
    expect(data).toMatchObject([{ type: "ecourseAccessNotification", data: ofCourse }]);
  });

  it("mails a link to it, but not to people who are blocked, delisted by then, or invited to it", async () => {
    const [course, eb] = [await ownCourse(), await ownEcourse("Eb")];
    const [reader, blocked, invited, leaver] = [
      await enrolled(course),
      await enrolled(course),
      await enrolled(course),
      await enrolled(course),
    ];
    await aStudent(test.services, eb.id, invited.id);
    const now = test.clock.now();
    await test.services.db.updateTable("users").set({ blocked_at: now }).where("id", "=", blocked.id).execute();
    await saveEcourses(course.slug, [eb.id]);
    await test.services.db
      .updateTable("enrolments")
      .set({ delisted_at: now, delisted_as: "participant" })
      .where("id", "=", leaver.enrolmentId)
      .execute();
    const mails = await test.runJobs();
    expect(mails.map(({ to, action }) => [to, action?.url])).toEqual([
      [reader.email, `http://account.localhost:3000/cursussen/online/${eb.id}`],
    ]);
  });

  it("notifies people who become a participant later, and only once when the job runs again", async () => {
    const [course, eb] = [await ownCourse(), await ownEcourse("Eb")];
    await aLink(test.services, { course_id: course.id, ecourse_id: eb.id });
    const newcomer = await enrolled(course);
    const again = () =>
      test.services.db
        .transaction()
        .execute((tx) => test.services.jobs.enqueue(tx, becameParticipant, { enrolmentId: newcomer.enrolmentId }));
    await again();
    await again();
    expect(await told()).toEqual(about(course, eb, newcomer));
    await again();
    expect(await told()).toEqual([]);
  });

  it("notifies people who are relisted, unless they were notified before", async () => {
    const [course, eb] = [await ownCourse(), await ownEcourse("Eb")];
    const person = await enrolled(course, "delisted");
    await aLink(test.services, { course_id: course.id, ecourse_id: eb.id });
    const relist = () => teacher.browser.post(`/course-participants/${person.enrolmentId}/relist`);
    expect((await relist()).status).toBeLessThan(300);
    expect(await told()).toEqual(about(course, eb, person));
    await teacher.browser.post(`/course-participants/${person.enrolmentId}/delist`, { refundAmount: 0 });
    await relist();
    expect(await told()).toEqual([]);
  });
});
