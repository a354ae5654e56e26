import type { SiteName } from "@inktvis/contract/sites";
import type { Page } from "@playwright/test";
import { type Account, memberOf } from "./member.ts";
import { siteUrl } from "./sites.ts";

export interface Target {
  site: SiteName;
  path: string;
}

/**
 * Signs in on the auth site and the target's, and goes there (the community's home by default). Whom: a key of the demo,
 * or an account of one's own.
 */
export async function signIn(
  page: Page,
  who: string | Account,
  { site, path }: Target = { site: "community", path: "/" },
) {
  const member = await memberOf(who, site);
  await page.context().addCookies(member.cookies());
  await page.goto(siteUrl(site, path));
  return member;
}

/** Only there for who is signed in. */
export const memberMenu = (page: Page) =>
  page.getByRole("navigation", { name: "Jouw account" }).getByLabel(/^Menu van /);
