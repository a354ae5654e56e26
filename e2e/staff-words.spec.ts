import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./support/test.ts";
import { room, save } from "./support/room.ts";

// Chromium logs every refusal of the API.
test.use({ allowedComplaints: /status of (404|422)/ });

const CREATED = [
  "articles magazineIssues pages landingPages newsletters products alumni teamTiles",
  "faqItems faqCategories faqCollections genres tags legacyAddresses",
  "courseTypes courseRegions courseDurations courseAgeCategories courseStudentLevels courseDiscountTypes",
  "academyPeriods vatRates refundTerms",
].flatMap((names) => names.split(" "));

/** The refused fields: the label of each on the page, and its error message. */
const refusedFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main [id$='-error']")].map((error) => {
      const id = error.id.replace(/-error$/, "");
      const field = document.getElementById(id);
      const label =
        document.getElementById(`${id}-label`) ??
        (field as HTMLInputElement | null)?.labels?.[0] ??
        field?.querySelector("legend") ??
        error.parentElement?.firstElementChild;
      return { id, label: label?.textContent.replace(" (niet verplicht)", ""), says: error.textContent };
    }),
  );

test("an error on a form of the staff room names the field by its label", async ({ page }) => {
  test.slow();
  await signIn(page, "superadmin", { site: "staff", path: "/" });
  const others: string[] = [];
  let seen = 0;
  for (const resource of CREATED) {
    await page.goto(room(`/${resource}/create`));
    await save(page);
    await expect(page.getByRole("alert").filter({ hasText: "nog niet" })).toBeVisible();
    for (const { id, label, says } of await refusedFields(page)) {
      seen++;
      const [, named] = says.match(/^(.+?) (?:is verplicht|is niet geldig|moet minstens|mag hoogstens)/) ?? [];
      if (named && named !== label) others.push(`${resource} ${id}: ${says} (${label})`);
    }
  }
  expect(others).toEqual([]);
  expect(seen).toBeGreaterThan(CREATED.length);
});
