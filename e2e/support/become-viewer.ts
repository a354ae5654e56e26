import type { Page } from "@playwright/test";
import { memberOf } from "./member.ts";
import type { Known } from "./pages.ts";

/** Signs in the person who is to see the page, and signs out the one who saw the previous page. */
export async function becomeViewer(page: Page, { site, as }: Known) {
  // Leaves the previous page, so that it sends no more requests with a session that is gone.
  await page.goto("about:blank");
  await page.context().clearCookies();
  if (as) await page.context().addCookies((await memberOf(as, site)).cookies());
}
