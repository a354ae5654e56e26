import { expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { exportOf } from "./export-of.factory.ts";

const test = useTestApi();

it("tells an editor in words what they wrote for the house", async () => {
  const editor = await aPerson(test.services, { roles: ["editor"] });
  const browser = await test.browser().signInAs(editor.id, ["staff", "community", "account"]);
  await browser.post(
    "/staff/articles",
    { ...VALID_BODIES["staffArticles.create"], body: '<p class="align-center">Het <em>wad</em>.</p>' },
    "staff",
  );
  const { page } = await exportOf(test, browser);
  expect(page).toContain("<dt>Wat</dt><dd>artikel</dd>");
  expect(page).toContain("<dt>Toestand</dt><dd>bewaard</dd>");
  expect(page).toMatch(/<dt>Inhoud<\/dt><dd>.*Het wad\./);
  expect(page).not.toContain("&lt;em");
});
