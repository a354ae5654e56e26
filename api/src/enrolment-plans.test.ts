import { beforeAll, describe, expect, it } from "vitest";
import { aHouse, anInvoice } from "./features/billing/invoices/invoice.factory.ts";
import { aCourse } from "./features/courses/courses/course.factory.ts";
import { manyCourses } from "./features/courses/courses/many-courses.factory.ts";
import { anEnrolment } from "./features/enrolments/enrolments/enrolment.factory.ts";
import { refundedMail } from "./features/enrolments/enrolments/enrolment.mail-kinds.ts";
import { manyEnrolments } from "./features/enrolments/enrolments/many-enrolments.factory.ts";
import { aPlace } from "./features/enrolments/waiting-list/waiting-list.factory.ts";
import { anInstalment } from "./features/enrolments/instalments/instalment.factory.ts";
import { aPayment } from "./features/enrolments/payments/payment.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { findFullScans, sizesOf } from "./testing/query-plan.ts";
import { useTestApi } from "./testing/test-api.ts";
import type { TestBrowser } from "./testing/test-browser.ts";
import { VALID_BODIES } from "./valid-bodies.ts";

/* Like plans.test.ts, for enrolling, paying and bookkeeping. */

const test = useTestApi();

interface Setting {
  /** About to pay for a course. */
  payer: TestBrowser;
  paying: string;
  /** Enrolled in a course, with an invoice. */
  participant: TestBrowser;
  followed: string;
  participantId: string;
  /** The organiser of that course. */
  organizer: TestBrowser;
  admin: TestBrowser;
  /** Wants a seat in a full course, in which a seat is offered to somebody else. */
  waiter: TestBrowser;
  full: string;
  offer: string;
  paymentId: string;
  invoiceId: string;
  anomalyId: string;
  instalmentId: string;
}

/** Add every new endpoint that reads or writes a growing table. */
const CALLS: Record<string, (setting: Setting) => Promise<{ status: number }>> = {
  "own enrolments": ({ participant }) => participant.get("/me/courses/participations"),
  "an own enrolment": ({ participant, followed }) => participant.get(`/courses/${followed}/participation`),
  "one's calendar file": ({ participant, followed }) => participant.get(`/courses/${followed}/participation/calendar`),
  "one's invoice": ({ participant, followed }) =>
    participant.get(`/courses/${followed}/participation/download-invoice`),
  "beginning to enrol": ({ participant, paying }) => participant.post(`/courses/${paying}/participate/start`, {}),
  "filling in data of an enrolment": ({ payer, paying }) =>
    payer.post(`/courses/${paying}/participate/save-data`, VALID_BODIES["enrolments.saveData"]),
  "choosing what to pay": ({ payer, paying }) =>
    payer.post(`/courses/${paying}/participate/save-payment-preferences`, { bookEnabled: 1 }),
  "asking for a price": ({ payer, paying }) => payer.post(`/courses/${paying}/participation/price`, { bookEnabled: 1 }),
  "going to pay": ({ payer, paying }) => payer.get(`/courses/${paying}/participation/payment-url`),
  "participants who are enrolled": ({ organizer, followed }) =>
    organizer.get(`/courses/${followed}/participants/active`),
  "participants who are paying": ({ organizer, followed }) =>
    organizer.get(`/courses/${followed}/participants/with-pending-payment`),
  "participants who asked for instalments": ({ organizer, followed }) =>
    organizer.get(`/courses/${followed}/participants/with-installment-request`),
  "participants who left": ({ organizer, followed }) => organizer.get(`/courses/${followed}/participants/delisted`),
  "a participant": ({ organizer, participantId }) => organizer.get(`/course-participants/${participantId}`),
  "participants as a spreadsheet": ({ organizer, followed }) => organizer.get(`/export/courses/${followed}/csv`),
  "the refund quote of a participant": ({ organizer, participantId }) =>
    organizer.get(`/course-participants/${participantId}/refund-quote`),
  "one's own refund quote": ({ participant, followed }) =>
    participant.get(`/courses/${followed}/participation/refund-quote`),
  "asking to be delisted": ({ participant, followed }) =>
    participant.post(`/courses/${followed}/participation/request-delist`, {}),
  "requests to be delisted": ({ admin }) => admin.get("/staff/delist-requests"),
  "delisting a participant": ({ organizer, participantId }) =>
    organizer.post(`/course-participants/${participantId}/delist`, { refundAmount: 0 }),
  "relisting a participant": ({ organizer, participantId }) =>
    organizer.post(`/course-participants/${participantId}/relist`),
  "a course with its seats": ({ payer, paying }) => payer.get(`/courses/${paying}`),
  "joining a waiting list": ({ waiter, full }) => waiter.post(`/courses/${full}/waiting-list`),
  "leaving a waiting list": ({ waiter, full }) => waiter.delete(`/courses/${full}/waiting-list`),
  "the waiting list of a course": ({ admin, full }) => admin.get(`/courses/${full}/waiting-list`),
  "one's places on waiting lists": ({ waiter }) => waiter.get("/me/courses/waiting-list"),
  "the offer of a link": ({ waiter, offer }) => waiter.get(`/seat-offers/${offer}`),
  "declining an offer": ({ waiter, offer }) => waiter.post(`/seat-offers/${offer}/decline`),
  "payments for staff": ({ admin }) => admin.get("/staff/payments?sort=createdAt&order=DESC"),
  "payments for staff that are open": ({ admin }) => admin.get("/staff/payments?state=pending"),
  "payments for staff of an address": ({ admin }) => admin.get("/staff/payments?q=niemand@lezers.example"),
  "payments for staff by a number": ({ admin }) => admin.get("/staff/payments?q=tr_onbekend"),
  "payments for staff of a name": ({ admin }) => admin.get("/staff/payments?q=quaghe"),
  "payments for staff of a transfer": ({ admin }) =>
    admin.get("/staff/payments?q=%2B%2B%2B020%2F2600%2F00178%2B%2B%2B"),
  "a payment for staff": ({ admin, paymentId }) => admin.get(`/staff/payments/${paymentId}`),
  "refunds for staff": ({ admin }) => admin.get("/staff/refunds"),
  "add-ons to send": ({ admin }) => admin.get("/staff/shipments?state=to-send"),
  "effects of cancelling a course": ({ organizer, followed }) => organizer.get(`/courses/${followed}/cancellation`),
  "figures of a course": ({ organizer, followed }) => organizer.get(`/courses/${followed}/figures`),
  "the attendance in a course": ({ organizer, followed }) => organizer.get(`/courses/${followed}/attendance`),
  "mails to participants": ({ organizer, followed }) => organizer.get(`/courses/${followed}/sent-emails`),
  "refunds to transfer": ({ admin }) => admin.get("/staff/refunds?state=to-transfer"),
  "instalments for staff": ({ admin }) => admin.get("/staff/installments"),
  "instalments that wait too long": ({ admin }) => admin.get("/staff/installments?state=overdue"),
  "running instalments for staff": ({ admin }) => admin.get("/staff/installments?state=running"),
  "instalments for staff of a name": ({ admin }) => admin.get("/staff/installments?q=quaghe"),
  "instalments for staff of a transfer": ({ admin }) => admin.get("/staff/installments?q=020260000178"),
  "a request for instalments": ({ admin, instalmentId }) => admin.get(`/installments/${instalmentId}`),
  "a received instalment": ({ admin, instalmentId }) => admin.put(`/installments/${instalmentId}`, { paidAmount: 10 }),
  "anomalies for staff": ({ admin }) => admin.get("/staff/anomalies"),
  "open anomalies": ({ admin }) => admin.get("/staff/anomalies?state=open"),
  "an anomaly for staff": ({ admin, anomalyId }) => admin.get(`/staff/anomalies/${anomalyId}`),
  "invoices for staff": ({ admin }) => admin.get("/staff/invoices?sort=date&order=DESC"),
  "invoices for staff of a period": ({ admin }) => admin.get("/staff/invoices?from=2020-01-01&until=2020-01-31"),
  "invoices for staff of a name": ({ admin }) => admin.get("/staff/invoices?q=quaghe"),
  "invoices for staff of a transfer": ({ admin }) => admin.get("/staff/invoices?q=020%2F2600%2F00178"),
  "an invoice for staff": ({ admin, invoiceId }) => admin.get(`/staff/invoices/${invoiceId}`),
  "the books of a period": ({ admin }) => admin.get("/staff/invoices/csv?from=2020-01-01&until=2020-01-31"),
};
/** Jobs that run every minute. */
const JOBS = [
  "enrolments.remind-of-instalments",
  "enrolments.poll-payments",
  "enrolments.expire-seats",
  "enrolments.waiting-lists",
];

describe("every query about enrolling uses an index", () => {
  let setting: Setting;
  let sizes: Awaited<ReturnType<typeof sizesOf>>;
  beforeAll(async () => {
    const { services } = test;
    await aHouse(services);
    await manyCourses(services, 8000);
    await manyEnrolments(services);
    sizes = await sizesOf(services.db);
    const paid = { has_enrollments: true, organized_by_cs: true, pricing_strategy: "paid" as const, price: 12_000 };
    const [paying, followed] = [await aCourse(services, paid), await aCourse(services, paid)];
    const { user_id } = await anEnrolment(services, { course_id: paying.id, state: "paying" });
    const made = await anInvoice(services, { courseId: followed.id });
    await aPayment(services, { enrolment_id: made.enrolmentId, state: "failed" });
    const anomaly = await services.db.selectFrom("anomalies").select("id").limit(1).executeTakeFirstOrThrow();
    const full = await aCourse(services, { has_enrollments: true, max_participants: 1 });
    const place = await aPlace(services, { course_id: full.id, state: "offered" });
    setting = {
      waiter: await test.browser().signInAs((await aPerson(services)).id),
      full: full.slug,
      offer: place.token,
      payer: await test.browser().signInAs(user_id ?? ""),
      paying: paying.slug,
      participant: await test.browser().signInAs(made.userId),
      followed: followed.slug,
      participantId: made.enrolmentId,
      organizer: await test.browser().signInAs(followed.organizerId),
      admin: await test.browser().signInAs((await aPerson(services, { roles: ["admin"] })).id, ["community", "staff"]),
      paymentId: made.paymentId,
      invoiceId: made.id,
      anomalyId: anomaly.id,
      instalmentId: (await anInstalment(services, { courseId: followed.id, state: "approved" })).id,
    };
  });

  it("is tested on large tables", () => {
    const large = [
      "courses",
      "enrolments",
      "waiting_list_entries",
      "payments",
      "invoices",
      "refunds",
      "anomalies",
      "instalments",
      "enrolment_add_ons",
      "course_conditions",
    ];
    expect([...sizes.keys()]).toEqual(expect.arrayContaining(large));
  });

  const faultsOf = async (act: () => Promise<unknown>) => {
    const queries = await test.queriesOf(act);
    expect(queries.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const query of new Map(queries.map((each) => [each.sql, each])).values())
      for (const fault of await findFullScans(test.services.db, query, sizes)) faults.push(`${fault}: ${query.sql}`);
    return faults;
  };

  it.each(Object.keys(CALLS))("%s", async (name) => {
    const faults = await faultsOf(async () => {
      const answer = await CALLS[name]?.(setting);
      expect(answer?.status).toBeLessThan(300);
    });
    expect(faults).toEqual([]);
  });

  it("the mail about a completed refund", async () => {
    const { db, jobs } = test.services;
    const refund = await db
      .selectFrom("refunds")
      .select("id")
      .where("state", "=", "refunded")
      .executeTakeFirstOrThrow();
    await test.runJobs();
    await db.transaction().execute((tx) => jobs.enqueue(tx, refundedMail, { refundId: refund.id }));
    expect(await faultsOf(() => test.runJobs())).toEqual([]);
  });

  it.each(JOBS)("the job %s", async (name) => {
    expect(await faultsOf(() => test.runScheduled(name))).toEqual([]);
  });
});
