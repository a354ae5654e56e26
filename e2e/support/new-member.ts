import { expect, type Page } from "@playwright/test";
import type { SiteName } from "@inktvis/contract/sites";
import { mailbox } from "./mailbox.ts";
import { siteUrl } from "./sites.ts";

interface Target {
  site: SiteName;
  path: string;
}
interface Member {
  email: string;
  password: string;
}

/** Signs in with an account of one's own, and ends on the target. */
export async function signInAs(page: Page, { email, password }: Member, { site, path }: Target) {
  await page.goto(siteUrl("auth", `/?${new URLSearchParams({ site, path })}`));
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Aanmelden" }).click();
  await expect(page).toHaveURL(siteUrl(site, path));
}

/** Makes an account and signs in with it: for what would get in the way of others on an account of the demo. */
export async function newMember(page: Page, target: Target): Promise<Member & { nickname: string }> {
  const id = crypto.randomUUID().slice(0, 8);
  const member = { email: `inkt-${id}@voorbeeld.be`, password: "een zin om te onthouden", nickname: `Veerman ${id}` };
  await page.goto(siteUrl("auth", "/registreren"));
  await page.getByLabel("Schrijversnaam").fill(member.nickname);
  await page.getByLabel("E-mailadres").fill(member.email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(member.password);
  await page.getByLabel("Ik ga akkoord met de voorwaarden").check();
  await page.getByRole("button", { name: "Maak mijn account" }).click();
  await page.goto(await mailbox.linkTo(member.email, "/email-bevestigen"));
  await expect(page.getByRole("heading", { level: 1, name: "Je account is klaar" })).toBeVisible();
  await signInAs(page, member, target);
  return member;
}
