import type { Page } from "@playwright/test";
import { memberOf } from "./member.ts";
import type { Known } from "./pages.ts";

/** Signs in who is to see the page, and out who saw the one before. */
export async function becomeViewer(page: Page, { site, as }: Known) {
  // The page before asks no more with a session that is gone.
  await page.goto("about:blank");
  await page.context().clearCookies();
  if (as) await page.context().addCookies((await memberOf(as, site)).cookies());
}
