import type { Insertable } from "kysely";
import type { Courses, Enrolments } from "#platform/db/tables.gen.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEnrolment } from "../enrolments/enrolment.factory.ts";

export interface Payer {
  id: string;
  enrolmentId: string;
  slug: string;
  browser: TestBrowser;
}

type Whose = Pick<Payer, "enrolmentId">;

/** What the database has about these people. */
function writtenOf(test: TestApi) {
  const db = () => test.services.db;
  const paymentsOf = ({ enrolmentId }: Whose) =>
    db()
      .selectFrom("payments")
      .selectAll()
      .where("enrolment_id", "=", enrolmentId)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
  const newestOf = async (payer: Whose) => {
    const payment = (await paymentsOf(payer)).at(-1);
    if (!payment) throw new Error("no payment");
    return payment;
  };

  return {
    paymentsOf,
    newestOf,
    enrolmentOf: ({ enrolmentId }: Whose) =>
      db().selectFrom("enrolments").selectAll().where("id", "=", enrolmentId).executeTakeFirstOrThrow(),
    invoicesOf: ({ enrolmentId }: Whose) =>
      db().selectFrom("invoices").selectAll().where("enrolment_id", "=", enrolmentId).execute(),
    anomaliesOf: ({ enrolmentId }: Whose) =>
      db().selectFrom("anomalies").selectAll().where("enrolment_id", "=", enrolmentId).orderBy("filed_at").execute(),
    refundsOf: ({ enrolmentId }: Whose) =>
      db()
        .selectFrom("refunds as refund")
        .innerJoin("payments as payment", "payment.id", "refund.payment_id")
        .selectAll("refund")
        .where("payment.enrolment_id", "=", enrolmentId)
        .orderBy("refund.created_at")
        .orderBy("refund.id")
        .execute(),
    async notificationsOf({ id }: Pick<Payer, "id">) {
      const rows = await db().selectFrom("notifications").select("type").where("user_id", "=", id).execute();
      return rows.map(({ type }) => type);
    },
  };
}

/** People who are about to pay for courses of €123.45. */
export function payers(test: TestApi) {
  const written = writtenOf(test);

  const aPaidCourse = (wanted: Partial<Omit<Insertable<Courses>, "slug">> & { discounts?: readonly number[] } = {}) =>
    aCourse(test.services, {
      has_enrollments: true,
      organized_by_cs: true,
      pricing_strategy: "paid",
      price: 12_345,
      ...wanted,
    });

  /** With their details filled in, a seat that is held, and nothing chosen yet. */
  async function aPayer(
    course: { id: string; slug: string },
    wanted: Partial<Insertable<Enrolments>> & { state?: "paying" | "lapsed" } = {},
  ): Promise<Payer> {
    const person = await aPerson(test.services);
    const enrolment = await anEnrolment(test.services, {
      state: "paying",
      ...wanted,
      course_id: course.id,
      user_id: person.id,
    });
    const browser = await test.browser().signInAs(person.id);
    return { id: person.id, enrolmentId: enrolment.id, slug: course.slug, browser };
  }

  const choose = ({ browser, slug }: Payer, choice: object = {}) =>
    browser.post(`/courses/${slug}/participate/save-payment-preferences`, choice);
  const pay = ({ browser, slug }: Payer) => browser.get(`/courses/${slug}/participation/payment-url`);
  const look = ({ browser, slug }: Payer) => browser.get(`/courses/${slug}/participation`);

  return {
    ...written,
    aPaidCourse,
    aPayer,
    choose,
    pay,
    look,
    aHouse: () => aHouse(test.services),
    /** Somebody who was sent to Mollie, with their payment there. */
    async aPayerAtMollie(
      course: { id: string; slug: string },
      wanted: Parameters<typeof aPayer>[1] & { choice?: object } = {},
    ) {
      const { choice = {}, ...columns } = wanted;
      const payer = await aPayer(course, columns);
      const chosen = await choose(payer, choice);
      const answer = await pay(payer);
      if (chosen.status !== 200 || answer.status !== 200) throw new Error(chosen.text + answer.text);
      const payment = await written.newestOf(payer);
      return { ...payer, paymentId: payment.id, providerId: payment.provider_id ?? "" };
    },
    /** Somebody who may manage money. */
    async aBookkeeper() {
      const person = await aPerson(test.services, { roles: ["admin"] });
      return test.browser().signInAs(person.id);
    },
  };
}
