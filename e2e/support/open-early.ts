import { expect, type Page } from "@playwright/test";
import { httpSend } from "./http-send.ts";
import { type Account, memberOf } from "./member.ts";
import type { Target } from "./sign-in.ts";
import { siteUrl } from "./sites.ts";

interface Early extends Target {
  /** The person to sign in: the key of a demo account, or an account of this test. */
  as?: string | Account;
  /** Delays only the scripts that contain this string; all by default. */
  containing?: string;
  /** The selector to wait for before the function returns. */
  end?: string;
}

/** Opens a page with its scripts blocked; returns a function that lets them load. */
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
  // Tests measure positions and heights, so the styles have to be loaded.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );
  return releaseScripts;
}
