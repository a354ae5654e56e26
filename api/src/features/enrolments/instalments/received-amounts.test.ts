import { describe, expect, it } from "vitest";
import { aPerson } from "#features/people/people/person.factory.ts";
import { brusselsDay, days } from "#platform/clock.ts";
import { useAsking } from "./asking.factory.ts";

/* docs/product/instalments.md */

const { test, made, somebodyWhoAsked, somebodyApproved, decide, enter, look, mailsNow, checkBooks } = useAsking();

describe("what comes in", () => {
  it("is entered as a total, from nothing to the whole amount, with who entered it and when", async () => {
    const running = await somebodyApproved();
    for (const wrong of [-1, 123.46, "x", 10.005, null, undefined])
      expect([wrong, (await enter(running, wrong)).status]).toEqual([wrong, 422]);
    expect((await enter(running, 123.46)).body.errors.paidAmount[0]).toMatch(/hoogstens €\s123,45/);
    for (const right of [50, 50, 123.45, "40,5"]) {
      test.clock.advance(1000);
      expect((await enter(running, right)).status).toBe(200);
    }
    const { data } = (await running.organizer.get(`/installments/${running.id}`)).body;
    expect(data).toMatchObject({ paidAmount: 40.5, outstandingAmount: 82.95, paymentState: "running" });
    expect(data.entries.map(({ paidAmount }: { paidAmount: number }) => paidAmount)).toEqual([40.5, 123.45, 50]);
    expect(data.entries[0].enteredBy).toEqual(expect.any(String));
    expect((await look(running.payer)).installment.transfer.qrText).toContain("EUR82.95");
    expect(await checkBooks(running.payer)).toEqual([]);
  });

  it("is not entered over another sum that somebody entered in the meantime, nor is that one waived", async () => {
    const running = await somebodyApproved();
    const at = `/installments/${running.id}`;
    const type = (body: object) => running.organizer.put(at, body);
    expect((await type({ paidAmount: 100, before: 0 })).status).toBe(200);
    const refused = await type({ paidAmount: 50, before: 0 });
    expect([refused.status, refused.body.code]).toEqual([409, "amount-changed"]);
    expect(refused.body.message).toMatch(/Intussen staat er nog €\s23,45 open/);
    const waive = { paidAmount: 50, before: 0, waivedAmount: 73.45 };
    expect((await running.organizer.post(`${at}/mark-as-paid`, waive)).body.code).toBe("amount-changed");
    expect((await running.organizer.get(at)).body.data).toMatchObject({ paidAmount: 100, paymentState: "running" });
    expect((await type({ paidAmount: 50, before: 100 })).status).toBe(200);
  });

  it("is in the table for the bookkeeping, with the day of the latest entry", async () => {
    const running = await somebodyApproved();
    const [invoice] = await made.invoicesOf(running.payer);
    const { id } = await aPerson(test.services, { roles: ["admin"] });
    const row = async () => {
      const admin = await test.browser().signInAs(id, ["staff"]);
      const { text } = await admin.get("/staff/invoices/csv", "staff");
      const cells = text.split("\r\n").map((line) => line.split(";"));
      const found = cells.find(([, number]) => number === invoice?.number) ?? [];
      return ["Betaald", "Betaald op"].map((name) => found[cells[0]?.indexOf(name) ?? -1]);
    };
    expect(await row()).toEqual(["0,00", ""]);
    await enter(running, 50);
    test.clock.advance(days(2));
    await enter(running, 80.5);
    expect(await row()).toEqual(["80,50", brusselsDay(test.clock.now())]);
  });

  it("is not entered before the request is approved, nor for people who left the course", async () => {
    const asking = await somebodyWhoAsked();
    for (const call of [enter(asking, 1), decide(asking, "mark-as-paid")])
      expect((await call).body.code).toBe("not-running");
    const running = await somebodyApproved();
    await test.services.db
      .updateTable("enrolments")
      .set({ delisted_at: test.clock.now() })
      .where("id", "=", running.payer.enrolmentId)
      .execute();
    for (const call of [enter(running, 1), decide(running, "mark-as-paid")]) expect((await call).status).toBe(422);
    expect((await look(running.payer)).installment.transfer).toBeNull();
  });
});

describe("marking as paid", () => {
  it("waives what is outstanding by a credit note, line by line, once its organiser saw how much that is", async () => {
    const running = await somebodyApproved({}, { bookEnabled: true });
    await enter(running, 100);
    const changed = await decide(running, "mark-as-paid", { waivedAmount: 46.84 });
    expect([changed.status, changed.body.code]).toEqual([409, "amount-changed"]);
    const settled = await decide(running, "mark-as-paid", { waivedAmount: 46.85 });
    expect(settled.body.data).toMatchObject({ paymentState: "paid", paidAmount: 100, outstandingAmount: 0 });
    const note = (await made.invoicesOf(running.payer)).find(({ series }) => series === "credit-note");
    expect(note).toMatchObject({
      total: 4685,
      reason: "Kwijtschelding van wat nog te betalen was.",
      instalment_id: running.id,
    });
    const [mail] = (await mailsNow()).filter(({ kind }) => kind === "enrolments.instalment-settled");
    expect(mail?.subject).toMatch(/^Je hoeft niets meer te betalen voor /);
    expect(mail?.text).toMatch(/€\s46,85, is je kwijtgescholden/);
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([`Creditnota ${note?.number}.pdf`]);
    expect((await decide(running, "mark-as-paid")).body.code).toBe("not-running");
    expect((await enter(running, 146.85)).body.code).toBe("not-running");
    expect(await checkBooks(running.payer)).toEqual([]);
  });

  it("first enters what came in: all of it, or the sum that its organiser typed before waiving the rest", async () => {
    const [all, part] = [await somebodyApproved(), await somebodyApproved()];
    const settled = await decide(all, "mark-as-paid", { paidAmount: "123,45", waivedAmount: 0 });
    expect(settled.body.data).toMatchObject({ paymentState: "paid", paidAmount: 123.45, outstandingAmount: 0 });
    expect(settled.body.data.entries).toMatchObject([{ paidAmount: 123.45 }]);
    expect(await made.invoicesOf(all.payer)).toHaveLength(1);
    const tooMuch = await decide(part, "mark-as-paid", { paidAmount: 123.46, waivedAmount: 0 });
    expect(tooMuch.body.errors.paidAmount[0]).toMatch(/hoogstens €\s123,45/);
    const other = await decide(part, "mark-as-paid", { paidAmount: 100, waivedAmount: 123.45 });
    expect(other.body.code).toBe("amount-changed");
    expect((await part.organizer.get(`/installments/${part.id}`)).body.data).toMatchObject({
      paidAmount: 0,
      entries: [],
    });
    await decide(part, "mark-as-paid", { paidAmount: 100, waivedAmount: 23.45 });
    const note = (await made.invoicesOf(part.payer)).find(({ series }) => series === "credit-note");
    expect(note?.total).toBe(2345);
    for (const { payer } of [all, part]) expect(await checkBooks(payer)).toEqual([]);
    await test.runJobs();
  });

  it("needs no credit note when everything came in", async () => {
    const running = await somebodyApproved();
    await enter(running, 123.45);
    await decide(running, "mark-as-paid");
    expect(await made.invoicesOf(running.payer)).toHaveLength(1);
    expect((await mailsNow()).map(({ kind }) => kind)).toEqual(["enrolments.instalment-settled"]);
    expect(await checkBooks(running.payer)).toEqual([]);
  });

  it("is checked at night: books that a wrong sum unbalances are left for a decision", async () => {
    const running = await somebodyApproved();
    await enter(running, 123.45);
    await decide(running, "mark-as-paid");
    await test.services.db.updateTable("instalments").set({ paid: 1 }).where("id", "=", running.id).execute();
    expect(await checkBooks(running.payer)).toEqual(["books-unbalanced"]);
  });

  it("is checked at night: books in which a delisted person still has a plan are left for a decision", async () => {
    const running = await somebodyApproved();
    const { db, clock } = test.services;
    await db
      .updateTable("enrolments")
      .set({ delisted_at: clock.now() })
      .where("id", "=", running.payer.enrolmentId)
      .execute();
    expect(await checkBooks(running.payer)).toEqual(["books-unbalanced"]);
  });
});
