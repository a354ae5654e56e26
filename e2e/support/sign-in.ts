import type { SiteName } from "@inktvis/contract/sites";
import type { Page } from "@playwright/test";
import { memberOf } from "./member.ts";
import { siteUrl } from "./sites.ts";

interface Target {
  site: SiteName;
  path: string;
}

/** Signs in as a demo account, on the auth site and the target's, and goes there (the community's home by default). */
export async function signIn(page: Page, key: string, { site, path }: Target = { site: "community", path: "/" }) {
  const member = await memberOf(key, site);
  await page.context().addCookies(member.cookies());
  await page.goto(siteUrl(site, path));
  return member;
}
