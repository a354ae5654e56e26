import { expect, type Page } from "@playwright/test";
import { siteUrl } from "./sites.ts";

const PASSWORD = "een zin om te onthouden";

export const newAddress = () => `inkt-${crypto.randomUUID()}@voorbeeld.be`;

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

export async function fillRegistration(page: Page, email: string) {
  await page.getByLabel("Schrijversnaam").fill(`Nieuwe Pen ${crypto.randomUUID().slice(0, 8)}`);
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
}

/** Fills in and submits the sign-in form. */
export async function submitSignIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Aanmelden" }).click();
}

/** Submits the registration form; a job mails the confirmation link. */
export async function register(page: Page, email: string) {
  await page.goto(siteUrl("auth", "/registreren"));
  await fillRegistration(page, email);
  await page.getByLabel("Ik ga akkoord met de voorwaarden").check();
  await page.getByRole("button", { name: "Maak mijn account" }).click();
  await expect(heading(page, "Kijk in je mailbox")).toBeFocused();
}
