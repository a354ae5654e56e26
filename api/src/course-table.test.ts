import { contract } from "@inktvis/contract";
import type { Role } from "@inktvis/contract/access";
import { endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { aCourse } from "./features/courses/courses/course.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { enrollableCourse, validCourse } from "./valid-bodies.ts";
import type { TestBrowser } from "./testing/test-browser.ts";
import { readOutcomes } from "./testing/outcome-table.ts";
import { useTestApi } from "./testing/test-api.ts";

/** The caller; the last three are roles of the site. */
const COLUMNS = ["visitor", "member", "organiser", "other", "display", "admin"] as const;
type Column = (typeof COLUMNS)[number];

/**
 * The first five are states of a course that people enrol in, `hidden` and `shown` of one that is only announced; in
 * `blocked` its organiser is blocked by staff.
 */
const STATES = {
  unpublished: { has_enrollments: true, published_at: null },
  open: { has_enrollments: true },
  closed: { has_enrollments: true, is_closed: true },
  passed: { has_enrollments: true, enrollment_deadline: "2020-01-01" },
  blocked: { has_enrollments: true },
  hidden: { published_at: null },
  shown: {},
} as const;
type State = keyof typeof STATES;

/**
 * The outcome of every action by state and role (docs/product/courses.md#permissions): ok, or the status of the
 * refusal; `start` is whether `me.can.startParticipation` is true. `display` may only create courses that are
 * announced. A dash is impossible: blocked people cannot sign in. Written by hand: the tests check the rules of the
 * product.
 */
const TABLE = `
action             states                         visitor member organiser other display admin
courses.get        unpublished,hidden             404 404 ok  404 404 ok
courses.get        open,closed,passed,shown       ok  ok  ok  ok  ok  ok
courses.get        blocked                        404 404 -   404 404 ok
courses.update     unpublished,hidden             401 403 ok  404 404 ok
courses.update     open,closed,passed,shown       401 403 ok  404 404 ok
courses.update     blocked                        401 403 -   404 404 ok
courses.publish    unpublished,hidden             401 403 ok  404 404 ok
courses.publish    open,closed,passed,shown       401 403 ok  404 404 ok
courses.publish    blocked                        401 403 -   404 404 ok
courses.unpublish  unpublished,hidden             401 403 ok  404 404 ok
courses.unpublish  open,closed,passed,shown       401 403 ok  404 404 ok
courses.unpublish  blocked                        401 403 -   404 404 ok
courses.delete     unpublished,hidden,shown       401 403 ok  404 404 ok
courses.delete     open,closed,passed             401 403 422 404 404 422
courses.delete     blocked                        401 403 -   404 404 422
start              unpublished,hidden             404 404 no  404 404 no
start              open                           no  yes no  yes yes yes
start              closed,passed,shown            no  no  no  no  no  no
start              blocked                        404 404 -   404 404 no
`;

const test = useTestApi();
const endpoints = new Map([...endpointsOf(contract)].map(([name, endpoint]) => [name.join("."), endpoint]));
const rows = readOutcomes<State, Column>(TABLE, COLUMNS);

const ROLES: Partial<Record<Column, Role>> = {
  organiser: "course_organizer",
  other: "course_organizer",
  display: "course_organizer_only_display",
  admin: "admin",
};
const people = {} as Record<Column, { id: string; browser: TestBrowser }>;
beforeAll(async () => {
  for (const column of COLUMNS) {
    const role = ROLES[column];
    const { id } = await aPerson(test.services, { roles: role ? [role] : [] });
    const browser = test.browser();
    people[column] = { id, browser: column === "visitor" ? browser : await browser.signInAs(id) };
  }
});

async function aCourseIn(state: State) {
  if (state !== "blocked") return aCourse(test.services, { ...STATES[state], organizer_id: people.organiser.id });
  const course = await aCourse(test.services, STATES.blocked);
  const block = { blocked_at: test.clock.now() };
  await test.services.db.updateTable("users").set(block).where("id", "=", course.organizerId).execute();
  return course;
}

async function outcomeOf(state: State, action: string, { browser }: (typeof people)[Column]) {
  const course = await aCourseIn(state);
  if (action === "start") {
    const { status, body } = await browser.get(`/courses/${course.slug}`);
    if (status !== 200) return `${status}`;
    return body.data.me.can.startParticipation ? "yes" : "no";
  }
  const endpoint = endpoints.get(action);
  if (!endpoint) throw new Error(`${action} is not in the contract`);
  const path = endpoint.path.replace("{slug}", course.slug);
  const form = state === "hidden" || state === "shown" ? validCourse : enrollableCourse;
  const { image: _image, ...body } = { ...form, teacherImage: undefined, title: course.title };
  const { status, text } =
    endpoint.method === "GET"
      ? await browser.get(path)
      : await browser.change(endpoint.method as "POST", path, endpoint.body ? body : {}, "community");
  return status < 300 ? "ok" : status >= 500 ? text : `${status}`;
}

describe("the table of courses", () => {
  it("has every action in every state once", () => {
    const written = rows.map(([action, state]) => `${action} ${state}`);
    const actions = [...endpoints].filter(([name, { path }]) => name.startsWith("courses.") && path.includes("{slug}"));
    const wanted = [...actions.map(([name]) => name), "start"].flatMap((action) =>
      Object.keys(STATES).map((state) => `${action} ${state}`),
    );
    expect(written.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(rows)("%s, %s", async (action, state, expected) => {
    const found = await Promise.all(
      COLUMNS.map(async (column) => [
        column,
        expected[column] === "-" ? "-" : await outcomeOf(state, action, people[column]),
      ]),
    );
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
