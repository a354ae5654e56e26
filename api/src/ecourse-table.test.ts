import { contract } from "@inktvis/contract";
import type { Role } from "@inktvis/contract/access";
import { endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { aCourse } from "./features/courses/courses/course.factory.ts";
import { aLink, anEcourseInvitation } from "./features/ecourses/access/ecourse-invitation.factory.ts";
import { ASSIGNMENT, aSubmission } from "./features/ecourses/assignments/submission.factory.ts";
import { aCertificate } from "./features/ecourses/certificates/certificate.factory.ts";
import { anEcourse, aStudent } from "./features/ecourses/ecourses/ecourse.factory.ts";
import { aTest } from "./features/ecourses/tests/test.factory.ts";
import { type Column, COLUMNS, FEATURES, ROWS, type State, STATES, type STUDENTS } from "./ecourse-table.ts";
import { anEnrolment } from "./features/enrolments/enrolments/enrolment.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { aText } from "./features/texts/texts/text.factory.ts";
import { useTestApi } from "./testing/test-api.ts";
import type { TestBrowser } from "./testing/test-browser.ts";
import { validTest } from "./valid-bodies.ts";

const test = useTestApi();
const endpoints = new Map([...endpointsOf(contract)].map(([name, endpoint]) => [name.join("."), endpoint]));

const ROLES: Partial<Record<Column, readonly Role[]>> = {
  maker: ["ecourse_organizer", "course_organizer"],
  other: ["ecourse_organizer", "course_organizer"],
  admin: ["admin"],
};
const people = {} as Record<Column, { id: string; email: string; textId: string; browser: TestBrowser }>;
let course: Awaited<ReturnType<typeof aCourse>>;
beforeAll(async () => {
  for (const column of COLUMNS) {
    const { id, email } = await aPerson(test.services, { roles: ROLES[column] ?? [] });
    const browser = test.browser();
    const { id: textId } = await aText(test.services, { author_id: id, is_private: true });
    people[column] = { id, email, textId, browser: column === "visitor" ? browser : await browser.signInAs(id) };
  }
  course = await aCourse(test.services, { has_enrollments: true, organizer_id: people.maker.id });
  for (const state of ["paying", "enrolled", "delisted"] as const)
    await anEnrolment(test.services, { course_id: course.id, user_id: people[state].id, state });
  await anEnrolment(test.services, {
    course_id: course.id,
    user_id: people.refunded.id,
    state: "delisted",
    was_credited: true,
  });
});

/** An online course with everybody who is in it, lessons, tests, an assignment, and an open invitation. */
async function anEcourseIn(state: State) {
  const { services, clock } = test;
  const ecourse = await anEcourse(services, {
    organizer_id: people.maker.id,
    ...(state === "archived" && { archived_at: clock.now() }),
  });
  const [lessonId = ""] = ecourse.lessonIds;
  await services.db.updateTable("lessons").set({ assignment: ASSIGNMENT }).where("id", "=", lessonId).execute();
  const thing = {
    ...ecourse,
    invitation: await anEcourseInvitation(services, { ecourse_id: ecourse.id, email: people.pending.email }),
    finalTest: await aTest(services, { ecourse_id: ecourse.id }),
    lessonTest: await aTest(services, { ecourse_id: ecourse.id, lesson_id: lessonId }),
    submission: await aSubmission(services, { lesson_id: lessonId, user_id: people.invited.id }),
    studentId: crypto.randomUUID() as string,
    earned: {} as Partial<Record<Column, Earned>>,
  };
  if (state === "alone") return thing;
  await aLink(services, { course_id: course.id, ecourse_id: ecourse.id });
  const removed = await aStudent(services, ecourse.id, people.removed.id);
  await services.db
    .updateTable("ecourse_students")
    .set({ removed_at: clock.now() })
    .where("id", "=", removed.id)
    .execute();
  const { id: studentId } = await aStudent(services, ecourse.id, people.invited.id);
  return { ...thing, studentId, earned: { invited: await earnedBy("invited"), enrolled: await earnedBy("enrolled") } };

  /** A certificate with a name, and an attest that has none yet. */
  async function earnedBy(column: (typeof STUDENTS)[number]) {
    const of = { ecourseId: ecourse.id, userId: people[column].id };
    const { id, code } = await aCertificate(services, { ...of, testId: thing.finalTest.id });
    await services.db.updateTable("certificates").set({ name: "Noor Claes" }).where("id", "=", id).execute();
    const attest = await aCertificate(services, { ...of, lessonId, testId: thing.lessonTest.id });
    return { id, code, attestId: attest.id };
  }
}
interface Earned {
  id: string;
  code: string;
  attestId: string;
}
type Thing = Awaited<ReturnType<typeof anEcourseIn>>;

const TEXT = { title: "Een les over eb", body: "<p>Kijk naar het water.</p>" };
const BODIES: Record<string, (thing: Thing, column: Column) => object> = {
  "ecourses.update": () => TEXT,
  "ecourseModules.update": () => ({ title: "Een module" }),
  "ecourseModules.order": ({ moduleIds }) => ({
    sortOrders: moduleIds.map((moduleId, at) => ({ moduleId, sortOrder: at + 1 })),
  }),
  "ecourseModules.orderLessons": ({ lessonIds }) => ({
    sortOrders: lessonIds.slice(0, 2).map((moduleClassId, at) => ({ moduleClassId, sortOrder: at + 1 })),
  }),
  "lessonManagement.update": () => TEXT,
  "ecourseInvitations.invite": () => ({ text: "Volg je mee?", emails: ["nieuw@voorbeeld.example"] }),
  "ecourseInvitations.decline": ({ invitation }) => ({ token: invitation.token }),
  "ecourseInvitations.use": ({ invitation }) => ({ token: invitation.token }),
  "ecourseLinks.saveCourses": () => ({ courses: [] }),
  "ecourseLinks.saveEcourses": () => ({ ecourses: [] }),
  "ecourseTests.saveFinal": () => validTest,
  "ecourseTests.saveOfLesson": () => validTest,
  "ecourseTests.submitResponse": ({ finalTest }) => ({ responseData: finalTest.right }),
  "ecourseTests.completeResponse": ({ finalTest }) => ({ responseData: finalTest.right }),
  "certificates.setName": () => ({ name: "Noor Claes" }),
  "lessonSubmissions.handIn": (_, column) => ({ textId: people[column].textId }),
  "lessonSubmissions.answer": () => ({ feedback: "Mooi.", isAccepted: true, handedInAt: test.clock.now() }),
};

const NONE: Earned = { id: crypto.randomUUID(), code: "AAAA-AAAA-AAAA", attestId: crypto.randomUUID() };

/** The id or code of the item that a call is about. */
function idOf(action: string, thing: Thing, column: Column) {
  const { id, moduleIds, lessonIds, studentId, invitation, finalTest, submission, earned } = thing;
  if (/^ecourseModules\.(?!order$)/.test(action)) return moduleIds[0];
  if (/^(lessons|lessonManagement|ecourseProgress)\.(?!epub$)|OfLesson$|\.(mine|handIn)$/.test(action))
    return lessonIds[0];
  if (action.endsWith("Response")) return finalTest.id;
  if (/^lessonSubmissions\.(get|answer)$/.test(action)) return submission.id;
  if (action.startsWith("certificates.")) {
    const certificate = earned[column] ?? earned.invited ?? NONE;
    if (action === "certificates.verify") return certificate.code;
    return action === "certificates.setName" ? certificate.attestId : certificate.id;
  }
  if (action === "ecourseStudents.remove") return studentId;
  return action === "invitations.delete" ? invitation.id : id;
}

async function outcomeOf(action: string, thing: Thing, column: Column) {
  const endpoint = endpoints.get(action);
  if (!endpoint) throw new Error(`${action} is not in the contract`);
  const { browser } = people[column];
  const query = action.endsWith(".byToken") ? `?token=${encodeURIComponent(thing.invitation.token)}` : "";
  const path =
    endpoint.path.replace("{slug}", course.slug).replace(/\{(id|code)\}/, idOf(action, thing, column) ?? "none") +
    query;
  const { status, text } =
    endpoint.method === "GET"
      ? await browser.get(path)
      : await browser.change(endpoint.method as "POST", path, BODIES[action]?.(thing, column) ?? {}, "community");
  return status < 300 ? "ok" : status >= 500 ? text : `${status}`;
}

describe("the table of online courses", () => {
  it("has every call about one in every state once", () => {
    const written = ROWS.map(([action, state]) => `${action} ${state}`);
    const wanted = [...endpoints]
      .filter(([name, { path }]) => FEATURES.includes(name.split(".")[0] ?? "") && path.includes("{"))
      .flatMap(([name]) => STATES.map((state) => `${name} ${state}`));
    expect(written.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(ROWS)("%s, %s", async (action, state, expected) => {
    const found: Record<string, string> = {};
    for (const column of COLUMNS) found[column] = await outcomeOf(action, await anEcourseIn(state), column);
    expect(found).toEqual(expected);
  });
});

describe("access that ends while somebody reads (docs/product/ecourses.md#access)", () => {
  it("is gone at the next call, once the course is unlinked or the participant is delisted", async () => {
    const [unlinked, left] = [await anEcourseIn("open"), await anEcourseIn("open")];
    const [own, participant] = [await aCourse(test.services, { has_enrollments: true }), people.enrolled.id];
    await test.services.db.deleteFrom("course_ecourses").where("ecourse_id", "=", left.id).execute();
    await aLink(test.services, { course_id: own.id, ecourse_id: left.id });
    const enrolment = await anEnrolment(test.services, { course_id: own.id, user_id: participant });
    const calls = ["ecourses.get", "lessons.get", "ecourseProgress.open", "ecourseProgress.complete"];
    const outcomes = (thing: Thing) => Promise.all(calls.map((call) => outcomeOf(call, thing, "enrolled")));
    expect([await outcomes(unlinked), await outcomes(left)]).toEqual([calls.map(() => "ok"), calls.map(() => "ok")]);
    await people.maker.browser.put(`/ecourses/${unlinked.id}/courses`, { courses: [] });
    await people.admin.browser.post(`/course-participants/${enrolment.id}/delist`, { refundAmount: 0 });
    expect([await outcomes(unlinked), await outcomes(left)]).toEqual([calls.map(() => "404"), calls.map(() => "404")]);
  });
});
