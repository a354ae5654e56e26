import { expect, type Locator, type Page } from "@playwright/test";
import { signIn } from "./sign-in.ts";
import { siteUrl } from "./sites.ts";

export const textUrl = (slug: string) => siteUrl("community", `/tekst-lezen/${slug}`);
export const openAs = (page: Page, key: string, slug: string) =>
  signIn(page, key, { site: "community", path: `/tekst-lezen/${slug}` });

/** Presses a key on an element after focusing it, as a keyboard user does. */
export async function pressKey(target: Locator, key = "Enter") {
  await target.focus();
  await target.press(key);
}

/** Waits until React has hydrated this element. */
export const listens = (target: Locator) =>
  expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);

export const like = (page: Page) => page.getByRole("button", { name: "Vind ik mooi" });
export const status = (page: Page) => page.getByRole("status").filter({ hasText: /\w/ });
