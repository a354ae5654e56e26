import type { Browser, Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { httpSend } from "./support/http-send.ts";
import { makeContest } from "./support/make-contest.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

const contestUrl = (slug: string) => siteUrl("community", `/wedstrijd/${slug}`);
const main = (page: Page) => page.getByRole("main");
const timer = (page: Page) => page.getByRole("timer");
const titled = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const DAY = 86_400_000;

/** Opens a page as the demo organiser, in a browser of their own. */
async function organizerOn(browser: Browser, path: string) {
  const organizer = await (await browser.newContext()).newPage();
  await signIn(organizer, "wedstrijdorganisator", { site: "community", path });
  return organizer;
}

test.describe("the list of contests (docs/product/contests.md#list)", () => {
  test("shows how long each lasts, and invites people who cannot create contests to organise one", async ({
    page,
    browser,
  }) => {
    const title = titled("Nachtpost");
    await makeContest({ title, lasts: 60 * 60_000 });
    await page.goto(siteUrl("community", "/wedstrijden"));
    const tile = main(page).getByRole("article").filter({ hasText: title });
    await expect(tile).toContainText(/Nog \d+ minu/);
    const invitation = main(page).getByRole("link", { name: "Word organisator" });
    await expect(invitation).toHaveAttribute("href", siteUrl("account", "/beheer/wedstrijden"));
    const organizer = await organizerOn(browser, "/wedstrijden");
    await expect(organizer.getByRole("link", { name: "Mijn wedstrijden" })).toBeVisible();
    await expect(organizer.getByRole("link", { name: "Word organisator" })).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ allowedComplaints: /csp$/ });
  test("the list links to a complete contest page", async ({ browser }) => {
    const title = titled("Flessenpost");
    const { slug } = await makeContest({ title, lasts: 50 * 60_000 });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(siteUrl("community", "/wedstrijden"));
    await plain.getByRole("link", { name: title }).click();
    await expect(plain).toHaveURL(contestUrl(slug));
    await expect(plain.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(timer(plain)).toContainText("minuten");
    await context.close();
  });
});

test.describe("a contest (docs/product/participations.md#button)", () => {
  test("counts down by the clock of the server, and shows by itself that the deadline has passed", async ({ page }) => {
    const title = titled("Vloed");
    const { slug } = await makeContest({ title, lasts: 3 * DAY + 4 * 3_600_000 });
    // A browser whose clock is two days behind.
    await page.clock.install({ time: new Date(Date.now() - 2 * DAY) });
    await page.goto(contestUrl(slug));
    await expect(timer(page)).toContainText("3 dagen");
    await expect(timer(page)).toContainText(/3 uur/);
    const seconds = timer(page).locator("p").last();
    const before = await seconds.innerText();
    await page.clock.runFor(1000);
    await expect(seconds).not.toHaveText(before);
    await expect(timer(page)).toHaveAttribute("aria-live", "off");
    expect(await axeFindings(page)).toEqual([]);

    await page.clock.fastForward(3 * DAY + 4 * 3_600_000);
    await page.clock.runFor(1000);
    await expect(timer(page)).toHaveCount(0);
    await expect(main(page)).toContainText("De inzendingen worden nu beoordeeld.");
    await expect(main(page)).toContainText("Je kan niet meer deelnemen.");
    await expect(page.getByRole("status").filter({ hasText: "De deadline is voorbij." })).toHaveCount(1);
  });

  test("sends a visitor to sign in and back, and a member to the wizard", async ({ page }) => {
    const title = titled("Getij");
    const { slug } = await makeContest({ title });
    await page.goto(contestUrl(slug));
    const link = main(page).getByRole("link", { name: "Meld je aan om deel te nemen" });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(Object.fromEntries(address.searchParams)).toEqual({ site: "community", path: `/wedstrijd/${slug}` });
    await signIn(page, "lid", { site: "community", path: `/wedstrijd/${slug}` });
    await expect(main(page).getByRole("link", { name: "Neem deel" })).toHaveAttribute(
      "href",
      `/wedstrijden/mijn-wedstrijden/deelnames/${slug}/deelnemen`,
    );
  });

  test("says why somebody cannot enter, and links its organiser to the management page", async ({ page, browser }) => {
    const { slug } = await makeContest({ title: titled("Besloten"), type: "closed" });
    const organizer = await organizerOn(browser, `/wedstrijd/${slug}`);
    await expect(main(organizer)).toContainText("Je kan aan deze wedstrijd niet deelnemen.");
    await expect(main(organizer)).toContainText("Je beheert ze zelf.");
    await expect(organizer.getByRole("link", { name: "Wedstrijd beheren" })).toHaveAttribute(
      "href",
      siteUrl("account", `/beheer/wedstrijden/${slug}`),
    );
    await signIn(page, "lid", { site: "community", path: `/wedstrijd/${slug}` });
    await expect(main(page)).toContainText("Alleen wie uitgenodigd is, doet mee.");
    await expect(page.getByRole("link", { name: "Wedstrijd beheren" })).toHaveCount(0);
  });

  test("that is only shown has no button; an unpublished one is visible to its organiser only", async ({
    page,
    browser,
  }) => {
    const shown = await makeContest({ title: titled("Getoond"), mode: "display" });
    const { slug: draft } = await makeContest({ title: titled("Klad"), isPublished: false });
    const organizer = await organizerOn(browser, `/wedstrijd/${draft}`);
    await expect(main(organizer)).toContainText("nog niet gepubliceerd");
    await expect(organizer.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.goto(contestUrl(shown.slug));
    await expect(timer(page)).toBeVisible();
    await expect(main(page).getByRole("link", { name: /deel/ })).toHaveCount(0);
    expect((await httpSend(contestUrl(draft))).status).toBe(404);
  });

  test("has metadata for search engines and for sharing", async () => {
    const title = titled("Kop");
    const { slug } = await makeContest({ title });
    const { text } = await httpSend(contestUrl(slug));
    const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json ?? ""),
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        "@type": "Event",
        name: title,
        endDate: expect.stringMatching(/Z$/),
        organizer: { "@type": "Organization", name: "Bibliotheek De Kade" },
        image: expect.stringMatching(/^http.*default\.webp$/),
      }),
    );
    expect(text).toContain(`<link rel="canonical" href="${contestUrl(slug)}"`);
    expect(text).toMatch(/<meta property="og:image" content="[^"]+default\.webp"/);
  });
});
