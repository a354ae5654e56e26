import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { REASON, useAsking } from "#features/enrolments/instalments/asking.factory.ts";
import type { TestBrowser } from "#testing/test-browser.ts";

/* docs/product/privacy.md#export */

const { test, somebodyWhoAsked, decide } = useAsking();

async function exportOf(browser: TestBrowser) {
  const { id } = (await browser.post("/me/gdpr/request-data")).body.data;
  await test.runJobs();
  const zip = unzipSync((await browser.get(`/me/gdpr/requests/${id}/download`)).bytes);
  return strFromU8(zip["gegevens.json"] ?? new Uint8Array());
}

it("contains what an organiser answered to a request for instalments, not what the person who asked wrote", async () => {
  const asking = await somebodyWhoAsked();
  await decide(asking, "reject", { message: "Betaal je in twee keer, dan lukt het." });
  const organizer = await test.browser().signInAs(asking.course.organizerId, ["community", "account"]);
  const copy = await exportOf(organizer);
  const [answer] = JSON.parse(copy)["Wat je antwoordde op vragen om in schijven te betalen"];
  expect(answer).toMatchObject({
    Antwoord: "rejected",
    "Wat de organisator antwoordde": "Betaal je in twee keer, dan lukt het.",
    Waarom: null,
    Waarvoor: null,
    "Totaal in euro": null,
  });
  expect(copy).not.toContain(REASON);
  const payer = await test.browser().signInAs(asking.payer.id, ["community", "account"]);
  expect(JSON.parse(await exportOf(payer))["Wat je vroeg in schijven te betalen"]).toMatchObject([
    {
      Waarom: REASON,
      "Totaal in euro": "123.45",
      "Wat de organisator antwoordde": "Betaal je in twee keer, dan lukt het.",
    },
  ]);
});
