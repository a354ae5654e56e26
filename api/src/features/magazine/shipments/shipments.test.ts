import type { AddOnCode } from "@inktvis/contract/features/billing/add-on-codes";
import { describe, expect, it } from "vitest";
import { brusselsDay, later, minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anEnrolment } from "#features/enrolments/enrolments/enrolment.factory.ts";
import { lockEnrolmentIfThere } from "#features/enrolments/enrolments/queries/lock-enrolment.ts";
import { aMagazineRequest } from "../requests/request.factory.ts";

const test = useTestApi();

const anAdmin = async () => test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id, ["staff"]);

/** Somebody who bought these add-ons with a course, and functions for the staff room. */
async function bought(addOns: readonly AddOnCode[]) {
  const { db } = test.services;
  const course = await aCourse(test.services, { has_enrollments: true });
  const enrolment = await anEnrolment(test.services, { course_id: course.id });
  for (const add_on of addOns)
    await db.insertInto("enrolment_add_ons").values({ enrolment_id: enrolment.id, add_on, price: 2340 }).execute();
  const staff = await anAdmin();
  return {
    enrolment,
    list: async (state = "to-send") =>
      (await staff.get(`/staff/shipments?state=${state}`, "staff")).body.data.filter(
        (shipment: { course: { slug: string } | null }) => shipment.course?.slug === course.slug,
      ),
    mark: (id: string, isSent = true) => staff.post(`/staff/shipments/${id}/sent`, { isSent }, "staff"),
    change: (values: object) => db.updateTable("enrolments").set(values).where("id", "=", enrolment.id).execute(),
  };
}

describe("shipments (docs/product/payments.md#sending)", () => {
  it("are listed with their address until they are sent, and again when marked as not sent", async () => {
    const { list, mark } = await bought(["book", "verzin", "taal-deel"]);
    const [first, second] = await list();
    expect([first.addOn, second.addOn].toSorted()).toEqual(["book", "verzin"]);
    expect(first.to).toEqual({
      name: "Anneleen Wouters",
      street: "Kerkstraat",
      number: "12",
      postalCode: "9000",
      city: "Gent",
      country: "BE",
    });
    for (const _again of [1, 2]) expect((await mark(first.id)).body.data.sentAt).not.toBeNull();
    expect(await list()).toEqual([second]);
    expect(await list("sent")).toMatchObject([{ id: first.id }]);
    expect((await mark(first.id, false)).body.data).toMatchObject({ sentAt: null, sentBy: null });
    expect(await list()).toHaveLength(2);
    const log = await test.services.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", first.id)
      .orderBy("at")
      .orderBy("id")
      .execute();
    expect(log.map(({ action }) => action)).toEqual(["send", "unsend"]);
  });

  it("are not listed before somebody is enrolled, nor once their address is unknown", async () => {
    const { list, mark, change } = await bought(["book"]);
    const [{ id }] = await list();
    await change({ finalized_at: null });
    expect([await list(), (await mark(id)).status]).toEqual([[], 404]);
    await change({ finalized_at: test.clock.now(), first_name: null });
    expect(await list()).toEqual([]);
  });

  it("stay for people who left without being paid back, and cannot be sent while being paid back", async () => {
    const { list, mark, change, enrolment } = await bought(["book"]);
    await change({ delisted_at: test.clock.now() });
    const [{ id }] = await list();
    let answer: ReturnType<typeof mark> | undefined;
    await test.services.db.transaction().execute(async (tx) => {
      await lockEnrolmentIfThere(tx, enrolment.id);
      answer = (await test.started(() => mark(id))).result;
      await tx
        .updateTable("enrolment_add_ons")
        .set({ credited_at: test.clock.now() })
        .where("enrolment_id", "=", enrolment.id)
        .execute();
    });
    const refusal = await answer;
    expect([refusal?.status, refusal?.body.code]).toEqual([409, "paid-back"]);
    expect(await list()).toEqual([]);
  });
});

describe("a year of the magazine (docs/product/magazine.md#queue)", () => {
  const idsOf = (shipments: readonly { id: string }[]) => shipments.map(({ id }) => id);

  it("runs for a year after its first issue is sent, and is exported for the next issue until then", async () => {
    const { list, mark } = await bought(["book", "verzin"]);
    const [book, year] = (await list()).toSorted((one: { addOn: string }, other: { addOn: string }) =>
      one.addOn.localeCompare(other.addOn),
    );
    await aMagazineRequest(test.services, { cancelled_at: test.clock.now(), name: "Geschrapt" });
    const staff = await anAdmin();
    const addresses = async () => (await staff.get("/staff/shipments/csv?state=running", "staff")).text;
    expect([year.runsUntil, idsOf(await list("running"))]).toEqual([null, [year.id]]);
    const now = test.clock.now();
    const inAYear = new Date(now);
    inAYear.setUTCFullYear(now.getUTCFullYear() + 1);
    expect((await mark(year.id)).body.data.runsUntil).toBe(inAYear.toISOString());
    expect((await mark(book.id)).body.data.runsUntil).toBeNull();
    expect(idsOf(await list("running"))).toEqual([year.id]);
    expect(await addresses()).toContain(
      `Een jaar Verzin;Anneleen Wouters;Kerkstraat;12;9000;Gent;België;${brusselsDay(now)};${brusselsDay(inAYear)}`,
    );
    expect(await addresses()).not.toContain("Geschrapt");
    const sentAt = (date: Date) =>
      test.services.db.updateTable("enrolment_add_ons").set({ sent_at: date }).where("id", "=", year.id).execute();
    const aYearAgo = new Date(now);
    aYearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
    await sentAt(later(aYearAgo, minutes(1)));
    expect(idsOf(await list("running"))).toEqual([year.id]);
    await sentAt(aYearAgo);
    expect(await list("running")).toEqual([]);
  });

  it("goes to the address that staff set, even with a course, and the audit log contains no address", async () => {
    const { list, enrolment } = await bought(["verzin"]);
    const request = await aMagazineRequest(test.services, { sent_at: test.clock.now() });
    const staff = await anAdmin();
    const to = { street: "Visserskaai", number: "7", postalCode: "8400", city: "Oostende", country: "BE" };
    const change = (id: string, wanted: object = to) => staff.put(`/staff/shipments/${id}`, { to: wanted }, "staff");
    const [{ id }] = await list();
    for (const shipment of [id, request.id]) {
      const { status, body } = await change(shipment);
      expect([status, body.data.to]).toEqual([200, { name: "Anneleen Wouters", ...to }]);
    }
    expect((await list())[0].to).toMatchObject(to);
    const wrong = await change(request.id, { ...to, postalCode: "84" });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["to.postalCode"]]);
    const log = await test.services.db
      .selectFrom("audit_log")
      .selectAll()
      .where("subject_id", "in", [id, request.id])
      .execute();
    expect(log.map(({ action, owner_id }) => [action, owner_id])).toEqual([
      ["change-address", enrolment.user_id],
      ["change-address", null],
    ]);
    expect(JSON.stringify(log)).not.toContain("Visserskaai");
    const cancelled = await aMagazineRequest(test.services, { cancelled_at: test.clock.now() });
    expect((await change(cancelled.id)).status).toBe(409);
  });

  it("runs on for a relisted person who must pay again, and cannot be marked as not sent until then", async () => {
    const { list, mark, change } = await bought(["book", "verzin"]);
    const year = (await list()).find(({ addOn }: { addOn: string }) => addOn === "verzin");
    await mark(year.id);
    // The book was not sent, so the person chooses again whether they want it.
    await change({ finalized_at: null });
    expect([idsOf(await list()), idsOf(await list("running"))]).toEqual([[], [year.id]]);
    const staff = await anAdmin();
    expect((await staff.get("/staff/shipments/csv?state=running", "staff")).text).toContain("Anneleen Wouters");
    const to = { street: "Visserskaai", number: "7", postalCode: "8400", city: "Oostende", country: "BE" };
    expect((await staff.put(`/staff/shipments/${year.id}`, { to }, "staff")).body.data.to).toMatchObject(to);
    const refusal = await mark(year.id, false);
    expect([refusal.status, refusal.body.code]).toEqual([409, "pays-again"]);
    await change({ finalized_at: test.clock.now() });
    expect((await mark(year.id, false)).body.data.sentAt).toBeNull();
  });

  it("accepts no address for an erased person, and cannot be marked", async () => {
    const { list, mark, enrolment } = await bought(["verzin"]);
    const [{ id }] = await list();
    const erased = { user_id: null, first_name: null, address_street: null, address_city: null };
    const { db } = test.services;
    await db.updateTable("enrolments").set(erased).where("id", "=", enrolment.id).execute();
    const to = { street: "Visserskaai", number: "7", postalCode: "8400", city: "Oostende", country: "BE" };
    const answers = [await (await anAdmin()).put(`/staff/shipments/${id}`, { to }, "staff"), await mark(id)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const row = db.selectFrom("enrolments").select(["first_name", "address_street", "address_city"]);
    expect(await row.where("id", "=", enrolment.id).executeTakeFirst()).toEqual({
      first_name: null,
      address_street: null,
      address_city: null,
    });
    expect(await db.selectFrom("audit_log").select("action").where("subject_id", "=", id).execute()).toEqual([]);
  });
});
