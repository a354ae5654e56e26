import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { aHouseCourse, enrolmentPage, step, enrolUntilPayment } from "./support/enrolling.ts";
import { httpSend } from "./support/http-send.ts";
import { memberOf } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

/** Clicks a link to a file. Returns the name and content of the download. */
async function download(page: Page, link: Locator) {
  const coming = page.waitForEvent("download");
  await link.click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path(), "latin1") };
}

test("the bookkeeper changes the details of the house on invoices, and downloads an invoice and the books", async ({
  page,
}) => {
  await signIn(page, "admin", { site: "staff", path: "/houseData" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gegevens van het huis");
  const email = page.getByLabel("E-mailadres voor vragen over facturen");
  await email.fill(`boekhouding${Date.now()}@inktvis.example`);
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByText("Bewaard.")).toBeVisible();

  await page.getByRole("link", { name: "Facturen", exact: true }).click();
  await page.getByLabel("Zoek").fill("Ezelsoor");
  const row = page.getByRole("row").filter({ hasText: "Leeskring Het Ezelsoor vzw" });
  await expect(page.getByRole("row")).toHaveCount(2);
  const pdf = await download(page, row.getByRole("link", { name: /Download .* als pdf/ }));
  expect(pdf.content.slice(0, 5)).toBe("%PDF-");
  expect(pdf.name).toMatch(/\d{4}-\d{5}.*\.pdf$/);
  const csv = await download(page, page.getByRole("link", { name: "Download voor de boekhouding (csv)" }));
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.content).toContain("BE0876543270");
});

/** A payer whose seat was given to the waiting list before their payment was known. @returns the title of the course */
async function aLatePayment(page: Page) {
  const { slug, title, organizer } = await aHouseCourse({ maxParticipants: 1 });
  const [payer, next] = [
    await memberOf(await newAccount(), "organization"),
    await memberOf(await newAccount(), "organization"),
  ];
  await enrolUntilPayment(payer, slug);
  await payer.call("POST", `/courses/${slug}/participate/save-payment-preferences`, {});
  const { url } = await payer.call<{ url: { href: string } }>("GET", `/courses/${slug}/participation/payment-url`);
  await next.call("POST", `/courses/${slug}/waiting-list`, {});
  // The till takes the money, but nobody has asked it for the outcome yet when the seat is given away.
  const till = new URL(url.href);
  await httpSend(till.href, { method: "POST", headers: { origin: till.origin }, body: "outcome=paid" });
  const [pending] = await organizer.call<{ id: string }[]>("GET", `/courses/${slug}/participants/with-pending-payment`);
  await organizer.call("POST", `/course-participants/${pending?.id}/release-seat`, {});
  await page.context().addCookies(payer.cookies());
  // The provider is asked at most once a second, and was asked a moment ago, when the payment was made.
  await expect(async () => {
    await page.goto(siteUrl("organization", enrolmentPage(slug)));
    await expect(step(page, "We kregen een betaling van je")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("main").getByRole("link", { name: "Terug naar de cursus" })).toBeVisible();
  return title;
}

test.describe("a payment that went wrong", () => {
  // Deciding without a note is refused; Chromium logs that.
  test.use({ allowedComplaints: /status of 422/ });

  test("waits on the overview, says what happened, and is decided with a note", async ({ page, browser }) => {
    test.slow();
    const title = await aLatePayment(await (await browser.newContext()).newPage());
    const row = page.getByRole("row").filter({ hasText: title });
    await signIn(page, "admin", { site: "staff", path: "/" });
    await page.getByRole("link", { name: /^\d+ betaling(en)? die misging(en)?$/ }).click();
    await row.getByRole("link", { name: "Te laat betaald" }).click();
    await expect(page.getByText("nadat de plaats vervallen was")).toBeVisible();
    // The mail about it links there.
    await expect(page).toHaveURL(/\/anomalies\/[^/]+\/show$/);
    await page.getByRole("radio", { name: /^Laat het zo/ }).check();
    await page.getByRole("button", { name: "Beslis" }).click();
    const note = page.getByLabel("Nota");
    await expect(note).toHaveAttribute("aria-invalid", "true");
    await note.fill("Gebeld: Marit wacht op de volgende reeks.");
    await page.getByRole("button", { name: "Beslis" }).click();
    await expect(page.getByText("Beslist.", { exact: true })).toBeVisible();
    // It is gone from the list of pending anomalies, and is still in the list of all of them.
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/betalingen die misgingen/i);
    await expect(row).toHaveCount(0);
    await page.goto(siteUrl("staff", "/anomalies"));
    await row.getByRole("link", { name: "Te laat betaald" }).click();
    await expect(page.getByText("Marit wacht op de volgende reeks.")).toBeVisible();
  });
});

test("a refund to transfer names the payer as their bank does, and says who entered it; only its table scrolls", async ({
  page,
}) => {
  const { call } = await signIn(page, "admin", { site: "staff", path: "/" });
  const [refund] = await call<object[]>("GET", "/staff/refunds");
  const toTransfer = {
    ...refund,
    paymentId: null,
    enteredBy: null,
    way: "transfer",
    state: "queued",
    course: { slug: "water", title: "W".repeat(100) },
    person: { name: "Anneleen Wouters", nickname: "Veerman", email: "veerman@voorbeeld.be" },
  };
  const headers = {
    "access-control-allow-origin": new URL(siteUrl("staff")).origin,
    "access-control-allow-credentials": "true",
  };
  await page.route("**/api/staff/refunds?*", (route) =>
    route.fulfill({ headers, json: { data: [toTransfer], meta: { total: 1 } } }),
  );
  await page.goto(siteUrl("staff", "/refunds"));
  const button = page.getByRole("button", { name: "Noteer als overgeschreven" });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await button.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toContainText("aan Anneleen Wouters (Veerman)?");
  await expect(dialog).toContainText("is ingevuld door iemand die gewist is: kijk op de rekening na");
});

test("a member finds their courses, what they paid and their invoice", async ({ page }) => {
  await signIn(page, "lid", { site: "account", path: "/cursussen" });
  const courses = page.getByRole("main").getByRole("listitem");
  const unfinished = courses.filter({ hasText: "Een roman in een jaar" });
  await expect(unfinished).toContainText("nog niet afgerond");
  await expect(unfinished.getByRole("link")).toHaveAttribute(
    "href",
    siteUrl("organization", "/cursussen/een-roman-in-een-jaar/inschrijven"),
  );
  await courses.getByRole("link", { name: "Proeven van schrijven" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proeven van schrijven");
  await expect(page.getByText("Totaal, btw inbegrepen")).toBeVisible();
  const pdf = await download(page, page.getByRole("link", { name: /^Factuur \d{4}-\d{5}/ }));
  expect(pdf.content.slice(0, 5)).toBe("%PDF-");
});
