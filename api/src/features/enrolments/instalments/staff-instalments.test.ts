import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { anInvoice } from "#features/billing/invoices/invoice.factory.ts";
import { communicationOf } from "#features/billing/transfers/transfer.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anInstalment } from "./instalment.factory.ts";

const test = useTestApi();
let admin: TestBrowser;
beforeAll(async () => {
  admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id, ["staff"]);
});

/** The ids of the enrolments that a list of the staff room finds. */
async function found(list: "installments" | "payments", typed: string) {
  const { status, body } = await admin.get(`/staff/${list}?q=${encodeURIComponent(typed)}`, "staff");
  expect(status).toBe(200);
  return (body.data as { enrolmentId: string }[]).map(({ enrolmentId }) => enrolmentId);
}
const invoiceOf = (enrolmentId: string) =>
  test.services.db
    .selectFrom("invoices")
    .select("number")
    .where("enrolment_id", "=", enrolmentId)
    .executeTakeFirstOrThrow();

describe("a bookkeeper with a bank statement", () => {
  it("finds people who pay in instalments by communication, however it is written, and by each name", async () => {
    const { id: userId, email } = await aPerson(test.services, { nickname: "Zwaluwstaart" });
    const course = await aCourse(test.services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000 });
    const { enrolmentId } = await anInstalment(test.services, { courseId: course.id, userId, state: "approved" });
    await anInstalment(test.services, { courseId: course.id, state: "approved" });
    await test.services.db
      .updateTable("enrolments")
      .set({ first_name: "Godelieve", last_name: "Quaghebuer", invoicing_name: "Drukkerij Inktpot" })
      .where("id", "=", enrolmentId)
      .execute();
    const communication = communicationOf((await invoiceOf(enrolmentId)).number);
    const digits = communication.replaceAll(/\D/g, "");
    for (const typed of [
      communication,
      communication.replaceAll("+", ""),
      digits,
      digits.slice(-7),
      "quaghebuer",
      "Godelieve Quag",
      "inktpot",
      "zwaluwst",
      email.toUpperCase(),
    ])
      expect([typed, await found("installments", typed)]).toEqual([typed, [enrolmentId]]);
    for (const typed of [email.slice(1), "+++999/9999/99999+++", "%", "0_2"])
      expect([typed, await found("installments", typed)]).toEqual([typed, []]);
  });

  it("finds the payment of an invoice by its communication and by the name on it", async () => {
    const { enrolmentId, number } = await anInvoice(test.services, { buyer: { name: "Wezelstraat bv" } });
    await anInvoice(test.services);
    expect(await found("payments", communicationOf(number))).toEqual([enrolmentId]);
    expect(await found("payments", "wezelstr")).toEqual([enrolmentId]);
  });
});
