import { readFile } from "node:fs/promises";
import { axeFindings } from "./support/axe.ts";
import {
  main,
  step,
  order,
  enrolmentPage,
  atTill,
  fillIn,
  aCourse,
  aHouseCourse,
  newMemberOn,
  enrolUntilPayment,
  expectOrder,
  PERSON,
} from "./support/enrolling.ts";
import { dayAfter } from "./support/days.ts";
import { memberOf } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";

test.describe("enrolling (docs/product/enrolments.md#steps)", () => {
  // Unanswered questions are refused with a 422; without scripts Chromium logs each preloaded script that is blocked.
  test.use({ allowedComplaints: /422|csp$/ });

  test("a member takes a seat in a free course by keyboard alone, and finds it again later", async ({ page }) => {
    const survey = [{ question: "Schreef je al eens?", options: [{ option: "Vaak" }, { option: "Nooit" }] }];
    const { slug, title } = await aCourse({ survey });
    const account = await newAccount();
    await signIn(page, account, { site: "organization", path: `/cursussen/${slug}` });
    await main(page).getByRole("link", { name: "Schrijf je in" }).press("Enter");
    await expect(step(page, "Lees de voorwaarden")).toBeVisible();
    await expect(page).toHaveURL(siteUrl("organization", `${enrolmentPage(slug)}/voorwaarden`));
    expect(await axeFindings(page)).toEqual([]);
    const accept = page.getByRole("button", { name: "Ik aanvaard de voorwaarden" });
    // A key press does not wait for the scripts.
    await expect(accept).toBeEnabled();
    await accept.press("Enter");

    await expect(step(page, "Vul je gegevens in")).toBeFocused();
    await expect(page.getByRole("navigation", { name: "Stappen" }).getByRole("listitem")).toHaveText([
      /Voorwaarden/,
      /Gegevens/,
      /Klaar/,
    ]);
    await fillIn(page);
    // Somebody under 16 names a parent.
    await page.getByLabel("Geboortedatum").fill(`${new Date().getFullYear() - 12}-02-03`);
    const save = page.getByRole("button", { name: "Schrijf me in" });
    await save.press("Enter");
    const summary = page.getByRole("alert").filter({ hasText: "2 dingen kloppen nog niet" });
    await expect(summary).toBeFocused();
    await summary.getByRole("link").last().press("Enter");
    await expect(page.getByRole("group", { name: "Schreef je al eens?" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Nooit" })).toBeChecked();
    await page.getByLabel("Naam van een ouder of voogd").fill("Wim Wouters");
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await save.press("Enter");

    await expect(step(page, "Je bent ingeschreven")).toBeFocused();
    await expect(page).toHaveURL(siteUrl("organization", `${enrolmentPage(slug)}/compleet`));
    expect(await axeFindings(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Zet het in je agenda" }).press("Enter");
    expect(await readFile(await (await download).path(), "utf8")).toContain(`SUMMARY:${title}`);
    await page.getByRole("link", { name: "Terug naar de cursus" }).press("Enter");
    await expect(main(page)).toContainText("Je bent ingeschreven.");
    await expect(main(page).getByRole("link", { name: "Naar mijn cursus" })).toBeVisible();
  });

  test("the price follows each choice; a payment is canceled, fails, and is paid at the till", async ({ page }) => {
    test.slow();
    const prices = { pricingStrategy: "paid_levels", priceLow: 80, price: 120, priceHigh: 160 } as const;
    const { slug } = await aHouseCourse(prices);
    const member = await newMemberOn(page);
    await enrolUntilPayment(member, slug);
    await page.goto(siteUrl("organization", enrolmentPage(slug)));
    await expect(step(page, "Kies en betaal")).toBeVisible();
    await expect(main(page)).toContainText(/Je plaats is vrijgehouden tot \d\d:\d\d, nog 30 minuten/);
    await expectOrder(page, { "Totaal, btw inbegrepen": "€ 120,00" });
    await page.getByRole("radio", { name: "Hoge prijs" }).check();
    await expectOrder(page, { "Totaal, btw inbegrepen": "€ 160,00" });
    await page.getByLabel("Korting", { exact: true }).selectOption({ index: 1 });
    await page.getByRole("checkbox", { name: "Het schrijfboek" }).check();
    await expectOrder(page, { "Cursus, hoge prijs": "€ 160,00", "Het schrijfboek": "€ 23,40" });
    await expect(order(page)).toContainText("100 % terug");
    expect(await axeFindings(page)).toEqual([]);
    const pay = page.getByRole("button", { name: "Bestelling met betalingsverplichting" });
    await pay.click();
    await expect(page.getByRole("alert").getByText("Waarom krijg je deze korting? Schrijf kort waarom.")).toBeVisible();
    await page.getByLabel("Waarom krijg je deze korting?").fill("Ik ben nog geen 26.");

    for (const [outcome, message] of [
      ["Annuleren", "Je annuleerde de betaling."],
      ["Laten mislukken", "Je betaling is mislukt."],
    ] as const) {
      await pay.click();
      await atTill(page, outcome);
      await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
      await expect(step(page, "Kies en betaal")).toBeVisible();
      await expect(page.getByLabel("Waarom krijg je deze korting?")).toHaveValue("Ik ben nog geen 26.");
    }
    expect(await axeFindings(page)).toEqual([]);
    await pay.click();
    await expect(page).toHaveURL(/\/betalen\//);
    await page.goto(siteUrl("organization", enrolmentPage(slug)));
    await expect(main(page)).toContainText("Er staat een betaling open");
    // Only the moment until which the seat is held is shown, not the one until which this attempt can be paid.
    await expect(main(page)).toContainText("Je plaats is vrijgehouden tot");
    await expect(main(page)).not.toContainText("Betalen kan tot");
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole("button", { name: "Betaal verder" }).click();
    await atTill(page, "Betalen");

    await expect(step(page, "Je bent ingeschreven")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download je factuur" }).click();
    expect(await readFile(await (await download).path(), "latin1")).toMatch(/^%PDF-/);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("a buyer of a course without meetings reads until when they get everything back, and what ends that", async ({
    page,
  }) => {
    const { slug } = await aHouseCourse({ hasRealLifePart: false });
    const member = await newMemberOn(page);
    await enrolUntilPayment(member, slug);
    await page.goto(siteUrl("organization", enrolmentPage(slug)));
    await settled(page);
    await expect(order(page)).toContainText("Tot veertien dagen na je inschrijving krijg je alles terug.");
    await page.getByRole("checkbox", { name: /^Ik wil meteen toegang/ }).check();
    await expect(order(page)).not.toContainText("Tot veertien dagen");
    await expect(order(page)).toContainText("Wie zich uitschrijft, krijgt niets terug.");
  });

  test("somebody who started enrolling reads that the deadline has passed, beside the link to continue", async ({
    page,
  }) => {
    const { slug, change } = await aHouseCourse();
    const member = await newMemberOn(page);
    await member.call("POST", `/courses/${slug}/participate/start`, {});
    await change({ enrollmentDeadline: dayAfter(-1) });
    await page.goto(siteUrl("organization", `/cursussen/${slug}`));
    const joining = page.getByRole("region", { name: "Inschrijven" });
    await expect(joining).toContainText("Deadline voorbij");
    await joining.getByRole("link", { name: "Werk je inschrijving af" }).click();
    await expect(page.getByRole("heading", { name: "Inschrijven kan niet meer" })).toBeVisible();
    await expect(page.getByLabel("Voornaam", { exact: true })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("somebody who started is led to the page of a course that has moved its enrolments elsewhere", async ({
    page,
  }) => {
    const { slug, change } = await aHouseCourse();
    const member = await newMemberOn(page);
    await member.call("POST", `/courses/${slug}/participate/start`, {});
    await change({ hasEnrollments: false });
    await page.goto(siteUrl("organization", enrolmentPage(slug)));
    await expect(page).toHaveURL(siteUrl("organization", `/cursussen/${slug}`));
    const joining = page.getByRole("region", { name: "Inschrijven" });
    await expect(joining.getByRole("link", { name: "Naar de inschrijving" })).toBeVisible();
    await expect(joining).not.toContainText("Werk je inschrijving af");
  });

  test("somebody whose course filled up while they typed is led to the waiting list, and keeps what they typed", async ({
    page,
  }) => {
    const { slug } = await aCourse({ maxParticipants: 1 });
    const member = await newMemberOn(page);
    await member.call("POST", `/courses/${slug}/participate/start`, {});
    await page.goto(siteUrl("organization", enrolmentPage(slug)));
    await settled(page);
    await fillIn(page);
    const faster = await memberOf(await newAccount(), "organization");
    await faster.call("POST", `/courses/${slug}/participate/start`, {});
    await faster.call("POST", `/courses/${slug}/participate/save-data`, PERSON);
    await page.getByRole("button", { name: "Schrijf me in" }).click();
    await expect(page.getByRole("link", { name: "Bekijk de wachtlijst" })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Deze cursus is vol." })).toBeVisible();
    await expect(page.getByLabel("Gemeente", { exact: true })).toHaveValue(PERSON.addressCity);
  });

  test("a seat that was held too long is lost, keeps what was typed, and can be asked for again", async ({ page }) => {
    const { slug } = await aHouseCourse();
    const member = await newMemberOn(page);
    await enrolUntilPayment(member, slug);
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.route(/participate\/save-/, (route) => route.fulfill({ status: 205 }));
    await page.clock.install();
    await page.goto(siteUrl("organization", `${enrolmentPage(slug)}/betaling`));
    await settled(page);
    await page.getByLabel("Korting", { exact: true }).selectOption({ index: 1 });
    await page.getByLabel("Waarom krijg je deze korting?").fill("Ik ben jong van hart.");
    await expect(order(page)).toContainText("€\u00a096,00");
    await page.getByRole("button", { name: "Bestelling met betalingsverplichting" }).click();
    await expect.poll(() => alerts).toHaveLength(1);
    expect(alerts[0]).toBe("Je hebt te lang gewacht om je inschrijving af te werken. Probeer het opnieuw.");
    await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
    await expect(page.getByLabel("Waarom krijg je deze korting?")).toHaveValue("Ik ben jong van hart.");

    // A screen reader announces it at five minutes and at one; after that only the button asks for a seat.
    const spoken = page.getByRole("status").filter({ hasText: "Je plaats wordt nog" });
    await expect(spoken).toHaveCount(0);
    // The countdown shows, so the page has the server's clock: an answer after the jump would put it 25 minutes behind.
    await expect(page.getByText(/, nog \d+ minuten\.$/)).toBeVisible();
    await page.clock.fastForward("25:10");
    await expect(spoken).toHaveText("Je plaats wordt nog 5 minuten vrijgehouden.");
    await page.clock.fastForward("01:00");
    await expect(spoken).toHaveCount(0);
    await page.clock.fastForward("03:00");
    await expect(spoken).toHaveText("Je plaats wordt nog 1 minuut vrijgehouden.");
    await page.clock.fastForward("01:00");
    await expect(step(page, "Er is geen plaats meer voor je vrijgehouden")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await expect(page.getByRole("button", { name: "Ga verder" })).toBeVisible();
  });

  test("without scripts the price is updated by a button, and somebody who cannot enrol is led to the course", async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const { slug } = await aHouseCourse();
    const member = await newMemberOn(page);
    await enrolUntilPayment(member, slug);
    await page.goto(siteUrl("organization", enrolmentPage(slug)));
    await page.getByRole("checkbox", { name: "Taaldeel" }).check();
    await page.getByRole("button", { name: "Bereken de prijs" }).click();
    await expectOrder(page, { Taaldeel: "€ 60,00", "Totaal, btw inbegrepen": "€ 180,00" });
    await expect(page.getByRole("checkbox", { name: "Taaldeel" })).toBeChecked();

    const closed = await aCourse({ isClosed: true });
    await page.goto(siteUrl("organization", enrolmentPage(closed.slug)));
    await expect(page).toHaveURL(siteUrl("organization", `/cursussen/${closed.slug}`));
    await context.clearCookies();
    await page.goto(siteUrl("organization", enrolmentPage(slug)));
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      site: "organization",
      path: enrolmentPage(slug),
    });
    await context.close();
  });
});
