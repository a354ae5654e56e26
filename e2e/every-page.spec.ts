import type { Page } from "@playwright/test";
import type { SiteName } from "@inktvis/contract/sites";
import { axeFindings } from "./support/axe.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

interface Known {
  site: SiteName;
  path: string;
  /** Demo account that must be signed in. */
  as?: string;
}

/** Every page that is there. A new one belongs in this list. */
const PAGES: Known[] = [
  { site: "organization", path: "/" },
  { site: "community", path: "/" },
  { site: "verzin", path: "/" },
  { site: "schrijfacademie", path: "/" },
  { site: "creatiefschrijvenjong", path: "/" },
  { site: "staff", path: "/" },
  { site: "auth", path: "/" },
  { site: "auth", path: "/registreren" },
  { site: "auth", path: "/wachtwoord-vergeten" },
  { site: "auth", path: "/wachtwoord-herstellen?token=x&email=lid%40inktvis.example" },
  { site: "community", path: "/lezen" },
  { site: "community", path: "/lezen?page=2" },
  { site: "community", path: "/tekst-lezen/schorre-eerste-hoofdstuk" },
  { site: "community", path: "/wedstrijden" },
  { site: "community", path: "/schrijven", as: "schrijver" },
  { site: "community", path: "/schrijven", as: "admin" },
  { site: "community", path: "/schrijven/maken", as: "schrijver" },
  { site: "community", path: "/schrijven/bewerken/schorre-eerste-hoofdstuk", as: "schrijver" },
  { site: "account", path: "/instellingen/profiel", as: "lid" },
];

async function open(page: Page, { site, path, as }: Known) {
  if (as) await signIn(page, as, { site, path });
  else await page.goto(siteUrl(site, path));
  await page.waitForLoadState("networkidle");
}

for (const known of PAGES) {
  const { site, path, as } = known;
  test.describe(`${site} ${path}${as ? ` as ${as}` : ""}`, () => {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`has nothing that axe finds, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await open(page, known);
        expect(await axeFindings(page)).toEqual([]);
      });
    }

    test("fits a window of 320 pixels, with one main heading", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, known);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", "nl-BE");
    });
  });
}
