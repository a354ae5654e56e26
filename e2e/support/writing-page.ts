import { expect, type Locator, type Page } from "@playwright/test";
import { makeText } from "./make-text.ts";
import type { Member } from "./member.ts";
import { siteUrl } from "./sites.ts";

export const sheet = (page: Page) => page.getByRole("textbox", { name: "Tekst", exact: true });
export const title = (page: Page) => page.getByRole("textbox", { name: "Titel", exact: true });
export const save = (page: Page) => page.getByRole("button", { name: "Bewaar", exact: true });

/** Opens an empty editor. */
export async function openNewText(page: Page) {
  await page.goto(siteUrl("community", "/schrijven/maken"));
  await expect(sheet(page)).toBeVisible();
}

/** Creates a private text of one paragraph and opens it in the editor. */
export async function openOwnText(page: Page, author: Member, name: string, words: string) {
  const slug = await makeText(author, { title: name, body: `<p>${words}</p>`, private: true });
  await page.goto(siteUrl("community", `/schrijven/bewerken/${slug}`));
  await expect(sheet(page)).toHaveText(words);
}

/** Types a title, and below it the lines of a text. */
export async function writeText(page: Page, words: { title: string; lines: string[] }) {
  await title(page).fill(words.title);
  await title(page).press("Enter");
  for (const [index, line] of words.lines.entries()) {
    if (index > 0) await page.keyboard.press("Shift+Enter");
    await page.keyboard.type(line);
  }
}

/** Types at the end of the text. */
export async function type(page: Page, words: string) {
  await sheet(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(words);
}

/** Opens the settings, does something there, and closes them. */
export async function inSettings(page: Page, act: (settings: Locator) => Promise<unknown>) {
  await page.getByRole("button", { name: "Instellingen" }).click();
  const settings = page.getByRole("dialog", { name: "Instellingen" });
  await act(settings);
  await settings.getByRole("button", { name: "Terug naar je tekst" }).click();
  await expect(settings).toBeHidden();
}

export const chooseGenre = (page: Page, name: string) =>
  inSettings(page, (settings) => settings.getByRole("checkbox", { name }).check());

type Audience = "Alleen ik" | "Wie aangemeld is" | "Iedereen";

const PUBLISH: Record<Audience, string> = {
  Iedereen: "Publiceer voor iedereen",
  "Wie aangemeld is": "Publiceer voor leden",
  "Alleen ik": "Bewaar, alleen voor mij",
};

/** Goes through the publishing step. */
export async function publish(page: Page, audience: Audience) {
  await page.getByRole("button", { name: "Publiceer…" }).click();
  const step = page.getByRole("dialog", { name: "Publiceren" });
  await step.getByRole("radio", { name: audience }).check();
  await step.getByRole("button", { name: PUBLISH[audience] }).click();
}
