import { brusselsDay } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import type { HouseData } from "../house-data/house-data.ts";
import type { AgreedLine } from "./agreed-line.ts";
import type { Buyer } from "./invoice.ts";
import { issueInvoice } from "./issue-invoice.ts";

export const HOUSE: HouseData = {
  name: "Huis van de Letteren vzw",
  street: "Waalsekaai",
  number: "15",
  postalCode: "2000",
  city: "Antwerpen",
  country: "BE",
  vatNumber: "BE0999999922",
  iban: "BE68539007547034",
  email: "boekhouding@huis.example",
};
/** The house as the seller, as the staff room fills it in. */
export const aHouse = ({ db, clock }: Services) => {
  const { postalCode, vatNumber, ...same } = HOUSE;
  return db
    .insertInto("house_data")
    .values({ ...same, postal_code: postalCode, vat_number: vatNumber, updated_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const BUYER: Buyer = {
  name: "Nele Zée",
  email: "nele@voorbeeld.example",
  street: "Kerkstraat",
  number: "12 bus 3",
  postalCode: "9000",
  city: "Gent",
  country: "BE",
  vatNumber: null,
};

export const EXEMPT = {
  basispoints: 0,
  exemption: "Vrijgesteld van btw volgens artikel 44, § 2, 4° van het Wetboek van de btw.",
};
export const aLine = (wanted: Partial<AgreedLine> = {}): AgreedLine => {
  const price = wanted.price ?? wanted.total ?? 12_000;
  return { code: "course", description: "Cursus ‘Water’", price, discount: null, total: price, vat: EXEMPT, ...wanted };
};
export const aBook = () =>
  aLine({ code: "book", description: "Het schrijfboek", price: 2340, vat: { basispoints: 600, exemption: null } });

interface Wanted {
  userId?: string;
  courseId?: string;
  lines?: readonly AgreedLine[];
  buyer?: Partial<Buyer>;
}

/** A finalised enrolment with its payment, for which an invoice can be issued. */
export async function aPaidEnrolment(services: Services, { userId, courseId, lines = [aLine()] }: Wanted = {}) {
  const { db, clock } = services;
  const now = clock.now();
  const user_id = userId ?? (await aPerson(services)).id;
  const course_id =
    courseId ?? (await aCourse(services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000 })).id;
  const conditions = await db
    .insertInto("course_conditions")
    .values({ course_id, body: "<p>Wie inschrijft, komt.</p>" })
    .onConflict((conflict) => conflict.columns(["course_id", "hash"]).doUpdateSet({ course_id }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const enrolment = await db
    .insertInto("enrolments")
    .values({
      course_id,
      user_id,
      accepted_conditions_id: conditions.id,
      started_at: now,
      finalized_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const amount = lines.reduce((sum, { total }) => sum + total, 0);
  const payment = await db
    .insertInto("payments")
    .values({
      redirect_url: "https://organization.inktvis.example/cursussen/cursus/inschrijven/compleet",
      enrolment_id: enrolment.id,
      provider: "mollie",
      provider_id: `tr_${crypto.randomUUID().slice(0, 10)}`,
      state: "paid",
      amount,
      received: amount,
      lines: JSON.stringify(lines),
      choice: JSON.stringify({ level: null, priceCourse: amount, discount: null, addOns: [] }),
      method: "bancontact",
      created_at: now,
      paid_at: now,
    })
    .returning(["id", "provider_id"])
    .executeTakeFirstOrThrow();
  return {
    enrolmentId: enrolment.id,
    paymentId: payment.id,
    providerId: payment.provider_id,
    userId: user_id,
    courseId: course_id,
  };
}

/** An invoice of a paid enrolment, with the enrolment and its payment. */
export async function anInvoice(services: Services, wanted: Wanted = {}) {
  const paid = await aPaidEnrolment(services, wanted);
  const { enrolmentId, paymentId, userId } = paid;
  const { lines = [aLine()], buyer } = wanted;
  const invoice = await services.db.transaction().execute((tx) =>
    issueInvoice(tx, services, {
      enrolmentId,
      paymentId,
      userId,
      buyer: { ...BUYER, ...buyer },
      lines,
      method: "bancontact",
    }),
  );
  return { ...paid, ...invoice, date: brusselsDay(services.clock.now()) };
}
