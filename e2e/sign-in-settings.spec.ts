import { axeFindings } from "./support/axe.ts";
import { newMember } from "./support/new-member.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";

const LOGIN = { site: "account", path: "/instellingen/login" } as const;

test("a new e-mail address is confirmed from the mail to it, and undone from the mail to the old one", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const member = await newMember(page, LOGIN);
  await expect(page).toHaveTitle(/^E-mail en wachtwoord/);
  await expect(page.getByRole("heading", { name: "E-mail en wachtwoord", level: 1 })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Instellingen" });
  await expect(menu.getByRole("link", { name: "E-mail en wachtwoord" })).toHaveAttribute("aria-current", "page");
  const change = page.getByRole("button", { name: "Wijzig je e-mailadres" });
  await expect(change).toBeEnabled();
  const email = `nieuw-${member.email}`;
  await page.getByLabel("Nieuw e-mailadres", { exact: true }).fill(email);
  await page.getByLabel("Herhaal het nieuwe e-mailadres").fill("iets@anders.example");
  await change.click();
  await expect(page.locator("#e-mailadres-confirmEmail-error")).toHaveText("De twee e-mailadressen zijn niet gelijk.");
  await page.getByLabel("Herhaal het nieuwe e-mailadres").fill(email);
  await change.click();
  const asked = page.getByRole("dialog", { name: "Bevestig je nieuwe e-mailadres" });
  await expect(asked).toContainText(member.email);
  await asked.getByRole("button", { name: "Oké" }).click();
  await page.goto(await mailbox.linkTo(email, "/nieuw-email-bevestigen"));
  await expect
    .poll(async () => (await mailbox.mailsTo(member.email)).some(({ text }) => text?.includes(email)))
    .toBe(true);
  await page.getByRole("link", { name: "Naar je instellingen" }).click();
  await expect(page).toHaveURL(siteUrl("account", "/instellingen/login"));
  await expect(page.getByText(`Je meldt je nu aan met ${email}.`)).toBeVisible();

  await page.goto(await mailbox.linkTo(member.email, "/oud-email-terugzetten"));
  await expect(page).not.toHaveURL(/token/);
  await page.getByRole("button", { name: "Zet mijn oude adres terug" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Je oude adres geldt weer" })).toBeFocused();
  // The link is used up: a reload must not use it again.
  await page.reload();
  await expect(page.getByLabel("E-mailadres")).toHaveValue(member.email);
  const password = "een zin die niemand kent";
  await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(password);
  await page.getByLabel("Nog eens je nieuwe wachtwoord").fill(password);
  await page.getByRole("button", { name: "Bewaar mijn wachtwoord" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Je wachtwoord is gewijzigd" })).toBeVisible();
  await page.goto(siteUrl("account", "/instellingen/login"));
  await expect(page.getByRole("heading", { level: 1, name: "Welkom terug" })).toBeVisible();
  await signIn(page, { email: member.email, password }, LOGIN);
  await expect(page.getByText(`Je meldt je nu aan met ${member.email}.`)).toBeVisible();
});

test.describe("a proof that is not fresh enough", () => {
  test.use({ allowedComplaints: /status of 409/ });

  test("is asked for again, and typed values are restored afterwards", async ({ page }) => {
    const member = await newMember(page, LOGIN);
    const change = page.getByRole("button", { name: "Wijzig je e-mailadres" });
    await expect(change).toBeEnabled();
    // The response that the API gives to staff whose proof is not fresh.
    await page.route("**/api/me/change-email", (route) =>
      route.fulfill({
        status: 409,
        headers: {
          "access-control-allow-origin": new URL(siteUrl("account")).origin,
          "access-control-allow-credentials": "true",
        },
        json: { code: "confirm-first", message: "Bevestig eerst opnieuw dat jij het bent." },
      }),
    );
    const email = `nieuw-${member.email}`;
    await page.getByLabel("Nieuw e-mailadres", { exact: true }).fill(email);
    await page.getByLabel("Herhaal het nieuwe e-mailadres").fill(email);
    await change.click();
    await expect(page.getByRole("heading", { level: 1, name: "Ben jij het?" })).toBeVisible();
    await page.unroute("**/api/me/change-email");
    await page.getByLabel("Wachtwoord", { exact: true }).fill(member.password);
    await page.getByRole("button", { name: "Bevestig" }).click();
    await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
    await expect(page.getByLabel("Nieuw e-mailadres", { exact: true })).toHaveValue(email);
    await change.click();
    await expect(page.getByRole("dialog", { name: "Bevestig je nieuwe e-mailadres" })).toBeVisible();
  });
});

test.describe("a changed password", () => {
  test.use({ allowedComplaints: /status of (401|419|422)/ });

  test("signs other browsers out on all sites at their next request, but not this one", async ({ page, browser }) => {
    test.setTimeout(120_000);
    const member = await newMember(page, LOGIN);
    const elsewhere = await browser.newContext();
    const [reading, managing] = [await elsewhere.newPage(), await elsewhere.newPage()];
    await signIn(reading, member, { site: "community", path: "/lezen" });
    await managing.goto(siteUrl("account", "/instellingen/notificaties"));
    await expect(memberMenu(managing)).toBeVisible();
    await expect(memberMenu(reading)).toBeVisible();

    const chosen = "een andere zin om te onthouden";
    const change = page.getByRole("button", { name: "Wijzig je wachtwoord" });
    await page.reload();
    await expect(page.getByRole("table", { name: "Waar je aangemeld bent" }).getByRole("row")).toHaveCount(3);
    await expect(change).toBeEnabled();
    await page.getByLabel("Huidig wachtwoord").fill("niet het wachtwoord");
    await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(chosen);
    await page.getByLabel("Herhaal het nieuwe wachtwoord").fill(chosen);
    await change.click();
    await expect(page.locator("#wachtwoord-oldPassword-error")).toHaveText("Dit is niet je huidige wachtwoord.");
    await page.getByLabel("Huidig wachtwoord").fill(member.password);
    await change.click();
    await expect(page.getByRole("dialog", { name: "Je wachtwoord is gewijzigd" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Nieuw wachtwoord", { exact: true })).toHaveValue("");
    await expect(page.getByRole("table", { name: "Waar je aangemeld bent" }).getByRole("row")).toHaveCount(2);

    await reading.getByRole("banner").getByRole("link", { name: "Tip van de week" }).click();
    await expect(reading.getByRole("heading", { level: 1, name: "Tip van de week" })).toBeVisible();
    await expect(reading.getByRole("link", { name: "Aanmelden" })).toBeVisible();
    // A page without other API calls.
    await managing.getByRole("link", { name: "Privacy", exact: true }).first().click();
    await expect(managing.getByRole("heading", { level: 1, name: "Welkom terug" })).toBeVisible();

    // The session was replaced: the next change has to send the CSRF token of the new one.
    await page.goto(siteUrl("account", "/instellingen/privacy"));
    await page.getByRole("button", { name: "Bewaar je keuze" }).click();
    await expect(page.getByRole("dialog", { name: "Je keuze is bewaard" })).toBeVisible();
    await signIn(reading, { ...member, password: chosen }, { site: "community", path: "/lezen" });
  });
});

test("devices are listed by name; one, all others and all can be signed out", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const member = await newMember(page, LOGIN);
  const others = [];
  for (const _ of [1, 2]) {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, member, { site: "community", path: "/lezen" });
    others.push(other);
  }
  await page.reload();
  const table = page.getByRole("table", { name: "Waar je aangemeld bent" });
  await expect(table.getByRole("row")).toHaveCount(4);
  await expect(table.getByRole("row").nth(1)).toContainText("Dit toestel");
  await expect(table.getByRole("row").nth(1)).toContainText("Chrome op Linux");
  await expect(page.getByRole("button", { name: "Wijzig je wachtwoord" })).toBeEnabled();
  await table.getByRole("button", { name: "Meld af Chrome op Linux" }).first().click();
  await expect(table.getByRole("row")).toHaveCount(3);
  const heading = page.getByRole("heading", { name: "Waar je aangemeld bent" });
  await expect(heading).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Meld alle andere toestellen af" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Meld alle andere toestellen af" }).click();
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(heading).toBeFocused();
  for (const other of others) {
    await other.goto(siteUrl("community", "/schrijven"));
    await expect(other.getByRole("heading", { level: 1, name: "Meld je aan" })).toBeVisible();
  }
  await page.getByRole("button", { name: "Meld overal af" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Meld overal af" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Je bent afgemeld" })).toBeVisible();
  await page.goto(siteUrl("account", "/instellingen"));
  await expect(page.getByRole("heading", { level: 1, name: "Welkom terug" })).toBeVisible();
});
