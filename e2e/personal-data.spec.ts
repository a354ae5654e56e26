import { readFileSync } from "node:fs";
import { axeFindings } from "./support/axe.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";
import { listens } from "./support/text-page.ts";

const PAGE = "/instellingen/privacy/data";
const at = { site: "account", path: PAGE } as const;

test.describe.configure({ mode: "serial" });

test("a person requests a copy of their data, gets a mail, and downloads it", async ({ page }) => {
  await signIn(page, "cursusorganisator-weergave", at);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Mail om een kopie" })).toHaveAttribute("href", /^mailto:info@/);
  await expect(main.getByRole("link", { name: "Mail om te wissen" })).toHaveAttribute("href", /^mailto:info@/);
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole("button", { name: "Vraag een kopie" }).click();
  await expect(page.getByText("We maken je kopie. Je krijgt een mail")).toBeVisible();

  // A job makes the export; the page polls.
  const link = main.getByRole("link", { name: /^Download \(/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await mailbox.linkTo("cursusorganisator-weergave@inktvis.example", PAGE);
  expect(await axeFindings(page)).toEqual([]);
  const coming = page.waitForEvent("download");
  await link.click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Gegevens van .+\.zip$/);
  expect(readFileSync(await download.path(), "latin1").slice(0, 4)).toBe("PK\u0003\u0004");

  await main.getByRole("button", { name: "Verwijder het bestand" }).click();
  await expect(main.getByRole("button", { name: "Vraag een kopie" })).toBeVisible();
});

test("a person requests erasure, and cancels it with the link in the mail, signed out", async ({ page, browser }) => {
  await signIn(page, "cursusorganisator-weergave", at);
  const main = page.getByRole("main");
  const kept = main.getByText("Wat blijft, en waarom");
  await listens(kept);
  await kept.click();
  await expect(main.getByText(/logboek/)).toBeVisible();
  await main.getByRole("button", { name: "Wis mijn account" }).click();
  const dialog = page.getByRole("dialog", { name: "Alles wissen?" });
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Wis alles over veertien dagen" }).click();
  await expect(main.getByText("We wissen je account en alles wat van jou is op")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const link = await mailbox.linkTo("cursusorganisator-weergave@inktvis.example", "/wissen-tegenhouden");
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Wil je je account houden?");
  await expect(elsewhere).not.toHaveURL(/token=/);
  // Opening the link changed nothing.
  await page.reload();
  await expect(main.getByText("We wissen je account en alles wat van jou is op")).toBeVisible();
  await elsewhere.getByRole("button", { name: "Wis mijn account toch niet" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Je account blijft");
  expect(await axeFindings(elsewhere)).toEqual([]);
  await page.reload();
  await expect(main.getByRole("button", { name: "Wis mijn account", exact: true })).toBeVisible();
});

test("the page about personal data requires signing in", async ({ page }) => {
  await page.goto(siteUrl("account", PAGE));
  await expect(page).toHaveURL((url) => url.href.startsWith(siteUrl("auth")));
});
