import { expect, it } from "vitest";
import { REASON, useAsking } from "#features/enrolments/instalments/asking.factory.ts";
import { exportOf } from "./export-of.factory.ts";

/* docs/product/privacy.md#export */

const { test, somebodyWhoAsked, decide } = useAsking();

it("contains what an organiser answered to a request for instalments, not what the person who asked wrote", async () => {
  const asking = await somebodyWhoAsked();
  await decide(asking, "reject", { message: "Betaal je in twee keer, dan lukt het." });
  const organizer = await test.browser().signInAs(asking.course.organizerId, ["community", "account"]);
  const { json } = await exportOf(test, organizer);
  const [answer] = JSON.parse(json)["Wat je antwoordde op vragen om in schijven te betalen"];
  expect(answer).toMatchObject({
    Antwoord: "rejected",
    "Wat de organisator antwoordde": "Betaal je in twee keer, dan lukt het.",
    Waarom: null,
    Waarvoor: null,
    "Totaal in euro": null,
  });
  expect(json).not.toContain(REASON);
  const payer = await test.browser().signInAs(asking.payer.id, ["community", "account"]);
  expect(JSON.parse((await exportOf(test, payer)).json)["Wat je vroeg in schijven te betalen"]).toMatchObject([
    {
      Waarom: REASON,
      "Totaal in euro": "123.45",
      "Wat de organisator antwoordde": "Betaal je in twee keer, dan lukt het.",
    },
  ]);
});
