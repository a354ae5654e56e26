import { axeFindings } from "./support/axe.ts";
import { fillRegistration, heading, newAddress, register, submitSignIn } from "./support/auth-pages.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, mailbox, siteUrl, test } from "./support/test.ts";

// Chromium logs every refusal of the API.
test.use({ allowedComplaints: /status of (410|422)/ });

test("a new person registers, confirms, signs in to their target, and signs out everywhere", async ({ page }) => {
  const email = newAddress();
  await page.goto(
    siteUrl(
      "auth",
      `/registreren?${new URLSearchParams({ site: "community", path: "/schrijven", query: "van=mail" })}`,
    ),
  );
  await fillRegistration(page, email);
  await expect(page.getByRole("link", { name: "wat we ermee doen" })).toHaveAttribute(
    "href",
    siteUrl("organization", "/privacy"),
  );
  await page.getByLabel("Ik ga akkoord met de voorwaarden").check();
  await expect(page.getByLabel("Stuur me af en toe de nieuwsbrief")).not.toBeChecked();
  // As if the terms had changed since the page was opened.
  await page.route(
    "**/api/auth/register",
    (route) => route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), shownTerms: 0 }) }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Maak mijn account" }).click();
  await expect(page.getByRole("link", { name: /^De voorwaarden wijzigden net/ })).toBeVisible();
  await page.getByLabel("Ik ga akkoord met de voorwaarden").check();
  await page.getByRole("button", { name: "Maak mijn account" }).click();
  await expect(heading(page, "Kijk in je mailbox")).toBeFocused();
  await page.reload();
  await expect(page.getByText("hoogstens één uur")).toBeVisible();
  await expect(page.getByText("Heb je er al een, dan maken we er geen tweede")).toBeVisible();
  await page.getByRole("button", { name: "Stuur de mail opnieuw" }).click();
  await expect(page.getByText("Een nieuwe mail is onderweg")).toBeVisible();
  await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(2);
  await expect(page.getByRole("link", { name: "Naar het aanmelden" })).toHaveAttribute("href", /site=community/);

  await page.goto(await mailbox.linkTo(email, "/email-bevestigen"));
  await expect(heading(page, "Je account is klaar")).toBeVisible();
  expect(page.url()).not.toContain("token");

  await page.getByRole("link", { name: "Aanmelden" }).click();
  await expect(page.getByText("Daarna kan je schrijven.")).toBeVisible();
  await submitSignIn(page, email);
  await expect(page).toHaveURL(siteUrl("community", "/schrijven?van=mail"));
  await expect(memberMenu(page)).toBeVisible();

  await page.goto(siteUrl("account", "/notificaties"));
  await expect(page).toHaveURL(siteUrl("account", "/notificaties"));
  await expect(memberMenu(page)).toBeVisible();

  await page.goto(siteUrl("community"));
  await memberMenu(page).click();
  await page.getByRole("link", { name: "Afmelden" }).click();
  await expect(heading(page, "Je bent afgemeld")).toBeVisible();
  await page.goto(siteUrl("account", "/notificaties"));
  await expect(heading(page, "Welkom terug")).toBeVisible();
  await page.goto(siteUrl("community"));
  await expect(page.getByRole("link", { name: "Aanmelden" })).toBeVisible();
});

test("an error on blur does not move a button while the pointer presses it", async ({ page }) => {
  await page.goto(siteUrl("auth", "/registreren"));
  // A field that loses focus before hydration is not checked.
  await expect(page.getByRole("button", { name: "Maak mijn account" })).toBeEnabled();
  await fillRegistration(page, "geen adres");
  // Otherwise this error would move the checkbox after its position was measured.
  await expect(page.getByText("Vul een geldig e-mailadres in")).toBeVisible();
  // The error of the last field takes two lines, and everything below it moves.
  await page.getByLabel("Wachtwoord", { exact: true }).fill("kort");
  const press = async (name: string, role: "button" | "checkbox") => {
    const box = await page.getByRole(role, { name }).boundingBox();
    if (!box) throw new Error(`no ${name}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // About as long as a person holds the button down.
    await page.waitForTimeout(150);
    await page.mouse.up();
  };
  await press("Stuur me af en toe de nieuwsbrief", "checkbox");
  await expect(page.getByLabel("Stuur me af en toe de nieuwsbrief")).toBeChecked();
  await expect(page.getByText("Wachtwoord moet minstens 8 tekens hebben.")).toBeVisible();

  await page.getByLabel("E-mailadres").fill("nog altijd geen adres");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("een zin om te onthouden");
  await expect(page.getByText("Wachtwoord moet minstens 8 tekens hebben.")).toHaveCount(0);
  await page.getByLabel("Schrijversnaam").fill("N");
  await press("Maak mijn account", "button");
  await expect(page.getByText("dingen kloppen nog niet")).toBeVisible();
});

test("registering with empty fields marks each of them and focuses the first", async ({ page }) => {
  await page.goto(siteUrl("auth", "/registreren"));
  await page.getByRole("button", { name: "Maak mijn account" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "dingen kloppen nog niet" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveText([
    "Schrijversnaam is verplicht.",
    "E-mailadres is verplicht.",
    "Wachtwoord is verplicht.",
    "Ga akkoord met de voorwaarden om een account te maken.",
  ]);
  await summary.getByRole("link", { name: "Ga akkoord met de voorwaarden" }).click();
  await expect(page.getByLabel("Ik ga akkoord met de voorwaarden")).toBeFocused();
});

test.describe("a confirmation", () => {
  test("with an invalid link offers a new mail; opened again, a used link says that the account exists", async ({
    page,
  }) => {
    const email = newAddress();
    await register(page, email);
    const link = new URL(await mailbox.linkTo(email, "/email-bevestigen"));
    link.searchParams.set("token", "verzonnen");
    await page.goto(link.href);
    await expect(heading(page, "Dat lukte niet")).toBeVisible();
    await expect(page.getByText("niet geldig of ouder dan een uur")).toBeVisible();
    await page.getByRole("button", { name: "Stuur de mail opnieuw" }).click();
    await expect(page.getByText("Een nieuwe mail is onderweg")).toBeVisible();
    await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(2);
    await page.goto(await mailbox.linkTo(email, "/email-bevestigen"));
    await expect(heading(page, "Je account is klaar")).toBeVisible();
    await page.reload();
    await expect(heading(page, "Je account is klaar")).toBeVisible();
    await expect(page.getByRole("link", { name: "Aanmelden" })).toBeVisible();
  });

  test("in another browser asks for a password first", async ({ page, browser }) => {
    const email = newAddress();
    await register(page, email);
    const link = await mailbox.linkTo(email, "/email-bevestigen");
    const [mail] = await mailbox.mailsTo(email);
    expect(mail?.text).toContain("Chrome op Linux");
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(heading(other, "Kies je wachtwoord")).toBeFocused();
    expect(await axeFindings(other)).toEqual([]);
    const password = other.getByLabel("Wachtwoord", { exact: true });
    await password.fill("wachtwoord");
    await other.getByRole("button", { name: "Maak mijn account" }).click();
    await expect(password).toHaveAccessibleDescription(/kiezen heel veel mensen/);
    await password.fill("wat ik zelf koos");
    await other.getByRole("button", { name: "Maak mijn account" }).click();
    await expect(heading(other, "Je account is klaar")).toBeVisible();
    await elsewhere.close();

    await page.goto(siteUrl("auth"));
    await submitSignIn(page, email, "wat ik zelf koos");
    await expect(memberMenu(page)).toBeVisible();
  });

  test("of a new address with an old link says what to do", async ({ page }) => {
    await page.goto(
      siteUrl("auth", `/nieuw-email-bevestigen?${new URLSearchParams({ token: "oud", userId: crypto.randomUUID() })}`),
    );
    await expect(page.getByText("Deze link is niet geldig")).toBeVisible();
    await expect(page.getByRole("link", { name: "Vraag de wijziging opnieuw aan" })).toBeVisible();
  });
});
