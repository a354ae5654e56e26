import type { Page } from "@playwright/test";
import { httpSend } from "./support/http-send.ts";
import { enterContest, makeContest } from "./support/make-contest.ts";
import { memberOf } from "./support/member.ts";
import type { Target } from "./support/sign-in.ts";
import { expect, siteUrl, test } from "./support/test.ts";
import { listens } from "./support/text-page.ts";

interface Early extends Target {
  /** Demo account that is signed in. */
  as?: string;
  /** Only the scripts with these words in them are missing. */
  words?: string;
}

/** Opens a page whose scripts are still on their way; answers how to let them come. */
async function openEarly(page: Page, { site, path, as, words = "" }: Early) {
  if (as) await page.context().addCookies((await memberOf(as, site)).cookies());
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(/\.js$/, async (route) => {
    const { text } = await httpSend(route.request().url());
    if (text.includes(words)) {
      isHeld = true;
      await mayCome;
    }
    await route.continue();
  });
  await page.goto(siteUrl(site, path), { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await expect.poll(() => isHeld).toBe(true);
  return letCome;
}

/** React listens on the whole page, and stops what is meant for a part that it has not taken over. */
const reactListens = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith("__reactContainer"))))
    .toBe(true);

test.describe("before the scripts are there", () => {
  test("who scrolls stays where they are", async ({ page }) => {
    const top = () => page.evaluate(() => Math.round(scrollY));
    const letCome = await openEarly(page, { site: "community", path: "/lezen" });
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(top).toBe(500);
    letCome();
    await listens(page.locator("main a").first());
    await page.waitForLoadState("networkidle");
    expect(await top()).toBe(500);
  });

  test("what is chosen is what counts", async ({ page }) => {
    const letCome = await openEarly(page, { as: "jongere", site: "account", path: "/instellingen/notificaties" });
    await page.getByLabel("Alleen belangrijke e-mails").check();
    await page.getByLabel("Alle e-mails").check();
    await page.getByLabel("Alleen belangrijke e-mails").check();
    letCome();
    await expect(page.getByLabel("Nieuwe teksten van wie je volgt")).toBeDisabled();
    await expect(page.getByLabel("Alleen belangrijke e-mails")).toBeChecked();
  });

  test("what is chosen and taken back is as it was", async ({ page }) => {
    const letCome = await openEarly(page, { as: "jongere", site: "account", path: "/instellingen/profiel" });
    const genre = page.getByRole("checkbox", { name: "Column" });
    await expect(genre).not.toBeChecked();
    await genre.check();
    await genre.uncheck();
    await page.getByRole("checkbox", { name: "Essay" }).check();
    letCome();
    await expect(page.getByText("Wat je al had ingevuld")).toBeHidden();
    await listens(genre);
    await page.waitForLoadState("networkidle");
    await expect(genre).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Essay" })).toBeChecked();
  });

  test("what is emptied is asked for no longer", async ({ page }) => {
    const letCome = await openEarly(page, {
      site: "community",
      path: `/lezen?q=${encodeURIComponent('{"text":"veerpont"}')}`,
    });
    await page.getByRole("searchbox").fill("");
    letCome();
    await expect(page).toHaveURL(siteUrl("community", "/lezen"));
  });

  test("what is typed is asked, as if they had been there", async ({ page }) => {
    const letCome = await openEarly(page, { site: "community", path: "/lezen" });
    await page.getByRole("searchbox").fill("veerpont");
    letCome();
    await expect(page).toHaveURL(/veerpont/);
    await expect(page.getByRole("searchbox")).toHaveValue("veerpont");
  });

  test("what is chosen from a list is done once", async ({ page }) => {
    const { slug } = await makeContest({ title: `Vroege keuze ${crypto.randomUUID()}` });
    await enterContest("lid", slug, ["De veerpont"]);
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.postDataJSON());
    });
    const letCome = await openEarly(page, {
      as: "wedstrijdorganisator",
      site: "account",
      path: `/beheer/wedstrijden/${slug}`,
    });
    await page.getByLabel("Toestand van ‘De veerpont’").selectOption("Winnaar");
    letCome();
    await expect(page.getByText("‘De veerpont’ wint.")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(sent).toEqual([{ state: "winner" }]);
  });

  test.describe("a button that is pressed", () => {
    const data = { as: "jongere", site: "account", path: "/instellingen/privacy/data" } as const;
    const erase = (page: Page) => page.getByRole("button", { name: "Wis mijn account" });
    const asked = (page: Page) => page.getByRole("dialog", { name: "Alles wissen?" });

    test("does what it is for once they are", async ({ page }) => {
      const letCome = await openEarly(page, data);
      await erase(page).click();
      letCome();
      await expect(asked(page)).toBeVisible();
    });

    test("does so when only those of the page itself are missing", async ({ page }) => {
      const letCome = await openEarly(page, { ...data, words: "notice-failed grid w-full" });
      await reactListens(page);
      await erase(page).click();
      letCome();
      await expect(asked(page)).toBeVisible();
    });

    test("does nothing when something else was pressed since", async ({ page }) => {
      const letCome = await openEarly(page, data);
      await erase(page).click();
      await page.getByRole("heading", { level: 1 }).click();
      letCome();
      await listens(erase(page));
      await expect(asked(page)).toBeHidden();
    });
  });
});
