import { httpSend } from "./support/http-send.ts";
import { expect, settled, siteUrl, test } from "./support/test.ts";

const TIP = "laat-een-voorwerp-het-werk-doen";
const NEWS = "maandag-op-zolder";
const ISSUE = "verzin-4-water";

test.describe("frequently asked questions (docs/product/content.md#questions)", () => {
  const item = "details[data-slug=wat-betekent-prive]";

  test("an address with a question opens it, scrolls to it and highlights it for a second", async ({ page }) => {
    await page.clock.install();
    await page.goto(siteUrl("community", "/faq#wat-betekent-prive"));
    const question = page.locator(item);
    await expect(question).toHaveAttribute("data-highlighted", "true");
    await expect(question).toHaveAttribute("open", "");
    await expect(question.locator("summary")).toBeInViewport();
    await expect(question.locator("summary")).toBeFocused();
    await page.clock.runFor(1000);
    await expect(question).toHaveAttribute("data-highlighted", "false");
    await expect(question).toHaveAttribute("open", "");
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  test("a question opens when the address changes to it", async ({ page }) => {
    await page.goto(siteUrl("community", "/faq"));
    await settled(page);
    await expect(page.locator("details[open]")).toHaveCount(0);
    await page.evaluate(() => void (location.hash = "wat-doet-een-hartje"));
    await expect(page.locator("details[data-slug=wat-doet-een-hartje]")).toHaveAttribute("open", "");
    await page.evaluate(() => void (location.hash = "dit-vroeg-niemand"));
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  test.describe("without JavaScript", () => {
    // Chromium logs each preloaded script that is blocked.
    test.use({ javaScriptEnabled: false, allowedComplaints: /csp$/ });

    test("open natively, including by their address", async ({ page }) => {
      await page.goto(siteUrl("organization", "/faq"));
      await page.getByText("Waar vind ik mijn factuur?").click();
      await expect(page.getByText("we maken dan een creditnota")).toBeVisible();
      await page.goto(siteUrl("community", "/faq#wat-betekent-prive"));
      await expect(page.locator(item)).toHaveAttribute("open", "");
    });
  });
});

test.describe("articles and their sites (docs/product/content.md#articles)", () => {
  test("are listed under their own type, and are a 404 under another", async () => {
    const status = async (site: "community" | "organization" | "verzin", path: string) =>
      (await httpSend(siteUrl(site, path))).status;
    for (const [shelf, slug] of [
      ["tip-van-de-week", TIP],
      ["nieuws", NEWS],
      ["archief", ISSUE],
    ] as const) {
      for (const other of [TIP, NEWS, ISSUE])
        expect(await status("community", `/${shelf}/${other}`), `${shelf} ${other}`).toBe(other === slug ? 200 : 404);
    }
    expect(await status("organization", `/nieuws/${NEWS}`)).toBe(200);
    expect(await status("organization", `/nieuws/${TIP}`)).toBe(404);
    expect(await status("verzin", `/archief/${ISSUE}`)).toBe(200);
    expect(await status("verzin", `/archief/${NEWS}`)).toBe(404);
  });

  test("name their own site as canonical", async () => {
    const canonical = async (path: string) =>
      /<link[^>]+rel="canonical"[^>]*href="([^"]+)"/.exec((await httpSend(siteUrl("community", path))).text)?.[1];
    expect(await canonical(`/nieuws/${NEWS}`)).toBe(siteUrl("organization", `/nieuws/${NEWS}`));
    expect(await canonical(`/archief/${ISSUE}`)).toBe(siteUrl("verzin", `/archief/${ISSUE}`));
    expect(await canonical(`/tip-van-de-week/${TIP}`)).toBe(siteUrl("community", `/tip-van-de-week/${TIP}`));
  });

  test("sections of another site redirect there permanently", async () => {
    for (const [path, site] of [
      ["/activiteiten/iets", "organization"],
      ["/shop/iets", "organization"],
      ["/alumni/iemand", "schrijfacademie"],
    ] as const) {
      const { status, headers } = await httpSend(siteUrl("community", path));
      expect([status, headers.location]).toEqual([301, siteUrl(site, path)]);
    }
  });

  test("a tip has an editor to try it in, the button that its author set, and its exercise as a file", async ({
    page,
  }) => {
    await page.goto(siteUrl("community", `/tip-van-de-week/${TIP}`));
    await expect(page.getByRole("link", { name: "Lees wat anderen schreven" })).toHaveAttribute("href", "/lezen");
    await expect(page.getByRole("main").locator('a[href="/schrijven/maken"]')).toBeVisible();
    const address = await page.getByRole("link", { name: "Bewaar het oefenblad" }).getAttribute("href");
    const file = await httpSend(siteUrl("community", address ?? ""));
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      "content-disposition": 'attachment; filename="oefenblad-voorwerp.txt"',
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    expect(file.text).toContain("zet een wekker op vijf minuten");
  });
});

test.describe("lists of articles", () => {
  test("are filtered by a search term, which is part of the address", async ({ page }) => {
    await page.goto(siteUrl("community", "/tip-van-de-week"));
    await settled(page);
    await page.getByRole("searchbox").fill("gedicht");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\?q=/);
    await expect(page.getByRole("link", { name: "Breek de regel waar je adem stokt" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Stop midden in een zin" })).toHaveCount(0);
    expect(JSON.parse(new URL(page.url()).searchParams.get("q") ?? "")).toEqual({ text: "gedicht" });

    await page.goto(siteUrl("community", `/tip-van-de-week?q=${encodeURIComponent('{"text":"walvisvaarder"}')}`));
    await expect(page.getByText("Niets gevonden")).toBeVisible();
    await page.getByRole("link", { name: "Toon alles" }).click();
    await expect(page.getByRole("link", { name: "Stop midden in een zin" })).toBeVisible();
  });

  test("show pinned articles before newer ones", async ({ page }) => {
    await page.goto(siteUrl("organization", "/nieuws"));
    await expect(page.locator("main h3").first()).toHaveText("Maandag op zolder");
    await expect(page.locator("main h3", { hasText: "Kladdag: een hele dag slecht schrijven" })).toBeVisible();
  });
});

test.describe("pages of the editors (docs/product/content.md#pages)", () => {
  test("show their place in the tree, with links to parent and children", async ({ page }) => {
    await page.goto(siteUrl("organization", "/over-ons/ons-verhaal"));
    await settled(page);
    const trail = page.getByRole("navigation", { name: "Kruimelpad" });
    await trail.getByRole("link", { name: "Wie we zijn" }).click();
    await expect(page).toHaveURL(siteUrl("organization", "/over-ons"));
    await page.getByRole("navigation", { name: "Lees verder" }).getByRole("link", { name: "Zo werken we" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zo werken we");
  });

  test("are a 404 at another path, and on another site", async () => {
    const status = async (site: "community" | "organization", path: string) =>
      (await httpSend(siteUrl(site, path))).status;
    expect(await status("organization", "/over-ons/ons-verhaal")).toBe(200);
    expect(await status("organization", "/ons-verhaal")).toBe(404);
    expect(await status("organization", "/contact/ons-verhaal")).toBe(404);
    expect(await status("organization", "/over-ons/ons-verhaal/ons-verhaal")).toBe(404);
    expect(await status("community", "/over-ons")).toBe(404);
  });
});

test("the community's home shows the same call to action after hydration", async ({ page }) => {
  const sent = (await httpSend(siteUrl("community"))).text;
  expect(sent).toContain("Begin met wat er op tafel staat.");
  // Each visit picks at random; eight visits would hardly agree by chance.
  for (let visit = 0; visit < 8; visit++) {
    const response = await page.goto(siteUrl("community"));
    const [, first] = /id="call"[^>]*>([^<]+)</.exec((await response?.text()) ?? "") ?? [];
    await settled(page);
    await expect(page.locator("#call")).toHaveText(first ?? "");
  }
});
