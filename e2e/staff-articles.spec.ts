import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { aPictureFile } from "./support/picture.ts";
import { expect, siteUrl, test } from "./support/test.ts";
import { today } from "./support/days.ts";
import { newTitle } from "./support/new-title.ts";
import { asEditor, room, save, write } from "./support/room.ts";

// The API refuses to overwrite what another editor saved, and Chromium logs that.
test.use({ allowedComplaints: /status of 409/ });

/** The tab that this button opens. */
async function openedBy(page: Page, button: string) {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: button }).click();
  return opened;
}

async function choosePicture(page: Page) {
  await page.getByLabel("Afbeelding (niet verplicht)").setInputFiles(aPictureFile(640, 400));
}

test("an editor writes and publishes an article with a picture; its old address redirects to the new one", async ({
  page,
}) => {
  test.slow();
  const title = newTitle("Storm op zee");
  await asEditor(page);
  await page.getByRole("link", { name: "Nieuw artikel" }).click();
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Inleiding").fill("Het waaide hard.");
  await write(page, "De dijk hield het.");
  await choosePicture(page);
  const attachment = page.locator("#attachment");
  await attachment.setInputFiles({ name: "getij.txt", mimeType: "text/plain", buffer: Buffer.from("Eb en vloed.") });
  await page.getByRole("button", { name: "Verwijder het bestand" }).press("Enter");
  await expect(attachment).toBeFocused();
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("link", { name: "Bekijk op de site" })).toHaveCount(0);
  const preview = await openedBy(page, "Bekijk hoe het wordt");
  await expect(preview).toHaveURL(new RegExp(`^${siteUrl("organization", "/nieuws/storm-op-zee-")}`));
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(preview.locator("main .reading")).toContainText("De dijk hield het.");
  await expect(preview.locator('main img[src*="/media/images/"]').first()).toBeVisible();
  await preview.close();

  await page.getByLabel("Verschijnt op, dag").fill(today());
  await save(page);
  const link = page.getByRole("link", { name: "Bekijk op de site" });
  const address = (await link.getAttribute("href")) ?? "";
  expect(address).toContain(siteUrl("organization", "/nieuws/storm-op-zee-"));
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("main")).toContainText("De dijk hield het.");
  await expect(page.locator('main img[src*="/media/images/"]').first()).toBeVisible();

  await page.goto(room("/articles"));
  await page.getByLabel("Zoek").fill(title);
  await page.getByRole("link", { name: title }).click();
  await page.getByLabel("Titel", { exact: true }).fill(`${title} voorbij`);
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} voorbij`);
  await page.goto(address);
  await expect(page).toHaveURL(/-voorbij$/);

  await page.goto(room("/articles"));
  await page.getByLabel("Zoek").fill(title);
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Verwijder", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Verwijder" }).click();
  await expect(page).toHaveURL(/\/articles(\?|$)/);
  await expect(page.getByText("Verwijderd.")).toBeVisible();
});

test("two editors of one article do not overwrite each other", async ({ page, context }) => {
  test.slow();
  const title = newTitle("Van twee");
  await asEditor(page, "/articles/create");
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Inleiding").fill("Eerst.");
  await write(page, "Woorden.");
  await page.getByLabel("Verschijnt op, dag").fill(today());
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel("Inleiding")).toHaveValue("Eerst.");
  await page.getByLabel("Titel", { exact: true }).fill(`${title} samen`);
  await page.getByRole("checkbox", { name: "Poëzie" }).check();
  await page.getByLabel("Inleiding").fill("Van de een.");
  await choosePicture(page);
  await save(page);
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await other.getByLabel("Inleiding").fill("Van de ander.");
  await save(other);

  // Each field that differs is listed with both versions, and no other field is; one of the two can be taken over.
  const dialog = other.getByRole("dialog", { name: "Iemand anders bewaarde dit ook" });
  const rows = dialog.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "Genres" })).toContainText("Poëzie");
  await expect(rows.filter({ hasText: "Inleiding" })).toContainText("Van de een.");
  await expect(rows.filter({ hasText: "Inleiding" })).toContainText("Van de ander.");
  await dialog.getByRole("button", { name: "Neem over: Titel" }).click();
  expect(await axeFindings(other)).toEqual([]);
  await dialog.getByRole("button", { name: "Bewaar wat hier staat" }).click();
  await expect(other.getByText("Bewaard.")).toBeVisible();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(`${title} samen`);
  await expect(other.getByLabel("Inleiding")).toHaveValue("Van de ander.");
  await expect(other.locator('main img[src*="/media/images/"]'), "it was chosen in the other window").toBeVisible();

  // The first editor is behind now. Planning does not save: resolving the conflict makes nothing public.
  await page.getByLabel("Inleiding").fill("Van de een, later.");
  await page.getByRole("button", { name: "Plan deze wijziging" }).click();
  await page.getByLabel("Vanaf wanneer staat het zo op de site?, dag").fill("2090-01-02");
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ga verder met wat hier staat" }).click();
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await expect(page.getByText("Er is een wijziging gepland voor 2 jan 2090")).toBeVisible();
  await expect(page.getByLabel("Inleiding")).toHaveValue("Van de ander.");

  // Somebody who views the other version can still restore what they typed.
  await other.getByLabel("Inleiding").fill("Van de ander, nog eens.");
  await page.getByLabel("Inleiding").fill("Van de een, als laatste.");
  await save(page);
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await save(other);
  await dialog.getByRole("button", { name: "Bekijk de andere versie" }).click();
  await expect(other.getByText("Je ziet de versie die iemand anders bewaarde.")).toBeFocused();
  await expect(other.getByLabel("Inleiding")).toHaveValue("Van de een, als laatste.");
  await other.getByRole("button", { name: "Zet terug wat jij typte" }).click();
  await expect(other.getByLabel("Inleiding")).toHaveValue("Van de ander, nog eens.");
});

test("a picture that is inserted by keyboard leaves the cursor after it", async ({ page }) => {
  await asEditor(page, "/articles/create");
  await write(page, "Voor.");
  await page.getByRole("button", { name: "Afbeelding in de tekst" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Een afbeelding in je tekst" });
  await dialog.getByLabel("Afbeelding", { exact: true }).setInputFiles(aPictureFile(640, 400));
  await dialog.getByRole("button", { name: "Zet in de tekst" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  const text = page.getByRole("textbox", { name: "Tekst", exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type("Erna.");
  await expect(text.locator("img + p")).toHaveText("Erna.");
});
