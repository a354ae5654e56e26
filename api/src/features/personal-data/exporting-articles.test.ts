import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();

it("tells an editor in words what they wrote for the house", async () => {
  const editor = await aPerson(test.services, { roles: ["editor"] });
  const browser = await test.browser().signInAs(editor.id, ["staff", "community", "account"]);
  await browser.post(
    "/staff/articles",
    { ...VALID_BODIES["staffArticles.create"], body: '<p class="align-center">Het <em>wad</em>.</p>' },
    "staff",
  );
  await browser.post("/me/gdpr/request-data");
  await test.runJobs();
  const [ready] = (await browser.get("/me/gdpr")).body.data.requests;
  const zip = unzipSync((await browser.get(`/me/gdpr/requests/${ready.id}/download`)).bytes);
  const page = strFromU8(zip["index.html"] ?? new Uint8Array());
  expect(page).toContain("<dt>Wat</dt><dd>artikel</dd>");
  expect(page).toContain("<dt>Toestand</dt><dd>bewaard</dd>");
  expect(page).toMatch(/<dt>Inhoud<\/dt><dd>.*Het wad\./);
  expect(page).not.toContain("&lt;em");
});
