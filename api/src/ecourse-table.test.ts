import { contract } from "@inktvis/contract";
import type { Role } from "@inktvis/contract/access";
import { endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { aCourse } from "./features/courses/courses/course.factory.ts";
import { aLink, anEcourseInvitation } from "./features/ecourses/access/ecourse-invitation.factory.ts";
import { anEcourse, aStudent } from "./features/ecourses/ecourses/ecourse.factory.ts";
import { anEnrolment } from "./features/enrolments/enrolments/enrolment.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { useTestApi } from "./testing/test-api.ts";
import type { TestBrowser } from "./testing/test-browser.ts";

/**
 * The caller. `pending` has an open invitation, `invited` accepted one, and `removed` was removed afterwards; `paying`,
 * `enrolled`, `delisted` and `refunded` are so in a course that uses the online course. The last three make it, make other
 * ones, and are an admin.
 */
const STUDENTS = ["invited", "enrolled"] as const;
const NOT_IN = ["member", "pending", "removed", "paying", "delisted", "refunded"] as const;
const COLUMNS = ["visitor", ...NOT_IN, ...STUDENTS, "maker", "other", "admin"] as const;
type Column = (typeof COLUMNS)[number];

/** `alone` has no students, nor a course that uses it: those who follow the others are not in it. */
const STATES = ["open", "archived", "alone"] as const;
type State = (typeof STATES)[number];

/**
 * The outcome of every call about an online course by its state and by caller: ok, or the status of the refusal
 * (docs/product/ecourses.md#access). `not in` are members without access, `students` those with it. Written by hand: the
 * tests check the rules of the product.
 */
const TABLE = `
action                            states               visitor  not-in  pending  students  maker  other  admin

ecourses.get                      open,archived        401      404     404      ok        ok     404    ok
ecourses.get                      alone                401      404     404      404       ok     404    ok
lessons.get                       open,archived        401      404     404      ok        ok     404    ok
lessons.get                       alone                401      404     404      404       ok     404    ok
ecourseProgress.complete          open,archived        401      404     404      ok        ok     404    ok
ecourseProgress.complete          alone                401      404     404      404       ok     404    ok
ecourseProgress.open              open,archived        401      404     404      ok        ok     404    ok
ecourseProgress.open              alone                401      404     404      404       ok     404    ok
ecourseProgress.epub              open,archived        401      404     404      ok        ok     404    ok
ecourseProgress.epub              alone                401      404     404      404       ok     404    ok

ecourseInvitations.byToken        open,alone           401      ok      ok       ok        ok     ok     ok
ecourseInvitations.byToken        archived             401      403     403      403       403    403    403
ecourseInvitations.use            open,alone           401      403     ok       403       403    403    403
ecourseInvitations.use            archived             401      403     403      403       403    403    403

ecourses.update                   open,archived,alone  401      403     403      403       ok     404    ok
ecourses.delete                   open,archived        401      403     403      403       422    404    422
ecourses.delete                   alone                401      403     403      403       ok     404    ok
ecourses.archive                  open,archived,alone  401      403     403      403       ok     404    ok
ecourses.unarchive                open,archived,alone  401      403     403      403       ok     404    ok
ecourseFigures.get                open,archived,alone  401      403     403      403       ok     404    ok
ecourseModules.update             open,archived,alone  401      403     403      403       ok     404    ok
ecourseModules.delete             open,archived,alone  401      403     403      403       ok     404    ok
ecourseModules.order              open,archived,alone  401      403     403      403       ok     404    ok
ecourseModules.orderLessons       open,archived,alone  401      403     403      403       ok     404    ok
lessonManagement.update           open,archived,alone  401      403     403      403       ok     404    ok
lessonManagement.delete           open,archived,alone  401      403     403      403       ok     404    ok
ecourseStudents.list              open,archived,alone  401      403     403      403       ok     404    ok
ecourseStudents.remove            open,archived        401      403     403      403       ok     404    ok
ecourseStudents.remove            alone                401      403     403      403       404    404    404
ecourseInvitations.list           open,archived,alone  401      403     403      403       ok     404    ok
ecourseInvitations.invite         open,alone           401      403     403      403       ok     404    ok
ecourseInvitations.invite         archived             401      403     403      403       422    404    422
ecourseLinks.courses              open,archived,alone  401      403     403      403       ok     404    ok
ecourseLinks.saveCourses          open,archived        401      403     403      403       ok     404    ok
ecourseLinks.saveCourses          alone                401      403     403      403       ok     404    ok
ecourseLinks.ecourses             open,archived,alone  401      403     403      403       ok     404    ok
ecourseLinks.saveEcourses         open,archived,alone  401      403     403      403       ok     404    ok
invitations.delete                open,archived,alone  401      404     404      404       ok     404    ok
`;
/** Whose calls are in the table; those of tests, certificates and assignments are about what stands in an online course. */
const FEATURES = [
  "ecourses",
  "ecourseFigures",
  "ecourseModules",
  "lessonManagement",
  "lessons",
  "ecourseProgress",
  "ecourseStudents",
  "ecourseInvitations",
  "ecourseLinks",
  "invitations",
];

const test = useTestApi();
const endpoints = new Map([...endpointsOf(contract)].map(([name, endpoint]) => [name.join("."), endpoint]));

const GROUPS: Readonly<Record<string, readonly Column[]>> = {
  "not-in": NOT_IN.filter((column) => column !== "pending"),
  students: STUDENTS,
};
const [heading = [], ...lines] = TABLE.trim()
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split(/\s+/));
const rows = lines.flatMap(([action = "", states = "", ...outcomes]) => {
  const expected = heading
    .slice(2)
    .flatMap((group, at) => (GROUPS[group] ?? [group]).map((column) => [column, outcomes[at] ?? "missing"] as const));
  return states.split(",").map((state) => [action, state as State, Object.fromEntries(expected)] as const);
});

const ROLES: Partial<Record<Column, readonly Role[]>> = {
  maker: ["ecourse_organizer", "course_organizer"],
  other: ["ecourse_organizer", "course_organizer"],
  admin: ["admin"],
};
const people = {} as Record<Column, { id: string; email: string; browser: TestBrowser }>;
let course: Awaited<ReturnType<typeof aCourse>>;
beforeAll(async () => {
  for (const column of COLUMNS) {
    const { id, email } = await aPerson(test.services, { roles: ROLES[column] ?? [] });
    const browser = test.browser();
    people[column] = { id, email, browser: column === "visitor" ? browser : await browser.signInAs(id) };
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

/** An online course with everybody who is in it, a lesson, and an invitation for who has not answered one. */
async function anEcourseIn(state: State) {
  const { services, clock } = test;
  const ecourse = await anEcourse(services, {
    organizer_id: people.maker.id,
    ...(state === "archived" && { archived_at: clock.now() }),
  });
  const invitation = await anEcourseInvitation(services, { ecourse_id: ecourse.id, email: people.pending.email });
  const thing = { ...ecourse, invitation, studentId: crypto.randomUUID() as string };
  if (state === "alone") return thing;
  await aLink(services, { course_id: course.id, ecourse_id: ecourse.id });
  const removed = await aStudent(services, ecourse.id, people.removed.id);
  await services.db
    .updateTable("ecourse_students")
    .set({ removed_at: clock.now() })
    .where("id", "=", removed.id)
    .execute();
  return { ...thing, studentId: (await aStudent(services, ecourse.id, people.invited.id)).id };
}
type Thing = Awaited<ReturnType<typeof anEcourseIn>>;

const TEXT = { title: "Een les over eb", body: "<p>Kijk naar het water.</p>" };
const BODIES: Record<string, (thing: Thing) => object> = {
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
  "ecourseInvitations.use": ({ invitation }) => ({ token: invitation.token }),
  "ecourseLinks.saveCourses": () => ({ courses: [] }),
  "ecourseLinks.saveEcourses": () => ({ ecourses: [] }),
};

/** The id of what a call is about. */
function idOf(action: string, { id, moduleIds, lessonIds, studentId, invitation }: Thing) {
  if (/^ecourseModules\.(?!order$)/.test(action)) return moduleIds[0];
  if (/^(lessons|lessonManagement|ecourseProgress)\.(?!epub$)/.test(action)) return lessonIds[0];
  if (action === "ecourseStudents.remove") return studentId;
  return action === "invitations.delete" ? invitation.id : id;
}

async function outcomeOf(action: string, thing: Thing, { browser }: (typeof people)[Column]) {
  const endpoint = endpoints.get(action);
  if (!endpoint) throw new Error(`${action} is not in the contract`);
  const query = action.endsWith(".byToken") ? `?token=${encodeURIComponent(thing.invitation.token)}` : "";
  const path = endpoint.path.replace("{slug}", course.slug).replace("{id}", idOf(action, thing) ?? "none") + query;
  const { status, text } =
    endpoint.method === "GET"
      ? await browser.get(path)
      : await browser.change(endpoint.method as "POST", path, BODIES[action]?.(thing) ?? {}, "community");
  return status < 300 ? "ok" : status >= 500 ? text : `${status}`;
}

describe("the table of online courses", () => {
  it("has every call about one in every state once", () => {
    const written = rows.map(([action, state]) => `${action} ${state}`);
    const wanted = [...endpoints]
      .filter(([name, { path }]) => FEATURES.includes(name.split(".")[0] ?? "") && path.includes("{"))
      .flatMap(([name]) => STATES.map((state) => `${name} ${state}`));
    expect(written.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(rows)("%s, %s", async (action, state, expected) => {
    const found: Record<string, string> = {};
    for (const column of COLUMNS) found[column] = await outcomeOf(action, await anEcourseIn(state), people[column]);
    expect(found).toEqual(expected);
  });
});

describe("access that ends while somebody reads (docs/product/ecourses.md#access)", () => {
  it("is gone with the next call, once the link is taken off or who takes part is delisted", async () => {
    const { browser } = people.enrolled;
    const [unlinked, left] = [await anEcourseIn("open"), await anEcourseIn("open")];
    const [own, participant] = [await aCourse(test.services, { has_enrollments: true }), people.enrolled.id];
    await test.services.db.deleteFrom("course_ecourses").where("ecourse_id", "=", left.id).execute();
    await aLink(test.services, { course_id: own.id, ecourse_id: left.id });
    const enrolment = await anEnrolment(test.services, { course_id: own.id, user_id: participant });
    const calls = ["ecourses.get", "lessons.get", "ecourseProgress.open", "ecourseProgress.complete"];
    const outcomes = (thing: Thing) =>
      Promise.all(calls.map((call) => outcomeOf(call, thing, { ...people.enrolled, browser })));
    expect([await outcomes(unlinked), await outcomes(left)]).toEqual([calls.map(() => "ok"), calls.map(() => "ok")]);
    await people.maker.browser.put(`/ecourses/${unlinked.id}/courses`, { courses: [] });
    await people.admin.browser.post(`/course-participants/${enrolment.id}/delist`, { refundAmount: 0 });
    expect([await outcomes(unlinked), await outcomes(left)]).toEqual([calls.map(() => "404"), calls.map(() => "404")]);
  });
});
