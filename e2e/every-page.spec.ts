import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { becomeViewer } from "./support/become-viewer.ts";
import { hiddenFocus } from "./support/hidden-focus.ts";
import { type Known, PAGES } from "./support/pages.ts";
import { expect, settled, siteUrl, test } from "./support/test.ts";

/** Goes to another page of the staff room, which is a single document: loading it again costs as much as the checks. */
const follows = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

async function open(page: Page, { site, path, follow, heading }: Known) {
  await (page.url().startsWith(siteUrl("staff")) ? follows(page, path) : page.goto(siteUrl(site, path)));
  if (follow) await page.getByRole("link", { name: follow, exact: true }).first().click();
  if (heading) await expect(page.locator("h1")).toContainText(heading);
  await settled(page);
}

/** The elements that make the page wider than the window, by tag and classes; empty when it fits. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ tagName, className }) => `${tagName} ${className}`);
  });

/** Retried: a page takes a moment to change its colours or width. */
const settles = expect.configure({ soft: true });

interface Look {
  name: string;
  size: { width: number; height: number };
  colorScheme: "light" | "dark";
  /** All rules if absent. */
  rules?: string[];
}
const WIDE = { width: 1280, height: 720 };
/** Narrower than any phone of today, so that what fits and stays uncovered here does so on those too. */
const SMALL = { width: 320, height: 700 };
const COLORS = ["color-contrast"];
const LIGHT: Look = { name: "light and wide", size: WIDE, colorScheme: "light", rules: COLORS };
const NARROW: Look = { name: "dark and narrow", size: SMALL, colorScheme: "dark" };

/** Rules that do not depend on width and colour run once; so do the wide menus of a site. */
const LOOKS: Look[] = [LIGHT, NARROW];
const WIDER_LOOKS: Look[] = [
  { ...LIGHT, rules: undefined },
  { ...LIGHT, name: "dark and wide", colorScheme: "dark" },
  NARROW,
];

async function check(page: Page, known: Known, looks: Look[]) {
  const said = (what: string) => `${known.path}, ${what}`;
  for (const [index, { name, size, colorScheme, rules }] of looks.entries()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    if (index === 0) await open(page, known);
    await settles.poll(() => stickingOut(page), said(`${name}: wider than the page`)).toEqual([]);
    await settles.poll(() => axeFindings(page, rules), said(name)).toEqual([]);
    // Once per width: redrawing a page in another width costs as much as the check.
    if (looks.findIndex((look) => look.size === size) === index)
      await settles.poll(() => hiddenFocus(page), said(`${name}: focus`)).toEqual([]);
  }
  await settles(page.locator("h1"), said("headings")).toHaveCount(1);
  await settles(page.locator("html"), said("language")).toHaveAttribute("lang", "nl-BE");
}

/** Pages per browser context: a shared cache of scripts halves the time. */
const AT_ONCE = 12;
const visits = Map.groupBy(PAGES, ({ site, complaints }) => [site, complaints?.source].join());
/** All pages of one person before those of the next. */
const byPerson = (pages: Known[]) => [...Map.groupBy(pages, ({ as }) => as).values()].flat();

const nameOf = ({ path, follow, as }: Known) =>
  path.replace(/userId=.*/, "…") + (follow ? ` → ${follow}` : "") + (as ? ` for ${as}` : "");

for (const all of visits.values()) {
  const { site, complaints } = all[0] as Known;
  test.describe(`${site}: axe finds nothing, light and dark; a page fits 320 pixels, has one main heading and hides no focus`, () => {
    if (complaints) test.use({ allowedComplaints: complaints });
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const pages = byPerson(all).slice(from, from + AT_ONCE);
      test(pages.map(nameOf).join("  "), async ({ page }) => {
        test.slow();
        for (const [index, known] of pages.entries()) {
          if (known.as !== pages[index - 1]?.as) await becomeViewer(page, known);
          const looks = known.wide || known.path === "/" ? WIDER_LOOKS : LOOKS;
          // Starts with the look that the previous page ended with, which saves a repaint.
          await test.step(nameOf(known), () => check(page, known, index % 2 ? looks.toReversed() : looks));
        }
      });
    }
  });
}
