import { beforeAll, expect, it } from "vitest";
import { useMollie } from "#testing/use-mollie.ts";
import { payers } from "#features/enrolments/payments/paying.factory.ts";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";
import { exportOf } from "./export-of.factory.ts";

const { test, mollie: stub } = useMollie();
let made: ReturnType<typeof payers>;
beforeAll(async () => {
  await aPerson(test.services, { roles: ["superadmin"] });
  made = payers(test);
  await made.aHouse();
});

const line = (description: string, total: number, discount: object | null = null) => ({ description, total, discount });

it("says in words and in euros what somebody paid for, to whom and with which VAT", async () => {
  const payer = await made.aPayerAtMollie(await made.aPaidCourse());
  await stub.setState(payer.providerId, "paid");
  await test.runJobs();
  await test.services.db
    .updateTable("payments")
    .set({
      choice: JSON.stringify({ level: "low", priceCourse: 1500, discount: null, addOns: [] }),
      lines: JSON.stringify([line("Cursus ‘Water’", 300, { name: "UiTPAS", amount: 1200 }), line("Het boek", 2340)]),
    })
    .where("enrolment_id", "=", payer.enrolmentId)
    .execute();
  await test.services.db
    .updateTable("enrolments")
    .set({ use_invoicing_address: true, invoicing_country: "NL", discount_basispoints: 1250 })
    .where("id", "=", payer.enrolmentId)
    .execute();
  await test.services.db
    .insertInto("anomalies")
    .values({
      kind: "wrong-amount",
      dedupe_key: payer.enrolmentId,
      enrolment_id: payer.enrolmentId,
      details: JSON.stringify({ expected: 12_345, received: 9000, providerId: "tr_7", lateBecause: "full" }),
      filed_at: test.clock.now(),
    })
    .execute();
  const browser = await test.browser().signInAs(payer.id, ["community", "account"]);
  const { page, json } = await exportOf(test, browser);
  const copy = JSON.parse(json);
  const [shown] = copy["Je facturen en creditnota’s"];
  expect(shown).toMatchObject({
    Waarvoor: expect.stringMatching(/^Cursus ‘Cursus .+’: 123,45 euro$/),
    Aan: `Anneleen Wouters, Kerkstraat 12, 9000 Gent, België, ${await emailOf(test.services, payer.id)}`,
    Btw: expect.stringMatching(/^0% op 123,45 euro: 0,00 euro\. Vrijgesteld van btw volgens artikel 44/),
  });
  expect(copy["Je betalingen"]).toMatchObject([
    {
      Waarvoor: "Cursus ‘Water’: 3,00 euro, na korting ‘UiTPAS’ van 12,00 euro\nHet boek: 23,40 euro",
      "Gekozen prijs": "laag",
    },
  ]);
  const shownAs = (label: string) => page.split(`<dt>${label}</dt><dd>`)[1]?.split("</dd>")[0];
  expect(shownAs("Land op de factuur")).toBe("Nederland");
  expect(shownAs("Korting in procent")).toBe("12,5");
  expect(shownAs("Bedrag in euro")).toBe("123,45");
  expect(copy["Je betalingen"]).toMatchObject([{ "Bedrag in euro": "123.45" }]);
  expect(shownAs("Hoe")).toBe("Bancontact");
  expect(shownAs("Details")).toBe(
    "verwacht: 123,45 euro, ontvangen: 90,00 euro, te laat omdat de cursus vol was, nummer bij de betaaldienst: tr_7",
  );
  expect(shownAs("Site")).toBe("Inktvis Community");
});
