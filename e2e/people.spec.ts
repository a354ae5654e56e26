import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { httpSend } from "./support/http-send.ts";
import { makeText } from "./support/make-text.ts";
import { memberOf } from "./support/member.ts";
import { newAccount, newMember } from "./support/new-member.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";

const OWN = { site: "account", path: "/instellingen/profiel" } as const;
const inRoom = (page: Page, who: string, path: string) => signIn(page, who, { site: "staff", path });
const textPath = (slug: string) => `/tekst-lezen/${slug}`;
const statusOf = async (slug: string) => (await httpSend(siteUrl("community", textPath(slug)))).status;
const inDialog = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name });

// Chromium logs every refusal of the API.
test.use({ allowedComplaints: /status of (401|404|409|422)/ });

test("a reported text is hidden with a reason, its author appeals from the mail, and another moderator overturns it", async ({
  page,
  browser,
}) => {
  test.slow();
  const writer = await (await browser.newContext()).newPage();
  const account = await newMember(writer, OWN);
  const author = await memberOf(account);
  const title = `Geleende zee ${Date.now()}`;
  const slug = await makeText(author, { title });
  await (await memberOf("lid")).call("POST", `/texts/${slug}/report`, { reason: "Dit staat in mijn bundel." });

  await inRoom(page, "redacteur", "/reports");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByText("Dit staat in mijn bundel.")).toBeVisible();
  const onTheSite = page.getByRole("link", { name: "Bekijk op de site" });
  await expect(onTheSite).toHaveAttribute("href", siteUrl("community", textPath(slug)));
  await page.getByRole("button", { name: "Beslis" }).click();
  await expect(page.getByText("Kies eerst wat er gebeurt.")).toBeVisible();
  await page.getByLabel(/De tekst wordt verborgen/).check();
  await page.getByRole("button", { name: "Beslis" }).click();
  await expect(page.getByText("Reden is verplicht.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Reden").fill("Noem je bron.");
  // A decision applies to what was read: a text that has changed since is shown again, and the typed reason stays.
  const [genre] = await author.call<{ id: number }[]>("GET", "/genres");
  const rewritten = { title, body: "<p>Eerst is er zand.</p>", membersOnly: 0, private: 0, genres: [genre?.id] };
  await author.call("PUT", `/texts/${slug}`, rewritten);
  await page.getByRole("button", { name: "Beslis" }).click();
  await expect(page.getByText("Eerst is er zand.")).toBeVisible();
  await expect(page.getByLabel("Reden")).toHaveValue("Noem je bron.");
  await page.getByRole("button", { name: "Beslis" }).click();
  await expect(page.getByText("Beslist. De auteur krijgt een mail.")).toBeVisible();
  expect(await statusOf(slug)).toBe(404);

  const link = await mailbox.linkTo(account.email, "/bezwaar/");
  await writer.goto(link);
  await expect(writer.getByText("Noem je bron.")).toBeVisible();
  const appeal = "Die bundel is van mij, onder mijn meisjesnaam.";
  await expect(writer.getByRole("button", { name: "Maak bezwaar" })).toBeEnabled();
  await writer.getByLabel("Waarom je het niet eens bent").fill(appeal);
  await writer.reload();
  await expect(writer.getByLabel("Waarom je het niet eens bent")).toHaveValue(appeal);
  await writer.getByRole("button", { name: "Maak bezwaar" }).click();
  await expect(writer.getByText("Je bezwaar is aangekomen.")).toBeVisible();
  expect(await axeFindings(writer)).toEqual([]);

  const colleague = await (await browser.newContext()).newPage();
  await inRoom(colleague, "admin", "/");
  await colleague
    .getByRole("link", { name: /bezwaar|bezwaren/ })
    .first()
    .click();
  await colleague.getByRole("link", { name: title }).click();
  await colleague.getByLabel(/De auteur heeft gelijk/).check();
  await colleague.getByLabel("Reden").fill("Dat klopt, excuses.");
  await colleague.getByRole("button", { name: "Beslis" }).click();
  await expect(colleague.getByText("Beantwoord. De auteur krijgt een mail.")).toBeVisible();
  expect(await statusOf(slug)).toBe(200);
  await writer.reload();
  await expect(writer.getByText("Je kreeg gelijk.")).toBeVisible();
});

test("an admin finds a person, grants a role, blocks them with a reason and unblocks them", async ({
  page,
  browser,
}) => {
  test.slow();
  const theirs = await (await browser.newContext()).newPage();
  const account = await newMember(theirs, OWN);
  await inRoom(page, "admin", "/people");
  await page.getByLabel("Zoek").fill(account.email);
  await expect(page.getByText("1 gevonden", { exact: true })).toBeVisible();
  await page.getByRole("table").getByRole("link").click();
  await page.getByLabel("wedstrijdorganisator").check();
  await expect(page.getByText("De rol is gegeven.")).toBeVisible();
  await expect(page.getByLabel("superadmin")).toBeDisabled();

  // A colleague saves their job title in the meantime; it stays.
  const id = new URL(page.url()).pathname.split("/")[2];
  const colleague = await memberOf("superadmin", "staff");
  await colleague.call("PUT", `/staff/people/${id}`, { jobTitle: "Redacteur" });
  await page.getByLabel("Hoort bij het team").check();
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByLabel("Functie")).toHaveValue("Redacteur");

  await theirs.goto(siteUrl("account", "/beheer/wedstrijden"));
  await expect(theirs.getByRole("link", { name: /wedstrijd/i }).first()).toBeVisible();

  await page.getByRole("button", { name: "Blokkeer" }).click();
  await page.getByLabel(/^Reden, die/).fill("Stuurde reclame.");
  await inDialog(page, "Blokkeer").click();
  await expect(page.getByText("Geblokkeerd.", { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await theirs.goto(siteUrl("account", "/instellingen/profiel"));
  await expect(theirs).toHaveURL(new RegExp(`^${siteUrl("auth")}`));

  await page.getByRole("button", { name: "Hef de blokkering op" }).click();
  await inDialog(page, "Hef de blokkering op").click();
  await expect(page.getByText("Niet meer geblokkeerd.")).toBeVisible();

  await page.goto(siteUrl("staff", "/audit"));
  const change = page.getByRole("row").filter({ hasText: "mensen: geblokkeerd" }).first();
  await expect(change).toContainText(account.nickname);
  await change.getByText("Geblokkeerd, Reden van de blokkering").click();
  await expect(change).toContainText("Nadien: Stuurde reclame.");
});

test("granting the roles of superadmins asks first, and says what they may do", async ({ page }) => {
  const account = await newAccount();
  await inRoom(page, "superadmin", "/people");
  await page.getByLabel("Zoek").fill(account.email);
  await expect(page.getByText("1 gevonden", { exact: true })).toBeVisible();
  await page.getByRole("table").getByRole("link").click();
  const admin = page.getByLabel("admin", { exact: true });
  await admin.click();
  await expect(page.getByRole("dialog")).toContainText("Een admin beheert alles in het kantoor");
  expect(await axeFindings(page)).toEqual([]);
  await inDialog(page, "Annuleer").click();
  await expect(admin).not.toBeChecked();
  await admin.click();
  await inDialog(page, "Geef de rol").click();
  await expect(page.getByText("De rol is gegeven.")).toBeVisible();
  await expect(admin).toBeChecked();
  await admin.click();
  await inDialog(page, "Neem de rol weg").click();
  await expect(page.getByText("De rol is weggenomen.")).toBeVisible();
});

test("published terms are read-only, and a new version starts with the text of the newest", async ({ page }) => {
  await inRoom(page, "admin", "/terms/1");
  await expect(page.getByText("Deze versie is gepubliceerd en ligt vast.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bewaar" })).toHaveCount(0);
  const words = (await page.locator(".reading h2").first().textContent()) ?? "";
  await page.getByRole("link", { name: "Maak een nieuwe versie" }).click();
  await expect(page.getByRole("textbox", { name: "Tekst", exact: true })).toContainText(words);
});

test("npm run admin grants a role while the server runs, and says in one line what it refuses", async ({ page }) => {
  const account = await newMember(page, { site: "staff", path: "/" });
  await expect(page.getByRole("heading", { name: "Dit is het kantoor" })).toBeVisible();
  const admin = (...args: string[]) =>
    execFileSync(process.execPath, ["../server/src/admin.ts", ...args], {
      cwd: import.meta.dirname,
      env: { ...process.env, DATA_DIR: process.env["E2E_DATA_DIR"] },
      encoding: "utf8",
      stdio: "pipe",
    });
  expect(admin("grant", account.email, "editor")).toBe(`${account.email}: editor\n`);
  expect(() => admin("grant", "niemand@voorbeeld.example", "editor")).toThrow("Er is geen bevestigd account");
  expect(admin("list")).toContain(`${account.email}: editor`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Overzicht" })).toBeVisible();
  expect(admin("revoke", account.email, "editor")).toBe(`${account.email}: geen rollen\n`);
});
