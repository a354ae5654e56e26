import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { dayAfter } from "./support/days.ts";
import { holdCalls } from "./support/hold-calls.ts";
import { httpSend } from "./support/http-send.ts";
import { makeActivity } from "./support/make-activity.ts";
import { USER_AGENT } from "./support/sites.ts";
import { expect, settled, siteUrl, test } from "./support/test.ts";

const SEARCH = siteUrl("organization", "/zoeken");
const main = (page: Page) => page.getByRole("main");
const results = (page: Page) => main(page).getByRole("article");
const status = (page: Page) => main(page).getByRole("status");
const questionOf = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get("q") ?? "{}");
const at = (q: object) => `${SEARCH}?${new URLSearchParams({ q: JSON.stringify(q) })}`;
const wordsOf = (page: Page) => page.getByRole("searchbox", { name: "Waar zoek je naar?" });

test.describe("the page that searches everything (docs/product/search.md#pages)", () => {
  test("searches on Enter, chooses kinds and filters by keyboard, and keeps all of it through a reload", async ({
    page,
  }) => {
    await page.goto(SEARCH);
    await settled(page);
    await wordsOf(page).fill("schrijven");
    await page.getByRole("checkbox", { name: "Cursussen", exact: true }).press("Space");
    await expect.poll(() => questionOf(page), "words wait for Enter").toEqual({ models: ["course"] });
    await wordsOf(page).press("Enter");
    await expect.poll(() => questionOf(page)).toEqual({ text: "schrijven", models: ["course"] });
    await expect(status(page)).toContainText("met ‘schrijven’");
    await expect(results(page).locator("mark").first()).toBeVisible();

    await page.getByRole("checkbox", { name: "Brussel" }).press("Space");
    await expect.poll(() => questionOf(page).filters).toEqual({ regions: [2] });
    await expect(status(page)).not.toContainText("zoeken");
    const found = await results(page).getByRole("heading").allTextContents();
    await page.reload();
    await settled(page);
    expect(await results(page).getByRole("heading").allTextContents()).toEqual(found);
    await expect(page.getByRole("checkbox", { name: "Brussel" })).toBeChecked();
    await expect(wordsOf(page)).toHaveValue("schrijven");

    // Filters replaced the current entry in the browser history; the search words added one.
    await page.goBack();
    await expect.poll(() => questionOf(page)).toEqual({ models: ["course"] });
    await expect(wordsOf(page)).toHaveValue("");
    await expect(page.getByRole("checkbox", { name: "Brussel" })).not.toBeChecked();

    // The page says so while it searches.
    const answer = await holdCalls(page, /\/api\/search/);
    await wordsOf(page).fill("zee");
    await page.getByRole("button", { name: "Zoek", exact: true }).click();
    await expect(status(page)).toHaveText("Aan het zoeken …");
    answer.release();
    await expect(status(page)).toContainText("met ‘zee’");
  });

  test("shows the filters and the order of a kind when it is chosen", async ({ page }) => {
    await page.goto(SEARCH);
    await settled(page);
    await expect(page.getByRole("group", { name: "Regio" })).toBeHidden();
    await page.getByRole("checkbox", { name: "Cursussen", exact: true }).check();
    for (const name of ["Leeftijd", "Regio", "Niveau"]) await expect(page.getByRole("group", { name })).toBeVisible();
    await page.getByRole("checkbox", { name: "Alleen cursussen waarvoor je je nog kan inschrijven" }).check();
    await page.getByRole("checkbox", { name: "Teksten" }).check();
    await page.getByText("Genres en volgorde").click();
    await page.getByRole("radio", { name: "Meest geliefde teksten eerst" }).check();
    await expect
      .poll(() => questionOf(page))
      .toEqual({
        models: ["text", "course"],
        modelConfigurations: { course: { open: true } },
        sort: { field: "popularity", order: "desc" },
      });
    await expect(main(page).locator("summary")).toContainText("meest geliefde teksten eerst");
    expect(await axeFindings(page)).toEqual([]);
  });

  test("shows more below, moves the focus there, and shows as many after a reload", async ({ page }) => {
    await page.goto(SEARCH);
    await settled(page);
    await expect(results(page)).toHaveCount(24);
    await main(page).getByRole("link", { name: "Toon meer" }).press("Enter");
    await expect(results(page)).toHaveCount(48);
    await expect(results(page).nth(24).getByRole("link").first()).toBeFocused();
    await page.reload();
    await expect(results(page)).toHaveCount(48);
  });

  test("says so when nothing is found, and clears everything", async ({ page }) => {
    await page.goto(at({ text: "qwxyzqwxyz" }));
    await settled(page);
    await expect(main(page)).toContainText("Niets gevonden voor ‘qwxyzqwxyz’");
    await expect(status(page)).toHaveText("Niets gevonden");
    await main(page).getByRole("link", { name: "Wis alles" }).click();
    await expect(page).toHaveURL(SEARCH);
    await expect(wordsOf(page)).toHaveValue("");
  });

  test("says on a page past the last that there is no more, and links to the first", async ({ page }) => {
    await page.goto(at({ models: ["activity"], page: 40 }));
    await expect(main(page)).toContainText("Op deze pagina staat niets meer.");
    await expect(main(page)).not.toContainText("Niets gevonden");
    await main(page).getByRole("link", { name: "Naar de eerste pagina" }).click();
    await expect.poll(() => questionOf(page)).toEqual({ models: ["activity"] });
    await expect(results(page).first()).toBeVisible();
  });

  test("reads the former form of a link to a genre; the home page of the house links in the current form", async ({
    page,
  }) => {
    await page.goto(at({ genres: [1] }));
    await settled(page);
    await page.getByText("Genres en volgorde").click();
    await expect(page.getByRole("checkbox", { name: "Poëzie" })).toBeChecked();
    const former = await results(page).getByRole("heading").allTextContents();
    const { text } = await httpSend(siteUrl("organization"), { headers: { "user-agent": USER_AGENT } });
    const links = [...text.matchAll(/href="(\/zoeken\?[^"]+)"/g)].map(([, href = ""]) => new URL(href, SEARCH));
    const genre = links.find(({ searchParams }) => searchParams.get("q") === '{"filters":{"genres":[1]}}');
    await page.goto(genre?.href ?? "");
    expect(await results(page).getByRole("heading").allTextContents()).toEqual(former);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, allowedComplaints: /csp$/ });

    test("is a form with filters, with a link to more results", async ({ page }) => {
      await page.goto(SEARCH);
      await page.getByRole("checkbox", { name: "Activiteiten" }).check();
      await page.getByRole("checkbox", { name: "Alleen activiteiten die nog komen" }).check();
      await page.getByRole("button", { name: "Zoek", exact: true }).click();
      expect(questionOf(page)).toEqual({
        models: ["activity"],
        modelConfigurations: { activity: { active: true } },
      });
      await expect(results(page).first()).toBeVisible();
      await page.goto(SEARCH);
      const first = await results(page).getByRole("heading").allTextContents();
      await main(page).getByRole("link", { name: "Toon meer" }).click();
      expect(questionOf(page)).toEqual({ page: 2 });
      expect(await results(page).getByRole("heading").allTextContents()).not.toContain(first[0]);
      await main(page).getByRole("link", { name: "Toon de vorige" }).click();
      await expect(page).toHaveURL(SEARCH);
    });
  });
});

test.describe("the agenda (docs/product/search.md#agenda)", () => {
  const AGENDA = siteUrl("organization", "/cursussen/agenda");

  test("can be paged by month by keyboard, shown as a table, and links to a course", async ({ page }) => {
    await page.goto(`${AGENDA}?maand=2026-12`);
    await settled(page);
    await page.getByRole("link", { name: "Volgende maand" }).press("Enter");
    await expect(page.getByRole("table", { name: "januari 2027" })).toBeVisible();
    expect(await page.getByRole("columnheader").allTextContents()).toHaveLength(7);
    await page.getByRole("link", { name: "Vorige maand" }).press("Enter");
    await expect(page.getByRole("heading", { name: "december 2026" })).toBeVisible();
    // A list of days on a phone, even at 320 pixels.
    await expect(page.getByText("maandag", { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(page.getByText("maandag", { exact: true })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goto(`${AGENDA}?maand=1999-01`);
    await expect(main(page)).toContainText("Niets in januari 1999");
  });

  test("gives the same hour for an activity as its page does", async ({ page }) => {
    const title = `Zomeruur ${crypto.randomUUID().slice(0, 8)}`;
    await makeActivity({ title });
    await page.goto(`${AGENDA}?maand=${dayAfter(30).slice(0, 7)}`);
    await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText("Activiteit · 14 uur");
  });

  test("is not offered for a selection without meetings, which it cannot show", async ({ page }) => {
    const q = JSON.stringify({ filters: { hasRealLifePart: false } });
    await page.goto(siteUrl("organization", `/cursussen?${new URLSearchParams({ q })}`));
    await expect(main(page).getByRole("article").first()).toBeVisible();
    // The next test clicks this link, for courses with meetings.
    await expect(main(page).getByRole("link", { name: "Als agenda" })).toHaveCount(0);
  });

  test("is filtered like the catalogue, and offers the same items as a calendar file", async ({ page }) => {
    const q = JSON.stringify({ filters: { regions: [1] } });
    await page.goto(siteUrl("organization", `/cursussen?${new URLSearchParams({ q })}`));
    await settled(page);
    await main(page).getByRole("link", { name: "Als agenda" }).click();
    await expect(main(page)).toContainText("Je ziet alleen wat bij je keuze past.");
    const file = await main(page).getByRole("link", { name: "Download als .ics" }).getAttribute("href");
    const { status: code, text } = await httpSend(siteUrl("organization", file ?? ""));
    expect(code).toBe(200);
    expect(text).toContain("BEGIN:VCALENDAR");
  });
});
