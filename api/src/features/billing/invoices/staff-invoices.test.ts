import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aBook, aHouse, aLine, anInvoice } from "./invoice.factory.ts";
import { communicationOf } from "../transfers/transfer.ts";
import { issueCreditNote } from "./issue-credit-note.ts";

const test = useTestApi();
let admin: TestBrowser;
beforeAll(async () => {
  await aHouse(test.services);
  admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id, ["staff"]);
});
const at = async <T>(moment: string, work: () => Promise<T>) => {
  const now = test.clock.now();
  test.clock.set(new Date(moment));
  const result = await work();
  test.clock.set(now);
  return result;
};
const credit = (invoiceId: string, credits: Parameters<typeof issueCreditNote>[2]["credits"]) =>
  test.services.db
    .transaction()
    .execute((tx) => issueCreditNote(tx, test.services, { invoiceId, credits, reason: "De cursus gaat niet door." }));
const list = async (query: string) => (await admin.get(`/staff/invoices?${query}`, "staff")).body;
const numbersOf = async (query: string) =>
  ((await list(query)).data as { number: string }[]).map(({ number }) => number);

describe("invoices in the staff room", () => {
  it("are listed, found by number and buyer, and filtered by day and kind", async () => {
    const lines = [aLine({ description: "Cursus ‘Lijsten’" }), aBook()];
    const first = await at("2021-03-01T10:00:00Z", () =>
      anInvoice(test.services, { lines, buyer: { name: "Anna Peeters", email: "anna@voorbeeld.example" } }),
    );
    const second = await at("2021-03-31T21:59:00Z", () =>
      anInvoice(test.services, { buyer: { name: "100% Zee nv", vatNumber: "BE0999999922" } }),
    );
    const note = await at("2021-04-02T10:00:00Z", () => credit(first.id, [{ code: "book", amount: 1000 }]));
    const all = [note.number, second.number, first.number];
    expect(await numbersOf("from=2021-01-01&until=2021-12-31")).toEqual(all);
    expect(await numbersOf("from=2021-03-01&until=2021-03-31&order=ASC")).toEqual([first.number, second.number]);
    expect(await numbersOf("until=2021-12-31&series=credit-note")).toEqual([note.number]);
    for (const day of ["1899-12-31", "2200-01-01"])
      expect((await admin.get(`/staff/invoices?until=${day}`, "staff")).status).toBe(422);
    expect(await numbersOf(`enrolmentId=${first.enrolmentId}`)).toEqual([note.number, first.number]);
    expect(await numbersOf("q=c2021-00001")).toEqual([note.number]);
    expect(await numbersOf("q=ANNA@")).toEqual([note.number, first.number]);
    expect(await numbersOf("q=100%25")).toEqual([second.number]);
    expect(await numbersOf("q=0999999922")).toEqual([second.number]);
    const communication = communicationOf(first.number);
    const digits = communication.replaceAll(/\D/g, "");
    for (const typed of [communication, communication.replaceAll("+", ""), digits, digits.slice(-8)])
      expect(await numbersOf(`until=2021-12-31&q=${encodeURIComponent(typed)}`)).toEqual([first.number]);
    expect((await list("q=c2021-00001")).data[0]).toEqual({
      id: note.id,
      number: "C2021-00001",
      series: "credit-note",
      date: "2021-04-02",
      buyer: { name: "Anna Peeters", email: "anna@voorbeeld.example", vatNumber: null },
      description: "Het schrijfboek",
      total: 10,
      credited: 0,
      method: "bancontact",
      credits: first.number,
      reason: "De cursus gaat niet door.",
      enrolmentId: first.enrolmentId,
      subscriptionId: null,
      paymentId: first.paymentId,
    });
    const alone = await admin.get(`/staff/invoices/${first.id}`, "staff");
    expect(alone.body.data).toMatchObject({ description: "Cursus ‘Lijsten’", total: 143.4, credited: 10 });
  });

  it("are downloaded as they were sent, only by people who manage money", async () => {
    const { id, number, userId } = await anInvoice(test.services);
    const path = `/staff/invoices/${id}/pdf`;
    const { status, headers, text } = await admin.get(path, "staff");
    expect([status, headers["content-type"], text.slice(0, 5)]).toEqual([200, "application/pdf", "%PDF-"]);
    expect(headers["content-disposition"]).toContain(`Factuur%20${number}.pdf`);
    expect((await admin.get(`/staff/invoices/${crypto.randomUUID()}/pdf`, "staff")).status).toBe(404);
    const editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
    const buyer = await test.browser().signInAs(userId, ["staff"]);
    for (const browser of [editor, buyer])
      for (const refused of [path, `/staff/invoices/${id}`, "/staff/invoices", "/staff/invoices/csv"])
        expect((await browser.get(refused, "staff")).status).toBe(403);
    expect((await admin.get(`/media/private/invoices/${id}.pdf`, "staff")).status).toBe(404);
  });
});

describe("the table for the bookkeeping", () => {
  const csvOf = async (query: string) => {
    const { text, headers, status } = await admin.get(`/staff/invoices/csv?${query}`, "staff");
    expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    return text
      .replace(/^\ufeff/, "")
      .trimEnd()
      .split("\r\n")
      .map((row) => row.split(";"));
  };

  it("has a row for each invoice, with base and VAT per rate, what was paid and how, and adds up", async () => {
    const lines = [aLine(), aBook()];
    const invoice = await at("2011-03-31T21:59:59Z", () =>
      anInvoice(test.services, { lines, buyer: { vatNumber: "BE0999999922" } }),
    );
    await at("2011-04-01T10:00:00Z", () => credit(invoice.id, "rest"));
    await at("2011-05-01T10:00:00Z", () => anInvoice(test.services));
    const exempt = "Vrijgesteld van btw volgens artikel 44, § 2, 4° van het Wetboek van de btw.";
    const [buyer, paid] = ["Nele Zée;BE;BE0999999922", `Bancontact;${invoice.providerId}`];
    expect(await csvOf("from=2011-03-01&until=2011-04-30")).toEqual([
      [
        "Soort",
        "Nummer",
        "Datum",
        "Bij factuur",
        "Klant",
        "Land",
        "Btw-nummer",
        "Zonder btw: 6\u00a0%",
        "Btw: 6\u00a0%",
        `Zonder btw: ${exempt}`,
        `Btw: ${exempt}`,
        "Totaal",
        "Betaald",
        "Betaald op",
        "Betaald met",
        "Nummer bij de betaaldienst",
      ],
      `Factuur;2011-00001;2011-03-31;;${buyer};22,08;1,32;120,00;0,00;143,40;143,40;2011-03-31;${paid}`.split(";"),
      `Creditnota;C2011-00001;2011-04-01;2011-00001;${buyer};-22,08;-1,32;-120,00;0,00;-143,40;;;${paid}`.split(";"),
    ]);
    const recorded = await test.services.db
      .selectFrom("audit_log")
      .select("subject_id")
      .where("action", "=", "export")
      .where("subject", "=", "invoices")
      .execute();
    expect(recorded).toContainEqual({ subject_id: "2011-03-01/2011-04-30" });
  });

  it("contains nothing that a spreadsheet would calculate", async () => {
    const name = '=HYPERLINK("https://x.example"),+1';
    await at("2012-03-01T10:00:00Z", () => anInvoice(test.services, { buyer: { name } }));
    const { text } = await admin.get("/staff/invoices/csv?from=2012-01-01&until=2012-12-31", "staff");
    expect(text).toContain("'=HYPERLINK");
    expect(text).toContain(",'+1");
  });

  it("has only its header for a period without invoices", async () => {
    expect(await csvOf("from=1999-01-01&until=1999-12-31")).toHaveLength(1);
  });
});
