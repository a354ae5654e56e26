import type { SiteName } from "@inktvis/contract/sites";
import type { Page } from "@playwright/test";
import { type Account, memberOf } from "./member.ts";
import { siteUrl } from "./sites.ts";

export interface Target {
  site: SiteName;
  path: string;
}

/**
 * Signs a browser in on the auth site and the site of the target, and opens the target. Without a target it signs in on
 * the community and opens no page. `who`: the key of a demo account, or an account of this test.
 */
export async function signIn(page: Page, who: string | Account, target?: Target) {
  const member = await memberOf(who, target?.site);
  // Cancels the pending requests of the open page: under the new session they would get a 419.
  if (target && page.url() !== "about:blank") await page.goto("about:blank");
  await page.context().addCookies(member.cookies());
  if (target) await page.goto(siteUrl(target.site, target.path));
  return member;
}

/** Shown to signed-in people only. */
export const memberMenu = (page: Page) =>
  page.getByRole("navigation", { name: "Jouw account" }).getByLabel(/^Menu van /);
