import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { blockWrites, inOrderOf, statusesInOrder } from "#testing/in-order.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aMagazineRequest, INVOICED } from "../requests/request.factory.ts";

const test = useTestApi();
let staff: TestBrowser;
let colleague: TestBrowser;
beforeAll(async () => {
  const [one, other] = [
    await aPerson(test.services, { roles: ["admin"] }),
    await aPerson(test.services, { roles: ["admin"] }),
  ];
  staff = await test.browser().signInAs(one.id, ["staff"]);
  colleague = await test.browser().signInAs(other.id, ["staff"]);
});

const path = (id: string) => `/staff/shipments/${id}`;
const get = async (id: string) => (await staff.get(path(id), "staff")).body.data;
const mark = (id: string, isSent = true) => staff.post(`${path(id)}/sent`, { isSent }, "staff");
const invoice = (id: string, price = "list", browser = staff) =>
  browser.post(`${path(id)}/invoice`, { price }, "staff");
const cancel = (id: string, browser = staff) =>
  browser.post(`${path(id)}/cancellation`, { reason: "Twee keer gevraagd." }, "staff");
const listed = async (query = "state=to-send&perPage=100") =>
  ((await staff.get(`/staff/shipments?${query}`, "staff")).body.data as { id: string }[]).map(({ id }) => id);
const actsOn = async (id: string) =>
  (
    await test.services.db.selectFrom("audit_log").select("action").where("subject_id", "=", id).orderBy("id").execute()
  ).map(({ action }) => action);

describe("the queue (docs/product/magazine.md#queue)", () => {
  it("contains requests for the magazine among what was bought with courses, the longest waiting first", async () => {
    const { services, clock } = test;
    const first = await aMagazineRequest(services, { asks_reduced: true });
    clock.advance(60_000);
    const course = await aCourse(services, { has_enrollments: true });
    const { id: enrolment_id } = await anEnrolment(services, { course_id: course.id });
    const bought = await services.db
      .insertInto("enrolment_add_ons")
      .values({ enrolment_id, add_on: "book", price: 2340 })
      .returning("id")
      .executeTakeFirstOrThrow();
    clock.advance(60_000);
    const last = await aMagazineRequest(services, { address_country: "NL", reduced_price: null });
    expect(await listed()).toEqual([first.id, bought.id, last.id]);
    expect(await listed("addOn=book")).toEqual([bought.id]);
    expect(await listed("addOn=verzin")).toEqual([first.id, last.id]);
    expect(await get(first.id)).toMatchObject({
      addOn: "verzin",
      name: "Een jaar Verzin",
      course: null,
      person: null,
      to: { name: "Anneleen Wouters", street: "Kerkstraat", postalCode: "9000", country: "BE" },
      subscription: { listPrice: 24, reducedPrice: 18, asksReduced: true, hasTakenCourse: null, invoice: null },
    });
    expect(await get(bought.id)).toMatchObject({ course: { title: course.title }, subscription: null });
    await mark(first.id);
    expect(await listed()).toEqual([bought.id, last.id]);
    expect(await listed("state=sent")).toEqual([first.id]);
    expect(await actsOn(first.id)).toEqual(["send"]);
    for (const id of [bought.id, last.id]) await mark(id);
  });

  it("refuses to mark a request as not sent once the same was requested again: that one waits already", async () => {
    const { services, clock } = test;
    const asked = { fingerprint: Buffer.from(crypto.randomUUID()), email: "nog.eens@voorbeeld.example" };
    const first = await aMagazineRequest(services, asked);
    await mark(first.id);
    const again = await aMagazineRequest(services, asked);
    const refusal = await mark(first.id, false);
    expect([refusal.status, refusal.body.code]).toEqual([409, "asked-again"]);
    expect((await get(first.id)).sentAt).toBe(clock.now().toISOString());
    await mark(again.id);
    expect((await mark(first.id, false)).status).toBe(200);
    await mark(first.id);
  });

  it("shows whether a member ever took a course, for requests at the reduced price", async () => {
    const { services } = test;
    const [taker, other] = [await aPerson(services), await aPerson(services)];
    const course = await aCourse(services, { has_enrollments: true });
    await anEnrolment(services, { course_id: course.id, user_id: taker.id });
    await anEnrolment(services, { course_id: course.id, user_id: other.id, state: "delisted" });
    for (const [person, hasTakenCourse] of [
      [taker, true],
      [other, false],
    ] as const) {
      const { id } = await aMagazineRequest(services, { user_id: person.id });
      expect(await get(id)).toMatchObject({ person: { id: person.id }, subscription: { hasTakenCourse } });
    }
  });

  it("can delete a request with everything that was filled in, unless it was invoiced", async () => {
    const [{ id }, invoiced] = [await aMagazineRequest(test.services), await aMagazineRequest(test.services)];
    await aHouse(test.services);
    expect((await invoice(invoiced.id)).status).toBe(201);
    const remove = (request: string) => staff.delete(path(request), "staff");
    expect([(await remove(id)).status, (await remove(id)).status, (await remove(invoiced.id)).status]).toEqual([
      204, 404, 409,
    ]);
    const left = test.services.db
      .selectFrom("magazine_subscriptions")
      .select("id")
      .where("id", "in", [id, invoiced.id]);
    expect(await left.execute()).toEqual([{ id: invoiced.id }]);
    expect(await actsOn(id)).toEqual(["delete"]);
    await mark(invoiced.id);
    await test.runJobs();
    await test.services.db.deleteFrom("house_data").execute();
  });

  it("does not list erased requests, and answers 404 for them", async () => {
    const { id } = await aMagazineRequest(test.services, { name: null, email: null });
    expect(await listed()).not.toContain(id);
    expect([(await mark(id)).status, (await invoice(id)).status, (await cancel(id)).status]).toEqual([404, 404, 404]);
  });

  it("exports the addresses of what is to be sent, and records that in the audit log", async () => {
    const { id } = await aMagazineRequest(test.services, { name: "=Hier staat niets", address_country: "NL" });
    const answer = await staff.get("/staff/shipments/csv?addOn=verzin", "staff");
    expect(answer.text.split("\r\n")[0]).toContain("Wat;Naam;Straat;Nummer;Postcode;Gemeente;Land;Gevraagd op");
    expect(answer.text).toMatch(/Een jaar Verzin;'=Hier staat niets;Kerkstraat;12;9000;Gent;Nederland;/);
    expect(await actsOn("verzin")).toEqual(["export"]);
    await mark(id);
    expect((await staff.get("/staff/shipments/csv", "staff")).text).not.toContain("Hier staat niets");
  });
});

describe("the invoice of a request (docs/product/magazine.md#invoices)", () => {
  it("is refused without a seller", async () => {
    const { id } = await aMagazineRequest(test.services);
    const refusal = await invoice(id);
    expect([refusal.status, refusal.body.code]).toEqual([409, "no-seller"]);
    await aHouse(test.services);
  });

  it("has one line at the price of the request with its VAT, and is mailed with how to pay", async () => {
    const { id, email } = await aMagazineRequest(test.services, { asks_reduced: true });
    const answer = await invoice(id, "reduced");
    expect(answer.status).toBe(201);
    const made = answer.body.data.subscription.invoice;
    expect(made.total).toBe(18);
    const row = await test.services.db
      .selectFrom("invoices")
      .selectAll()
      .where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      subscription_id: id,
      enrolment_id: null,
      method: null,
      lines: [{ code: "verzin", description: "Een jaar Verzin", total: 1800, vat: { basispoints: 600 } }],
      vat: [{ basispoints: 600, base: 1698, vat: 102, total: 1800 }],
      buyer: { name: "Anneleen Wouters", email, city: "Gent" },
    });
    const [mail] = (await test.runJobs()).filter(({ to }) => to === email);
    expect(mail?.paragraphs.join(" ")).toMatch(/€\s18,00.*BE68 5390 0754 7034.*mededeling/);
    const file = await staff.send("GET", `/staff/invoices/${made.id}/pdf`, "staff", {});
    const text = pdfText(file.bytes).replaceAll(/[\s\u200b]+/g, " ");
    expect(mail?.attachments).toMatchObject([{ name: `Factuur ${made.number}.pdf` }]);
    expect(text).toMatch(/te betalen/i);
    expect(text).not.toMatch(/schijven/i);
    const shown = (await staff.get(`/staff/invoices/${made.id}`, "staff")).body.data;
    expect(shown).toMatchObject({ enrolmentId: null, subscriptionId: id, description: "Een jaar Verzin" });
  });

  it("goes to the buyer that was filled in, at the list price when there is no reduced one", async () => {
    const { id } = await aMagazineRequest(test.services, {
      ...INVOICED,
      reduced_price: null,
    });
    const refusal = await invoice(id, "reduced");
    expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, ["price"]]);
    const { number, total } = (await invoice(id)).body.data.subscription.invoice;
    expect(total).toBe(24);
    const [mail] = (await test.runJobs()).filter(({ to }) => to === "facturen@dekade.example");
    expect(mail).toMatchObject({ subject: `Factuur ${number} voor een jaar Verzin`, greeting: "Hallo" });
    expect(mail?.paragraphs[0]).toContain("van Anneleen Wouters");
  });

  it("is made once: of two simultaneous colleagues the second is refused", async () => {
    const { id } = await aMagazineRequest(test.services);
    const acts = [staff, colleague].map((browser) => () => invoice(id, "list", browser));
    // Both reach this lock only after they have done their checks.
    const answers = await inOrderOf(test)(blockWrites("invoices"), acts);
    const statuses = answers.map(({ status, body }) => [status, body.code]);
    expect(statuses).toEqual(
      expect.arrayContaining([
        [201, undefined],
        [409, "already-invoiced"],
      ]),
    );
    const invoices = test.services.db.selectFrom("invoices").select("id").where("subscription_id", "=", id);
    expect(await invoices.execute()).toHaveLength(1);
  });
});

describe("a request that is cancelled", () => {
  it("leaves the queue for good, and its invoice is credited", async () => {
    const { id, email } = await aMagazineRequest(test.services);
    const { number } = (await invoice(id)).body.data.subscription.invoice;
    await test.runJobs();
    expect((await cancel(id)).status).toBe(204);
    expect(await listed()).not.toContain(id);
    const [note] = await test.services.db
      .selectFrom("invoices")
      .select(["number", "total", "reason"])
      .where("subscription_id", "=", id)
      .where("series", "=", "credit-note")
      .execute();
    expect(note).toMatchObject({ total: 2400, reason: "Twee keer gevraagd." });
    const [mail] = (await test.runJobs()).filter(({ to }) => to === email);
    expect(mail?.paragraphs[0]).toContain(number);
    const again = [await cancel(id), await mark(id), await invoice(id)];
    expect(again.map(({ status, body }) => [status, body.code])).toEqual(again.map(() => [409, "cancelled"]));
    expect(await actsOn(id)).toEqual(["invoice", "cancel"]);
  });

  it("is mailed to the recipient of the invoice, naming the subscriber if that is somebody else", async () => {
    const { id, name } = await aMagazineRequest(test.services, INVOICED);
    await invoice(id);
    await test.runJobs();
    await cancel(id);
    const [mail] = await test.runJobs();
    expect(mail).toMatchObject({ to: INVOICED.invoicing_email, greeting: "Hallo" });
    expect(mail?.paragraphs[0]).toContain(`Het abonnement van ${name} op Verzin gaat niet door`);
  });

  it("must not have been sent, and mails nobody when nothing was invoiced", async () => {
    const { id } = await aMagazineRequest(test.services);
    await mark(id);
    expect([(await cancel(id)).body.code]).toEqual(["already-sent"]);
    await mark(id, false);
    expect((await cancel(id)).status).toBe(204);
    expect(await test.runJobs()).toEqual([]);
  });

  it("is either cancelled or sent when two colleagues handle it at the same time", async () => {
    const { id } = await aMagazineRequest(test.services);
    const acts = [() => mark(id), () => cancel(id, colleague)];
    const statuses = await statusesInOrder(test)(blockWrites("magazine_subscriptions"), acts);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  });
});
