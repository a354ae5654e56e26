import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { httpSend } from "./support/http-send.ts";
import { makeCourse } from "./support/make-course.ts";
import { apiOf } from "./support/member.ts";
import { USER_AGENT } from "./support/sites.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";

const CATALOGUE = siteUrl("organization", "/cursussen");
const PER_PAGE = 24;
const main = (page: Page) => page.getByRole("main");
const tiles = (page: Page) => main(page).getByRole("article");
const count = (page: Page) => main(page).getByRole("status").first();
const searchOf = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get("q") ?? "{}");
const titled = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const titlesOf = (page: Page) => tiles(page).getByRole("heading").allTextContents();

async function searched(q: object) {
  const query = { models: ["course"], modelConfigurations: { course: { active: true } }, ...q };
  return apiOf("organization").call<{ title: string }[]>(
    "GET",
    `/search?${new URLSearchParams({ q: JSON.stringify(query) })}`,
  );
}

/** Creates courses until the catalogue has more than one page of them, those of the demo included. */
async function moreThanAPage() {
  const there = await searched({ perPage: 100 });
  for (let made = there.length; made <= PER_PAGE + 1; made++) await makeCourse({ title: titled("Reeks") });
}

test("the page of a course of the house names its organiser and place once", async ({ page }) => {
  await page.goto(siteUrl("organization", "/cursussen/een-roman-in-een-jaar"));
  await expect(main(page)).toContainText("Traject van het huis · Antwerpen");
  await expect(main(page)).not.toContainText("Antwerpen · van het huis");
  await expect(main(page).getByText("Antwerpen", { exact: true })).toHaveCount(0);
});

test.describe("the catalogue (docs/product/courses.md#catalogue)", () => {
  // Other tests take courses off the site while it lists them: their pictures are not served any more then.
  test.use({ allowedComplaints: /404 \(Not Found\) \(http:\/\/organization\.[^/]+\/media\/images\// });
  test("is narrowed by keyboard, keeps that through a reload, and is cleared", async ({ page }) => {
    const title = titled("Op eigen benen");
    await makeCourse({ title, courseTypeId: 3, hasRealLifePart: false, courseRegionId: 7 });
    await page.goto(CATALOGUE);
    await settled(page);
    const all = await count(page).textContent();

    await page.getByRole("radio", { name: "Zonder bijeenkomsten" }).focus();
    await expect(page.getByRole("group", { name: "Waar" })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByRole("group", { name: "Waar" })).toBeHidden();
    await page.getByRole("button", { name: "Zelfstudie" }).press("Enter");
    await expect.poll(() => searchOf(page)).toEqual({ filters: { types: [3], hasRealLifePart: false } });
    await expect(page.getByRole("button", { name: "Zelfstudie" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("checkbox", { name: "Zelfstudie" })).toBeChecked();
    await expect(count(page)).not.toHaveText(all ?? "");
    const titles = await titlesOf(page);
    expect(titles).toContain(title);
    expect(await axeFindings(page)).toEqual([]);

    await page.reload();
    await settled(page);
    expect(await titlesOf(page)).toEqual(titles);
    await expect(page.getByRole("checkbox", { name: "Zelfstudie" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Zonder bijeenkomsten" })).toBeChecked();

    await page.getByRole("link", { name: "Wis alles" }).press("Enter");
    await expect(page).toHaveURL(CATALOGUE);
    await expect(page.getByRole("checkbox", { name: "Zelfstudie" })).not.toBeChecked();
    await expect(page.getByRole("radio", { name: "Alles" })).toBeChecked();
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(titles.length);
  });

  test("searches 400 ms after the last key, without adding to the browser history", async ({ page }) => {
    const word = `zeewier${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, "q")}`;
    await makeCourse({ title: `Schrijven over ${word}` });
    await page.goto(siteUrl("organization", "/nieuws"));
    await page.goto(CATALOGUE);
    await settled(page);
    const field = page.getByRole("searchbox", { name: "Zoek in de cursussen" });
    await field.pressSequentially(word);
    expect(searchOf(page)).toEqual({});
    await expect.poll(() => searchOf(page)).toEqual({ text: word });
    await expect(count(page)).toHaveText(`1 cursus met ‘${word}’`);
    await expect(tiles(page)).toHaveCount(1);
    await expect(field).toBeFocused();
    await expect(main(page).getByRole("listitem").filter({ hasText: "Zelf een cursus geven?" })).toHaveCount(1);

    await field.fill("bestaatnergens");
    await expect(main(page).getByText("Geen cursus gevonden met ‘bestaatnergens’")).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Word organisator" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(siteUrl("organization", "/nieuws"));
  });

  test("shows more, moves the focus to the first of them, and shows as many after a reload", async ({ page }) => {
    await moreThanAPage();
    // A course that another test takes off the site is not shown, though it is still found for a moment.
    await expect(async () => {
      await page.goto(CATALOGUE);
      await settled(page);
      expect(await tiles(page).count()).toBe(PER_PAGE);
    }).toPass();
    await main(page).getByRole("link", { name: "Toon meer" }).press("Enter");
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(PER_PAGE);
    await expect(tiles(page).nth(PER_PAGE).getByRole("link")).toBeFocused();
    expect(searchOf(page)).toEqual({ lastPage: 2 });
    await page.reload();
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(PER_PAGE);
    expect(searchOf(page)).toEqual({ lastPage: 2 });
  });

  test("folds filters on a phone, and a long list everywhere", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(CATALOGUE);
    await settled(page);
    const genres = page.getByRole("group", { name: "Genre" });
    await expect(genres).toBeHidden();
    await page.getByText("Filters", { exact: true }).click();
    await expect(genres.getByRole("checkbox")).toHaveCount(5);
    await genres.getByText(/^Toon \d+ meer$/).click();
    expect(await genres.getByRole("checkbox").count()).toBeGreaterThan(5);
    expect(await axeFindings(page)).toEqual([]);
    await genres.getByRole("checkbox").last().check();
    await page.getByRole("button", { name: "Toon de cursussen" }).click();
    await expect(genres).toBeHidden();
    await expect(page.getByText("Filters (1 gekozen)")).toBeVisible();
    expect(searchOf(page).filters.genres).toHaveLength(1);
  });

  test("links people who may create courses to the form", async ({ page }) => {
    await signIn(page, "cursusorganisator", { site: "organization", path: "/cursussen" });
    const make = main(page).getByRole("link", { name: "Maak een cursus" });
    await expect(make).toHaveAttribute("href", siteUrl("account", "/beheer/cursussen/maken"));
    await expect(main(page).getByText("Zelf een cursus geven?")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ allowedComplaints: /csp$/ });
  test("the catalogue has its tiles, a form to filter them, and links to the next pages", async ({ browser }) => {
    await moreThanAPage();
    const title = titled("Op je eentje");
    await makeCourse({ title, courseTypeId: 3, hasRealLifePart: false, courseRegionId: 7 });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(CATALOGUE);
    await expect(tiles(page)).toHaveCount(PER_PAGE);
    const items = main(page).locator(".tile-grid > li");
    await expect(items).toHaveCount(PER_PAGE + 1);
    await expect(items.nth(4)).toContainText("Zelf een cursus geven?");
    const first = await titlesOf(page);

    await page.getByRole("link", { name: "Toon meer" }).click();
    expect(searchOf(page)).toEqual({ page: 2 });
    expect(await titlesOf(page)).not.toContain(first[0]);
    await page.getByRole("link", { name: "Toon de vorige" }).click();
    await expect(page).toHaveURL(CATALOGUE);

    await page.getByRole("searchbox").fill(title);
    await page.getByRole("radio", { name: "Zonder bijeenkomsten" }).check();
    await page.getByRole("button", { name: "Zelfstudie" }).click();
    await expect(tiles(page)).toHaveCount(1);
    expect(searchOf(page)).toEqual({ text: title, filters: { types: [3], hasRealLifePart: false } });
    await expect(page.getByRole("checkbox", { name: "Zelfstudie" })).toBeChecked();

    await page.goto(`${CATALOGUE}?types=1&types=3&text=&hasRealLifePart=`);
    expect(searchOf(page)).toEqual({ filters: { types: [1, 3] } });
    await context.close();
  });
});

test.describe("a course (docs/product/courses.md#joining)", () => {
  test("says when, where, for whom and at what price it is, and links to where people enrol", async ({ page }) => {
    const title = titled("Water");
    const prices = { pricingStrategy: "paid_levels", priceLow: 80, price: 120, priceHigh: 160 } as const;
    const { slug } = await makeCourse({ title, ...prices });
    await page.goto(siteUrl("organization", `/cursussen/${slug}`));
    await expect(main(page).getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(main(page)).toContainText("Betaal wat je kan");
    for (const amount of ["80,00", "120,00", "160,00"]) await expect(main(page)).toContainText(amount);
    for (const words of ["Oost-Vlaanderen", "Bibliotheek De Kade", "Volwassenen", "Beginner", "Marit Daele"]) {
      await expect(main(page)).toContainText(words);
    }
    await expect(main(page).getByRole("link", { name: "Naar de inschrijving" })).toHaveAttribute(
      "href",
      "https://dekade.example/inschrijven",
    );
    await expect(main(page).getByRole("link", { name: "Toon op de kaart" })).toHaveAttribute(
      "href",
      "https://kaart.example/de-kade",
    );
    expect(await axeFindings(page)).toEqual([]);
  });

  test("gives search engines its price and dates as structured data", async () => {
    const { slug } = await makeCourse({ title: titled("Getij"), pricingStrategy: "paid", price: 45.5 });
    const { text } = await httpSend(siteUrl("organization", `/cursussen/${slug}`), {
      headers: { "user-agent": USER_AGENT },
    });
    const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json),
    );
    expect(data.map((one) => one["@type"])).toEqual(["Course", "BreadcrumbList"]);
    expect(data[0]).toMatchObject({
      offers: { price: 45.5, priceCurrency: "EUR", availability: "https://schema.org/InStock" },
      hasCourseInstance: { "@type": "CourseInstance", courseMode: "Onsite" },
    });
  });

  test("keeps its old address, is hidden until it is published, and is otherwise a 404", async ({ page, browser }) => {
    const get = (path: string) =>
      httpSend(siteUrl("organization", `/cursussen/${path}`), { headers: { "user-agent": USER_AGENT } });
    const title = titled("Vloed");
    const course = await makeCourse({ title });
    const { slug } = await course.change({ title: titled("Eb") });
    expect(slug).not.toBe(course.slug);
    const old = await get(course.slug);
    expect([old.status, old.headers.location]).toEqual([301, `/cursussen/${slug}`]);
    // A browser that cached it would be redirected in a circle once the course gets its first title back.
    expect(old.headers["cache-control"]).toBe("private, no-cache");

    const hidden = await makeCourse({ title: titled("Nog geheim"), isPublished: false });
    expect((await get(hidden.slug)).status).toBe(404);
    await signIn(page, "cursusorganisator", { site: "organization", path: `/cursussen/${hidden.slug}` });
    await expect(main(page)).toContainText("Deze cursus staat niet op de site");
    await expect(main(page).getByRole("link", { name: "Cursus beheren" })).toHaveAttribute(
      "href",
      siteUrl("account", `/beheer/cursussen/${hidden.slug}/`),
    );
    const member = await (await browser.newContext()).newPage();
    await member.goto(siteUrl("organization", `/cursussen/${slug}`));
    await expect(main(member).getByRole("link", { name: "Cursus beheren" })).toHaveCount(0);
    expect((await get("cursussen")).status).toBe(404);
  });
});
