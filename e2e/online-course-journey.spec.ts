import type { Page } from "@playwright/test";
import { submitSignIn } from "./support/auth-pages.ts";
import { axeFindings } from "./support/axe.ts";
import { newAccount } from "./support/new-member.ts";
import { expect, mailbox, settled, signIn, siteUrl, test } from "./support/test.ts";

/* An online course from its first module to a certificate that anybody can verify (docs/product/ecourses.md). */

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Deze online cursus" }).getByRole("link", { name });

/** Makes the online course with a lesson and a final test, from nothing. Returns its id. */
async function build(page: Page, title: string) {
  await signIn(page, "ecursusorganisator", { site: "account", path: "/beheer/e-cursussen/maken" });
  await page.getByRole("textbox", { name: "Titel" }).fill(title);
  await page.getByRole("textbox", { name: "Beschrijving" }).fill("Eén les over kijken.");
  await page.getByRole("button", { name: "Maak de online cursus" }).click();
  await expect(page.getByText(`‘${title}’ is gemaakt.`)).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await tab(page, "Lesinhoud").click();
  await page.getByRole("button", { name: "Voeg een module toe" }).click();
  const dialog = page.getByRole("dialog", { name: "Een module toevoegen" });
  await dialog.getByLabel("Titel").fill("Kijken");
  await dialog.getByRole("button", { name: "Voeg toe" }).click();
  await page.getByRole("link", { name: "Voeg een les toe aan Kijken" }).click();
  await page.getByRole("textbox", { name: "Titel", exact: true }).fill("Aan de kade");
  await page.getByRole("textbox", { name: "De les" }).fill("Kijk een kwartier naar het water.");
  await page.getByRole("button", { name: "Voeg de les toe" }).click();
  await expect(page.getByRole("link", { name: "Aan de kade", exact: true })).toBeVisible();

  await tab(page, "Eindproef").click();
  await page.getByLabel("Titel").fill("Wat zag je?");
  await page.getByRole("button", { name: "Voeg een vraag toe" }).click();
  await page.getByLabel("De vraag").fill("Waar keek je naar?");
  await page.getByLabel("Antwoord 1", { exact: true }).fill("Naar het water");
  await page.getByLabel("Antwoord 2", { exact: true }).fill("Naar je telefoon");
  await page.getByLabel("Antwoord 1 van vraag 1 is juist").check();
  await page.getByRole("button", { name: "Bewaar de eindproef" }).click();
  await expect(page.getByText("De eindproef is bewaard.")).toBeVisible();
  return id;
}

/** Invites somebody by mail. Returns the link in the mail. */
async function invite(page: Page, email: string, id: string) {
  await tab(page, "Toegang").click();
  await page.getByRole("textbox", { name: "E-mailadressen" }).fill(email);
  await page.getByRole("button", { name: "Verstuur de uitnodigingen" }).click();
  await expect(page.getByRole("dialog")).toContainText("1 persoon krijgt een mail");
  return mailbox.linkTo(email, `/cursussen/online/uitnodiging/${id}`);
}

/** Follows the lesson and passes the final test. Returns the code of the certificate. */
async function earn(page: Page) {
  await page.getByRole("button", { name: "Aanvaard" }).click();
  await page.getByRole("link", { name: "Begin met Aan de kade" }).click();
  await page.getByRole("button", { name: "Rond deze les af" }).click();
  await expect(page.getByText("Deze les is afgerond.")).toBeVisible();
  await page.getByRole("link", { name: "Naar de eindproef" }).click();
  await page.getByRole("radio", { name: "Naar het water" }).check();
  await page.getByRole("button", { name: "Dien de test in" }).click();
  await expect(page.getByRole("heading", { name: "Je bent geslaagd" })).toBeVisible();
  await page.getByLabel("Je naam").fill("Noor Claes");
  await page.getByRole("button", { name: "Zet mijn naam erop" }).click();
  await expect(page.getByRole("link", { name: "Download je certificaat" })).toBeFocused();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download je certificaat" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await axeFindings(page)).toEqual([]);
  const [code = ""] = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}/.exec((await page.getByText("Code:").textContent()) ?? "") ?? [];
  return code;
}

test("a maker builds an online course, somebody earns its certificate, and a stranger verifies it", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const title = `Kijken naar water ${crypto.randomUUID().slice(0, 8)}`;
  const account = await newAccount();
  const id = await test.step("the maker builds it", () => build(page, title));
  const link = await test.step("the maker invites a student", () => invite(page, account.email, id));

  const student = await (await browser.newContext()).newPage();
  await student.goto(link);
  await submitSignIn(student, account.email, account.password);
  const code = await test.step("the student follows it", () => earn(student));

  await test.step("a stranger verifies the certificate", async () => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(siteUrl("organization", "/certificaat"));
    await stranger.getByLabel("Code").fill(code.toLowerCase().replaceAll("-", " "));
    await stranger.getByRole("button", { name: "Kijk na" }).click();
    await expect(stranger.getByRole("heading", { name: "Dit certificaat is echt" })).toBeVisible();
    await expect(stranger.getByText("Noor Claes")).toBeVisible();
    await expect(stranger.getByText(title)).toBeVisible();
    await stranger.context().close();
  });

  await test.step("the maker sees that the student finished it", async () => {
    await page.goto(siteUrl("account", `/beheer/e-cursussen/${id}/cijfers`));
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await expect(page.getByRole("main")).toContainText("Aan de kade");
  });
  await student.context().close();
});
