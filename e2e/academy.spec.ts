import type { AcademyPeriod } from "@inktvis/contract/features/academy/periods";
import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { apiOf } from "./support/member.ts";
import { newMember } from "./support/new-member.ts";
import { expect, mailbox, settled, signIn, siteUrl, test } from "./support/test.ts";

/* Registering for the academy (docs/product/academy.md#registrations). */

const FORM = { site: "schrijfacademie", path: "/inschrijven-voor-schrijfacademie" } as const;
const aPdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") });

async function fillIn(page: Page) {
  for (const [label, typed] of [
    ["Voornaam", "Mieke"],
    ["Familienaam", "Vermeulen"],
    ["Geboortedatum", "1988-04-12"],
    ["Telefoonnummer", "0470 12 34 56"],
    ["Straat", "Melkmarkt"],
    ["Huisnummer", "9"],
    ["Postcode", "2000"],
    ["Gemeente", "Antwerpen"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(typed);
}

/** Fakes an answer of the API. */
const answer = (page: Page, call: RegExp, json: object, status = 200) =>
  page.route(call, async (route) => {
    const origin = (await route.request().headerValue("origin")) ?? "";
    const headers = { "access-control-allow-origin": origin, "access-control-allow-credentials": "true" };
    await route.fulfill({ status, headers, json });
  });

/** Makes the page believe that registering has ended, and returns when it will. */
async function end(page: Page) {
  const period = await apiOf("schrijfacademie").call<AcademyPeriod>("GET", "/sa-enrollment-periods/current");
  await answer(page, /\/current$/, { data: { ...period, isOpen: false, isPassed: true } });
  return Date.parse(period.closesAt);
}

test.describe("registering for the academy", () => {
  // The API answers 422 for a refused file; once there is no connection.
  test.use({ allowedComplaints: /status of 422|ERR_INTERNET_DISCONNECTED/ });

  test("keeps what is typed, is confirmed by mail, and is withdrawn", async ({ page }) => {
    const account = await newMember(page, FORM);
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel("Proza, op zaterdag in Gent").check();
    await fillIn(page);
    const send = page.getByRole("button", { name: "Schrijf me in" });
    await page
      .locator("#inschrijven-academie-test")
      .setInputFiles({ ...aPdf("test.pdf"), buffer: Buffer.from("<html>geen pdf</html>") });
    await send.click();
    await expect(page.getByRole("alert")).toContainText("Kies een pdf- of Word-bestand");
    await page.reload();
    await settled(page);
    await expect(page.getByLabel("Straat", { exact: true })).toHaveValue("Melkmarkt");
    await expect(page.getByText("Kies dit bestand opnieuw")).toBeVisible();
    const file = page.locator("#inschrijven-academie-test");
    await file.setInputFiles(aPdf("test.pdf"));
    await file.setInputFiles({ ...aPdf("test.png"), mimeType: "image/png" });
    await expect(page.getByText("Kies een pdf- of Word-bestand")).toBeVisible();
    await page.getByRole("button", { name: "Verwijder het bestand" }).press("Enter");
    await expect(page.getByText("Kies een pdf- of Word-bestand")).toBeHidden();
    await expect(file).toBeFocused();
    await file.setInputFiles(aPdf("test.pdf"));
    // Without a connection, sending fails and so does what the page then fetches: the form stays, with its file.
    await page.context().setOffline(true);
    await send.click();
    await expect(page.getByText("Er ging iets fout. Probeer het later opnieuw.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("test.pdf", { exact: true })).toBeVisible();
    await send.click();
    const done = page.getByRole("dialog", { name: "Je bent ingeschreven" });
    await expect(done).toBeVisible();
    await done.getByRole("button", { name: "Sluit" }).last().click();
    const own = page.getByRole("region", { name: "Je inschrijving" });
    await expect(own).toContainText("Proza, op zaterdag in Gent");
    await expect(page.getByRole("checkbox", { name: "Proza, op zaterdag in Gent" })).toHaveCount(0);
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await mailbox.linkTo(account.email, FORM.path)).toContain(FORM.path);
    await own.getByRole("button", { name: "Trek je inschrijving in" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Trek je inschrijving in" }).click();
    await expect(own).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: "Proza, op zaterdag in Gent" })).toBeVisible();
  });
});

test.describe("withdrawing in a second window", () => {
  // Withdrawing answers 422 once registering has ended, and 410 when it was done in the first window.
  test.use({ allowedComplaints: /status of 4(22|10)/ });

  test("shows that registering has ended, or that it was done", async ({ page }) => {
    await newMember(page, FORM);
    await page.getByLabel("Proza, op zaterdag in Gent").check();
    await fillIn(page);
    await page.locator("#inschrijven-academie-test").setInputFiles(aPdf("test.pdf"));
    await page.getByRole("button", { name: "Schrijf me in" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sluit" }).last().click();
    const second = await page.context().newPage();
    await second.goto(siteUrl(FORM.site, FORM.path));
    const windows = [page, second].map((window) => window.getByRole("region", { name: "Je inschrijving" }));
    for (const own of windows) await expect(own).toContainText("Proza, op zaterdag in Gent");
    const withdraw = async (own: Locator) => {
      const ask = own.getByRole("button", { name: "Trek je inschrijving in" });
      await ask.scrollIntoViewIfNeeded();
      await ask.click();
      await own.page().getByRole("dialog").getByRole("button", { name: "Trek je inschrijving in" }).click();
    };

    const message = "De inschrijvingen zijn niet open. Er kan nu niets gewijzigd worden.";
    await end(second);
    await answer(second, /\/me\/sa-registrations\//, { code: "refused", message }, 422);
    await withdraw(second.getByRole("region", { name: "Je inschrijving" }));
    await expect(second.getByRole("dialog").getByText(message)).toBeVisible();
    await expect(second.getByText("De inschrijvingen zijn gesloten.")).toBeVisible();
    await second.unrouteAll();
    await second.reload();

    for (const own of windows) {
      await withdraw(own);
      await expect(own).toHaveCount(0);
      await expect(own.page().getByText("Je inschrijving is ingetrokken.")).toBeVisible();
    }
  });
});

test.describe("a form that is open when registering ends", () => {
  // The API answers 422 for the refused file.
  test.use({ allowedComplaints: /status of 422/ });

  const saysSo = async (page: Page) => {
    await expect(page.getByText("De inschrijvingen zijn intussen gesloten.")).toBeVisible();
    await expect(page.getByText("De inschrijvingen zijn gesloten.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Schrijf me in" })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  };

  test("says so when it is sent, and keeps what was typed", async ({ page }) => {
    await newMember(page, FORM);
    await settled(page);
    await page.getByLabel("Proza, op zaterdag in Gent").check();
    await fillIn(page);
    const noPdf = { ...aPdf("test.pdf"), buffer: Buffer.from("<html>geen pdf</html>") };
    await page.locator("#inschrijven-academie-test").setInputFiles(noPdf);
    await end(page);
    await page.getByRole("button", { name: "Schrijf me in" }).click();
    await saysSo(page);
    await expect(page.getByLabel("Straat", { exact: true })).toHaveValue("Melkmarkt");
    await expect(page.getByLabel("Straat", { exact: true })).toBeDisabled();
  });

  test("says so as soon as registering ends, and keeps what was typed", async ({ page }) => {
    await newMember(page, FORM);
    await page.clock.install();
    // The form asks for the server's clock once it is in view. An answer after the jump would put it forty days behind.
    const clock = page.waitForResponse(/\/clock$/);
    await page.reload();
    await settled(page);
    await fillIn(page);
    await clock;
    await settled(page);
    const closesAt = await end(page);
    await page.clock.fastForward(closesAt - Date.now() + 1000);
    await saysSo(page);
    await expect(page.getByLabel("Straat", { exact: true })).toHaveValue("Melkmarkt");
    await expect(page.getByLabel("Straat", { exact: true })).toBeDisabled();
  });
});

test("a visitor comes from the home page to the form, signs in, and is back there", async ({ page }) => {
  await page.goto(siteUrl("schrijfacademie", "/"));
  await page.getByRole("link", { name: "Schrijf je in" }).click();
  await settled(page);
  await page.getByRole("main").getByRole("link", { name: "Meld je aan" }).click();
  await expect(page).toHaveURL(/auth\./);
  const back = new URL(page.url()).searchParams;
  expect([...back.values()].join(" ")).toContain("inschrijven-voor-schrijfacademie");
});

test("somebody who manages the academy reads a registration and downloads its files", async ({ page }) => {
  await signIn(page, "admin", { site: "staff", path: "/academyRegistrations" });
  await page.getByLabel("Periode").selectOption("Schrijfacademie 2026");
  await expect(page.getByText("3 gevonden")).toBeVisible();
  const zip = page.waitForEvent("download");
  await page.getByRole("link", { name: "Bestanden (zip)" }).click();
  expect((await zip).suggestedFilename()).toMatch(/^inschrijvingen.schrijfacademie\.zip$/i);
  await page.getByRole("link", { name: "Dries Tavernaere", exact: true }).click();
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Test Tavernaere.pdf" }).click();
  expect((await file).suggestedFilename()).toMatch(/^test.tavernaere\.pdf$/i);
});
