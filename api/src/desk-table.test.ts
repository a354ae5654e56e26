import { contract } from "@inktvis/contract";
import type { Role } from "@inktvis/contract/access";
import { endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { aHouse } from "./features/billing/invoices/invoice.factory.ts";
import { aCourse } from "./features/courses/courses/course.factory.ts";
import { aCourseInvitation } from "./features/enrolments/invitations/course-invitation.factory.ts";
import { anEnrolment } from "./features/enrolments/enrolments/enrolment.factory.ts";
import { anInstalmentRequest } from "./features/enrolments/participants/participant.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { brusselsDay } from "./platform/clock.ts";
import { readOutcomes } from "./testing/outcome-table.ts";
import { useTestApi } from "./testing/test-api.ts";
import type { TestBrowser } from "./testing/test-browser.ts";

/**
 * The caller: `member` is invited to the course; `begun`, `paying`, `enrolled` and `delisted` are states of the
 * caller's own enrolment in it; the last three are its organiser, the organiser of other courses, and an admin.
 */
const IN_IT = ["paying", "enrolled", "delisted"] as const;
const COLUMNS = ["visitor", "member", "begun", ...IN_IT, "organiser", "other", "admin"] as const;
type Column = (typeof COLUMNS)[number];

/** The state of the participant that a call is about; the callers are in the course too. */
const PARTICIPANTS = [
  "beginner",
  "payer",
  "asking",
  "refused",
  "taking-part",
  "wants-out",
  "in-instalments",
  "left",
] as const;
/** The state of a paid course, for calls about the course as a whole; `running` began today. */
const COURSES = {
  open: {},
  unpublished: { published_at: null },
  closed: { is_closed: true },
  passed: { enrollment_deadline: "2020-01-01" },
  running: {},
  cancelled: { cancelled_at: new Date(), published_at: null },
} as const;
type State = (typeof PARTICIPANTS)[number] | keyof typeof COURSES;

/**
 * The outcome of every call of the organiser's desk, by the state of the participant or the course and by caller: ok, or
 * the status of the refusal (docs/product/participants.md#permissions). Written by hand: the tests check the rules of the
 * product.
 */
const TABLE = `
action                               states                                       visitor member begun paying enrolled delisted organiser other admin

participants.active                  open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok
participants.withPendingPayment      open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok
participants.withInstallmentRequest  open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok
participants.delisted                open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok
participants.csv                     open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok

participants.get                     payer,asking,refused,taking-part,in-instalments,left 401 404 404  404    404      404      ok        404   ok
participants.get                     beginner                                     401     404    404   404    404      404      404       404   404
delisting.refundQuote                beginner                                     401     404    404   404    404      404      404       404   404
delisting.relist                     beginner                                     401     404    404   404    404      404      404       404   404

delisting.refundQuote                payer,asking,refused,taking-part,in-instalments,left 401 404 404 404 404 404       ok        404   ok
delisting.delist                     taking-part,in-instalments,left              401     404    404   404    404      404      ok        404   ok
delisting.delist                     payer,asking,refused                         401     404    404   404    404      404      422       404   422
delisting.delist                     beginner                                     401     404    404   404    404      404      404       404   404
delisting.declineRequest             wants-out                                    401     404    404   404    404      404      ok        404   ok
delisting.declineRequest             payer,asking,refused,taking-part,in-instalments,left 401 404 404 404 404 404       409       404   409
delisting.declineRequest             beginner                                     401     404    404   404    404      404      404       404   404
delisting.releaseSeat                payer,refused                                401     404    404   404    404      404      ok        404   ok
delisting.releaseSeat                asking,taking-part,wants-out,in-instalments,left 401 404 404 404 404 404           422       404   422
delisting.releaseSeat                beginner                                     401     404    404   404    404      404      404       404   404
delisting.relist                     payer,asking,refused,taking-part,in-instalments,left 401 404 404 404 404 404      ok        404   ok

instalments.get                      asking,refused,in-instalments                401     404    404   404    404      404      ok        404   ok
instalments.approve                  asking                                       401     404    404   404    404      404      ok        404   ok
instalments.approve                  refused,in-instalments                       401     404    404   404    404      404      409       404   409
instalments.reject                   asking                                       401     404    404   404    404      404      ok        404   ok
instalments.reject                   refused,in-instalments                       401     404    404   404    404      404      409       404   409
instalments.savePaidAmount           in-instalments                               401     404    404   404    404      404      ok        404   ok
instalments.savePaidAmount           asking,refused                               401     404    404   404    404      404      409       404   409
instalments.markAsPaid               in-instalments                               401     404    404   404    404      404      ok        404   ok
instalments.markAsPaid               asking,refused                               401     404    404   404    404      404      409       404   409

leaving.requestDelist                open,closed,passed                           401     422    422   422    ok       422      422       422   422
leaving.requestDelist                unpublished                                  401     404    422   422    ok       422      422       404   422
leaving.requestDelist                cancelled                                    401     404    422   422    422      422      422       404   422

courseMailings.list                  open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok
courseMailings.recipients            open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok
courseMailings.preview               open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok
courseMailings.test                  open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok
courseMailings.send                  open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok

waitingList.list                     open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok

attendance.get                       open,unpublished,closed,passed,cancelled     401     404    404   404    404      404      ok        404   ok
attendance.pdf                       open                                         401     404    404   404    404      404      ok        404   ok
attendance.save                      running                                      401     404    404   404    404      404      ok        404   ok

participantInvitations.list          open,unpublished,closed,passed,cancelled     401     403    403   403    403      403      ok        404   ok
participantInvitations.invite        open,closed                                  401     403    403   403    403      403      ok        404   ok
participantInvitations.invite        unpublished,passed,cancelled                 401     403    403   403    403      403      422       404   422
invitations.delete                   open,unpublished,closed,passed,cancelled     401     410    410   410    410      410      ok        410   ok
courseInvitations.byToken            open,closed,passed                           ok      ok     ok    ok     ok       ok       ok        ok    ok
courseInvitations.byToken            unpublished,cancelled                        403     403    403   403    403      403      403       403   403
courseInvitations.decline            open,closed,passed                           ok      ok     ok    ok     ok       ok       ok        ok    ok
courseInvitations.decline            unpublished,cancelled                        403     403    403   403    403      403      403       403   403
courseInvitations.use                open,closed,passed                           401     ok     403   403    403      403      403       403   403
courseInvitations.use                unpublished,cancelled                        401     403    403   403    403      403      403       403   403

courseCancellation.get               open,unpublished,closed,passed,cancelled     401     403    403   403    403      403      ok        404   ok
courseCancellation.cancel            open,closed,passed,unpublished,cancelled     401     403    403   403    403      403      ok        404   ok
courseFigures.get                    open,unpublished,closed,passed,cancelled     401     403    403   403    403      403      ok        404   ok
courseEditions.copy                  open,unpublished,closed,passed,cancelled     401     403    403   403    403      403      ok        404   ok
`;

const DRAFT = { subject: "Tot dinsdag", body: "Breng een pen mee." };
const BODIES: Record<string, (desk: Desk) => object> = {
  "delisting.declineRequest": () => ({ message: "De groep is te klein." }),
  "instalments.savePaidAmount": () => ({ paidAmount: 10 }),
  "attendance.save": ({ enrolledId }) => ({
    ticks: [{ participantId: enrolledId, day: today(), present: true, tickedAt: test.clock.now().toISOString() }],
  }),
  "participantInvitations.invite": () => ({ text: "Schrijf je mee?", emails: ["nieuw@voorbeeld.example"] }),
  "courseInvitations.decline": ({ token }) => ({ token }),
  "courseInvitations.use": ({ token }) => ({ token }),
  "courseCancellation.cancel": () => ({ refund: 0 }),
  "courseMailings.preview": () => DRAFT,
  "courseMailings.test": () => DRAFT,
  "courseMailings.send": () => ({ ...DRAFT, id: crypto.randomUUID() }),
};

const test = useTestApi();
const today = () => brusselsDay(test.clock.now());
const endpoints = new Map([...endpointsOf(contract)].map(([name, endpoint]) => [name.join("."), endpoint]));
const rows = readOutcomes<State, Column>(TABLE, COLUMNS);

const ROLES: Partial<Record<Column, Role>> = {
  organiser: "course_organizer",
  other: "course_organizer",
  admin: "admin",
};
const people = {} as Record<Column, { id: string; email: string; browser: TestBrowser }>;
beforeAll(async () => {
  await aHouse(test.services);
  for (const column of COLUMNS) {
    const role = ROLES[column];
    const { id, email } = await aPerson(test.services, { roles: role ? [role] : [] });
    const browser = test.browser();
    people[column] = { id, email, browser: column === "visitor" ? browser : await browser.signInAs(id) };
  }
});

const isOfCourse = (state: State): state is keyof typeof COURSES => state in COURSES;

/**
 * A course with the callers who are in it, an invitation and, if the state is that of a participant, the participant
 * that the call is about.
 */
async function aDesk(state: State) {
  const { services } = test;
  const course = await aCourse(services, {
    has_enrollments: true,
    pricing_strategy: "paid",
    price: 12_000,
    organizer_id: people.organiser.id,
    ...(state === "running" && { start_date: today() }),
    ...(isOfCourse(state) && COURSES[state]),
  });
  const enrol = (wanted: Partial<Parameters<typeof anEnrolment>[1]>) =>
    anEnrolment(services, { course_id: course.id, ...wanted });
  for (const column of ["begun", "paying", "delisted"] as const)
    await enrol({ user_id: people[column].id, state: column });
  const { id: enrolledId } = await enrol({ user_id: people.enrolled.id });
  const invitation = await aCourseInvitation(services, { course_id: course.id, email: people.member.email });
  const desk = { slug: course.slug, id: invitation.id, token: invitation.token, enrolledId };
  return isOfCourse(state) ? desk : { ...desk, ...(await aSubject(course, state)) };
}
type Desk = Awaited<ReturnType<typeof aDesk>> & { instalmentId?: string };

/** The participant that a call is about. */
async function aSubject(course: { id: string }, state: (typeof PARTICIPANTS)[number]) {
  const { id } = await anEnrolment(test.services, {
    course_id: course.id,
    state: STEPS[state],
    ...(state === "wants-out" && { delist_requested_at: test.clock.now() }),
  });
  const request = REQUESTS[state];
  if (!request) return { id };
  const instalment = await anInstalmentRequest(test.services, { enrolmentId: id, state: request });
  if (state === "in-instalments") await people.organiser.browser.post(`/installments/${instalment.id}/approve`);
  return { id, instalmentId: instalment.id };
}

const STEPS = {
  beginner: "begun",
  payer: "paying",
  asking: "lapsed",
  refused: "lapsed",
  "taking-part": "enrolled",
  "wants-out": "enrolled",
  "in-instalments": "lapsed",
  left: "delisted",
} as const;
const REQUESTS: Partial<Record<State, "open" | "rejected">> = {
  asking: "open",
  refused: "rejected",
  "in-instalments": "open",
};

async function outcomeOf(action: string, { browser }: { browser: TestBrowser }, desk: Desk) {
  const endpoint = endpoints.get(action);
  if (!endpoint) throw new Error(`${action} is not in the contract`);
  const id = action.startsWith("instalments.") ? desk.instalmentId : desk.id;
  const query = action === "courseInvitations.byToken" ? `?token=${encodeURIComponent(desk.token)}` : "";
  const path = endpoint.path.replace("{slug}", desk.slug).replace("{id}", id ?? "none") + query;
  const { status, text } =
    endpoint.method === "GET"
      ? await browser.get(path)
      : await browser.change(endpoint.method as "POST", path, BODIES[action]?.(desk) ?? {}, "community");
  return status < 300 ? "ok" : status >= 500 ? text : `${status}`;
}

/** The features of the contract that the table covers. */
const FEATURES = [
  "participants",
  "delisting",
  "instalments",
  "courseMailings",
  "attendance",
  "participantInvitations",
  "courseInvitations",
  "invitations",
  "courseCancellation",
  "courseFigures",
  "courseEditions",
];

describe("the table of the organiser's desk", () => {
  it("has every call", () => {
    const wanted = [...endpoints.keys()].filter((name) => FEATURES.includes(name.split(".")[0] ?? ""));
    expect(new Set(rows.map(([action]) => action))).toEqual(
      new Set([...wanted, "leaving.requestDelist", "waitingList.list"]),
    );
  });

  it.each(rows)("%s, %s", async (action, state, expected) => {
    const changes = endpoints.get(action)?.method !== "GET";
    const shared = await aDesk(state);
    const found: Record<string, string> = {};
    // A refused call changes nothing, so all callers who are refused share one course.
    for (const column of COLUMNS) {
      const desk = changes && expected[column] === "ok" ? await aDesk(state) : shared;
      found[column] = await outcomeOf(action, people[column], desk);
    }
    expect(found).toEqual(expected);
  });
});
