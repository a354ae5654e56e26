import { holdCalls } from "./support/hold-calls.ts";
import { newTitle } from "./support/new-title.ts";
import { aPictureFile } from "./support/picture.ts";
import { expect, settled, signIn, test } from "./support/test.ts";
import { openNewText, sheet, writeText } from "./support/writing-page.ts";

test("what is typed, pasted or inserted while a picture in the text is selected comes beside it", async ({ page }) => {
  await signIn(page, "schrijver");
  await openNewText(page);
  await writeText(page, { title: newTitle("Voor en na"), lines: ["Voor."] });
  const pictures = sheet(page).getByRole("img");
  const insertPicture = async (alt: string) => {
    await page.getByRole("button", { name: "Afbeelding in de tekst" }).click();
    const dialog = page.getByRole("dialog", { name: "Een afbeelding in je tekst" });
    await dialog.getByLabel(/^Afbeelding/).setInputFiles(aPictureFile(64, 48));
    await dialog.getByLabel(/^Wat is er te zien/).fill(alt);
    await dialog.getByRole("button", { name: "Zet in de tekst" }).click();
    await expect(pictures.and(page.getByAltText(alt))).toBeVisible();
  };
  await insertPicture("Eerste");
  await insertPicture("Tweede");
  await expect(pictures).toHaveCount(2);

  // The editor learns a moment later where the browser moved the cursor; keys pressed before that act in the wrong
  // place.
  const isSelected = () => expect(pictures.first()).toHaveClass("ProseMirror-selectednode", { timeout: 500 });
  const goDownToPicture = () =>
    expect(async () => {
      await sheet(page).press("Control+Home");
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowDown");
      await isSelected();
    }).toPass();
  const clickPicture = () =>
    expect(async () => {
      await pictures.first().click();
      await isSelected();
    }).toPass();
  await goDownToPicture();
  await page.keyboard.type("Erna.");
  await clickPicture();
  await page.keyboard.insertText("Met een invoermethode.");
  await goDownToPicture();
  await sheet(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Geplakt.");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(sheet(page).locator("p")).toHaveText(["Voor.", "Geplakt.", "Met een invoermethode.", "Erna.", ""]);
  await expect(pictures).toHaveCount(2);

  await clickPicture();
  await page.keyboard.press("Backspace");
  await expect(pictures).toHaveCount(1);

  await sheet(page).press("Control+a");
  await page.getByRole("button", { name: "Vet", exact: true }).click();
  await sheet(page).press("Control+x");
  await expect(pictures).toHaveCount(0);
  await sheet(page).press("Control+v");
  await expect(pictures, "what is cut and pasted stays as it is").toHaveCount(1);
  await expect(sheet(page).locator("strong").first()).toHaveText("Voor.");
});

test("on a slow device, closing a dialog leaves the cursor where it was", async ({ page }) => {
  await signIn(page, "schrijver");
  await openNewText(page);
  await writeText(page, { title: newTitle("Traag"), lines: ["Voor."] });
  await sheet(page).evaluate((element) => {
    const blockMainThread = () => {
      const end = performance.now() + 400;
      while (performance.now() < end);
    };
    element.addEventListener("focus", () => requestAnimationFrame(blockMainThread));
  });
  await page.getByRole("button", { name: "Afbeelding in de tekst" }).click();
  const dialog = page.getByRole("dialog", { name: "Een afbeelding in je tekst" });
  await dialog.getByLabel(/^Wat is er te zien/).press("Escape");
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.type("Erna.");
  await expect(sheet(page)).toHaveText("Voor.Erna.");
});

test("a picture whose dialog is closed while it is uploaded does not come into the text", async ({ page }) => {
  await signIn(page, "schrijver");
  await openNewText(page);
  await writeText(page, { title: newTitle("Toch niet"), lines: ["Voor."] });
  await page.getByRole("button", { name: "Afbeelding in de tekst" }).click();
  const dialog = page.getByRole("dialog", { name: "Een afbeelding in je tekst" });
  await dialog.getByLabel(/^Afbeelding/).setInputFiles(aPictureFile(64, 48));
  await expect(dialog.locator("img")).toBeVisible();
  const upload = await holdCalls(page, /\/api\/images$/);
  await dialog.getByRole("button", { name: "Zet in de tekst" }).click();
  await upload.isHeld;
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.type("Erna.");
  upload.release();
  await settled(page);
  await expect(sheet(page)).toHaveText("Voor.Erna.");
  await expect(sheet(page).locator("img")).toHaveCount(0);
});
