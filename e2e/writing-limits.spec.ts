import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { aPicture, aPictureFile } from "./support/picture.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { newTitle } from "./support/new-title.ts";
import { inSettings, openNewText, sheet, title, type } from "./support/writing-page.ts";

const LIMIT = 500_000;
const bar = (page: Page) => page.locator(".writing-bar");

/** Pastes this many characters as one paragraph. */
async function paste(page: Page, count: number) {
  await sheet(page).click();
  await page.keyboard.press("Control+End");
  await sheet(page).evaluate((element, length) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "zout ".repeat(Math.ceil(length / 5)).slice(0, length));
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, count);
}

test("the limit of a text is shown as it comes near, and the excess before the text is saved", async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, "schrijver");
  await openNewText(page);
  await title(page).fill(newTitle("Een heel boek"));
  await type(page, "Kort.");
  await expect(bar(page).getByText("Klad bewaard")).toBeVisible();
  await expect(page.getByText(/tekens/)).toHaveCount(0);
  await paste(page, LIMIT - 40_000);
  await expect(bar(page).getByText(/^nog (39|40)\.\d{3} tekens$/)).toBeVisible();
  await expect(page.getByText("Je blad is bijna vol.")).toBeVisible();
  await expect(bar(page).getByText("Klad bewaard")).toBeVisible();

  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await paste(page, 60_000);
  await expect(bar(page).getByText(/^(19|20)\.\d{3} tekens te veel$/)).toBeVisible();
  await expect(bar(page).getByText("Te lang om online te bewaren")).toBeVisible();
  await expect(page.getByText("het staat alleen in deze browser")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  expect(requests.filter((path) => path.startsWith("/api/me/drafts/"))).toEqual([]);
  await page.getByRole("button", { name: "Zet terug" }).click();
  await expect(bar(page).getByText(/tekens te veel$/)).toBeVisible();
});

const FAKE = {
  name: "zee.png",
  mimeType: "image/png",
  buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
};
const TINY = aPictureFile(8, 8);
const BROKEN = { name: "half.png", mimeType: "image/png", buffer: aPicture(64, 48).subarray(0, 40) };

async function refusesAtOnce(where: Locator, field: Locator) {
  for (const [file, sentence] of [
    [FAKE, "Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg."],
    [TINY, /^Deze afbeelding is te klein: 8 bij 8 beeldpunten\. Kies er een van minstens \d+ bij \d+\.$/],
    [BROKEN, /^Deze afbeelding kunnen we niet lezen\./],
  ] as const) {
    await field.setInputFiles(file);
    await expect(where.getByText(sentence)).toBeVisible();
  }
}

test.describe("a file that is not a picture, or a tiny picture, is refused as soon as it is chosen", () => {
  test("above a text and inside it", async ({ page }) => {
    await signIn(page, "schrijver");
    await openNewText(page);
    await inSettings(page, (settings) => refusesAtOnce(settings, settings.getByLabel(/^Afbeelding/)));
    await page.getByRole("button", { name: "Afbeelding in de tekst" }).click();
    const dialog = page.getByRole("dialog", { name: "Een afbeelding in je tekst" });
    await refusesAtOnce(dialog, dialog.getByLabel("Afbeelding"));
    await dialog.getByLabel("Afbeelding").setInputFiles({ ...TINY, buffer: aPicture(64, 48) });
    await dialog.getByRole("button", { name: "Zet in de tekst" }).click();
    await expect(sheet(page).locator("img")).toBeVisible();
  });

  test("on a profile and in the staff room", async ({ page }) => {
    test.setTimeout(90_000);
    await signIn(page, "superadmin", { site: "account", path: "/instellingen/profiel" });
    await refusesAtOnce(page.getByRole("main"), page.getByLabel("Profielfoto"));
    await page.getByRole("button", { name: "Bewaar" }).click();
    const summary = page.getByRole("alert").filter({ hasText: "kunnen we niet lezen" });
    await expect(summary).toBeFocused();
    await page.getByRole("button", { name: "Ga verder zonder dit bestand" }).click();
    await expect(page.getByText("kunnen we niet lezen")).toHaveCount(0);
    await expect(page.getByLabel("Profielfoto")).toBeFocused();
    await page.getByRole("button", { name: "Bewaar" }).click();
    await expect(page.getByText("Je profiel is bewaard")).toBeVisible();
    await page.goto(siteUrl("staff", "/articles/create"));
    await refusesAtOnce(page.getByRole("main"), page.getByLabel("Afbeelding (niet verplicht)"));
  });
});
