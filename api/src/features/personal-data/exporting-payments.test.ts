import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, it } from "vitest";
import { useMollie } from "#testing/use-mollie.ts";
import { payers } from "#features/enrolments/payments/paying.factory.ts";
import { aPerson, emailOf } from "#features/people/people/person.factory.ts";

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
  const browser = await test.browser().signInAs(payer.id, ["community", "account"]);
  await browser.post("/me/gdpr/request-data");
  await test.runJobs();
  const [ready] = (await browser.get("/me/gdpr")).body.data.requests;
  const { bytes } = await browser.get(`/me/gdpr/requests/${ready.id}/download`);
  const copy = JSON.parse(strFromU8(unzipSync(bytes)["gegevens.json"] ?? new Uint8Array()));
  const [shown] = copy["Je facturen en creditnota’s"];
  expect(shown).toMatchObject({
    Waarvoor: expect.stringMatching(/^Cursus ‘Cursus .+’: 123\.45 euro$/),
    Aan: `Anneleen Wouters, Kerkstraat 12, 9000 Gent, België, ${await emailOf(test.services, payer.id)}`,
    Btw: expect.stringMatching(/^0% op 123\.45 euro: 0\.00 euro\. Vrijgesteld van btw volgens artikel 44/),
  });
  expect(copy["Je betalingen"]).toMatchObject([
    {
      Waarvoor: "Cursus ‘Water’: 3.00 euro, na korting ‘UiTPAS’ van 12.00 euro\nHet boek: 23.40 euro",
      "Gekozen prijs": "laag",
    },
  ]);
});
