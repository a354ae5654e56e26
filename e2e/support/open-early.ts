import { expect, type Page } from "@playwright/test";
import { httpSend } from "./http-send.ts";
import { type Account, memberOf } from "./member.ts";
import type { Target } from "./sign-in.ts";
import { siteUrl } from "./sites.ts";

interface Early extends Target {
  /** A demo account by its key, or an account of the test's own, that is signed in. */
  as?: string | Account;
  /** Holds back only the scripts that contain this; all of them by default. */
  containing?: string;
  /** What has to be on the page before the test goes on. */
  end?: string;
}

/** Opens a page and holds its scripts back; returns a function that lets them load. */
export async function openEarly(page: Page, { site, path, as, containing = "", end = "footer" }: Early) {
  if (as) await page.context().addCookies((await memberOf(as, site)).cookies());
  const { promise: released, resolve: releaseScripts } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(/\.js$/, async (route) => {
    if (!containing || (await httpSend(route.request().url())).text.includes(containing)) {
      isHeld = true;
      await released;
    }
    await route.continue();
  });
  await page.goto(siteUrl(site, path), { waitUntil: "commit" });
  await page.locator(end).waitFor();
  await expect.poll(() => isHeld).toBe(true);
  // Without its styles a page has other positions and heights.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );
  return releaseScripts;
}
