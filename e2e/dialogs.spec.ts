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
  await dialog.getByRole("button", { name: "Annuleer" }).dblclick();
  await expect(dialog).toBeHidden();
});

test("a dialog stays open until what it sent has arrived", async ({ page }) => {
  await openAs(page, "lid", await newText());
  await settled(page);
  await page.getByRole("button", { name: "Meld deze tekst" }).click();
  const dialog = page.getByRole("dialog", { name: "Deze tekst melden" });
  const [isSent, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/report$/, async (route) => {
    isSent.resolve();
    await arrives.promise;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Meld de tekst" }).click();
  await isSent.promise;
  await dialog.getByRole("button", { name: "Annuleer" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  arrives.resolve();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Bedankt. We lezen je melding")).toBeVisible();
});
