import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { holdCalls } from "./support/hold-calls.ts";
import { httpSend } from "./support/http-send.ts";
import { newText, readText } from "./support/make-text.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";
import { openAs, pressKey, status, textUrl } from "./support/text-page.ts";

test("/lezen finds texts by the name of their author, and suggests a genre whose name was typed", async ({ page }) => {
  const ask = (text: string) =>
    page.goto(siteUrl("community", `/lezen?q=${encodeURIComponent(JSON.stringify({ text }))}`));
  await ask("Quaghe");
  await expect(page.getByText("Geen tekst met ‘Quaghe’ erin. Dit is van wie zo heet.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Schrijvers" }).getByRole("link", { name: "G. Quaghe" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await ask("poëzie");
  await page.getByRole("link", { name: "Alles in het genre Poëzie" }).click();
  await page.locator("summary", { hasText: "Genres en volgorde: Poëzie" }).click();
  await expect(page.getByRole("link", { name: /^Poëzie \(gekozen\)$/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // Clicked before the pause after which the words are put into the address.
  await page.getByRole("searchbox", { name: "Zoek in de teksten" }).fill("zee");
  await page.getByRole("link", { name: "Brief", exact: true }).click();
  const question = () => JSON.parse(new URL(page.url()).searchParams.get("q") ?? "{}") as object;
  await expect.poll(question, "a genre that is chosen keeps the words").toMatchObject({ text: "zee" });
  await expect(page.getByRole("link", { name: /^Brief \(gekozen\)$/ })).toBeVisible();
  expect(question()).toMatchObject({ text: "zee", filters: { genres: [expect.any(Number), expect.any(Number)] } });
});

test("back skips a page that was left for another link before it was shown", async ({ page }) => {
  await page.goto(siteUrl("community", "/lezen"));
  await settled(page);
  const links = page.locator("main article h2 a, main article h3 a");
  const text = await holdCalls(page, "**/api/texts/*");
  const second = await links.nth(1).getAttribute("href");
  await links.nth(0).click();
  await links.nth(1).click();
  text.release();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Lezen");
  await expect(page).toHaveURL(siteUrl("community", second ?? ""));
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(siteUrl("community", "/lezen"));
});

test("an author edits and asks for feedback, and sees how often the text was read", async ({ page }) => {
  await openAs(page, "schrijver", await newText());
  const mail = page.getByRole("link", { name: "Vraag feedback op je tekst" });
  await expect(mail).toHaveAttribute("href", /^mailto:info@inktvis\.example\?subject=Feedback%20op[^+]+tekst-lezen/);
  await expect(page.getByText("25 euro")).toBeVisible();
  await expect(page.getByText(/keer geopend, .* keer gelezen/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Bewerk" })).toBeVisible();
  for (const name of [/Vind ik mooi/, /^Volg/, /Meld deze tekst/])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
});

test("a text for members only says so", async ({ page }) => {
  const slug = await newText({ membersOnly: true });
  expect((await httpSend(textUrl(slug))).status).toBe(404);
  await openAs(page, "jongere", slug);
  await expect(page.getByText("Voor leden")).toBeVisible();
});

test("sharing needs no script, and with one copies the link", async ({ page, context }) => {
  const slug = await newText();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(textUrl(slug));
  await settled(page);
  await pressKey(page.locator("summary", { hasText: "Deel" }));
  for (const name of ["Mail", "WhatsApp", "Facebook", "Bluesky"]) {
    const href = await page.getByRole("link", { name, exact: true }).getAttribute("href");
    expect(decodeURIComponent(href ?? ""), name).toContain(textUrl(slug));
  }
  expect(await axeFindings(page)).toEqual([]);
  await pressKey(page.getByRole("button", { name: "Kopieer de link" }));
  await expect(page.getByText("De link is gekopieerd.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(textUrl(slug));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "WhatsApp" })).toBeHidden();
});

test("reading settings are kept, and are part of the HTML that the server sends", async ({ page, context }) => {
  const url = textUrl("schorre-eerste-hoofdstuk");
  await page.goto(url);
  await settled(page);
  await pressKey(page.getByLabel("Leesinstellingen"));
  await pressKey(
    page.getByRole("group", { name: "Lettergrootte" }).getByRole("radio", { name: "Gewoon" }),
    "ArrowRight",
  );
  await page.keyboard.press("ArrowRight");
  const article = page.locator("article.text-page");
  await expect(article).toHaveAttribute("data-size", "4");
  for (const [ground, paper] of [
    ["Papier", "rgb(251, 248, 243)"],
    ["Nacht", "rgb(25, 23, 19)"],
    ["Sepia", "rgb(243, 233, 211)"],
  ] as const) {
    await page.getByRole("radio", { name: ground }).check();
    await expect(page.locator("html")).toHaveCSS("background-color", paper);
    expect(await axeFindings(page), ground).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Leesinstellingen")).toBeFocused();

  await page.reload();
  await expect(article).toHaveAttribute("data-size", "4");
  const kept = (await context.cookies()).find(({ name }) => name === "reading");
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  const { text } = await httpSend(url, { headers: { cookie: `reading=${kept?.value}` } });
  expect(text).toMatch(/<article[^>]+data-ground="sepia" data-size="4"/);
  const hostile = await httpSend(url, { headers: { cookie: 'reading=9-"><script>' } });
  expect(hostile.text).toMatch(/<article[^>]+data-ground="device" data-size="2"/);
});

/** Records the tracking calls as they are sent. */
function counting(page: Page) {
  const calls: string[] = [];
  page.on("request", (request) => {
    const [, kind] = /\/texts\/t\/(view|read)$/.exec(request.url()) ?? [];
    if (kind && request.method() === "POST") calls.push(kind);
  });
  return calls;
}

/** Simulates a reader who switches to another tab, or comes back. */
const turn = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((seen) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => seen });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test.describe("counting (docs/product/texts.md#counting)", () => {
  test("a view is counted on opening, a read after the reading time; the next text is counted separately", async ({
    page,
  }) => {
    const older = await newText();
    const slug = await newText();
    const calls = counting(page);
    await page.clock.install();
    await page.goto(textUrl(slug));
    await expect.poll(() => calls).toEqual(["view"]);
    // Ten seconds is the shortest reading time; time in a hidden tab does not count.
    await page.clock.runFor(3000);
    await turn(page, "hidden");
    await page.clock.runFor(60_000);
    await turn(page, "visible");
    await page.clock.runFor(1000);
    expect(calls).toEqual(["view"]);
    await page.clock.runFor(10_000);
    await expect.poll(() => calls).toEqual(["view", "read"]);
    await expect.poll(() => readText(slug)).toMatchObject({ views: 1, reads: 1 });

    // The previous text was only prefetched.
    const previous = page.getByRole("link", { name: /^Vorige tekst/ });
    const href = await previous.getAttribute("href");
    await previous.hover();
    await page.clock.runFor(1000);
    expect(calls).toHaveLength(2);
    await previous.click();
    await expect(page).toHaveURL(siteUrl("community", href ?? ""));
    await expect.poll(() => calls).toEqual(["view", "read", "view"]);
    // Another test may have opened this text in the meantime.
    if (href?.endsWith(older)) await expect.poll(() => readText(older)).toMatchObject({ views: 1, reads: 0 });
  });

  test("reading one's own text is not counted", async ({ page }) => {
    const slug = await newText();
    await signIn(page, "schrijver");
    const calls = counting(page);
    await page.clock.install();
    await page.goto(textUrl(slug));
    await expect.poll(() => calls).toEqual(["view"]);
    await page.clock.runFor(120_000);
    expect(calls).toEqual(["view"]);
  });

  test.describe("that fails", () => {
    test.use({ allowedComplaints: /status of (401|500|419)/ });

    test("shows the reader nothing, in two texts in a row", async ({ page }) => {
      const isCounting = /\/texts\/t\/view$/;
      await newText();
      const newest = textUrl(await newText());
      const previous = page.getByRole("link", { name: /^Vorige tekst/ });
      let address = newest;
      for (const answer of [401, 419, 500]) {
        await page.route(isCounting, (route) => route.fulfill({ status: answer, json: { message: "Nee." } }));
        const refused = page.waitForResponse(isCounting);
        if (address === newest) await page.goto(newest);
        else await previous.click();
        await refused;
        await settled(page);
        await expect(page.locator(".reading p").first()).toBeVisible();
        await expect(status(page)).toHaveCount(0);
        await expect(page).toHaveURL(address);
        address = siteUrl("community", (await previous.getAttribute("href")) ?? "");
      }
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedComplaints: /csp$/ });

  test("a member likes a text and unlikes it, and returns to the like button each time", async ({ page }) => {
    const slug = await newText();
    await openAs(page, "lid", slug);
    const like = page.getByRole("button", { name: "Vind ik mooi" });
    await expect(like).toHaveAttribute("aria-pressed", "false");
    for (const [pressed, likes] of [
      ["true", 1],
      ["false", 0],
    ] as const) {
      await like.click();
      await expect(like).toHaveAttribute("aria-pressed", pressed);
      await expect(page).toHaveURL(`${textUrl(slug)}#mooi`);
      await expect(like).toBeInViewport();
      expect((await readText(slug)).likes).toBe(likes);
    }
  });

  test("a text can be read and shared, and its buttons link to signing in", async ({ page }) => {
    await page.goto(textUrl("schorre-eerste-hoofdstuk"));
    await page.locator("summary", { hasText: "Deel" }).click();
    await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Kopieer de link" })).toBeHidden();
    await expect(page.getByLabel("Leesinstellingen")).toBeHidden();
    await expect(page.getByRole("link", { name: "Vind ik mooi" })).toHaveAttribute(
      "href",
      `${siteUrl("auth", "/")}?${new URLSearchParams({ site: "community", path: "/tekst-lezen/schorre-eerste-hoofdstuk" })}`,
    );
  });
});
