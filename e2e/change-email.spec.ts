import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { newMember } from "./support/new-member.ts";
import { expect, mailbox, settled, test } from "./support/test.ts";

const LOGIN = { site: "account", path: "/instellingen/login" } as const;

test.describe("a change of e-mail address that is not confirmed yet", () => {
  // Chromium logs every refusal of the API.
  test.use({ allowedComplaints: /status of (409|410|422)/ });

  const askFor = async (page: Page, address: string) => {
    await page.getByLabel("Nieuw e-mailadres", { exact: true }).fill(address);
    await page.getByLabel("Herhaal het nieuwe e-mailadres").fill(address);
    await page.getByRole("button", { name: "Wijzig je e-mailadres" }).click();
  };
  const askAndClose = async (page: Page, address: string) => {
    await askFor(page, address);
    await page.getByRole("dialog").getByRole("button", { name: "Oké" }).click();
    await expect(page.getByText(`Nog te bevestigen: ${address}`)).toBeVisible();
  };

  test("is shown, sent again and withdrawn, and its invalid links say why", async ({ page, context }) => {
    const member = await newMember(page, LOGIN);
    const email = `nieuw-${member.email}`;
    await askFor(page, member.email);
    await expect(page.locator("#e-mailadres-email-error")).toHaveText(/e-mailadres van nu/);

    await askAndClose(page, email);
    const pending = page.getByText(`Nog te bevestigen: ${email}`);
    const first = await mailbox.linkTo(email, "/nieuw-email-bevestigen");
    await page.reload();
    await page.getByRole("button", { name: "Stuur opnieuw" }).click();
    await expect(page.getByText(`We stuurden een nieuwe link naar ${email}.`)).toBeVisible();
    const elsewhere = await context.newPage();
    const refusal = elsewhere.getByRole("main");
    await elsewhere.goto(first);
    await expect(refusal).toContainText("Alleen de link in de nieuwste mail werkt.");

    await expect.poll(() => mailbox.linkTo(email, "/nieuw-email-bevestigen")).not.toBe(first);
    const second = await mailbox.linkTo(email, "/nieuw-email-bevestigen");
    await page.getByRole("button", { name: "Trek in" }).click();
    await expect(pending).toBeHidden();
    await elsewhere.goto(second);
    await expect(refusal).toContainText("Deze wijziging is ingetrokken.");
  });

  test("is not withdrawn by a tab that shows an older one, and that tab then shows the newer one", async ({
    page,
    context,
  }) => {
    const member = await newMember(page, LOGIN);
    await askAndClose(page, `eerst-${member.email}`);
    const elsewhere = await context.newPage();
    await elsewhere.goto(page.url());
    await settled(elsewhere);
    await askAndClose(elsewhere, `later-${member.email}`);
    await page.getByRole("button", { name: "Trek in" }).click();
    await expect(page.getByText("Dit adres wacht niet meer op bevestiging.")).toBeVisible();
    await expect(page.getByText(`Nog te bevestigen: later-${member.email}`)).toBeVisible();
  });

  test("works in a browser where another account is signed in, and links to its logout", async ({ page, context }) => {
    const email = `nieuw-${(await newMember(page, LOGIN)).email}`;
    await settled(page);
    await askAndClose(page, email);
    const link = await mailbox.linkTo(email, "/nieuw-email-bevestigen");
    await context.clearCookies();
    await newMember(page, LOGIN);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je nieuwe e-mailadres geldt");
    await expect(page.getByRole("main").getByRole("link")).toHaveText(["Meld dat account af"]);
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Meld dat account af" }).click();
    await expect(page).toHaveURL(/afmelden|logout/);
  });

  test("ends when the password changes, and the page says so", async ({ page }) => {
    const member = await newMember(page, LOGIN);
    const email = `nieuw-${member.email}`;
    await askAndClose(page, email);
    const link = await mailbox.linkTo(email, "/nieuw-email-bevestigen");
    const chosen = "vier andere woorden samen";
    await page.getByLabel("Huidig wachtwoord").fill(member.password);
    await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(chosen);
    await page.getByLabel("Herhaal het nieuwe wachtwoord").fill(chosen);
    await page.getByRole("button", { name: "Wijzig je wachtwoord" }).click();
    await expect(page.getByRole("dialog")).toContainText(email);
    await page.getByRole("dialog").getByRole("button", { name: "Oké" }).click();
    await expect(page.getByText("Nog te bevestigen")).toBeHidden();
    await page.goto(link);
    await expect(page.getByRole("main")).toContainText("Het wachtwoord van je account is intussen gewijzigd.");
  });
});
