import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SITE_NAMES } from "@inktvis/contract/sites";
import { httpSend } from "./support/http-send.ts";
import { expect, siteUrl, test } from "./support/test.ts";

const PUBLIC = ["organization", "community", "verzin", "schrijfacademie", "creatiefschrijvenjong"] as const;
const get = (path: string) => httpSend(siteUrl("community", path));
/** The types of the structured data in a page. */
const typesIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => (JSON.parse(json) as { "@type": string })["@type"],
  );

test.describe("addresses of the former site (docs/product/content.md#former-addresses)", () => {
  test("redirect permanently, with and without JavaScript, and are a 404 when their target does not exist", async ({
    page,
  }) => {
    const dataDir = process.env["E2E_DATA_DIR"] ?? "";
    const file = join(dataDir, "oude-adressen.csv");
    const lines = [
      "kind;oldId;oldSlug;slug",
      "text;4711;schorre;schorre-eerste-hoofdstuk",
      "user;12;marit;marit-daele",
    ];
    writeFileSync(file, lines.join("\r\n"));
    const said = execFileSync(process.execPath, ["../server/src/import-legacy.ts", file], {
      cwd: import.meta.dirname,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    expect(said.toString()).toMatch(/2 (nieuw|ongewijzigd), .*0 fout/);

    for (const [path, target] of [
      ["/tekst-lezen/4711/schorre", "/tekst-lezen/schorre-eerste-hoofdstuk"],
      ["/tekst-lezen/4711/een-andere-slug", "/tekst-lezen/schorre-eerste-hoofdstuk"],
      ["/profiel-van-marit/12", "/profiel/marit-daele"],
    ] as const) {
      const { status, headers } = await get(path);
      expect(status, path).toBe(301);
      expect(new URL(String(headers.location), siteUrl("community")).pathname).toBe(target);
    }
    for (const path of ["/tekst-lezen/999999/x", "/profiel-van-x/999999", "/kans-detail/1/x", "/tekst-lezen/x/y"]) {
      const { status, text } = await get(path);
      expect(status, path).toBe(404);
      expect(text).toContain("Deze pagina bestaat niet");
    }

    await page.goto(siteUrl("community", "/tekst-lezen/4711/schorre"));
    await expect(page).toHaveURL(siteUrl("community", "/tekst-lezen/schorre-eerste-hoofdstuk"));
  });
});

test.describe("metadata for search engines", () => {
  test("a text has its metadata and a picture, the list of texts links to its feed", async () => {
    const list = await get("/lezen");
    const feed = /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(list.text)?.[1] ?? "";
    expect((await httpSend(feed)).headers["content-type"]).toContain("application/atom+xml");

    const { text } = await get("/tekst-lezen/aan-mijn-dochter-bij-haar-eerste-huissleutel");
    expect(typesIn(text)).toEqual(["Article", "BreadcrumbList"]);
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? "";
    const { status, headers } = await httpSend(picture);
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
  });

  test("every public page has a canonical address, a description and an existing picture", async () => {
    const attribute = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
    for (const [site, path] of [
      ...PUBLIC.map((site) => [site, "/"] as const),
      ["organization", "/faq"],
      ["community", "/faq"],
      ["community", "/lezen"],
      ["community", "/wedstrijden"],
      ["community", "/profiel/marit-daele"],
    ] as const) {
      const { text } = await httpSend(siteUrl(site, path));
      const where = site + path;
      expect(attribute(text, /<link rel="canonical" href="([^"]+)"/), where).toBe(siteUrl(site, path));
      expect(attribute(text, /<meta name="description" content="([^"]+)"/), where).toBeTruthy();
      const picture = attribute(text, /<meta property="og:image" content="([^"]+)"/) ?? "";
      const { status, headers } = await httpSend(picture);
      expect([status, headers["content-type"]], where).toEqual([200, expect.stringMatching(/^image\//)]);
    }
  });

  test("questions and profiles have structured data of their type", async () => {
    for (const [path, type] of [
      ["/faq", "FAQPage"],
      ["/profiel/marit-daele", "ProfilePage"],
    ] as const) {
      expect(typesIn((await get(path)).text)).toEqual([type]);
    }
  });

  test("a 404 page is not indexed, and every site has its icon", async () => {
    for (const site of PUBLIC) {
      const { status, headers } = await httpSend(siteUrl(site, "/dit-bestaat-niet"));
      expect([site, status, headers["x-robots-tag"]]).toEqual([site, 404, "noindex"]);
    }
    for (const site of SITE_NAMES) {
      const icon = await httpSend(siteUrl(site, "/favicon.ico"));
      expect([site, icon.status, icon.headers["content-type"]]).toEqual([site, 200, "image/x-icon"]);
    }
  });

  test("every page in the sitemap exists", async () => {
    const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    for (const list of addressesIn((await get("/sitemap.xml")).text)) {
      const addresses = addressesIn((await httpSend(list)).text);
      expect(addresses.length, list).toBeGreaterThan(0);
      for (const address of addresses.slice(0, 3)) expect((await httpSend(address)).status, address).toBe(200);
    }
  });
});
