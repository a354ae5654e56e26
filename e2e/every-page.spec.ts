import type { Page } from "@playwright/test";
import { account } from "../web/src/sites/account.ts";
import { community } from "../web/src/sites/community.ts";
import { creatiefschrijvenjong } from "../web/src/sites/creatiefschrijvenjong.ts";
import { organization } from "../web/src/sites/organization.ts";
import { schrijfacademie } from "../web/src/sites/schrijfacademie.ts";
import { verzin } from "../web/src/sites/verzin.ts";
import { axeFindings } from "./support/axe.ts";
import { type Known, PAGES } from "./support/pages.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

async function open(page: Page, { site, path, as, follow, heading }: Known) {
  if (as) await signIn(page, as, { site, path });
  else await page.goto(siteUrl(site, path));
  if (follow) await page.getByRole("link", { name: follow, exact: true }).first().click();
  if (heading) await expect(page.locator("h1")).toContainText(heading);
  await page.waitForLoadState("networkidle");
}

/** Until the page stands as it was just asked to: two frames, for the styles to change and be drawn. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** What makes the page wider than the window, by tag and classes; nothing when it fits. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ tagName, className }) => `${tagName} ${className}`);
  });

/** A page takes a moment to change its colours or its width; what stays wrong is wrong. */
const settles = expect.configure({ soft: true });

for (const known of PAGES) {
  const { site, path, as, follow, complaints } = known;
  test.describe(`${site} ${path.replace(/userId=.*/, "…")}${as ? ` as ${as}` : ""}${follow ? `, to ${follow}` : ""}`, () => {
    if (complaints) test.use({ allowedComplaints: complaints });

    test("has nothing that axe finds, light and dark, and fits 320 pixels with one main heading", async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await open(page, known);
      expect.soft(await axeFindings(page), "light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      if (path === "/") {
        // The same colours as below, but for the wide menus of the site, which stand here.
        await painted(page);
        await settles.poll(() => axeFindings(page, ["color-contrast"]), "dark and wide").toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      await painted(page);
      await expect.poll(() => stickingOut(page), "wider than the page").toEqual([]);
      await settles.poll(() => axeFindings(page), "dark and narrow").toEqual([]);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", "nl-BE");
    });
  });
}

test.describe("pages that are still coming", () => {
  const comingOn = [organization, community, verzin, schrijfacademie, creatiefschrijvenjong, account];
  for (const { name, coming } of comingOn.filter((site) => Object.keys(site.coming).length > 0)) {
    test(`of ${name} are there, and axe finds nothing on them`, async ({ page }) => {
      // Some twenty pages a site.
      test.slow();
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      if (name === "account") await signIn(page, "lid", { site: name, path: "/notificaties" });
      const found: string[] = [];
      for (const known of Object.keys(coming)) {
        const path = known.replace("*", "iemand");
        const answer = await page.goto(siteUrl(name, path));
        await expect(page.locator("h1"), path).toHaveCount(1);
        if (answer?.status() !== 200) found.push(`${path}: ${answer?.status()}`);
        found.push(...(await axeFindings(page)).map((finding) => `${path}: ${finding}`));
      }
      expect(found).toEqual([]);
    });
  }
});
