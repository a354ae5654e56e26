import { EnrolmentDataInput } from "@inktvis/contract/features/enrolments/enrolment-data";
import { PaymentPreferencesInput, PriceChoices } from "@inktvis/contract/features/enrolments/prices";
import { beforeAll, expect, it } from "vitest";
import type * as z from "zod";
import { HOSTILE } from "#testing/hostile-values.ts";
import { passesSchema } from "#testing/passes-schema.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { VALID_BODIES } from "#valid-bodies.ts";
import { anEnrolment } from "./enrolment.factory.ts";

/*
 * Sent by somebody who is about to pay, so that each call gets past the earlier steps: in contract.test.ts nobody has
 * begun an enrolment.
 */

const test = useTestApi();
let question: { id: string; option: string };
beforeAll(() => aHouse(test.services));

/** Values beyond those that no field accepts: ones that are almost right for some field of enrolling. */
const NEARLY: unknown[] = [
  0.1 + 0.2,
  -0,
  1e21,
  2_147_483_647,
  "19.999",
  "2026-02-30",
  "9999-12-31",
  "0001-01-01",
  "BE0000000000",
  "be 0477 . 635 . 814",
  "........",
  "zz",
  { answers: {} },
  { answers: { [crypto.randomUUID()]: crypto.randomUUID() } },
  { street: "Dok", number: "1", postalCode: "9000", city: "Gent", country: "xx" },
];

async function aBrowser() {
  const { db } = test.services;
  const levels = { pricing_strategy: "paid_levels" as const, price: 12_000, price_low: 9000, price_high: 15_000 };
  const course = await aCourse(test.services, { has_enrollments: true, organized_by_cs: true, ...levels });
  const asked = await db
    .insertInto("course_survey_questions")
    .values({ course_id: course.id, position: 1, question: "Hoe kom je?" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const option = await db
    .insertInto("course_survey_options")
    .values({ question_id: asked.id, position: 1, option: "Te voet" })
    .returning("id")
    .executeTakeFirstOrThrow();
  question = { id: asked.id, option: option.id };
  const { user_id } = await anEnrolment(test.services, { course_id: course.id, state: "paying" });
  const browser = await test.browser().signInAs(user_id ?? "");
  return { browser, at: `/courses/${course.slug}` };
}

const CALLS: [name: string, path: string, schema: z.ZodObject, valid: () => object][] = [
  [
    "data",
    "participate/save-data",
    EnrolmentDataInput,
    () => ({
      ...VALID_BODIES["enrolments.saveData"],
      survey: { answers: { [question.id]: question.option } },
    }),
  ],
  ["choices", "participate/save-payment-preferences", PaymentPreferencesInput, () => ({ priceLevel: "normal" })],
  ["price", "participation/price", PriceChoices, () => ({ priceLevel: "normal" })],
];

it.each(CALLS)("each field of the %s accepts any value or reports an error", async (_name, path, schema, valid) => {
  const { browser, at } = await aBrowser();
  const [, filling, , data] = CALLS[0] ?? [];
  await browser.post(`${at}/${filling}`, data?.());
  const first = await browser.post(`${at}/${path}`, valid());
  expect(first.status, first.text).toBe(200);
  for (const field of schema.keyof().options) {
    for (const value of [...HOSTILE, ...NEARLY]) {
      const body = { ...valid(), [field]: value };
      if (!passesSchema(schema, body)) continue;
      const { status, body: answer } = await browser.post(`${at}/${path}`, body);
      const what = `${field}: ${JSON.stringify(value)?.slice(0, 100)} ${JSON.stringify(answer).slice(0, 300)}`;
      expect([200, 409, 422], what).toContain(status);
      // This field says whether an invoice is asked for; its errors appear at the fields that fill the invoice in.
      if (status === 422 && answer.errors && field !== "useInvoicingAddress")
        expect(
          Object.keys(answer.errors).map((name) => name.split(".")[0]),
          what,
        ).toContain(field);
    }
  }
});
