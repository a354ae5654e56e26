import { heading, newAddress, register, submitSignIn } from "./support/auth-pages.ts";
import { newAccount, newMember } from "./support/new-member.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, mailbox, siteUrl, test } from "./support/test.ts";

test("a forgotten password is reset, once per link", async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  await page.goto(await mailbox.linkTo(email, "/email-bevestigen"));
  await expect(heading(page, "Je account is klaar")).toBeVisible();

  await page.goto(siteUrl("auth"));
  await page.getByRole("link", { name: "Wachtwoord vergeten?" }).click();
  // The previous page has a field with the same label.
  await expect(page.getByRole("button", { name: "Stuur me een link" })).toBeEnabled();
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByRole("button", { name: "Stuur me een link" }).click();
  await expect(heading(page, "Kijk in je mailbox")).toBeFocused();

  await page.goto(await mailbox.linkTo(email, "/wachtwoord-herstellen"));
  await expect(page.getByLabel("E-mailadres")).toHaveValue(email);
  expect(page.url()).not.toContain("token");
  const repeated = page.getByLabel("Nog eens je nieuwe wachtwoord");
  await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill("inktvlekken op papier");
  await repeated.fill("inktvlekken op hout");
  await page.getByRole("button", { name: "Bewaar mijn wachtwoord" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Eén ding klopt nog niet" })).toBeFocused();
  await expect(repeated).toHaveAccessibleDescription("De twee wachtwoorden zijn niet gelijk.");
  await repeated.fill("inktvlekken op papier");
  await page.getByRole("button", { name: "Bewaar mijn wachtwoord" }).click();
  await expect(heading(page, "Je wachtwoord is gewijzigd")).toBeFocused();

  await page.getByRole("link", { name: "Aanmelden" }).click();
  await submitSignIn(page, email, "inktvlekken op papier");
  await expect(memberMenu(page)).toBeVisible();
});

test("after a password is chosen in a browser where another account is signed in, the page does not go on as that account", async ({
  page,
}) => {
  const { email } = await newAccount();
  await newMember(page, { site: "auth", path: "/wachtwoord-vergeten" });
  await expect(page.getByRole("button", { name: "Stuur me een link" })).toBeEnabled();
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByRole("button", { name: "Stuur me een link" }).click();
  await page.goto(await mailbox.linkTo(email, "/wachtwoord-herstellen"));
  await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill("inktvlekken op papier");
  await page.getByLabel("Nog eens je nieuwe wachtwoord").fill("inktvlekken op papier");
  await page.getByRole("button", { name: "Bewaar mijn wachtwoord" }).click();
  await expect(page.getByText("In deze browser is nog een ander account aangemeld.")).toBeVisible();
  await page.getByRole("link", { name: "Meld dat account af" }).click();
  await page.getByRole("link", { name: "Opnieuw aanmelden" }).click();
  await submitSignIn(page, email, "inktvlekken op papier");
  await expect(memberMenu(page)).toBeVisible();
});

test.describe("a truncated link", () => {
  test.use({ allowedComplaints: /status of 422/ });

  test("to reset a password is reported before anything is typed", async ({ page }) => {
    await page.goto(siteUrl("auth", "/wachtwoord-herstellen?token=abc&email=inkt@voorb"));
    await expect(heading(page, "Deze link werkt niet")).toBeVisible();
    await expect(page.getByText("Deze link is niet volledig.")).toBeVisible();
  });
});

test.describe("a used link", () => {
  // Chromium logs every refusal of the API.
  test.use({ allowedComplaints: /status of (410|422)/ });

  test("to reset a password says that it was used, and offers to send a new one", async ({ page }) => {
    const email = newAddress();
    await register(page, email);
    await page.goto(await mailbox.linkTo(email, "/email-bevestigen"));
    await expect(heading(page, "Je account is klaar")).toBeVisible();
    await page.goto(siteUrl("auth", "/wachtwoord-vergeten"));
    await page.getByLabel("E-mailadres").fill(email);
    await page.getByRole("button", { name: "Stuur me een link" }).click();
    const link = await mailbox.linkTo(email, "/wachtwoord-herstellen");
    for (let time = 0; time < 2; time++) {
      await page.goto(link);
      await expect(page.getByLabel("Nieuw wachtwoord", { exact: true })).toBeVisible();
    }
    await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill("zeven inktvissen zwemmen");
    await page.getByLabel("Nog eens je nieuwe wachtwoord").fill("zeven inktvissen zwemmen");
    await page.getByRole("button", { name: "Bewaar mijn wachtwoord" }).click();
    await expect(heading(page, "Je wachtwoord is gewijzigd")).toBeVisible();

    await page.goto(link);
    await expect(heading(page, "Deze link werkt niet")).toBeVisible();
    await expect(page.getByText("al gebruikt of ouder dan een uur")).toBeVisible();
    await expect(page.getByLabel("Nieuw wachtwoord")).toHaveCount(0);
    await page.getByRole("link", { name: "Vraag een nieuwe link" }).click();
    await expect(heading(page, "Wachtwoord vergeten?")).toBeVisible();
  });
});
