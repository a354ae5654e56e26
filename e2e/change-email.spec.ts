import { newMember } from "./support/new-member.ts";
import { expect, mailbox, test } from "./support/test.ts";

const LOGIN = { site: "account", path: "/instellingen/login" } as const;

test.describe("a change of e-mail address that is not confirmed yet", () => {
  // Chromium logs every refusal of the API.
  test.use({ allowedComplaints: /status of (410|422)/ });

  test("is shown, sent again and withdrawn, and its invalid links say why", async ({ page, context }) => {
    const member = await newMember(page, LOGIN);
    const email = `nieuw-${member.email}`;
    const ask = async (address: string) => {
      await page.getByLabel("Nieuw e-mailadres", { exact: true }).fill(address);
      await page.getByLabel("Herhaal het nieuwe e-mailadres").fill(address);
      await page.getByRole("button", { name: "Wijzig je e-mailadres" }).click();
    };
    await ask(member.email);
    await expect(page.locator("#e-mailadres-email-error")).toHaveText(/e-mailadres van nu/);

    await ask(email);
    await page.getByRole("dialog").getByRole("button", { name: "Oké" }).click();
    const pending = page.getByText(`Nog te bevestigen: ${email}`);
    await expect(pending).toBeVisible();
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

  test("ends when the password changes, and the page says so", async ({ page }) => {
    const member = await newMember(page, LOGIN);
    const email = `nieuw-${member.email}`;
    await page.getByLabel("Nieuw e-mailadres", { exact: true }).fill(email);
    await page.getByLabel("Herhaal het nieuwe e-mailadres").fill(email);
    await page.getByRole("button", { name: "Wijzig je e-mailadres" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Oké" }).click();
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
