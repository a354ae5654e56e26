import type { Page } from "@playwright/test";
import { aHouseCourse, atTill, enrolUntilPayment } from "./support/enrolling.ts";
import { memberOf } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { expect, mailbox, settled, signIn, siteUrl, test } from "./support/test.ts";

const MONTHS_AWAY = { startDate: "2035-03-05", endDate: "2035-05-07", enrollmentDeadline: "2035-03-01" };

const THEIR_NAME = /^Anneleen Wouters \(/; // followed by the nickname
const ownPage = (slug: string) => siteUrl("account", `/cursussen/${slug}`);
const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Somebody who paid €120 at the till, on their own page of the course. */
async function aParticipant(page: Page, wanted: Parameters<typeof aHouseCourse>[0] = {}) {
  const { slug } = await aHouseCourse({ ...MONTHS_AWAY, ...wanted });
  const account = await newAccount();
  const member = await memberOf(account, "organization");
  await enrolUntilPayment(member, slug);
  await member.call("POST", `/courses/${slug}/participate/save-payment-preferences`, {});
  const { url } = await member.call<{ url: { href: string } }>("GET", `/courses/${slug}/participation/payment-url`);
  await signIn(page, account, { site: "account", path: "/cursussen" });
  // Signed in on the site that the till returns to.
  await page.context().addCookies(member.cookies());
  await page.goto(url.href);
  await atTill(page, "Betalen");
  // The page that the till returns to polls until the payment is settled.
  await expect(page.getByRole("heading", { name: "Je bent ingeschreven" }).first()).toBeVisible();
  await page.goto(ownPage(slug));
  await settled(page);
  return { slug, account };
}

test("a participant who left is not promised money when the course is cancelled later", async ({ page }) => {
  const { slug } = await aParticipant(page);
  await press(page, "Schrijf me uit");
  await dialog(page).getByRole("button", { name: "Schrijf me uit" }).click();
  await expect(page.getByText(/^Je bent uitgeschreven sinds/)).toBeVisible();
  const admin = await memberOf("admin", "organization");
  await admin.call("POST", `/courses/${slug}/cancel`, { refund: 0 });
  await page.reload();
  await expect(page.getByText(/^Deze cursus gaat niet door: .* Je was al uitgeschreven sinds/)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Wat je betaalde, krijg je terug");
  // The page that people return to after paying does not promise it either.
  await page.goto(siteUrl("organization", `/cursussen/${slug}/inschrijven/compleet`));
  await expect(page).toHaveURL(siteUrl("organization", `/cursussen/${slug}`));
});

test("a participant leaves and gets everything back, and the organiser relists them (docs/product/delisting.md)", async ({
  page,
  browser,
}) => {
  test.slow();
  const { slug, account } = await aParticipant(page);
  await press(page, "Schrijf me uit");
  await expect(dialog(page)).toContainText("krijg je €\u00a0120,00 terug");
  await expect(dialog(page)).toContainText("Je plaats komt meteen vrij voor iemand anders.");
  await dialog(page).getByRole("button", { name: "Schrijf me uit" }).click();
  await expect(page.getByText(/^Je bent uitgeschreven sinds/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("link", { name: /^Creditnota C/ })).toBeVisible();
  // The till refunds at once, and the page is updated.
  await expect(page.getByText(/^Terugbetaald: €\u00A0120,00/)).toBeVisible();
  await expect(page.getByText(/^Je krijgt nog/)).toBeHidden();
  // The first mail has a credit note attached, which is typeset at a lower priority than all other jobs of these tests.
  await expect
    .poll(
      async () => (await mailbox.mailsTo(account.email)).map(({ subject = "" }) => subject.replace(/ voor .*/, "")),
      { timeout: 45_000 },
    )
    .toEqual(expect.arrayContaining(["Je bent uitgeschreven", "We betaalden €\u00a0120,00 terug"]));

  const organizer = await (await browser.newContext()).newPage();
  await signIn(organizer, "admin", { site: "account", path: `/beheer/cursussen/${slug}` });
  await organizer.getByRole("table", { name: "Uitgeschreven" }).getByRole("link", { name: THEIR_NAME }).click();
  await press(organizer, "Schrijf opnieuw in");
  await dialog(organizer).getByRole("button", { name: "Schrijf opnieuw in" }).click();
  await expect(organizer.getByText("Betaalt nog")).toBeVisible();
  await expect(organizer.getByRole("heading", { level: 1, name: "Anneleen Wouters" })).toBeFocused();

  await page.goto(ownPage(slug));
  await expect(page).toHaveURL(/\/inschrijven/);
  await expect(page.getByRole("region", { name: "Je bestelling" })).toContainText("€\u00a0120,00");
  // They have no page of the course until they have paid again.
  await expect(page.getByRole("link", { name: /^Factuur/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Creditnota C/ })).toBeVisible();
});

test("leaving a course without meetings frees no seat for anybody else", async ({ page }) => {
  test.slow();
  await aParticipant(page, { hasRealLifePart: false, startDate: null, endDate: null, enrollmentDeadline: null });
  await press(page, "Schrijf me uit");
  await expect(dialog(page)).toContainText("Alleen de organisator kan je daarna weer inschrijven.");
  await expect(dialog(page)).not.toContainText("plaats");
});

test("a participant who cannot leave asks to be delisted, and the organiser decides how much is refunded", async ({
  page,
  browser,
}) => {
  test.slow();
  const { slug } = await aParticipant(page, { allowsLeaving: false });
  await press(page, "Vraag om uitgeschreven te worden");
  await dialog(page).getByLabel("Waarom? (niet verplicht)").fill("Ik verhuis.");
  await press(page, "Verstuur mijn vraag");
  await expect(dialog(page)).toContainText("Je vraag is verstuurd");
  await press(page, "Goed");
  await expect(page.getByText(/^Je vroeg om uitgeschreven te worden op/)).toBeVisible();
  const heading = page.getByRole("heading", { name: "Kan je toch niet meedoen?" });
  await expect(heading).toBeFocused();
  // Somebody who changes their mind withdraws the request, and may ask again.
  await press(page, "Trek mijn vraag in");
  await expect(heading).toBeFocused();
  await press(page, "Vraag om uitgeschreven te worden");
  await dialog(page).getByLabel("Waarom? (niet verplicht)").fill("Ik verhuis.");
  await press(page, "Verstuur mijn vraag");
  await press(page, "Goed");

  const organizer = await (await browser.newContext()).newPage();
  await signIn(organizer, "admin", { site: "account", path: `/beheer/cursussen/${slug}` });
  await organizer.getByRole("link", { name: THEIR_NAME }).click();
  await expect(organizer.getByText("Ik verhuis.")).toBeVisible();
  await press(organizer, "Ga er niet op in");
  await dialog(organizer).getByLabel("Waarom niet?").fill("De groep is te klein.");
  await dialog(organizer).getByRole("button", { name: "Ga er niet op in" }).click();
  // The question and the answer stay readable.
  await expect(organizer.getByText("De groep is te klein.")).toBeVisible();
  await expect(organizer.getByRole("heading", { level: 1, name: "Anneleen Wouters" })).toBeFocused();
  await press(organizer, "Schrijf uit");
  await dialog(organizer).getByLabel("Terug te betalen, in euro").fill("60,50");
  await dialog(organizer).getByRole("button", { name: "Schrijf uit" }).click();
  await expect(organizer.getByRole("button", { name: "Schrijf opnieuw in" })).toBeVisible();
  await expect(organizer.getByRole("heading", { level: 1, name: "Anneleen Wouters" })).toBeFocused();
  await expect(organizer.getByText("€\u00a060,50").first()).toBeVisible();
});
