import type { Browser, Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { holdCalls } from "./support/hold-calls.ts";
import { httpSend } from "./support/http-send.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { aPictureFile } from "./support/picture.ts";
import { newTitle } from "./support/new-title.ts";
import {
  chooseGenre,
  inSettings,
  openNewText,
  publish,
  save,
  sheet,
  title,
  writeText,
} from "./support/writing-page.ts";

const choosePicture = (page: Page) =>
  inSettings(page, (settings) => settings.getByLabel(/^Afbeelding/).setInputFiles(aPictureFile(64, 48)));

async function asVisitor<T>(browser: Browser, look: (page: Page) => Promise<T>) {
  const context = await browser.newContext();
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

test("a member writes a text with a picture and a visitor reads it", async ({ page, browser }) => {
  await signIn(page, "schrijver", { site: "community", path: "/schrijven" });
  await page.getByRole("link", { name: "Nieuwe tekst" }).click();
  await expect(sheet(page)).toBeVisible();
  const name = newTitle("Zout op de ramen");
  await writeText(page, { title: name, lines: ["Eerst is er zout,", "dan pas de zee."] });
  await chooseGenre(page, "Poëzie");
  await choosePicture(page);
  expect(await axeFindings(page)).toEqual([]);
  await publish(page, "Iedereen");

  await expect(page).toHaveURL(/\/tekst-lezen\/zout-op-de-ramen/);
  await expect(page.getByText("Je tekst staat online.")).toBeVisible();
  const address = page.url();
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(siteUrl("community", "/lezen"));
    await visitor.getByRole("link", { name, exact: true }).click();
    await expect(visitor).toHaveURL(address);
    await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(visitor.locator(".reading p")).toHaveText(/Eerst is er zout,\s*dan pas de zee\./);
    await expect(visitor.locator("article img[srcset], article img[width='64']")).toBeVisible();
    await expect(visitor.getByRole("link", { name: "Bewerk" })).toHaveCount(0);
    expect(await axeFindings(visitor)).toEqual([]);
  });

  await page.goBack();
  await expect(page, "Back shows no empty sheet").toHaveURL(siteUrl("community", "/schrijven"));
  await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();
});

test("a text that is saved while its picture is being checked gets that picture", async ({ page }) => {
  await signIn(page, "schrijver");
  await openNewText(page);
  const name = newTitle("Grote foto");
  await writeText(page, { title: name, lines: ["Zout."] });
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = function decodeLater() {
      return promise.then(() => decode.call(this));
    };
    addEventListener("decode-now", () => resolve());
  });
  await chooseGenre(page, "Brief");
  await choosePicture(page);
  await save(page).click();
  await expect(save(page)).toHaveAttribute("aria-busy", "true");
  await page.evaluate(() => dispatchEvent(new Event("decode-now")));
  await expect(page.getByText("Alleen jij ziet deze tekst.").first()).toBeVisible();
  await page.goto(siteUrl("community", "/schrijven"));
  await page.getByRole("link", { name: `Lees ‘${name}’` }).click();
  await expect(page.locator("article img[width='64']")).toBeVisible();
});

test("what is written survives a reload", async ({ page }) => {
  await signIn(page, "lid");
  await openNewText(page);
  const name = newTitle("Bijna vergeten");
  await writeText(page, { title: name, lines: ["Dit mag niet verloren gaan."] });
  await chooseGenre(page, "Brief");
  await expect(page.getByText(/Bewaard in deze browser|Klad bewaard/)).toBeVisible();
  await page.reload();

  await expect(page.getByText("We vonden een versie die je nog niet bewaard had")).toBeVisible();
  await expect(title(page)).toHaveValue("");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Zet terug" }).click();
  await expect(title(page)).toHaveValue(name);
  await expect(sheet(page)).toHaveText("Dit mag niet verloren gaan.");
  await sheet(page).press("Control+End");
  await page.keyboard.type(" Nu niet meer.");
  await inSettings(page, (settings) => expect(settings.getByRole("checkbox", { name: "Brief" })).toBeChecked());

  // The cursor is where it was before the reload.
  await page.keyboard.press("Control+s");
  await expect(page, "the first save leaves the editor as it is").toHaveURL(/\/schrijven\/bewerken\/bijna-vergeten/);
  await expect(page).toHaveTitle(new RegExp(`^${name} bewerken · `));
  await page.keyboard.type(" Nooit.");
  await expect(sheet(page)).toHaveText("Dit mag niet verloren gaan. Nu niet meer. Nooit.");
  await expect(async () => {
    await page.keyboard.press("Control+z");
    await expect(sheet(page)).toHaveText("Dit mag niet verloren gaan.", { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Je tekst is bewaard.")).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue(name);
  await expect(sheet(page)).toHaveText("Dit mag niet verloren gaan.");
  await page.getByRole("link", { name: "Mijn teksten" }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await openNewText(page);
  await expect(page.getByText("We vonden een versie")).toHaveCount(0);
});

test("what is written while the text is being saved stays on the page, and is saved too", async ({ page }) => {
  await signIn(page, "lid");
  await openNewText(page);
  const name = newTitle("Nog niet klaar");
  await writeText(page, { title: name, lines: ["De eerste zin."] });
  await chooseGenre(page, "Column");
  const creation = await holdCalls(page, /\/api\/texts$/);
  await save(page).click();
  await creation.isHeld;
  await sheet(page).press("Control+End");
  await page.keyboard.type(" De tweede zin.");
  await choosePicture(page);
  creation.release();

  await expect(page.getByText("Alleen jij ziet deze tekst.").first()).toBeVisible();
  await expect(page.getByText(/Bewaard in deze browser|Klad bewaard/)).toBeVisible();
  await expect(sheet(page)).toHaveText("De eerste zin. De tweede zin.");
  await inSettings(page, (settings) =>
    expect(settings.getByRole("button", { name: "Verwijder de afbeelding" })).toBeVisible(),
  );
  await save(page).click();
  await expect(page.getByText("Je tekst is bewaard.")).toBeVisible();
  await page.goto(siteUrl("community", "/schrijven"));
  await page.getByRole("link", { name: `Lees ‘${name}’` }).click();
  await expect(page.locator(".reading")).toHaveText("De eerste zin. De tweede zin.");
  await expect(page.locator("article img[width='64']")).toBeVisible();
});

test.describe("a private text", () => {
  test.use({ allowedComplaints: /status of 404/ });

  test("does not exist for others", async ({ page, browser }) => {
    await signIn(page, "jurylid");
    await openNewText(page);
    const name = newTitle("Alleen van mij");
    await writeText(page, { title: name, lines: ["Niemand leest dit."] });
    await chooseGenre(page, "Dagboek");
    await save(page).click();
    await expect(page.getByText("Alleen jij ziet deze tekst.").first()).toBeVisible();
    await page.getByRole("link", { name: "Mijn teksten" }).click();
    await page.getByRole("link", { name: `Lees ‘${name}’` }).click();
    // The list of texts, which may contain other private ones, is there until the text has loaded.
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText("Privé")).toBeVisible();
    const address = page.url();
    await asVisitor(browser, async (visitor) => {
      expect((await visitor.goto(address))?.status()).toBe(404);
      await expect(visitor.getByRole("heading", { name: "Deze pagina bestaat niet." })).toBeVisible();
    });
  });
});

test("a text for members only can be read by members, and does not exist for a visitor", async ({ page }) => {
  await signIn(page, "schrijver");
  await openNewText(page);
  await title(page).fill(newTitle("Onder ons"));
  await sheet(page).click();
  await page.keyboard.type("Voor wie hier hoort.");
  await chooseGenre(page, "Column");
  await publish(page, "Wie aangemeld is");
  await expect(page.getByText("Je tekst staat online voor wie aangemeld is.")).toBeVisible();
  expect((await httpSend(page.url())).status).toBe(404);
});

test("bad input keeps everything that was typed and shows the error at its field", async ({ page }) => {
  await signIn(page, "jongere");
  await openNewText(page);
  await writeText(page, { title: "Zo", lines: ["Maar de tekst is er."] });
  await save(page).click();

  const summary = page.getByRole("alert").filter({ hasText: "2 dingen kloppen nog niet" });
  await expect(summary).toBeFocused();
  await expect(title(page)).toHaveAccessibleDescription("Titel moet minstens 3 tekens hebben.");
  await expect(title(page)).toHaveValue("Zo");
  await expect(sheet(page)).toHaveText("Maar de tekst is er.");
  await summary.getByRole("link", { name: /Titel/ }).click();
  await expect(title(page)).toBeFocused();

  await summary.getByRole("link", { name: /minstens één genre/ }).click();
  const genres = page.getByRole("dialog", { name: "Instellingen" }).getByRole("group", { name: "Genres" });
  await expect(genres).toBeFocused();
  await expect(genres).toHaveAccessibleDescription(/Kies minstens één genre/);
  await page.keyboard.press("Escape");

  const gif = { name: "zee.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") };
  await inSettings(page, async (settings) => {
    await settings.getByLabel(/^Afbeelding/).setInputFiles(gif);
    await expect(
      settings.getByText("Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg."),
    ).toBeVisible();
  });

  // The button in the summary that opened the settings disappears with the last error.
  await title(page).fill("Zo dan");
  await save(page).click();
  await genres.getByRole("checkbox", { name: "Essay" }).check();
  await expect(summary).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeFocused();
});

test.describe("an expired session", () => {
  test.use({ allowedComplaints: /(401 \(Unauthorized\)|status of 419)/ });

  test("loses none of the words of somebody who was writing", async ({ page, context }) => {
    await signIn(page, "redacteur");
    await openNewText(page);
    const name = newTitle("Midden in een zin");
    await writeText(page, { title: name, lines: ["En toen viel alles weg"] });
    await chooseGenre(page, "Column");
    await context.clearCookies();
    await save(page).click();

    await expect(page).toHaveURL(/auth\.localhost/);
    await page.getByLabel("E-mailadres").fill("redacteur@inktvis.example");
    await page.getByLabel("Wachtwoord", { exact: true }).fill("inktvis-demo");
    await page.getByRole("button", { name: "Aanmelden" }).click();
    await expect(page).toHaveURL(siteUrl("community", "/schrijven/maken"));
    await expect(title(page)).toHaveValue(name);
    await expect(sheet(page)).toHaveText("En toen viel alles weg");
    await inSettings(page, (settings) => expect(settings.getByRole("checkbox", { name: "Column" })).toBeChecked());

    await page.getByRole("button", { name: "Gooi weg wat je invulde" }).click();
    await expect(title(page)).toHaveValue("");
    await expect(sheet(page)).toHaveText("");
  });
});

test.describe("without JavaScript", () => {
  // Scripts are off, and Chromium logs each preloaded script that is blocked.
  test.use({ javaScriptEnabled: false, allowedComplaints: /csp$/ });

  test("lists and texts can be read", async ({ page }) => {
    await page.goto(siteUrl("community", "/lezen"));
    await page.getByRole("link", { name: "Volgende" }).click();
    await expect(page).toHaveURL(siteUrl("community", "/lezen?q=%7B%22page%22%3A2%7D"));
    await page.locator("main h3 a").first().click();
    await expect(page.locator(".reading p").first()).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", page.url());
  });
});

test("an old address still works after the title changes", async ({ page }) => {
  await signIn(page, "ecursusorganisator");
  await openNewText(page);
  await writeText(page, { title: newTitle("Eerste titel"), lines: ["Woorden."] });
  await chooseGenre(page, "Essay");
  await publish(page, "Iedereen");
  await expect(page).toHaveURL(/tekst-lezen\/eerste-titel/);
  const before = page.url();
  await page.getByRole("link", { name: "Bewerk" }).click();
  await expect(sheet(page)).toBeVisible();
  await title(page).fill(newTitle("Tweede titel"));
  await save(page).click();
  await expect(page.getByText("Je tekst is bewaard.")).toBeVisible();
  expect((await httpSend(before)).status).toBe(301);
  await page.goto(before);
  await expect(page).toHaveURL(/tekst-lezen\/tweede-titel/);
});
