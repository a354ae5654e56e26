import type { Browser, Locator, Page } from "@playwright/test";
import { makeText } from "./make-text.ts";
import { signIn } from "./sign-in.ts";
import { siteUrl } from "./sites.ts";

export const textUrl = (slug: string) => siteUrl("community", `/tekst-lezen/${slug}`);
export const openAs = (page: Page, key: string, slug: string) =>
  signIn(page, key, { site: "community", path: `/tekst-lezen/${slug}` });

/** A new text by `schrijver`, so that no other test has touched it. */
export async function newText(browser: Browser, text: Partial<Parameters<typeof makeText>[1]> = {}) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, "schrijver");
  const slug = await makeText(page, { title: `Zout op de ramen ${crypto.randomUUID()}`, ...text });
  await context.close();
  return slug;
}

/** As who uses no pointer. */
export async function pressKey(target: Locator, key = "Enter") {
  await target.focus();
  await target.press(key);
}

export const hydrated = (page: Page) => page.waitForLoadState("networkidle");
export const like = (page: Page) => page.getByRole("button", { name: "Vind ik mooi" });
export const status = (page: Page) => page.getByRole("status").filter({ hasText: /\w/ });
