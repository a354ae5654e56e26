import { beforeAll, describe, expect, it } from "vitest";
import { hours, later, minutes } from "#platform/clock.ts";
import { enrollableCourse } from "#valid-bodies.ts";
import { useMollie } from "#testing/use-mollie.ts";
import { courseMakers } from "#features/courses/courses/made-course.factory.ts";
import { payers } from "./paying.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  made = payers(test);
  await made.aHouse();
});

describe("a provider that fails while a payment is made", () => {
  it.each(["500", "500-after", "503", "drop-after", "html", "429"] as const)(
    "with %s is asked again under the same key, and has one payment",
    async (fault) => {
      const payer = await made.aPayer(await made.aPaidCourse());
      await made.choose(payer);
      const from = stub.calls.length;
      stub.failNext(fault);
      const failed = await made.pay(payer);
      expect([failed.status, failed.body.code]).toEqual([503, "payment-unavailable"]);
      expect(failed.body.message).toMatch(/^Betalen lukt even niet/);
      expect((await made.look(payer)).body.data.reservedUntil).not.toBeNull();
      expect((await made.pay(payer)).status).toBe(200);
      const [payment] = await made.paymentsOf(payer);
      expect(await made.paymentsOf(payer)).toHaveLength(1);
      expect(stub.paymentOf(payment?.id ?? "")).toHaveLength(1);
      const orders = stub.calls.slice(from).filter(({ method, path }) => method === "POST" && path === "/payments");
      expect(new Set(orders.map(({ key }) => key))).toEqual(new Set([`payment-${payment?.id}`]));
    },
  );

  it("is asked for the same payment again when the address of the course changed in the meantime", async () => {
    const { image: _image, teacherImage: _portrait, ...body } = enrollableCourse;
    const form = { ...body, survey: [] };
    const { browser, course } = await courseMakers(test).madeEnrollable(form);
    await browser.post(`/courses/${course.slug}/publish`);
    const payer = await made.aPayer(course);
    await made.choose(payer);
    stub.failNext("500-after");
    await made.pay(payer);
    const renamed = await browser.put(`/courses/${course.slug}`, { ...form, title: "Schrijven over vuur" });
    const { slug } = renamed.body.data;
    expect(slug).not.toBe(course.slug);
    expect((await made.pay({ ...payer, slug })).status).toBe(200);
    const [payment, ...others] = await made.paymentsOf(payer);
    expect(others).toEqual([]);
    expect(stub.paymentOf(payment?.id ?? "")).toHaveLength(1);
  });

  it("leaves nothing open when it refuses for good, and the next attempt is another payment", async () => {
    const payer = await made.aPayer(await made.aPaidCourse());
    await made.choose(payer);
    stub.failNext("422");
    expect((await made.pay(payer)).status).toBe(503);
    expect((await made.newestOf(payer)).failure).toBe("given-up");
    expect((await made.pay(payer)).status).toBe(200);
    expect(await made.paymentsOf(payer)).toHaveLength(2);
  });

  it("is asked again by a job; after an hour, when it has forgotten the key, the payment is given up", async () => {
    const [soon, never] = [await made.aPayer(await made.aPaidCourse()), await made.aPayer(await made.aPaidCourse())];
    for (const payer of [soon, never]) {
      await made.choose(payer);
      stub.failNext("500-after");
      await made.pay(payer);
    }
    const [, lost] = [await made.newestOf(soon), await made.newestOf(never)];
    await test.services.db
      .updateTable("payments")
      .set({ created_at: later(test.clock.now(), -hours(2)) })
      .where("id", "=", lost.id)
      .execute();
    test.clock.advance(minutes(1));
    await test.runScheduled("enrolments.poll-payments");
    expect(await made.newestOf(soon)).toMatchObject({ state: "pending", provider_id: expect.any(String) });
    expect(await made.newestOf(never)).toMatchObject({ state: "failed", failure: "given-up" });
  });
});
