import { expect, type Page } from "@playwright/test";
import type { SiteName } from "@inktvis/contract/sites";
import { siteUrl } from "./sites.ts";

interface Target {
  site: SiteName;
  path: string;
}

/** Signs in as a demo account by the pages themselves, and ends on the target (the community's home by default). */
export async function signIn(page: Page, key: string, { site, path }: Target = { site: "community", path: "/" }) {
  await page.goto(siteUrl("auth", `/?${new URLSearchParams({ site, path })}`));
  await page.getByLabel("E-mailadres").fill(`${key}@inktvis.example`);
  await page.getByLabel("Wachtwoord", { exact: true }).fill("inktvis-demo");
  await page.getByRole("button", { name: "Aanmelden" }).click();
  await expect(page).toHaveURL(siteUrl(site, path));
}
