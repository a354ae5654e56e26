import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { blockWrites, statusesInOrder } from "#testing/in-order.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { offeredAddOns } from "#features/enrolments/enrolments/queries/offered-add-ons.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aMagazineRequest, REQUEST } from "../requests/request.factory.ts";

const test = useTestApi();
let staff: TestBrowser;
beforeAll(async () => {
  await aHouse(test.services);
  staff = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id, ["staff"]);
});

const aMember = async () => {
  const { id, email } = await aPerson(test.services);
  const browser = await test.browser().signInAs(id, ["verzin"]);
  const ask = (wanted: object = {}) =>
    browser.post("/magazine-subscriptions", { ...REQUEST, email, asksReduced: true, ...wanted }, "verzin");
  const hadReduced = async () =>
    (await browser.get("/magazine-subscriptions/offer", "verzin")).body.data.hadReduced as boolean;
  return { id, ask, hadReduced };
};
const requestOf = (id: string, wanted: object = {}) =>
  aMagazineRequest(test.services, { user_id: id, asks_reduced: true, ...wanted });
const invoice = (id: string, price = "reduced") => staff.post(`/staff/shipments/${id}/invoice`, { price }, "staff");
const cancel = (id: string) => staff.post(`/staff/shipments/${id}/cancellation`, { reason: "Vergissing." }, "staff");
const shown = async (id: string) => (await staff.get(`/staff/shipments/${id}`, "staff")).body.data.subscription;
const anOrder = async (user_id: string, wanted: object = {}) => {
  const course = await aCourse(test.services, { has_enrollments: true });
  const { id: enrolment_id } = await anEnrolment(test.services, { course_id: course.id, user_id });
  const order = { enrolment_id, add_on: "verzin" as const, price: 1800, ...wanted };
  await test.services.db.insertInto("enrolment_add_ons").values(order).execute();
};

describe("the reduced price of the magazine (docs/product/magazine.md#subscriptions)", () => {
  it("is given to a member once: after an invoice it can be neither requested nor invoiced again", async () => {
    const { id, ask, hadReduced } = await aMember();
    const [first, second] = [await requestOf(id), await requestOf(id)];
    expect([await hadReduced(), (await shown(first.id)).hadReduced]).toEqual([false, false]);
    expect((await invoice(first.id)).status).toBe(201);
    expect([(await shown(first.id)).hadReduced, (await shown(second.id)).hadReduced]).toEqual([false, true]);
    expect(await hadReduced()).toBe(true);
    const asked = await ask();
    expect([asked.status, Object.keys(asked.body.errors)]).toEqual([422, ["asksReduced"]]);
    expect((await ask({ asksReduced: false })).status).toBe(201);
    const refused = await invoice(second.id);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["price"]]);
    expect((await invoice(second.id, "list")).status).toBe(201);
  });

  it("is not used up by an invoice at the list price, nor by one that was credited", async () => {
    const { id, hadReduced } = await aMember();
    await invoice((await requestOf(id)).id, "list");
    expect(await hadReduced()).toBe(false);
    const credited = await requestOf(id);
    await invoice(credited.id);
    expect(await hadReduced()).toBe(true);
    await cancel(credited.id);
    expect(await hadReduced()).toBe(false);
  });

  it("is used up by a magazine that is to be paid in instalments with a course", async () => {
    const { id, hadReduced } = await aMember();
    const course = await aCourse(test.services, { has_enrollments: true });
    const enrolment = await anEnrolment(test.services, { course_id: course.id, user_id: id, state: "paying" });
    const { db } = test.services;
    await db
      .insertInto("enrolment_add_ons")
      .values({ enrolment_id: enrolment.id, add_on: "verzin" as const, price: 1800 })
      .execute();
    expect(await hadReduced()).toBe(false);
    await db
      .updateTable("enrolments")
      .set({ has_open_request: true, reserved_until: null })
      .where("id", "=", enrolment.id)
      .execute();
    expect(await hadReduced()).toBe(true);
  });

  it("is used up by a magazine that was bought with a course, unless it was paid back", async () => {
    const [buyer, paidBack] = [await aMember(), await aMember()];
    await anOrder(buyer.id);
    await anOrder(paidBack.id, { credited_at: test.clock.now() });
    expect([await buyer.hadReduced(), await paidBack.hadReduced()]).toEqual([true, false]);
    expect([(await buyer.ask()).status, (await paidBack.ask()).status]).toEqual([422, 201]);
    expect((await invoice((await requestOf(buyer.id)).id)).status).toBe(422);
  });

  it("is not offered with a course to somebody who was invoiced for it", async () => {
    const { id } = await aMember();
    const course = await aCourse(test.services, { has_enrollments: true });
    const enrolment = await anEnrolment(test.services, { course_id: course.id, user_id: id, state: "paying" });
    const paid = { organized_by_cs: true, pricing_strategy: "paid" };
    const why = async () =>
      (await offeredAddOns(test.services.db, { course: paid, enrolment })).find(({ code }) => code === "verzin")
        ?.unavailableBecause;
    expect(await why()).toBeNull();
    await invoice((await requestOf(id)).id);
    expect(await why()).toContain("één keer per persoon");
  });

  it("is not tracked for visitors, or while the add-on may be sold more than once", async () => {
    const visitor = await aMagazineRequest(test.services, { asks_reduced: true });
    expect((await shown(visitor.id)).hadReduced).toBeNull();
    const { id, ask, hadReduced } = await aMember();
    await anOrder(id);
    const often = (isOnce: boolean) =>
      test.services.db.updateTable("add_ons").set({ once_a_person: isOnce }).where("code", "=", "verzin").execute();
    await often(false);
    const request = await requestOf(id);
    expect([await hadReduced(), (await shown(request.id)).hadReduced, (await ask()).status]).toEqual([
      false,
      false,
      201,
    ]);
    expect((await invoice(request.id)).status).toBe(201);
    await often(true);
  });

  it("is invoiced once when two requests of a member are handled at the same time", async () => {
    const { id } = await aMember();
    const requests = [await requestOf(id), await requestOf(id, { email: "elders@voorbeeld.example" })];
    const acts = requests.map((request) => () => invoice(request.id));
    // Both reach this lock only after they have done their checks.
    const statuses = await statusesInOrder(test)(blockWrites("invoices"), acts);
    expect(statuses.toSorted()).toEqual([201, 422]);
  });
});
