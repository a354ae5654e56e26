import type { Page } from "@playwright/test";
import { signIn, siteUrl } from "./test.ts";

/** An address in the staff room. */
export const room = (path: string) => siteUrl("staff", path);
export const asEditor = (page: Page, path = "/") => signIn(page, "redacteur", { site: "staff", path });
export const save = (page: Page) => page.getByRole("button", { name: "Bewaar" }).click();

/** Types in the rich text of a form. */
export async function write(page: Page, words: string) {
  await page.getByRole("textbox", { name: /^(?:Tekst|Verhaal)$/ }).click();
  await page.keyboard.type(words);
}
