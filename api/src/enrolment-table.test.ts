import { contract } from "@inktvis/contract";
import type { Role } from "@inktvis/contract/access";
import { endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { aCourse } from "./features/courses/courses/course.factory.ts";
import { BUYER } from "./features/enrolments/enrolments/enrolling.factory.ts";
import { anEnrolment } from "./features/enrolments/enrolments/enrolment.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import type { TestBrowser } from "./testing/test-browser.ts";
import { readOutcomes } from "./testing/outcome-table.ts";
import { useTestApi } from "./testing/test-api.ts";

/**
 * The state of the caller's enrolment in the course: `paying` holds a seat and chose what to pay, `lapsed` did the same
 * but lost the seat. The last three are its organiser, the organiser of other courses, and an admin, who did not begin
 * to enrol.
 */
const IN_IT = ["begun", "paying", "lapsed", "enrolled", "delisted"] as const;
const COLUMNS = ["visitor", "member", ...IN_IT, "organiser", "other", "admin"] as const;
type Column = (typeof COLUMNS)[number];

/**
 * States of a paid course; in `full` every seat is taken. `online` and `ended` have no meetings, the former on the site
 * and the latter not: there is a seat for everybody, and whoever is paying holds one by a decision of the organiser.
 * `shown` is now only announced; in `blocked` the organiser is blocked by staff.
 */
const STATES = {
  open: {},
  unpublished: { published_at: null },
  closed: { is_closed: true },
  passed: { enrollment_deadline: "2020-01-01" },
  full: {},
  online: { has_real_life_part: false },
  ended: { has_real_life_part: false, published_at: null },
  shown: { has_enrollments: false, conditions: null, max_participants: null, admin_email_address: null },
  blocked: {},
} as const;
type State = keyof typeof STATES;

/**
 * The outcome of every action by state of the course and by caller (docs/product/enrolments.md#permissions): ok, the
 * status of the refusal, or 205 for a seat that was lost. A dash is impossible: a course in which somebody has a seat
 * cannot become one that is only announced, and blocked people cannot sign in. Written by hand: the tests check the
 * rules of the product.
 */
const TABLE = `
action                  states                               visitor member begun paying lapsed enrolled delisted organiser other admin

get                     open,closed,passed,full,online       401     ok     ok    ok     ok     ok       ok       ok        ok    ok
get                     unpublished,ended                    401     404    ok    ok     ok     ok       ok       ok        404   ok
get                     shown                                401     ok     ok    -      ok     -        -        ok        ok    ok
get                     blocked                              401     404    ok    ok     ok     ok       ok       -         404   ok

start                   open,online                          401     ok     ok    ok     ok     ok       422      422       ok    ok
start                   closed                               401     422    ok    ok     ok     ok       422      422       422   422
start                   passed,full                          401     422    ok    ok     422    ok       422      422       422   422
start                   unpublished,ended                    401     404    ok    ok     422    ok       422      422       404   422
start                   shown                                401     422    ok    -      422    -        -        422       422   422
start                   blocked                              401     404    ok    ok     422    ok       422      -         404   422

saveData                open,closed                          401     422    ok    ok     205    422      422      422       422   422
saveData                online                               401     422    ok    ok     ok     422      422      422       422   422
saveData                ended                                401     404    422   ok     422    422      422      422       404   422
saveData                passed,full                          401     422    422   ok     205    422      422      422       422   422
saveData                unpublished                          401     404    422   ok     205    422      422      422       404   422
saveData                shown                                401     422    422   -      422    -        -        422       422   422
saveData                blocked                              401     404    422   ok     205    422      422      -         404   422

savePaymentPreferences  open,closed,passed,full              401     422    422   ok     205    422      422      422       422   422
savePaymentPreferences  online                               401     422    422   ok     ok     422      422      422       422   422
savePaymentPreferences  ended                                401     404    422   ok     422    422      422      422       404   422
savePaymentPreferences  unpublished                          401     404    422   ok     205    422      422      422       404   422
savePaymentPreferences  shown                                401     422    422   -      422    -        -        422       422   422
savePaymentPreferences  blocked                              401     404    422   ok     205    422      422      -         404   422

withdrawInstalment      open,closed,passed,full,online       401     422    ok    ok     ok     ok       ok       422       422   422
withdrawInstalment      unpublished,ended                    401     404    ok    ok     ok     ok       ok       422       404   422
withdrawInstalment      shown                                401     422    ok    -      ok     -        -        422       422   422
withdrawInstalment      blocked                              401     404    ok    ok     ok     ok       ok       -         404   422

price                   open,closed,passed,full,online       401     ok     ok    ok     ok     ok       ok       ok        ok    ok
price                   unpublished,ended                    401     404    ok    ok     ok     ok       ok       ok        404   ok
price                   shown                                401     ok     ok    -      ok     -        -        ok        ok    ok
price                   blocked                              401     404    ok    ok     ok     ok       ok       -         404   ok

paymentUrl              open,closed,passed,full,online       401     410    410   ok     410    410      410      410       410   410
paymentUrl              ended                                401     404    410   ok     410    410      410      410       404   410
paymentUrl              unpublished                          401     404    410   ok     410    410      410      410       404   410
paymentUrl              shown                                401     410    410   -      410    -        -        410       410   410
paymentUrl              blocked                              401     404    410   ok     410    410      410      -         404   410
`;

const BODIES: Record<string, object> = { saveData: BUYER, savePaymentPreferences: {}, price: {} };

const test = useTestApi();
const endpoints = new Map(
  [...endpointsOf({ enrolments: contract.enrolments })].map(([[, name = ""], endpoint]) => [name, endpoint]),
);
const rows = readOutcomes<State, Column>(TABLE, COLUMNS);

const ROLES: Partial<Record<Column, Role>> = {
  organiser: "course_organizer",
  other: "course_organizer",
  admin: "admin",
};
const people = {} as Record<Column, { id: string; browser: TestBrowser }>;
beforeAll(async () => {
  const address = { street: "Kaai", number: "1", postal_code: "9000", city: "Gent", country: "BE" };
  const named = {
    name: "Inktvis vzw",
    vat_number: "BE0123456749",
    iban: "BE68539007547034",
    email: "a@inktvis.example",
  };
  const house = { ...address, ...named, updated_at: test.clock.now() };
  await test.services.db.insertInto("house_data").values(house).execute();
  for (const column of COLUMNS) {
    const role = ROLES[column];
    const { id } = await aPerson(test.services, { roles: role ? [role] : [] });
    const browser = test.browser();
    people[column] = { id, browser: column === "visitor" ? browser : await browser.signInAs(id) };
  }
});

/** A course in this state, with the caller in it. */
async function aCourseIn(state: State, column: Column) {
  const { db } = test.services;
  const takesSeat = column === "paying" || column === "enrolled";
  const course = await aCourse(test.services, {
    has_enrollments: true,
    pricing_strategy: "paid",
    price: 12_000,
    ...(state === "full" && { max_participants: takesSeat ? 2 : 1 }),
    ...STATES[state],
    ...(state !== "blocked" && { organizer_id: people.organiser.id }),
  });
  const known = IN_IT.find((name) => name === column);
  if (known) {
    const choice = known === "paying" ? { price_course: 12_000 } : {};
    await anEnrolment(test.services, { course_id: course.id, user_id: people[column].id, state: known, ...choice });
  }
  if (state === "full") await anEnrolment(test.services, { course_id: course.id });
  const block = { blocked_at: test.clock.now() };
  if (state === "blocked") await db.updateTable("users").set(block).where("id", "=", course.organizerId).execute();
  return course;
}

async function outcomeOf(state: State, action: string, column: Column) {
  const { browser } = people[column];
  const course = await aCourseIn(state, column);
  const endpoint = endpoints.get(action);
  if (!endpoint) throw new Error(`${action} is not in the contract`);
  const path = endpoint.path.replace("{slug}", course.slug);
  const { status, text } = await send(browser, endpoint.method, { path, body: BODIES[action] ?? {} });
  if (status === 205) return "205";
  return status < 300 ? "ok" : status >= 500 ? text : `${status}`;
}

function send(browser: TestBrowser, method: string, { path, body }: { path: string; body: object }) {
  if (method === "GET") return browser.get(path);
  return method === "DELETE" ? browser.delete(path) : browser.post(path, body);
}

describe("the table of enrolments", () => {
  it("has every action in every state once", () => {
    const written = rows.map(([action, state]) => `${action} ${state}`);
    // Files are left out: only enrolled people have one, whatever the state.
    const actions = [...endpoints].filter(([, { path, produces }]) => path.includes("{slug}") && !produces);
    const wanted = actions.flatMap(([action]) => Object.keys(STATES).map((state) => `${action} ${state}`));
    expect(written.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(rows)("%s, %s", async (action, state, expected) => {
    const found = await Promise.all(
      COLUMNS.map(async (column) => [column, expected[column] === "-" ? "-" : await outcomeOf(state, action, column)]),
    );
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
