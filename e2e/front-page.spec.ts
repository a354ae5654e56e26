import type { Page } from "@playwright/test";
import { asEditor } from "./support/room.ts";
import { makeText } from "./support/make-text.ts";
import { memberOf } from "./support/member.ts";
import { expect, settled, siteUrl, test } from "./support/test.ts";
import { newTitle } from "./support/new-title.ts";

const WORDS = "Het regende al dagen op de polder, en wie naar buiten keek, zag alleen nog lucht. ".repeat(4);

test("an editor makes a text a tip and the lead of the front page, and the audit log records it", async ({ page }) => {
  const title = newTitle("De regen");
  await makeText(await memberOf("lid"), { title, body: `<p>${WORDS}</p>` });
  await asEditor(page, "/texts");
  await page.getByLabel("Zoek", { exact: true }).fill(title);
  await page.getByRole("link", { name: title }).click();
  await page.getByLabel("Tip van de redactie").check();
  await page.getByLabel("Opent de startpagina").check();
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByText("Bewaard.")).toBeVisible();

  await page.goto(siteUrl("community"));
  const lead = page.getByRole("article").filter({ hasText: "De redactie koos" });
  await expect(lead.getByRole("heading")).toHaveText(title);
  await lead.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("main").getByText("Tip van de redactie")).toBeVisible();
});

/** The part of a grid's width that its last row leaves empty, and the heights of the pictures of its tiles. */
const gridsOf = (page: Page) =>
  page.locator(".tile-grid").evaluateAll((grids) =>
    grids.map((grid) => {
      const boxes = [...grid.children].map((tile) => tile.getBoundingClientRect());
      const lastTop = Math.max(...boxes.map(({ top }) => top));
      const end = Math.max(...boxes.filter(({ top }) => Math.abs(top - lastTop) < 2).map(({ right }) => right));
      const pictures = [...grid.querySelectorAll(".tile:not(.tile-large) > .tile-picture")];
      return {
        gap: Math.round(grid.getBoundingClientRect().right - end),
        heights: pictures.map((picture) => picture.getBoundingClientRect().height),
      };
    }),
  );

test("the grids of the front page have no holes, and pictures of equal height", async ({ page }) => {
  for (const [site, path] of [
    ["community", "/"],
    ["organization", "/"],
    ["organization", "/nieuws"],
    ["community", "/wedstrijden"],
  ] as const)
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl(site, path));
      await settled(page);
      for (const { gap, heights } of await gridsOf(page)) {
        expect(gap, `${site}${path} at ${width}`).toBeLessThanOrEqual(1);
        expect(Math.max(...heights, 0) - Math.min(...heights), `${site}${path} at ${width}`).toBeLessThan(2);
      }
    }
});

test("the first text of /lezen is on the first screen, even while the panel asks for consent", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl("community", "/lezen"));
  await expect(page.getByRole("heading", { name: "Mogen we meetellen?" })).toBeVisible();
  const first = page.locator(".spread .tile").first();
  expect(await first.getByRole("heading").evaluate((title) => title.getBoundingClientRect().bottom)).toBeLessThan(800);
  const words = first.locator("p.font-reading");
  expect(await words.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(860);
});

test.describe("the bars of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("hide while somebody reads down, and come back on scrolling up and with the focus", async ({ page }) => {
    const author = await memberOf("schrijver");
    const slug = await makeText(author, { title: newTitle("Een lange tekst"), body: `<p>${WORDS}</p>`.repeat(30) });
    await page.goto(siteUrl("community", `/tekst-lezen/${slug}`));
    await settled(page);
    const bars = [page.locator(".site-bar"), page.locator(".site-menu")];
    const shown = () =>
      Promise.all(
        bars.map((bar) =>
          bar.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return bottom > 1 && top < innerHeight - 1;
          }),
        ),
      );
    const moveTo = async (y: number) => {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), y);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    };
    const placeOfText = () =>
      page.locator("article .reading").evaluate((text) => text.getBoundingClientRect().top + scrollY);
    const place = await placeOfText();
    await expect.poll(shown).toEqual([true, true]);
    await moveTo(700);
    await moveTo(1200);
    await expect.poll(shown).toEqual([false, false]);
    expect(await placeOfText()).toBe(place);
    await moveTo(1000);
    await expect.poll(shown).toEqual([true, true]);
    await moveTo(1400);
    await expect.poll(shown).toEqual([false, false]);
    await page.locator(".site-menu").getByRole("link", { name: "Lezen" }).focus();
    expect((await shown())[1]).toBe(true);
    await page.locator(".site-bar summary").first().focus();
    expect((await shown())[0]).toBe(true);
    // They are back near the end of the page.
    await page.getByRole("heading", { level: 1 }).evaluate(() => (document.activeElement as HTMLElement).blur());
    await moveTo(1e6);
    await expect.poll(shown).toEqual([true, true]);
  });

  test("stay on a page where nothing is read", async ({ page }) => {
    await page.goto(siteUrl("community", "/lezen"));
    await settled(page);
    for (const top of [600, 1200]) await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await expect(page.locator("html")).toHaveAttribute("data-reading-down");
    await expect(page.locator(".site-bar")).toBeInViewport({ ratio: 1 });
  });
});
