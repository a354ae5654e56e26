import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import type { Clock } from "#platform/clock.ts";
import { aBook, aHouse, aLine, anInvoice, aPaidEnrolment, BUYER, HOUSE } from "./invoice.factory.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";

const test = useTestApi();
let paid: Awaited<ReturnType<typeof aPaidEnrolment>>;
beforeAll(async () => {
  await aHouse(test.services);
  paid = await aPaidEnrolment(test.services);
});

const orderOf = () => ({
  enrolmentId: paid.enrolmentId,
  paymentId: paid.paymentId,
  userId: paid.userId,
  buyer: BUYER,
  lines: [aLine()],
  method: "bancontact",
});
const issue = (clock: Clock = test.clock) =>
  test.services.db.transaction().execute((tx) => issueInvoice(tx, { ...test.services, clock }, orderOf()));
const at = (moment: string): Clock => ({ now: () => new Date(moment) });
const issuedIn = (year: number) =>
  test.services.db
    .selectFrom("invoices")
    .select(["number", "serial", "issued_at", "date"])
    .where("series", "=", "invoice")
    .where("year", "=", year)
    .orderBy("serial")
    .execute();

describe("the number of an invoice", () => {
  it("has no gap and no duplicate when two hundred are issued at once and fifty more fail half-way", async () => {
    const clock = { at: Date.UTC(2031, 3, 1), now: () => new Date((clock.at += 1000)) };
    const attempts = Array.from({ length: 250 }, (_, index) =>
      test.services.db.transaction().execute(async (tx) => {
        await issueInvoice(tx, { ...test.services, clock }, orderOf());
        if (index % 5 === 0) throw new Error("the power went");
      }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(50);
    const issued = await issuedIn(2031);
    expect(issued.map(({ number }) => number)).toEqual(
      Array.from({ length: 200 }, (_, index) => `2031-${String(index + 1).padStart(5, "0")}`),
    );
    const moments = issued.map(({ issued_at }) => issued_at.getTime());
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  });

  it.each([
    ["2041-12-31T22:59:59.999Z", "2041-00001", "2041-12-31"],
    ["2041-12-31T23:00:00.000Z", "2042-00001", "2042-01-01"],
    ["2042-07-01T22:30:00.000Z", "2042-00002", "2042-07-02"],
  ])("is of the year in Brussels: at %s it is %s", async (moment, number, date) => {
    const invoice = await issue(at(moment));
    expect(invoice.number).toBe(number);
    const row = await test.services.db
      .selectFrom("invoices")
      .select("date")
      .where("id", "=", invoice.id)
      .executeTakeFirstOrThrow();
    expect(row.date).toBe(date);
  });

  it("is of the new year for somebody who waited for the counter past midnight", async () => {
    const clock = { moment: "2051-12-31T22:59:59Z", now: () => new Date(clock.moment) };
    const waiting = await test.services.db.transaction().execute(async (tx) => {
      await issueInvoice(tx, { ...test.services, clock }, orderOf());
      const { result } = await test.started(() => issue(clock));
      clock.moment = "2051-12-31T23:00:01Z";
      return { result };
    });
    expect((await waiting.result).number).toBe("2052-00001");
    expect(await issuedIn(2051)).toHaveLength(1);
    // The counter of the old year, which was locked in the meantime, has not changed.
    expect((await issue(at("2051-12-31T22:59:59.500Z"))).number).toBe("2051-00002");
  });

  it("never comes with an earlier moment than the previous one, even when clocks differ", async () => {
    await issue(at("2061-05-02T00:00:00Z"));
    await issue(at("2061-05-01T23:59:59Z"));
    await issue(at("2061-05-01T12:00:00Z"));
    const issued = await issuedIn(2061);
    expect(new Set(issued.map(({ issued_at }) => issued_at.toISOString()))).toEqual(
      new Set(["2061-05-02T00:00:00.000Z"]),
    );
    expect(issued.map(({ serial }) => serial)).toEqual([1, 2, 3]);
  });
});

describe("an invoice", () => {
  it("holds copies of the seller, the buyer, the lines and the VAT", async () => {
    const lines = [aLine({ total: 12_000 }), aBook()];
    const { id, userId } = await anInvoice(test.services, { lines, buyer: { vatNumber: "BE0999999922" } });
    const row = await test.services.db
      .selectFrom("invoices")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      series: "invoice",
      user_id: userId,
      seller: HOUSE,
      buyer: { ...BUYER, vatNumber: "BE0999999922" },
      lines,
      total: 14_340,
      vat: [
        { basispoints: 600, base: 2208, vat: 132, total: 2340 },
        { basispoints: 0, base: 12_000, vat: 0, total: 12_000 },
      ],
    });
  });

  it("is not issued without the house as the seller", async () => {
    await test.services.db.deleteFrom("house_data").execute();
    await expect(anInvoice(test.services)).rejects.toThrow("No house data");
    await aHouse(test.services);
  });

  it("is not issued for nothing", async () => {
    await expect(anInvoice(test.services, { lines: [aLine({ price: 12_000, total: 0 })] })).rejects.toThrow("check");
  });

  const changes = [
    ["number", { number: "2026-99999" }],
    ["total", { total: 1 }],
    ["buyer", { buyer: "{}" }],
    ["seller", { seller: "{}" }],
    ["lines", { lines: "[]" }],
    ["vat", { vat: "[]" }],
    ["date", { date: "2020-01-01" }],
    ["moment", { issued_at: new Date(0) }],
    ["reason", { reason: "toch niet" }],
    ["method", { method: "ideal" }],
    ["payment", { payment_id: null }],
  ] as const;
  it.each(changes)("keeps its %s: the database refuses to change it", async (_what, values) => {
    const { id } = await anInvoice(test.services);
    const change = test.services.db.updateTable("invoices").set(values).where("id", "=", id).execute();
    await expect(change).rejects.toThrow("an invoice does not change");
  });

  it("is never deleted, nor is its enrolment or its payment", async () => {
    const { id, enrolmentId, paymentId } = await anInvoice(test.services);
    const { db } = test.services;
    await expect(db.deleteFrom("invoices").where("id", "=", id).execute()).rejects.toThrow("an invoice is kept");
    await expect(db.deleteFrom("payments").where("id", "=", paymentId).execute()).rejects.toThrow("foreign key");
    await expect(db.deleteFrom("enrolments").where("id", "=", enrolmentId).execute()).rejects.toThrow("foreign key");
  });

  it("can lose the account that it was for, and never gets another one", async () => {
    const { db } = test.services;
    const { id, userId } = await anInvoice(test.services);
    const give = (user_id: string | null) => db.updateTable("invoices").set({ user_id }).where("id", "=", id).execute();
    await expect(give(paid.userId)).rejects.toThrow("does not change");
    await give(null);
    await expect(give(userId)).rejects.toThrow("does not change");
  });

  it("gets its file once", async () => {
    const { db } = test.services;
    const { id } = await anInvoice(test.services);
    const store = (file_key: string | null, file_sha256: string | null) =>
      db.updateTable("invoices").set({ file_key, file_sha256 }).where("id", "=", id).execute();
    await store("private/invoices/a.pdf", "abc");
    await store("private/invoices/a.pdf", "abc");
    for (const [key, sum] of [
      ["private/invoices/a.pdf", "def"],
      ["private/invoices/b.pdf", "abc"],
      [null, null],
    ] as const)
      await expect(store(key, sum)).rejects.toThrow("does not change");
  });
});

describe("a credit note", () => {
  const credit = (invoiceId: string, credits: Parameters<typeof issueCreditNote>[2]["credits"]) =>
    test.services.db
      .transaction()
      .execute((tx) => issueCreditNote(tx, test.services, { invoiceId, credits, reason: "De cursus gaat niet door." }));
  const readNote = (id: string) =>
    test.services.db.selectFrom("invoices").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const lines = [aLine({ total: 12_000 }), aBook()];

  it("has a series of its own, and credits what is left", async () => {
    const invoice = await anInvoice(test.services, { lines });
    const note = await credit(invoice.id, "rest");
    expect(note.number).toMatch(/^C20\d\d-0000\d$/);
    expect(await readNote(note.id)).toMatchObject({
      series: "credit-note",
      credits_invoice_id: invoice.id,
      enrolment_id: invoice.enrolmentId,
      buyer: BUYER,
      lines,
      total: 14_340,
      reason: "De cursus gaat niet door.",
    });
    await expect(credit(invoice.id, "rest")).rejects.toMatchObject({ status: 422 });
  });

  it("credits part of a line, and all parts together have the VAT of the invoice", async () => {
    const { id } = await anInvoice(test.services, { lines });
    const parts = [
      await credit(id, [{ code: "book", amount: 1000 }]),
      await credit(id, [{ code: "book", amount: 1000 }]),
    ];
    parts.push(await credit(id, "rest"));
    const notes = await Promise.all(parts.map((part) => readNote(part.id)));
    expect(notes.map(({ total }) => total)).toEqual([1000, 1000, 12_340]);
    const vat = notes.flatMap((note) => note.vat as { basispoints: number; vat: number }[]);
    expect(vat.reduce((sum, row) => sum + row.vat, 0)).toBe(132);
  });

  it.each([
    ["more than the line", [{ code: "book" as const, amount: 2341 }]],
    [
      "twice the line",
      [
        { code: "book" as const, amount: 2340 },
        { code: "book" as const, amount: 1 },
      ],
    ],
    ["a line that is not there", [{ code: "verzin" as const, amount: 1 }]],
    ["less than nothing", [{ code: "book" as const, amount: -1 }]],
    ["nothing", []],
  ])("is refused for %s", async (_what, credits) => {
    const { id } = await anInvoice(test.services, { lines });
    await expect(credit(id, credits)).rejects.toMatchObject({ status: 422 });
  });

  it("waits for another one of the same invoice: together they never exceed it", async () => {
    const { id } = await anInvoice(test.services);
    const amount = 8000;
    const second = await test.services.db.transaction().execute(async (tx) => {
      await issueCreditNote(tx, test.services, { invoiceId: id, credits: [{ code: "course", amount }], reason: "x" });
      const { result } = await test.started(() => credit(id, [{ code: "course", amount }]));
      return { result };
    });
    await expect(second.result).rejects.toMatchObject({ status: 422 });
    const { total } = await test.services.db
      .selectFrom("invoices")
      .select(({ fn }) => fn.sum("total").as("total"))
      .where("credits_invoice_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(amount);
  });

  it("cannot be issued for a credit note", async () => {
    const { id } = await anInvoice(test.services);
    const note = await credit(id, "rest");
    await expect(credit(note.id, "rest")).rejects.toThrow("no result");
  });
});
