import { axeFindings } from "./support/axe.ts";
import { newAddress } from "./support/auth-pages.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";

test("a visitor asks for the newsletter, confirms, gets what an editor sends, and unsubscribes", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newAddress();
  await page.goto(siteUrl("organization", "/nieuwsbrief"));
  await page.getByLabel("E-mailadres").fill(email);
  await expect(page.getByLabel("Ja, mail me de nieuwsbrief")).not.toBeChecked();
  await page.getByRole("button", { name: "Schrijf me in" }).click();
  await expect(page.getByText("Ga akkoord dat we je de nieuwsbrief mailen").first()).toBeVisible();
  await expect(page.getByLabel("E-mailadres")).toHaveValue(email);
  await page.getByLabel("Ja, mail me de nieuwsbrief").check();
  await page.getByRole("button", { name: "Schrijf me in" }).click();
  await expect(page.getByRole("heading", { name: "Kijk in je mailbox" })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(`We stuurden een mail naar ${email}.`)).toBeVisible();

  await page.goto(await mailbox.linkTo(email, "/nieuwsbrief/bevestigen"));
  await expect(page.getByRole("heading", { name: "Bevestig je inschrijving" })).toBeVisible();
  await page.getByRole("button", { name: "Ja, stuur me de nieuwsbrief" }).click();
  await expect(page.getByRole("heading", { name: "Je bent ingeschreven" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Je bent ingeschreven" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const office = await browser.newPage();
  const subject = `Winter ${Date.now()}`;
  await signIn(office, "redacteur", { site: "staff", path: "/newsletters/create" });
  await office.getByLabel("Titel", { exact: true }).fill(subject);
  await office.getByRole("textbox", { name: "Tekst", exact: true }).click();
  await office.keyboard.type("De winter komt.");
  await office.getByRole("button", { name: "Bewaar" }).click();
  await expect(office.getByRole("heading", { level: 1 })).toHaveText(subject);
  await expect(office.getByRole("button", { name: "Verstuur" })).toBeVisible();
  // Sending is not possible while there are unsaved changes, which it would throw away.
  await office.getByLabel("Titel", { exact: true }).fill(`${subject}, bijna`);
  await expect(office.getByText("Bewaar eerst wat je wijzigde.")).toBeVisible();
  await expect(office.getByRole("button", { name: "Verstuur" })).toBeHidden();
  expect(await axeFindings(office)).toEqual([]);
  await office.getByRole("button", { name: "Bewaar" }).click();
  await office.getByRole("button", { name: "Verstuur" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Verstuur" }).click();
  await expect(office.getByText("Deze nieuwsbrief is verstuurd.")).toBeVisible();
  await expect(office.getByRole("heading", { level: 1 })).toHaveText(`${subject}, bijna`);
  // The progress is updated by itself.
  await expect(office.getByText(/^aan \d+ gemaild$/)).toBeVisible();
  await office.close();

  await page.goto(await mailbox.linkTo(email, "/nieuwsbrief/uitschrijven"));
  await page.getByRole("button", { name: "Schrijf me uit" }).click();
  await expect(page.getByRole("heading", { name: "Je bent uitgeschreven" })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe("a link with a token that does not exist", () => {
  test.use({ allowedComplaints: /status of 404/ });

  test("still shows the page of the newsletter", async ({ page }) => {
    await page.goto(siteUrl("organization", "/nieuwsbrief/uitschrijven?token=verzonnen"));
    await page.getByRole("main").getByRole("link", { name: "Schrijf je in" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Nieuwsbrief" })).toBeVisible();
  });
});
