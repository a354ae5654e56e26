import { grants, type Role, ROLES } from "@inktvis/contract/access";
import { SEARCH_MODELS } from "@inktvis/contract/features/discovery/search";
import { beforeAll, describe, expect, it } from "vitest";
import { aHouse, anInvoice, BUYER } from "./features/billing/invoices/invoice.factory.ts";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { aJuror } from "./features/contests/jury/juror.factory.ts";
import { aCourse } from "./features/courses/courses/course.factory.ts";
import { anEnrolment } from "./features/enrolments/enrolments/enrolment.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { endpointsRevealing, READING_ENDPOINTS } from "./testing/every-endpoint.ts";
import type { TestBrowser } from "./testing/test-browser.ts";
import { useTestApi } from "./testing/test-api.ts";

/*
 * Data of a participant and of their payments (address, VAT number, ids at the payment provider) is visible only to the
 * participant, the organiser of the course, and staff who manage money. All of it contains one word; everybody else
 * calls every endpoint with every address and id that could lead to it.
 */

const test = useTestApi();
const WORD = "kanariegeel";

/**
 * Roles only add rights (contract/src/access.test.ts), so a person with many roles finds what any of them would find.
 * This person organises other courses, and is in a jury.
 */
const CALLERS: Readonly<Record<string, readonly Role[] | null>> = {
  "a visitor": null,
  "a person with every role but those that manage money": ROLES.filter((role) => !grants([role], "manageMoney")),
};

const browsers = new Map<string, TestBrowser>();
let participant: TestBrowser;
let slug: string;
let ids: string[];
let number: string;

const signIn = (id: string) => test.browser().signInAs(id, ["auth", "community", "staff"]);

beforeAll(async () => {
  const { services } = test;
  const { db, clock } = services;
  await aHouse(services);
  for (const [caller, roles] of Object.entries(CALLERS)) {
    const person = roles && (await aPerson(services, { roles }));
    browsers.set(caller, person ? await signIn(person.id) : test.browser());
    if (!person) continue;
    await aCourse(services, { has_enrollments: true, organizer_id: person.id });
    await aJuror(services, { contestId: (await aContest(services)).id, userId: person.id });
  }
  const course = await aCourse(services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000 });
  slug = course.slug;
  browsers.set("the organiser of the course", await signIn(course.organizerId));
  const other = await anEnrolment(services, { course_id: course.id });
  browsers.set("another participant", await signIn(other.user_id ?? ""));
  const buyer = { ...BUYER, name: WORD, street: WORD, email: `${WORD}@werk.example`, vatNumber: `BE${WORD}` };
  const made = await anInvoice(services, { courseId: course.id, buyer });
  number = made.number;
  participant = await signIn(made.userId);
  await db
    .updateTable("enrolments")
    .set({
      first_name: WORD,
      last_name: WORD,
      phone: `+32${WORD}`,
      date_of_birth: "1990-05-17",
      address_street: WORD,
      address_number: "1",
      address_postal_code: "9000",
      address_city: WORD,
      address_country: "BE",
      use_invoicing_address: true,
      invoicing_name: WORD,
      invoicing_email: `${WORD}@werk.example`,
      invoicing_street: WORD,
      invoicing_number: "1",
      invoicing_postal_code: "9000",
      invoicing_city: WORD,
      invoicing_country: "BE",
      invoicing_vat_number: `BE${WORD}`,
      discount_reason: WORD,
    })
    .where("id", "=", made.enrolmentId)
    .execute();
  await db
    .insertInto("enrolment_add_ons")
    .values({ enrolment_id: made.enrolmentId, add_on: "verzin", price: 1800 })
    .execute();
  await db
    .updateTable("payments")
    .set({ provider_id: `tr_${WORD}` })
    .where("id", "=", made.paymentId)
    .execute();
  const { id: refundId } = await db
    .insertInto("refunds")
    .values({
      payment_id: made.paymentId,
      way: "transfer",
      iban: `BE68${WORD}`,
      provider_id: `re_${WORD}`,
      state: "queued",
      amount: 100,
      reason: WORD,
      created_at: clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: anomalyId } = await db
    .insertInto("anomalies")
    .values({
      kind: "paid-twice",
      dedupe_key: WORD,
      payment_id: made.paymentId,
      enrolment_id: made.enrolmentId,
      details: JSON.stringify({ expected: 100, received: 100, providerId: `tr_${WORD}` }),
      filed_at: clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  ids = [made.enrolmentId, made.paymentId, made.id, refundId, anomalyId, course.id, made.userId];
});

/** Endpoints that show participants to the managers of their course. */
const OF_ORGANIZER = [
  "participants.active",
  "participants.get",
  "participants.csv",
  "attendance.get",
  "courseFigures.get",
];

const findings = (browser: TestBrowser, called?: typeof READING_ENDPOINTS) =>
  endpointsRevealing(
    WORD,
    browser,
    {
      parameters: { slug: [slug], id: ids },
      queries: [
        { page: "1", perPage: "100", all: "1" },
        { number },
        ...[WORD, undefined].map((text) => ({ page: "1", q: JSON.stringify({ models: SEARCH_MODELS, text }) })),
        { q: WORD },
      ],
    },
    called,
  );

describe.each([...Object.keys(CALLERS), "another participant"])("%s", (caller) => {
  it("finds nothing of what a participant filled in and paid", async () => {
    expect(await findings(browsers.get(caller) ?? test.browser())).toEqual(new Set());
  });
});

describe("the participant", () => {
  it("finds their own data, but no id of the payment provider", async () => {
    expect(await findings(participant, READING_ENDPOINTS)).toEqual(new Set(["enrolments.get"]));
    expect((await participant.get(`/courses/${slug}/participation`)).text).not.toMatch(/(tr|re)_kanarie/);
  });
});

describe("staff who manage money", () => {
  it("find it in the staff room, which shows that the word can be found", async () => {
    const admin = await signIn((await aPerson(test.services, { roles: ["admin"] })).id);
    expect(await findings(admin, READING_ENDPOINTS)).toEqual(
      new Set([
        ...OF_ORGANIZER,
        "staffPayments.list",
        "staffPayments.get",
        "staffRefunds.list",
        "staffShipments.list",
        "staffShipments.csv",
        "staffAnomalies.list",
        "staffAnomalies.get",
        "staffInvoices.list",
        "staffInvoices.get",
        "staffInvoices.csv",
      ]),
    );
  });
});

// Last, because it also changes data.
describe("the organiser of the course", () => {
  it("finds it among the participants", async () => {
    const organizer = browsers.get("the organiser of the course") ?? test.browser();
    expect(await findings(organizer)).toEqual(new Set(OF_ORGANIZER));
  });
});
