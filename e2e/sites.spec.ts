import { SITE_NAMES, SITES, type SiteName } from "@inktvis/contract/sites";
import type { Page } from "@playwright/test";
import { registerMessages } from "../web/src/features/accounts/auth/messages.nl.ts";
import { academyHome } from "../web/src/features/discovery/home/academy-home.nl.ts";
import { communityHome } from "../web/src/features/discovery/home/community-home.nl.ts";
import { magazineHome } from "../web/src/features/discovery/home/magazine-home.nl.ts";
import { organizationHome } from "../web/src/features/discovery/home/organization-home.nl.ts";
import { youthHome } from "../web/src/features/discovery/home/youth-home.nl.ts";
import { roomCopy } from "../web/src/features/staff/messages.nl.ts";
import { httpSend } from "./support/http-send.ts";
import { memberOf } from "./support/member.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";
import { PORT, USER_AGENT } from "./support/sites.ts";

const PUBLIC: SiteName[] = ["organization", "community", "verzin", "schrijfacademie", "creatiefschrijvenjong"];
/** The budget of a reading page, list or home page: bytes of JavaScript as transferred (brotli). */
const SCRIPT_BUDGET = 130_000;
const MAX_SCRIPT_REQUESTS = 15;
/** What the home pages use of Fraunces, Literata and Figtree (web/subset-fonts.ts). */
const FONT_BUDGET = 90_000;
/** Lists, and the page of a text: the pages that people open first. They have one style sheet and three font files. */
const OPENED_FIRST = new Set(["/lezen", "/tekst-lezen/schorre-eerste-hoofdstuk", "/wedstrijden", "/cursussen"]);
const READING_PAGES = [
  ["community", "/"],
  ["community", "/lezen"],
  ["community", "/tekst-lezen/schorre-eerste-hoofdstuk"],
  ["community", "/profiel/marit-daele"],
  ["community", "/wedstrijden"],
  ["community", "/tip-van-de-week"],
  ["community", "/l/zomer-van-het-verhaal"],
  ["organization", "/"],
  ["organization", "/nieuws"],
  ["organization", "/nieuwsbrief/archief"],
  ["organization", "/nieuwsbrief/archief/verhuizen-met-een-kast-vol-schriften"],
  ["organization", "/shop"],
  ["organization", "/shop/het-grote-schrijfboek"],
  ["organization", "/team"],
  ["organization", "/nieuwsbrief"],
  ["organization", "/cursussen"],
  ["organization", "/cursussen/een-roman-in-een-jaar"],
  ["verzin", "/"],
  ["verzin", "/nummers"],
  ["verzin", "/abonnement"],
  ["verzin", "/redactie"],
  ["verzin", "/archief/verzin-4-water"],
  ["verzin", "/nummers/water"],
  ["schrijfacademie", "/"],
  ["schrijfacademie", "/alumni"],
  ["schrijfacademie", "/alumni/elise-carpentier"],
  ["schrijfacademie", "/docenten"],
  ["schrijfacademie", "/inschrijven-voor-schrijfacademie"],
  ["creatiefschrijvenjong", "/"],
] as const satisfies [SiteName, string][];

test.describe("addresses (docs/product/platform.md#addresses)", () => {
  for (const site of PUBLIC) {
    test(`${site}: an unknown path is a 404 page, the language prefix is removed`, async () => {
      const get = (path: string) => httpSend(siteUrl(site, path));
      const unknown = await get("/dit-bestaat-niet");
      expect(unknown.status).toBe(404);
      expect(unknown.text).toContain("Deze pagina bestaat niet");
      const prefixed = await get("/nl/dit?x=1");
      expect([prefixed.status, prefixed.headers.location]).toEqual([301, "/dit?x=1"]);
      expect((await get("/fr/lezen")).status).toBe(404);
      for (const path of ["//dit?x=1", "///dit?x=1", "/\\dit?x=1"]) {
        const doubled = await get(path);
        expect([doubled.status, doubled.headers.location]).toEqual([301, "/dit?x=1"]);
      }
    });
  }

  for (const [site, path, as] of [
    ["organization", "/nieuws/dit-schreef-niemand"],
    // An article of another type, or of another site.
    ["community", "/tip-van-de-week/maandag-op-zolder"],
    ["verzin", "/archief/maandag-op-zolder"],
    ["community", "/wedstrijd/dit-schreef-niemand-uit"],
    ["community", "/tekst-lezen/dit-schreef-niemand"],
    ["community", "/profiel/niemand-heet-zo"],
    ["community", "/wedstrijden/mijn-wedstrijden/jureren/bestaat-niet", "lid"],
    ["account", "/beheer/wedstrijden/dit-is-er-niet", "wedstrijdorganisator"],
  ] as const) {
    test(`${site}${path} is a 404 page`, async () => {
      // The last cookie is the session of the site itself.
      const cookie = as && (await memberOf(as, site)).cookies().at(-1);
      const headers = { "user-agent": USER_AGENT, ...(cookie && { cookie: `${cookie.name}=${cookie.value}` }) };
      const { status, text } = await httpSend(siteUrl(site, path), { headers });
      expect(status).toBe(404);
      expect(text).toContain("Deze pagina bestaat niet");
    });
  }

  test("the contests address of the organization redirects to the community", async () => {
    const { status, headers } = await httpSend(siteUrl("organization", "/wedstrijden"));
    expect([status, headers.location]).toEqual([302, siteUrl("community", "/wedstrijden")]);
  });

  test("the page of the academy says what its mail announced", async () => {
    const { text } = await httpSend(siteUrl("schrijfacademie", "/inschrijven-voor-schrijfacademie"));
    expect(text).toContain("De inschrijvingen zijn open.");
  });

  test("a host that is none of the sites answers 421", async () => {
    expect((await httpSend(`http://elders.localhost:${PORT}/`)).status).toBe(421);
  });

  test("a page that requires signing in redirects to the auth site, with itself as target", async ({ page }) => {
    await page.goto(siteUrl("community", "/schrijven?x=1"));
    const url = new URL(page.url());
    expect(url.origin).toBe(siteUrl("auth", ""));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ site: "community", path: "/schrijven" });
    // The auth site does not ask for cookie consent.
    await settled(page);
    await expect(page.getByRole("button", { name: /^Nee/ })).toHaveCount(0);
  });
});

test.describe("security headers", () => {
  test("a page allows its own scripts by a nonce that is new in each response", async () => {
    const nonces: string[] = [];
    for (let time = 0; time < 2; time++) {
      const answer = await httpSend(siteUrl("community", "/lezen"));
      const policy = String(answer.headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("'unsafe-inline' 'nonce");
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
      expect(answer.text).toContain(nonce);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

test.describe("cookie consent (docs/product/platform.md#consent)", () => {
  for (const { name, button, value } of [
    { name: "accepting", button: "Ja", value: "1" },
    { name: "declining", button: "Nee", value: "0" },
  ]) {
    test(`${name} is kept for a year, and views are counted only after a yes`, async ({ page, context }) => {
      const beacons: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/_stats")) beacons.push(request.url());
      });
      await page.goto(siteUrl("community", "/lezen"));
      await settled(page);
      expect(beacons).toEqual([]);
      await page.getByRole("button", { name: new RegExp(`^${button}`) }).click();
      const cookie = (await context.cookies()).find((each) => each.name === "consent-cookie");
      expect(cookie?.value).toBe(value);
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
      await page.goto(siteUrl("community", "/"));
      await settled(page);
      expect(beacons.length > 0).toBe(value === "1");
      await expect(page.getByRole("button", { name: new RegExp(`^${button}`) })).toHaveCount(0);
    });
  }

  test("has its own space above the page, even before hydration; the footer reopens it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { text } = await httpSend(siteUrl("community"), { headers: { "user-agent": USER_AGENT } });
    expect(text).toContain("Mogen we meetellen?");
    await page.goto(siteUrl("community"));
    const panel = page.getByRole("region", { name: "Mogen we meetellen?" });
    await expect(panel).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 600));
    await expect(panel).not.toBeInViewport();
    await panel.getByRole("button", { name: /^Nee/ }).click();
    await expect(panel).toHaveCount(0);
    await page.getByRole("button", { name: "Cookies" }).click();
    await expect(panel).toBeInViewport();
    await expect(panel).toBeFocused();
  });

  test("is asked of a member once: links between our sites carry the choice, links from elsewhere do not", async ({
    page,
  }) => {
    await signIn(page, "lid", { site: "community", path: "/lezen" });
    const panel = page.getByRole("region", { name: "Mogen we meetellen?" });
    const choiceOn = async (site: SiteName) =>
      (await page.context().cookies(siteUrl(site))).find(({ name }) => name === "consent-cookie")?.value;
    await panel.getByRole("button", { name: /^Nee/ }).click();
    await page
      .locator(`footer a[href^="${siteUrl("verzin", "")}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(siteUrl("verzin"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(panel).toHaveCount(0);
    expect(await choiceOn("verzin")).toBe("0");

    const query = new URLSearchParams({ path: "/", optional: "ja", consent: "1" });
    await page.goto(siteUrl("organization", `/auth/prepare-session-sync?${query}`));
    await expect(page).toHaveURL(siteUrl("organization"));
    await expect(panel).toBeVisible();
    expect(await choiceOn("organization")).toBeUndefined();
  });
});

test("the menus of the community and the footer of the organization link to each visible site", async () => {
  const leadingTo = (html: string) => SITE_NAMES.filter((name) => html.includes(` href="${siteUrl(name)}`));
  for (const [site, part] of [
    ["community", /<nav\b.*<\/nav>/s],
    ["organization", /<footer\b.*<\/footer>/s],
  ] as const) {
    const { text } = await httpSend(siteUrl(site), { headers: { "user-agent": USER_AGENT } });
    const visible = SITE_NAMES.filter((name) => SITES[name].inSwitcher && name !== site);
    expect(leadingTo(part.exec(text)?.[0] ?? "")).toEqual(expect.arrayContaining(visible));
    const menus = [...text.matchAll(/<nav\b.*?<\/nav>/gs)].join("");
    for (const name of ["auth", "staff"] as const) expect(menus).not.toContain(` href="${siteUrl(name)}"`);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("registering, search and the menu item of the open page are in view", async ({ page }) => {
    await page.goto(siteUrl("organization", "/nieuws"));
    const menu = page.getByRole("navigation", { name: "Menu van Inktvis" });
    await expect(page.getByRole("link", { name: "Registreren" })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole("link", { name: "Zoeken" })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole("link", { name: "Nieuws" })).toBeInViewport({ ratio: 1 });
    // A long breadcrumb leaves room for that item.
    await page.goto(siteUrl("community", "/wedstrijd/drie-zinnen-voor-middernacht"));
    const register = page.getByRole("link", { name: "Registreren" });
    expect((await register.boundingBox())?.height).toBeLessThan(45);
    await page.goto(siteUrl("schrijfacademie", "/praktisch"));
    await expect(page.getByRole("link", { name: "Praktisch" }).first()).toBeInViewport({ ratio: 1 });
  });
});

test.describe("the scroll position", () => {
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
  const scrolled = async (page: Page) => {
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => top(page)).toBe(500);
  };

  test("is the top on a new page, and is restored by Back and reload", async ({ page }) => {
    await page.goto(siteUrl("community", "/lezen"));
    await settled(page);
    await scrolled(page);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>("main article a")?.click());
    await expect(page).toHaveURL(/tekst-lezen/);
    await expect.poll(() => top(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(500);
    await page.reload();
    await settled(page);
    expect(await top(page)).toBe(500);
  });
});

test.describe("without JavaScript", () => {
  // Chromium logs each preloaded script that is blocked.
  test.use({ javaScriptEnabled: false, allowedComplaints: /csp$/ });

  test("the home page of each public site is complete, with its bar on one line, even at 320 pixels", async ({
    page,
  }) => {
    for (const site of PUBLIC) {
      await page.goto(siteUrl(site));
      await expect(page.locator("h1"), site).toBeVisible();
      await expect(page.locator("main"), site).toContainText(/\w{4}/);
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 700 });
        const heights = await page
          .getByRole("navigation", { name: "Jouw account" })
          .getByRole("link")
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
        expect(Math.max(...heights), `${site} at ${width}`).toBeLessThanOrEqual(44);
      }
    }
  });
});

/** A marker in the code of one site only: a sentence, or an address that no other site links to. */
const MARKERS: Partial<Record<SiteName, string>> = {
  organization: organizationHome.title,
  community: communityHome.title,
  verzin: magazineHome.title,
  schrijfacademie: academyHome.title,
  creatiefschrijvenjong: youthHome.title,
  account: "/instellingen/profiel",
  auth: registerMessages.lead,
  staff: roomCopy.waiting,
};

test.describe("the scripts of a page (docs/architecture.md)", () => {
  for (const [site, path] of READING_PAGES) {
    test(`${site}${path} sends at most ${SCRIPT_BUDGET / 1000} kB in ${MAX_SCRIPT_REQUESTS} files that it preloads, of its own site only`, async ({
      page,
    }) => {
      const scripts: Promise<{ file: string; bytes: number; encoding: string | undefined; code: string }>[] = [];
      const fonts: Promise<number>[] = [];
      const looks = { stylesheet: 0, font: 0 };
      const hosts = new Set<string>();
      page.on("response", (response) => {
        const request = response.request();
        if (request.resourceType() === "font") fonts.push(request.sizes().then((sizes) => sizes.responseBodySize));
        if (request.resourceType() === "stylesheet") looks.stylesheet += 1;
        // Other tests may have used rare characters, which are in a separate font file.
        if (request.resourceType() === "font" && !response.url().includes("-rest")) looks.font += 1;
        hosts.add(new URL(response.url()).hostname);
        if (request.resourceType() !== "script") return;
        const encoding = response.headers()["content-encoding"];
        scripts.push(
          Promise.all([request.sizes(), response.text()]).then(([{ responseBodySize }, code]) => ({
            file: new URL(response.url()).pathname,
            bytes: responseBodySize,
            encoding,
            code,
          })),
        );
      });
      const document = await page.goto(siteUrl(site, path));
      await settled(page);
      const sent = await Promise.all(scripts);
      const html = (await document?.text()) ?? "";
      const late = sent.map(({ file }) => file).filter((file) => !html.includes(file));
      expect(late, "not preloaded by the page").toEqual([]);
      expect(new Set(sent.map(({ encoding }) => encoding))).toEqual(new Set(["br"]));
      const bytes = sent.reduce((sum, script) => sum + script.bytes, 0);
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
      expect(sent.length).toBeLessThanOrEqual(MAX_SCRIPT_REQUESTS);
      const fontBytes = (await Promise.all(fonts)).reduce((sum, size) => sum + size, 0);
      expect(fontBytes).toBeGreaterThan(10_000);
      expect(fontBytes).toBeLessThanOrEqual(FONT_BUDGET);
      if (OPENED_FIRST.has(path)) expect(looks).toEqual({ stylesheet: 1, font: 3 });
      expect([...hosts].filter((host) => host.replace(/^api\./, "") !== `${site}.localhost`)).toEqual([]);

      const code = sent.map((script) => script.code).join("\n");
      const found = Object.entries(MARKERS).filter(([, marker]) => code.includes(marker));
      // Each marker must be found on the home page of its own site; otherwise the check could not fail.
      if (path === "/") expect(found.map(([name]) => name)).toEqual([site]);
      else expect(found.filter(([name]) => name !== site)).toEqual([]);
    });
  }
});
