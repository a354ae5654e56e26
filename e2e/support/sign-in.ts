import type { SiteName } from "@inktvis/contract/sites";
import type { Page } from "@playwright/test";
import { type Account, memberOf } from "./member.ts";
import { siteUrl } from "./sites.ts";

export interface Target {
  site: SiteName;
  path: string;
}

/**
 * Signs a browser in on the auth site and the target's, and opens the target. Without a target: on the community, and no
 * page is opened. `who`: a key of the demo, or an account of the test's own.
 */
export async function signIn(page: Page, who: string | Account, target?: Target) {
  const member = await memberOf(who, target?.site);
  await page.context().addCookies(member.cookies());
  if (target) await page.goto(siteUrl(target.site, target.path));
  return member;
}

/** Only there for who is signed in. */
export const memberMenu = (page: Page) =>
  page.getByRole("navigation", { name: "Jouw account" }).getByLabel(/^Menu van /);
