import type { Page } from "@playwright/test";
import type { SiteName } from "@inktvis/contract/sites";
import { account } from "../web/src/sites/account.ts";
import { community } from "../web/src/sites/community.ts";
import { creatiefschrijvenjong } from "../web/src/sites/creatiefschrijvenjong.ts";
import { organization } from "../web/src/sites/organization.ts";
import { schrijfacademie } from "../web/src/sites/schrijfacademie.ts";
import { verzin } from "../web/src/sites/verzin.ts";
import { axeFindings } from "./support/axe.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

interface Known {
  site: SiteName;
  path: string;
  /** Demo account that must be signed in. */
  as?: string;
  /** What the page is waited for by, where it comes after a call. */
  heading?: string;
  /** What a browser notes by itself of an answer that is meant to be a refusal. */
  complaints?: RegExp;
}

const NOT_FOUND = { heading: "Deze pagina bestaat niet", complaints: /status of 404/ };
const REFUSED = /status of (410|422)/;
const badLink = `?${new URLSearchParams({ token: "verzonnen", userId: crypto.randomUUID() })}`;

/** Every page that is there. A new one belongs in this list, one that is still coming in `coming` of its site. */
const PAGES: Known[] = [
  { site: "organization", path: "/" },
  { site: "organization", path: "/dit-bestaat-niet", ...NOT_FOUND },
  { site: "community", path: "/" },
  { site: "organization", path: "/nieuws" },
  { site: "organization", path: "/nieuws/maandag-op-zolder" },
  { site: "organization", path: "/nieuws/dit-schreef-niemand", ...NOT_FOUND },
  { site: "organization", path: "/faq" },
  { site: "organization", path: "/faq#waar-vind-ik-mijn-factuur" },
  { site: "organization", path: "/over-ons" },
  { site: "organization", path: "/over-ons/ons-verhaal" },
  { site: "organization", path: "/contact" },
  { site: "organization", path: "/privacy" },
  { site: "organization", path: "/voorwaarden" },
  { site: "organization", path: "/toegankelijkheid" },
  { site: "community", path: "/tip-van-de-week" },
  { site: "community", path: `/tip-van-de-week?q=${encodeURIComponent('{"text":"walvisvaarder"}')}` },
  { site: "community", path: "/tip-van-de-week/laat-een-voorwerp-het-werk-doen" },
  { site: "community", path: "/tip-van-de-week/maandag-op-zolder", ...NOT_FOUND },
  { site: "community", path: "/nieuws/maandag-op-zolder" },
  { site: "community", path: "/archief/verzin-4-water" },
  { site: "community", path: "/faq" },
  { site: "verzin", path: "/" },
  { site: "verzin", path: "/archief" },
  { site: "verzin", path: "/archief/verzin-4-water" },
  { site: "verzin", path: "/archief/maandag-op-zolder", ...NOT_FOUND },
  { site: "verzin", path: "/verkooppunten" },
  { site: "schrijfacademie", path: "/de-opleiding" },
  { site: "schrijfacademie", path: "/" },
  { site: "creatiefschrijvenjong", path: "/" },
  { site: "staff", path: "/" },
  { site: "auth", path: "/" },
  { site: "auth", path: "/dit-bestaat-niet", ...NOT_FOUND },
  { site: "auth", path: "/registreren" },
  { site: "auth", path: "/wachtwoord-vergeten" },
  { site: "auth", path: "/wachtwoord-herstellen?token=x&email=lid%40inktvis.example" },
  { site: "auth", path: "/email-bevestigen", heading: "Dat lukte niet" },
  { site: "auth", path: `/email-bevestigen${badLink}`, heading: "Dat lukte niet", complaints: REFUSED },
  { site: "auth", path: `/nieuw-email-bevestigen${badLink}`, heading: "Dat lukte niet", complaints: REFUSED },
  { site: "auth", path: "/logout", heading: "Je bent afgemeld" },
  {
    site: "community",
    path: "/auth/perform-session-sync?syncToken=verzonnen",
    heading: "Het aanmelden lukte niet",
    complaints: REFUSED,
  },
  { site: "community", path: "/lezen" },
  { site: "community", path: "/lezen?page=2" },
  { site: "community", path: "/tekst-lezen/schorre-eerste-hoofdstuk" },
  { site: "community", path: "/tekst-lezen/schorre-eerste-hoofdstuk", as: "schrijver" },
  { site: "community", path: "/tekst-lezen/dit-schreef-niemand", ...NOT_FOUND },
  { site: "community", path: "/profiel/marit-daele" },
  { site: "community", path: "/profiel/octo" },
  { site: "community", path: "/profiel/wannes-puntkomma", as: "redacteur" },
  { site: "community", path: "/profiel/niemand-heet-zo", ...NOT_FOUND },
  { site: "community", path: "/lezen/mijn-favorieten", as: "lid" },
  { site: "community", path: "/lezen/mijn-favorieten", as: "superadmin" },
  { site: "community", path: "/lezen/van-wie-je-volgt", as: "lid" },
  { site: "community", path: "/lezen/van-wie-je-volgt", as: "superadmin" },
  { site: "community", path: "/schrijven", as: "schrijver" },
  { site: "community", path: "/schrijven", as: "admin" },
  { site: "community", path: "/schrijven/maken", as: "schrijver" },
  { site: "community", path: "/schrijven/bewerken/schorre-eerste-hoofdstuk", as: "schrijver" },
  { site: "account", path: "/instellingen/profiel", as: "lid" },
  { site: "account", path: "/notificaties", as: "lid" },
];

async function open(page: Page, { site, path, as, heading }: Known) {
  if (as) await signIn(page, as, { site, path });
  else await page.goto(siteUrl(site, path));
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

// One test a page: signing in takes longer than looking.
for (const known of PAGES) {
  const { site, path, as, complaints } = known;
  test.describe(`${site} ${path.replace(/userId=.*/, "…")}${as ? ` as ${as}` : ""}`, () => {
    if (complaints) test.use({ allowedComplaints: complaints });

    test("has nothing that axe finds, light and dark, and fits 320 pixels with one main heading", async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await open(page, known);
      expect.soft(await axeFindings(page), "light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await painted(page);
      expect.soft(await axeFindings(page), "dark").toEqual([]);

      await page.setViewportSize({ width: 320, height: 700 });
      await painted(page);
      await expect.poll(() => stickingOut(page), "wider than the page").toEqual([]);
      expect.soft(await axeFindings(page), "dark and narrow").toEqual([]);
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
