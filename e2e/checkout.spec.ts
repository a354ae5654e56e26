import type { Locator, Page } from "@playwright/test";
import {
  aHouseCourse,
  atTill,
  enrolmentPage,
  main,
  newMemberOn,
  order,
  PERSON,
  step,
  enrolUntilPayment,
} from "./support/enrolling.ts";
import type { Account } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";

const PAY = "Bestelling met betalingsverplichting";

/** Presses the Tab key until the target has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target.toString()} is not reached with the Tab key`);
}
async function pressOn(page: Page, target: Locator, key = "Enter") {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test("somebody pays for a course by the keyboard alone", async ({ page }) => {
  test.slow();
  const { slug } = await aHouseCourse({ pricingStrategy: "paid_levels", priceLow: 80, price: 120, priceHigh: 160 });
  await signIn(page, await newAccount(), { site: "organization", path: `/cursussen/${slug}` });
  await settled(page);
  await pressOn(page, main(page).getByRole("link", { name: "Schrijf je in" }));
  await expect(step(page, "Lees de voorwaarden")).toBeVisible();
  await settled(page);
  await pressOn(page, page.getByRole("button", { name: "Ik aanvaard de voorwaarden" }));

  await expect(step(page, "Vul je gegevens in")).toBeFocused();
  const typed: [label: string, keys: string][] = [
    ["Voornaam", PERSON.firstName],
    ["Familienaam", PERSON.lastName],
    // Typed so that it is right whether the browser asks for the day or the month first.
    ["Geboortedatum", "05051990"],
    ["Telefoonnummer", PERSON.phone],
    ["Straat", PERSON.addressStreet],
    ["Huisnummer", PERSON.addressNumber],
    ["Postcode", PERSON.addressPostalCode],
    ["Gemeente", PERSON.addressCity],
  ];
  for (const [label, keys] of typed) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(keys);
  }
  await expect(page.getByLabel("Geboortedatum")).toHaveValue("1990-05-05");
  await pressOn(page, page.getByRole("button", { name: "Bewaar en ga verder" }));

  await expect(step(page, "Kies en betaal")).toBeFocused();
  await tabTo(page, page.getByRole("radio", { name: "Gewone prijs" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Hoge prijs" })).toBeChecked();
  await pressOn(page, page.getByRole("checkbox", { name: "Taaldeel" }), "Space");
  await expect(order(page)).toContainText("€\u00A0220,00");
  await pressOn(page, page.getByRole("button", { name: PAY }));
  await expect(page).toHaveURL(/\/betalen\//);
  await pressOn(page, page.getByRole("button", { name: "Betalen", exact: true }));
  await expect(step(page, "Je bent ingeschreven")).toBeVisible();
});

test("somebody who pays just after the course was cancelled reads what happens to the money", async ({ page }) => {
  const { slug, organizer } = await aHouseCourse();
  const member = await newMemberOn(page);
  await enrolUntilPayment(member, slug);
  await member.call("POST", `/courses/${slug}/participate/save-payment-preferences`, {});
  const { url } = await member.call<{ url: { href: string } }>("GET", `/courses/${slug}/participation/payment-url`);
  await page.goto(url.href);
  await organizer.call("POST", `/courses/${slug}/cancel`, { refund: 0, message: "De lesgever is ziek." });
  await atTill(page, "Betalen");
  await expect(step(page, "De cursus gaat niet door")).toBeVisible();
  await expect(main(page)).toContainText("De lesgever is ziek.");
  // The payment may have been let go before or after the button was pressed.
  await expect(main(page)).toContainText(/We kregen (g?een) betaling van je|Je betaling kwam binnen|We betaalden/);
});

test.describe("a payment form that was left open", () => {
  // The refusals of the API.
  test.use({ allowedComplaints: /status of (409|422)/ });

  test("is shown anew when a discount and the prices changed, and is paid without that discount", async ({ page }) => {
    const prices = { pricingStrategy: "paid_levels", priceLow: 80, price: 120, priceHigh: 160 } as const;
    const { slug, change } = await aHouseCourse(prices);
    await enrolUntilPayment(await newMemberOn(page), slug);
    await page.goto(siteUrl("organization", enrolmentPage(slug)));
    await settled(page);
    await page.getByLabel("Korting", { exact: true }).selectOption({ index: 1 });
    await page.getByLabel("Waarom krijg je deze korting?").fill("Ik ben nog geen 26.");
    await expect(order(page)).toContainText("€\u00A096,00");
    await change({ price: 130, courseDiscountTypes: [] });
    const pay = page.getByRole("button", { name: PAY });
    await pay.click();
    await expect(page.getByRole("alert")).toContainText("Deze korting kan je niet meer kiezen.");
    await expect(page.getByLabel("Korting", { exact: true })).toHaveCount(0);
    await expect(main(page).getByRole("radio", { name: "Gewone prijs" })).toHaveAccessibleDescription(/130,00/);
    await expect(order(page)).toContainText("€\u00A0130,00");
    await pay.click();
    await atTill(page, "Betalen");
    await expect(step(page, "Je bent ingeschreven")).toBeVisible();
  });

  test("says that one is enrolled when one has paid in another window", async ({ page, context }) => {
    const { slug } = await aHouseCourse();
    await enrolUntilPayment(await newMemberOn(page), slug);
    await page.goto(siteUrl("organization", enrolmentPage(slug)));
    await settled(page);
    const other = await context.newPage();
    await other.goto(siteUrl("organization", enrolmentPage(slug)));
    await other.getByRole("button", { name: PAY }).click();
    await atTill(other, "Betalen");
    await expect(step(other, "Je bent ingeschreven")).toBeVisible();
    await page.getByRole("button", { name: PAY }).click();
    await expect(step(page, "Je bent ingeschreven")).toBeFocused();
  });
});

test.describe("an expired sign-in, or a session that was replaced", () => {
  test.use({ allowedComplaints: /(401 \(Unauthorized\)|status of (401|419))/ });

  async function signInAgain(page: Page, { email, password }: Account, title: string) {
    await expect(page).toHaveURL(/auth\.localhost/);
    await expect(main(page)).toContainText(`Daarna schrijf je je in voor ‘${title}’.`);
    await page.getByLabel("E-mailadres").fill(email);
    await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Aanmelden" }).click();
  }
  /** Refuses the first request of a step with a 419, as if the session is no longer that of the page. */
  async function refuseOnce(page: Page, path: RegExp) {
    let isRefused = false;
    await page.route(path, (route) => {
      if (isRefused) return route.continue();
      isRefused = true;
      return route.fulfill({ status: 419, body: "{}" });
    });
  }

  test("loses nothing that was typed while enrolling, at any step", async ({ page, context }) => {
    test.slow();
    const { slug, title } = await aHouseCourse();
    const account = await newAccount();
    const at = (name: string) => siteUrl("organization", `${enrolmentPage(slug)}/${name}`);
    page.on("dialog", (dialog) => void dialog.accept());
    await signIn(page, account, { site: "organization", path: `${enrolmentPage(slug)}/voorwaarden` });
    const accept = page.getByRole("button", { name: "Ik aanvaard de voorwaarden" });
    await expect(accept).toBeEnabled();
    await refuseOnce(page, /participate\/start/);
    const shownAnew = page.waitForEvent("load");
    await accept.click();
    await shownAnew;
    await expect(page).toHaveURL(at("voorwaarden"));
    await expect(accept).toBeEnabled();
    await context.clearCookies();
    await accept.click();
    await signInAgain(page, account, title);
    await expect(page).toHaveURL(at("voorwaarden"));
    await accept.click();

    await expect(page).toHaveURL(at("gegevens"));
    const city = page.getByLabel("Gemeente");
    await page.getByLabel("Voornaam").fill(PERSON.firstName);
    await city.fill("Dendermonde");
    for (const [label, value] of [
      ["Familienaam", PERSON.lastName],
      ["Geboortedatum", PERSON.dateOfBirth],
      ["Telefoonnummer", PERSON.phone],
      ["Straat", PERSON.addressStreet],
      ["Huisnummer", PERSON.addressNumber],
      ["Postcode", PERSON.addressPostalCode],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    const save = page.getByRole("button", { name: "Bewaar en ga verder" });
    await refuseOnce(page, /participate\/save-data/);
    await save.click();
    const restored = page.getByText("Wat je al had ingevuld, staat er weer.");
    await expect(restored).toBeVisible();
    await expect(city).toHaveValue("Dendermonde");
    await context.clearCookies();
    await save.click();
    await signInAgain(page, account, title);
    await expect(page).toHaveURL(at("gegevens"));
    await expect(city).toHaveValue("Dendermonde");
    await save.click();

    await expect(page).toHaveURL(at("betaling"));
    const reason = page.getByLabel("Waarom krijg je deze korting?");
    await page.getByLabel("Korting", { exact: true }).selectOption({ index: 1 });
    await reason.fill("Ik ben jong van hart.");
    await expect(order(page)).toContainText("€\u00A096,00");
    const pay = page.getByRole("button", { name: PAY });
    await refuseOnce(page, /participate\/save-payment-preferences/);
    await pay.click();
    await expect(restored).toBeVisible();
    await expect(reason).toHaveValue("Ik ben jong van hart.");
    await context.clearCookies();
    await pay.click();
    await signInAgain(page, account, title);
    await expect(page).toHaveURL(at("betaling"));
    await expect(reason).toHaveValue("Ik ben jong van hart.");
    await expect(order(page)).toContainText("€\u00A096,00");
    await pay.click();
    await atTill(page, "Betalen");
    await expect(step(page, "Je bent ingeschreven")).toBeVisible();
  });
});
