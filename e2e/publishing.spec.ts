import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { hiddenFocus } from "./support/hidden-focus.ts";
import { httpSend } from "./support/http-send.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { newTitle } from "./support/new-title.ts";
import { openOwnText, save, sheet, title, type } from "./support/writing-page.ts";

const settings = (page: Page) => page.getByRole("dialog", { name: "Instellingen" });
const step = (page: Page) => page.getByRole("dialog", { name: "Publiceren" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const SIZES = [
  ["a phone", { width: 390, height: 844 }],
  ["a wide screen", { width: 1440, height: 900 }],
] as const;

for (const [where, viewport] of SIZES) {
  test.describe(`the settings of a text on ${where}`, () => {
    test.use({ viewport });

    test("open from the bar, keep the focus, and close on Escape and on Back", async ({ page }) => {
      const author = await signIn(page, "schrijver");
      await openOwnText(page, author, newTitle("Binnen bereik"), "Begin.");
      const address = page.url();
      expect(await hiddenFocus(page)).toEqual([]);
      await expect(page.getByRole("group", { name: "Genres" })).toHaveCount(0);
      await button(page, "Instellingen").click();
      await expect(settings(page).getByRole("group", { name: "Genres" })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await expect(settings(page)).toHaveJSProperty("clientWidth", viewport.width < 700 ? viewport.width - 2 : 447);
      for (let tab = 0; tab < 40; tab++) {
        await page.keyboard.press("Tab");
        const outside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && !activeElement?.closest("dialog");
        });
        expect(outside).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(settings(page)).toBeHidden();
      await expect(button(page, "Instellingen")).toBeFocused();

      await button(page, "Instellingen").click();
      await settings(page).getByRole("checkbox", { name: "Essay" }).check();
      // The text is kept as a draft while the settings are open.
      await expect(settings(page).getByText("Klad bewaard")).toBeVisible();
      await page.goBack();
      await expect(settings(page)).toBeHidden();
      await expect(sheet(page)).toHaveText("Begin.");
      expect(page.url()).toBe(address);

      // Closed by its button, the sheet leaves no extra step for Back.
      await page.goto(siteUrl("community", "/schrijven"));
      await page.goto(address);
      await expect(sheet(page)).toBeVisible();
      await button(page, "Instellingen").click();
      await settings(page).getByRole("button", { name: "Terug naar je tekst" }).click();
      await expect(settings(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(siteUrl("community", "/schrijven"));
    });

    test("publishing asks who may read and shows what they will see", async ({ page }) => {
      await signIn(page, "schrijver", { site: "community", path: "/schrijven" });
      await page.getByRole("link", { name: "Nieuwe tekst" }).click();
      await expect(sheet(page)).toBeVisible();
      const name = newTitle("Eerst kijken");
      await button(page, "Publiceer…").click();
      await expect(page.getByRole("alert").filter({ hasText: "Titel" })).toBeFocused();
      await title(page).fill(name);
      await type(page, "Nog voor iemand leest.");
      await button(page, "Publiceer…").click();

      const preview = step(page).getByRole("region", { name: "Zo ziet een lezer je tekst" });
      await expect(preview.getByRole("heading", { name })).toBeVisible();
      await expect(preview.getByText("Nog voor iemand leest.")).toBeVisible();
      await expect(preview.getByText("Marit Daele")).toBeVisible();
      await button(page, "Publiceer voor iedereen").click();
      await expect(step(page).getByRole("alert")).toHaveText("Kies minstens één genre.");
      await expect(step(page).getByRole("group", { name: "Genres" })).toBeFocused();
      await step(page).getByRole("checkbox", { name: "Essay" }).check();
      await expect(preview.getByText("Essay")).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await step(page).getByRole("radio", { name: "Wie aangemeld is" }).check();
      await button(page, "Publiceer voor leden").click();
      await expect(page.getByText("Je tekst staat online voor wie aangemeld is.")).toBeVisible();
      expect((await httpSend(page.url())).status).toBe(404);
      await page.goBack();
      await expect(page, "Back shows no empty sheet").toHaveURL(siteUrl("community", "/schrijven"));
    });
  });
}

test("opening the publishing step publishes nothing", async ({ page }) => {
  const author = await signIn(page, "schrijver");
  const name = newTitle("Toch maar niet");
  await openOwnText(page, author, name, "Voor mij alleen.");
  await button(page, "Publiceer…").click();
  await step(page).getByRole("radio", { name: "Wie aangemeld is" }).check();
  await step(page).getByRole("radio", { name: "Iedereen" }).check();
  await page.keyboard.press("Escape");
  await type(page, " Echt.");
  await save(page).click();
  await expect(page.getByText("Je tekst is bewaard.")).toBeVisible();
  await expect(button(page, "Publiceer…")).toBeVisible();
  const texts = await author.call<{ title: string; private: number }[]>("GET", "/me/texts");
  expect(texts.find((text) => text.title === name)).toMatchObject({ private: 1 });
});

test("a published text is made private again in the settings", async ({ page }) => {
  const author = await signIn(page, "schrijver");
  const name = newTitle("Even weg");
  await openOwnText(page, author, name, "Even zien.");
  await button(page, "Publiceer…").click();
  await button(page, "Publiceer voor iedereen").click();
  await expect(page.getByText("Je tekst staat online.")).toBeVisible();
  await page.getByRole("link", { name: "Bewerk" }).click();
  await expect(sheet(page)).toHaveText("Even zien.");
  await expect(button(page, "Publiceer…")).toHaveCount(0);
  await button(page, "Instellingen").click();
  await settings(page).getByRole("radio", { name: "Alleen ik" }).check();
  await settings(page).getByRole("button", { name: "Terug naar je tekst" }).click();
  await save(page).click();
  await expect(button(page, "Publiceer…")).toBeVisible();
});
