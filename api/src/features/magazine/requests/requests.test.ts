import { describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { invoiceRequest } from "../shipments/invoice-request.ts";
import { aMagazineRequest, INVOICED, INVOICING, REQUEST } from "./request.factory.ts";
import { STORED_PERSON } from "#features/people/people/person-details.factory.ts";

const test = useTestApi();
const few = useTestApi({ LIMIT_SUBSCRIPTIONS: "2/1h" });
const fewMails = useTestApi({ LIMIT_MAILS: "1/1h" });

const newEmail = () => `${crypto.randomUUID()}@voorbeeld.example`;
const ask = (wanted: object = {}, browser = test.browser()) =>
  browser.post("/magazine-subscriptions", { ...REQUEST, email: newEmail(), ...wanted }, "verzin");
const IN_AMSTERDAM = { addressPostalCode: "1012 AB", addressCity: "Amsterdam", addressCountry: "NL" };
const rowsOf = (email: string) =>
  test.services.db.selectFrom("magazine_subscriptions").selectAll().where("email", "=", email).execute();

describe("requesting the magazine (docs/product/magazine.md#subscriptions)", () => {
  it("is open to visitors too, and stores the current prices with the request", async () => {
    const email = newEmail();
    const answer = await ask({ email: ` ${email.toUpperCase()} `, asksReduced: true });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({ email, price: 18, isNew: true });
    const [row] = await rowsOf(email);
    expect(row).toMatchObject({
      user_id: null,
      name: "Anneleen Wouters",
      list_price: 2400,
      reduced_price: 1800,
      asks_reduced: true,
      wants_invoice: false,
      invoicing_name: null,
    });
  });

  it("costs the list price unless the reduced one is requested, which is for addresses in Belgium", async () => {
    const email = newEmail();
    expect((await ask({ email, ...IN_AMSTERDAM })).body.data.price).toBe(24);
    expect(await rowsOf(email)).toMatchObject([{ list_price: 2400, reduced_price: null }]);
    const refusal = await ask({ ...IN_AMSTERDAM, asksReduced: 1 });
    expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, ["asksReduced"]]);
    expect(refusal.body.errors.asksReduced[0]).toContain("adressen in België");
  });

  it("belongs to the member who is signed in, who need not fill in everything again", async () => {
    const { id, email } = await aPerson(test.services, STORED_PERSON);
    const browser = await test.browser().signInAs(id, ["verzin"]);
    const offer = (await browser.get("/magazine-subscriptions/offer", "verzin")).body.data;
    const { prefilled } = offer;
    expect(prefilled).toEqual({ ...REQUEST, email });
    expect(offer).toMatchObject({ listPrice: 24, reducedPrice: 18, reducedIn: ["BE"], isReducedOnce: true });
    await ask(prefilled, browser);
    expect(await rowsOf(email)).toMatchObject([{ user_id: id }]);
    const visitors = (await test.browser().get("/magazine-subscriptions/offer", "verzin")).body.data;
    expect(visitors.prefilled).toBeNull();
  });

  it("stores where the invoice goes, with a VAT number, only when an invoice is wanted", async () => {
    const [email, other] = [newEmail(), newEmail()];
    await ask({ email, ...INVOICING });
    expect(await rowsOf(email)).toMatchObject([
      { wants_invoice: true, invoicing_name: "Bibliotheek De Kade", invoicing_vat_number: "BE0999999922" },
    ]);
    await ask({ email: other, ...INVOICING, wantInvoice: 0 });
    expect(await rowsOf(other)).toMatchObject([{ wants_invoice: false, invoicing_name: null }]);
  });

  it("reports per field what is wrong", async () => {
    const fieldsOf = async (wanted: object) => Object.keys((await ask(wanted)).body.errors ?? {}).toSorted();
    expect(await fieldsOf({ name: "", email: "x", addressStreet: " ", addressCountry: "België" })).toEqual([
      "addressCountry",
      "addressStreet",
      "email",
      "name",
    ]);
    expect(await fieldsOf({ addressCountry: "XX" })).toEqual(["addressCountry"]);
    expect(await fieldsOf({ addressPostalCode: "XYZ" })).toEqual(["addressPostalCode"]);
    const elsewhere = { ...INVOICING.invoicingAddress, postalCode: "XYZ" };
    expect(await fieldsOf({ ...INVOICING, wantInvoice: 1, invoicingAddress: elsewhere })).toEqual([
      "invoicingAddress.postalCode",
    ]);
    expect(await fieldsOf({ wantInvoice: 1 })).toEqual([
      "invoicingAddress.city",
      "invoicingAddress.country",
      "invoicingAddress.number",
      "invoicingAddress.postalCode",
      "invoicingAddress.street",
      "invoicingEmail",
      "invoicingName",
    ]);
    expect(await fieldsOf({ ...INVOICING, invoicingVatNumber: "BE 0999.999.923" })).toEqual(["invoicingVatNumber"]);
  });

  it("makes one request and one mail when it is sent twice, or twenty times at once", async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ email })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const again = await ask({ email, name: "ANNELEEN WOUTERS" });
    expect(answers.filter(({ body }) => body.data.isNew)).toHaveLength(1);
    expect([again.status, again.body.data]).toEqual([201, { email, price: 24, isNew: false }]);
    expect(await rowsOf(email)).toHaveLength(1);
    expect((await test.runJobs()).filter(({ to }) => to === email)).toHaveLength(1);
    await ask({ email, addressNumber: "13" });
    expect(await rowsOf(email)).toHaveLength(2);
  });

  it("is possible again once the previous request was sent", async () => {
    const email = newEmail();
    await ask({ email });
    await test.services.db
      .updateTable("magazine_subscriptions")
      .set({ sent_at: test.clock.now() })
      .where("email", "=", email)
      .execute();
    await ask({ email });
    expect(await rowsOf(email)).toHaveLength(2);
  });

  it("is limited per network and per address, because anybody can fill in another person's address", async () => {
    const post = (api: typeof few, email: string) =>
      api.browser().post("/magazine-subscriptions", { ...REQUEST, email }, "verzin");
    const byNetwork = [await post(few, newEmail()), await post(few, newEmail()), await post(few, newEmail())];
    expect(byNetwork.map(({ status }) => status)).toEqual([201, 201, 429]);
    const email = newEmail();
    const other = (name: string) =>
      fewMails.browser().post("/magazine-subscriptions", { ...REQUEST, email, name }, "verzin");
    // The same request again sends no second mail.
    const byAddress = [await post(fewMails, email), await post(fewMails, email), await other("Iemand anders")];
    expect(byAddress.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect((await post(fewMails, newEmail())).status).toBe(201);
  });
});

describe("the mail about a request", () => {
  /** Mailed to a member who is signed in and fills in their own address, in capitals. */
  const mailOf = async (wanted: object) => {
    const { id, email } = await aPerson(test.services);
    await ask({ ...wanted, email: email.toUpperCase() }, await test.browser().signInAs(id, ["verzin"]));
    return (await test.runJobs()).find(({ to }) => to === email);
  };

  it("says what was requested, where it goes, and that nothing has to be paid yet", async () => {
    const mail = await mailOf({});
    expect([mail?.subject, mail?.greeting]).toEqual([
      "We kregen je vraag om een abonnement op Verzin",
      "Dag Anneleen Wouters",
    ]);
    expect(mail?.paragraphs.join(" ")).toMatch(/Kerkstraat 12, 9000 Gent\..*€\s24,00.*pas wanneer/);
  });

  it("says that a reduced price will be checked, who gets the invoice, and the country abroad", async () => {
    const words = (await mailOf({ asksReduced: 1, ...INVOICING }))?.paragraphs.join(" ");
    expect(words).toMatch(
      /verlaagde prijs van €\s18,00, voor wie bij ons een cursus volgt of volgde.*Bibliotheek De Kade/,
    );
    expect((await mailOf({ ...IN_AMSTERDAM }))?.paragraphs.join(" ")).toContain("1012 AB Amsterdam, Nederland");
  });

  it("contains nothing that was typed when the address may belong to another person", async () => {
    const typed = { name: "Win iets", addressStreet: "Win iets", addressCity: "Win iets" };
    const { id } = await aPerson(test.services);
    for (const browser of [test.browser(), await test.browser().signInAs(id, ["verzin"])])
      for (const invoicing of [{}, { ...INVOICING, invoicingName: "Win iets" }]) {
        const email = newEmail();
        expect((await ask({ ...typed, ...invoicing, email }, browser)).status).toBe(201);
        const mail = (await test.runJobs()).find(({ to }) => to === email);
        expect(mail?.paragraphs.join(" ")).toMatch(/het adres dat je invulde.*€\s24,00/);
        expect(JSON.stringify(mail)).not.toContain("Win iets");
      }
  });

  it("is not sent once the request is cancelled or erased", async () => {
    const email = newEmail();
    await ask({ email });
    await test.services.db
      .updateTable("magazine_subscriptions")
      .set({ cancelled_at: test.clock.now() })
      .where("email", "=", email)
      .execute();
    expect(await test.runJobs()).toEqual([]);
  });
});

describe("how long requests are kept (docs/product/magazine.md#erasure)", () => {
  it("ends two years after they were sent; with an invoice only the data about the person is erased", async () => {
    const { services } = test;
    await aHouse(services);
    const now = test.clock.now();
    const old = { sent_at: later(now, -days(731)) };
    const invoiced = await aMagazineRequest(services, INVOICED);
    const admin = await aPerson(services, { roles: ["admin"] });
    await invoiceRequest({ ...services, viewer: admin, now } as never, invoiced.id, "list");
    await services.db.updateTable("magazine_subscriptions").set(old).where("id", "=", invoiced.id).execute();
    const [gone, young, waiting] = [
      await aMagazineRequest(services, old),
      await aMagazineRequest(services, { sent_at: later(now, -days(700)) }),
      await aMagazineRequest(services, { requested_at: later(now, -days(800)) }),
    ];
    await test.runScheduled("retention.sweep");
    const left = await services.db
      .selectFrom("magazine_subscriptions")
      .select(["id", "name", "email", "invoicing_name"])
      .where("id", "in", [gone.id, young.id, waiting.id, invoiced.id])
      .execute();
    expect(new Map(left.map(({ id, ...who }) => [id, who]))).toEqual(
      new Map<string, unknown>([
        [waiting.id, expect.objectContaining({ name: "Anneleen Wouters" })],
        [invoiced.id, { name: null, email: null, invoicing_name: null }],
        [young.id, expect.objectContaining({ name: "Anneleen Wouters" })],
      ]),
    );
  });
});
