import type { Page } from "@playwright/test";

/** Clicks a text field, plain or rich, and types into it. */
export async function write(page: Page, name: string, words: string) {
  await page.getByRole("textbox", { name, exact: true }).click();
  await page.keyboard.type(words);
}
