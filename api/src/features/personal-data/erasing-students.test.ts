import { beforeAll, describe, expect, it } from "vitest";
import { anEcourseInvitation } from "#features/ecourses/access/ecourse-invitation.factory.ts";
import { anAssignment, aSubmission } from "#features/ecourses/assignments/submission.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEcourse, aStudent } from "#features/ecourses/ecourses/ecourse.factory.ts";
import { aTest } from "#features/ecourses/tests/test.factory.ts";
import { complete } from "#features/ecourses/tests/tests-of-students.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { holdRow, blockWrites, inOrderOf } from "#testing/in-order.ts";
import type { TestResponse } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aDueErasure } from "./due-erasure.factory.ts";
import { erasePerson } from "./operations/erase-person.ts";

/* A student is erased while they do something in an online course: neither fails. */

const test = useTestApi();
beforeAll(() => aPerson(test.services, { roles: ["superadmin"] }));

/** A student who handed in a text, and is invited to another online course. */
async function aLeavingStudent() {
  const { services } = test;
  const { ecourse, student, lessonId } = await anAssignment(services);
  const [text, another] = [
    await aText(services, { author_id: student.id }),
    await aText(services, { author_id: student.id }),
  ];
  const finalTest = await aTest(services, { ecourse_id: ecourse.id });
  const submission = await aSubmission(services, { lesson_id: lessonId, user_id: student.id, text_id: text.id });
  const other = await anEcourse(services);
  const invitation = await anEcourseInvitation(services, {
    ecourse_id: other.id,
    email: student.email.toLowerCase(),
  });
  const [browser, maker] = [
    await test.browser().signInAs(student.id),
    await test.browser().signInAs(ecourse.organizerId),
  ];
  const requestId = await aDueErasure(test, student.id);
  return {
    student,
    ecourse,
    lessonId,
    finalTest,
    text,
    another,
    submission,
    other,
    invitation,
    browser,
    maker,
    requestId,
  };
}
type Scenario = Awaited<ReturnType<typeof aLeavingStudent>>;

interface Meeting {
  act: (scenario: Scenario) => Promise<TestResponse>;
  /** Locks the row or table for which both wait. */
  hold: (scenario: Scenario) => ReturnType<typeof holdRow>;
}
const MEETINGS: Record<string, Meeting> = {
  "hand in another text": {
    act: ({ browser, lessonId, another }) =>
      browser.post(`/me/ecourse-module-classes/${lessonId}/hand-in`, { textId: another.id }),
    hold: ({ submission }) => holdRow("lesson_submissions", submission.id),
  },
  "delete a text that they handed in": {
    act: ({ browser, text }) => browser.delete(`/texts/${text.slug}`),
    hold: ({ submission }) => holdRow("lesson_submissions", submission.id),
  },
  "have their text accepted": {
    act: ({ maker, submission }) =>
      maker.post(`/ecourse-submissions/${submission.id}/feedback`, {
        feedback: "Goed.",
        isAccepted: 1,
        handedInAt: test.clock.now().toISOString(),
      }),
    hold: () => blockWrites("lesson_progress"),
  },
  "pass the final test": {
    act: ({ browser, finalTest }) => complete(browser, finalTest.id, { responseData: finalTest.right }),
    hold: ({ ecourse }) => holdRow("ecourses", ecourse.id),
  },
  "accept an invitation": {
    act: ({ browser, other, invitation: { token } }) => browser.post(`/ecourses/${other.id}/use-invitation`, { token }),
    hold: ({ invitation }) => holdRow("invitations", invitation.id),
  },
};

describe.each(Object.entries(MEETINGS))("a student who is erased while they %s", (_name, { act, hold }) => {
  it.each(["erased first", "second"])("is gone, without a deadlock (erased first or second: %s)", async (order) => {
    const scenario = await aLeavingStudent();
    const erase = () => erasePerson(test.services, scenario.requestId);
    const tries = () => act(scenario);
    const inOrder = inOrderOf(test);
    const answer =
      order === "second"
        ? (await inOrder(hold(scenario), [tries, erase]))[0]
        : (await inOrder(hold(scenario), [erase, tries]))[1];
    expect(answer.status, answer.text).toBeLessThan(500);
    const { db } = test.services;
    expect(await db.selectFrom("users").select("id").where("id", "=", scenario.student.id).execute()).toEqual([]);
  });
});

it("an online course that nobody follows any more is deleted while a student who handed in a text is erased", async () => {
  const { db } = test.services;
  const { student, ecourse, maker, requestId } = await aLeavingStudent();
  await db
    .updateTable("ecourse_students")
    .set({ removed_at: test.clock.now() })
    .where("user_id", "=", student.id)
    .execute();
  // The erasure has locked the text that was handed in, and deletes the student's access later; the deletion does so in
  // the opposite order.
  const [, answer] = await inOrderOf(test)(holdRow("users", student.id), [
    () => erasePerson(test.services, requestId),
    () => maker.delete(`/ecourses/${ecourse.id}`),
  ]);
  expect(answer.status, answer.text).toBe(204);
  expect(await db.selectFrom("users").select("id").where("id", "=", student.id).execute()).toEqual([]);
  expect(await db.selectFrom("ecourses").select("id").where("id", "=", ecourse.id).execute()).toEqual([]);
});

it("an admin links a course to an online course while the maker of both is erased: no deadlock", async () => {
  const { services } = test;
  const maker = await aPerson(services, { roles: ["ecourse_organizer", "course_organizer"] });
  const ecourse = await anEcourse(services, { organizer_id: maker.id });
  const course = await aCourse(services, { has_enrollments: true, organizer_id: maker.id });
  const admin = await test.browser().signInAs((await aPerson(services, { roles: ["superadmin"] })).id);
  const requestId = await aDueErasure(test, maker.id);
  // The erasure has locked the course before it waits for the online course.
  const [linked] = await inOrderOf(test)(holdRow("ecourses", ecourse.id), [
    () => admin.put(`/ecourses/${ecourse.id}/courses`, { courses: [course.id] }),
    () => erasePerson(services, requestId),
  ]);
  expect(linked.status, linked.text).toBe(200);
  expect(await services.db.selectFrom("users").select("id").where("id", "=", maker.id).execute()).toEqual([]);
});

it.each(["made before it", "made after it"])(
  "an admin links two online courses to a course while the maker of one, who follows another %s, is erased: no deadlock",
  async (when) => {
    const { services } = test;
    const { id } = await aPerson(services, { roles: ["ecourse_organizer"] });
    const anOwn = () => anEcourse(services, { organizer_id: id });
    // The online course that was created first is locked first.
    const [first, second] =
      when === "made before it"
        ? [await anEcourse(services), await anOwn()]
        : [await anOwn(), await anEcourse(services)];
    await aStudent(services, (when === "made before it" ? first : second).id, id);
    const course = await aCourse(services, { has_enrollments: true });
    const admin = await test.browser().signInAs((await aPerson(services, { roles: ["superadmin"] })).id);
    const requestId = await aDueErasure(test, id);
    const [linked] = await inOrderOf(test)(holdRow("ecourses", first.id), [
      () => admin.put(`/courses/${course.slug}/ecourses`, { ecourses: [first.id, second.id] }),
      () => erasePerson(services, requestId),
    ]);
    expect(linked.status, linked.text).toBe(200);
    expect(await services.db.selectFrom("users").select("id").where("id", "=", id).execute()).toEqual([]);
  },
);
