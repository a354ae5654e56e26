import { readFileSync } from "node:fs";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

/** The first bytes of a zip (an EPUB is one) and of a PDF. */
const ZIP = "PK\u0003\u0004";
const PDF = "%PDF";

test("an author downloads one text, or all of them", async ({ page }) => {
  await signIn(page, "schrijver", { site: "community", path: "/schrijven" });
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Zwijgen aan tafel" }) });
  const header = page.getByRole("main").locator("header");
  for (const { place, format, name, start } of [
    { place: row, format: "PDF om te printen", name: "Zwijgen aan tafel.pdf", start: PDF },
    { place: row, format: "Platte tekst", name: "Zwijgen aan tafel.txt", start: "Zwij" },
    { place: header, format: "EPUB voor je e-reader", name: "Teksten van Marit Daele.epub", start: ZIP },
    { place: header, format: "Platte teksten in een zip", name: "Teksten van Marit Daele.zip", start: ZIP },
  ]) {
    await place.locator("summary").click();
    const coming = page.waitForEvent("download");
    await place.getByRole("link", { name: format }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path(), "latin1").slice(0, 4)).toBe(start);
  }
});

test.describe("a download that is refused", () => {
  test.use({ allowedComplaints: /status of 429/ });

  test("is announced in the corner, and the page stays open", async ({ page }) => {
    await signIn(page, "schrijver", { site: "community", path: "/schrijven" });
    const message = "Je hebt dit te vaak geprobeerd. Wacht even en probeer het later opnieuw.";
    const headers = {
      "access-control-allow-origin": new URL(siteUrl("community")).origin,
      "access-control-allow-credentials": "true",
    };
    await page.route("**/me/texts/download?*", (route) =>
      route.fulfill({ status: 429, headers, json: { code: "too-many", message } }),
    );
    const header = page.getByRole("main").locator("header");
    await header.locator("summary").click();
    await header.getByRole("link", { name: "PDF om te printen" }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveURL(siteUrl("community", "/schrijven"));
  });
});
