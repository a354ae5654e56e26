import { beforeAll, describe, expect, it } from "vitest";
import { fullScansOf, sizesOf } from "#testing/query-plan.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { manyCourses } from "#features/courses/courses/many-courses.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { manyEnrolments } from "#features/enrolments/enrolments/many-enrolments.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEcourse, aStudent } from "../ecourses/ecourse.factory.ts";
import { anEcourseInvitation, aLink } from "./ecourse-invitation.factory.ts";
import { manyStudents } from "./many-students.factory.ts";

/* Like src/plans.test.ts, for access to online courses. */

const test = useTestApi();

interface Setting {
  /** Makes the online course, and organises the course that uses it. */
  maker: TestBrowser;
  id: string;
  courseId: string;
  slug: string;
  studentId: string;
  /** A participant of the course. */
  participant: TestBrowser;
  invited: TestBrowser;
  token: string;
}

/** Add every new endpoint that reads or writes a growing table. */
const CALLS: Record<string, (setting: Setting) => Promise<{ status: number }>> = {
  "an online course, by a participant": ({ participant, id }) => participant.get(`/ecourses/${id}`),
  "a course that uses it": ({ participant, slug }) => participant.get(`/courses/${slug}`),
  students: ({ maker, id }) => maker.get(`/ecourses/${id}/students`),
  invitations: ({ maker, id }) => maker.get(`/ecourses/${id}/participant-invitations`),
  inviting: ({ maker, id }) =>
    maker.post(`/ecourses/${id}/invite-participants`, { text: "Kom.", emails: ["nieuw@lezers.example"] }),
  "an invitation by its link": ({ invited, id, token }) =>
    invited.get(`/ecourses/${id}/invitation-by-token?token=${token}`),
  "accepting an invitation": ({ invited, id, token }) => invited.post(`/ecourses/${id}/use-invitation`, { token }),
  "removing a student": ({ maker, studentId }) => maker.delete(`/ecourse-students/${studentId}`),
  "courses that use it": ({ maker, id }) => maker.get(`/ecourses/${id}/courses`),
  "online courses of a course": ({ maker, slug }) => maker.get(`/courses/${slug}/ecourses`),
  "linking courses": ({ maker, id, courseId }) => maker.put(`/ecourses/${id}/courses`, { courses: [courseId] }),
  "linking online courses": ({ maker, id, slug }) => maker.put(`/courses/${slug}/ecourses`, { ecourses: [id] }),
};

describe("every query about access to online courses uses an index", () => {
  let setting: Setting;
  let sizes: Awaited<ReturnType<typeof sizesOf>>;
  beforeAll(async () => {
    const { services } = test;
    await manyCourses(services, 4000);
    await manyEnrolments(services);
    await manyStudents(services);
    sizes = await sizesOf(services.db);
    const maker = await aPerson(services, { roles: ["ecourse_organizer", "course_organizer"] });
    const ecourse = await anEcourse(services, { organizer_id: maker.id });
    const course = await aCourse(services, { has_enrollments: true, organizer_id: maker.id });
    await aLink(services, { course_id: course.id, ecourse_id: ecourse.id });
    const [participant, invited] = [await aPerson(services), await aPerson(services)];
    await anEnrolment(services, { course_id: course.id, user_id: participant.id });
    const { token } = await anEcourseInvitation(services, { ecourse_id: ecourse.id, email: invited.email });
    setting = {
      maker: await test.browser().signInAs(maker.id),
      id: ecourse.id,
      courseId: course.id,
      slug: course.slug,
      studentId: (await aStudent(services, ecourse.id, (await aPerson(services)).id)).id,
      participant: await test.browser().signInAs(participant.id),
      invited: await test.browser().signInAs(invited.id),
      token,
    };
  });

  it("is tested on large tables", () => {
    const large = [
      "ecourses",
      "lessons",
      "ecourse_students",
      "course_ecourses",
      "invitations",
      "enrolments",
      "courses",
    ];
    expect([...sizes.keys()]).toEqual(expect.arrayContaining(large));
  });

  it.each(Object.keys(CALLS))("%s", async (name) => {
    const faults = await fullScansOf(
      test,
      async () => {
        const answer = await CALLS[name]?.(setting);
        expect(answer?.status).toBeLessThan(300);
      },
      sizes,
    );
    expect(faults).toEqual([]);
  });

  it("notifying participants", async () => {
    const { maker, slug, id } = setting;
    await test.runJobs();
    await maker.put(`/courses/${slug}/ecourses`, { ecourses: [] });
    await maker.put(`/courses/${slug}/ecourses`, { ecourses: [id] });
    expect(await fullScansOf(test, () => test.runJobs(), sizes)).toEqual([]);
  });
});
