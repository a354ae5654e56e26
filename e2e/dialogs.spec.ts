import { holdCalls } from "./support/hold-calls.ts";
import { makeText, newText } from "./support/make-text.ts";
import { newTitle } from "./support/new-title.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";
import { openAs } from "./support/text-page.ts";

test("the second press of a double one does not close the dialog that the first one opened", async ({ page }) => {
  const title = newTitle("Dubbel getikt");
  await makeText(await signIn(page, "schrijver"), { title, private: true });
  await page.goto(siteUrl("community", "/schrijven"));
  await settled(page);
  await page.getByRole("button", { name: `Verwijder ‘${title}’` }).dblclick();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Annuleer" }).click();
  await expect(dialog).toBeHidden();
});

test("a dialog stays open until what it sent has arrived", async ({ page }) => {
  await openAs(page, "lid", await newText());
  await settled(page);
  await page.getByRole("button", { name: "Meld deze tekst" }).click();
  const dialog = page.getByRole("dialog", { name: "Deze tekst melden" });
  const report = await holdCalls(page, /\/report$/);
  await dialog.getByRole("button", { name: "Meld de tekst" }).click();
  await report.isHeld;
  await dialog.getByRole("button", { name: "Annuleer" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  report.release();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Bedankt. We lezen je melding")).toBeVisible();
});

test.describe("a refusal that replaces the page", () => {
  // The API answers 404 to the report.
  test.use({ allowedComplaints: /status of 404/ });

  test("says why, and what was typed is there when one comes back", async ({ page }) => {
    await openAs(page, "lid", await newText());
    await settled(page);
    await page.getByRole("button", { name: "Meld deze tekst" }).click();
    const dialog = page.getByRole("dialog", { name: "Deze tekst melden" });
    await dialog.getByRole("textbox").fill("Dit is een gedicht van mijn tante.");
    const message = "Deze tekst bestaat niet meer.";
    await page.route(/\/report$/, (route) => route.fulfill({ status: 404, json: { code: "not-found", message } }));
    await dialog.getByRole("button", { name: "Meld de tekst" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze pagina bestaat niet.");
    await expect(page.getByText(message)).toBeVisible();
    await page.getByRole("link", { name: "Naar de startpagina" }).click();
    await expect(page).toHaveURL(siteUrl("community"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Schrijf het op/);
    await page.goBack();
    await page.getByRole("button", { name: "Meld deze tekst" }).click();
    await expect(dialog.getByRole("textbox")).toHaveValue("Dit is een gedicht van mijn tante.");
  });
});
