import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aHouse, aLine, anInvoice, BUYER } from "#features/billing/invoices/invoice.factory.ts";
import { issueCreditNote } from "#features/billing/invoices/issue-credit-note.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEnrolment } from "./enrolment.factory.ts";

const test = useTestApi();
beforeAll(() => aHouse(test.services));

const aPaidCourse = () => aCourse(test.services, { has_enrollments: true, pricing_strategy: "paid", price: 12_000 });
const pathOf = (slug: string) => `/courses/${slug}/participation/download-invoice`;

async function anEnrollee() {
  const course = await aPaidCourse();
  const invoice = await anInvoice(test.services, { courseId: course.id });
  const browser = await test.browser().signInAs(invoice.userId);
  const download = async (query = "") => {
    const { status, headers, text } = await browser.get(pathOf(course.slug) + query);
    return { status, name: headers["content-disposition"], text };
  };
  return { course, invoice, download };
}
describe("the invoice of an enrolment", () => {
  it("is the same file every time it is downloaded", async () => {
    const { invoice, download } = await anEnrollee();
    const sums = [await download(), await download()].map(({ status, name, text }) => {
      expect([status, text.slice(0, 5)]).toEqual([200, "%PDF-"]);
      expect(name).toContain(`factuur-${invoice.number}.pdf`);
      return createHash("sha256").update(text).digest("hex");
    });
    expect(new Set(sums).size).toBe(1);
  });

  it("is the newest one, or one's own invoice with a given number", async () => {
    const { invoice, download } = await anEnrollee();
    const { enrolmentId, paymentId, userId } = invoice;
    const note = await test.services.db
      .transaction()
      .execute((tx) => issueCreditNote(tx, test.services, { invoiceId: invoice.id, credits: "rest", reason: "x" }));
    expect((await download()).name).toContain(invoice.number);
    test.clock.advance(1000);
    const order = { enrolmentId, paymentId, userId, buyer: BUYER, lines: [aLine()], method: null };
    const newest = await test.services.db.transaction().execute((tx) => issueInvoice(tx, test.services, order));
    expect((await download()).name).toContain(newest.number);
    for (const { number } of [invoice, note, newest])
      expect((await download(`?number=${number}`)).name).toContain(number.toLowerCase());
    expect((await download("?number=2026-99999")).status).toBe(404);
  });

  it("exists for nobody else: not another person who enrolled, the organiser, or a visitor", async () => {
    const { course, invoice } = await anEnrollee();
    const other = await anInvoice(test.services, { courseId: course.id });
    const signedIn = (id: string) => test.browser().signInAs(id);
    const path = `${pathOf(course.slug)}?number=${invoice.number}`;
    const strangers = [await signedIn(other.userId), await signedIn(course.organizerId)];
    strangers.push(await signedIn((await aPerson(test.services)).id));
    for (const browser of strangers) expect((await browser.get(path)).status).toBe(404);
    expect((await test.browser().get(path)).status).toBe(401);
  });

  it("does not exist for people who enrolled for free, or have not finished enrolling", async () => {
    const course = await aPaidCourse();
    for (const state of ["enrolled", "paying"] as const) {
      const { user_id } = await anEnrolment(test.services, { course_id: course.id, state });
      const browser = await test.browser().signInAs(user_id ?? "");
      const { status, body } = await browser.get(pathOf(course.slug));
      expect([status, body.message]).toEqual([404, "Er is geen factuur bij deze inschrijving."]);
    }
  });

  it("remains available when the course is taken off the site", async () => {
    const { course, download } = await anEnrollee();
    await test.services.db.updateTable("courses").set({ published_at: null }).where("id", "=", course.id).execute();
    expect((await download()).status).toBe(200);
  });
});
