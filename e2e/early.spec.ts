import type { Page } from "@playwright/test";
import { httpSend } from "./support/http-send.ts";
import { memberOf } from "./support/member.ts";
import { expect, siteUrl, test } from "./support/test.ts";
import { listens } from "./support/text-page.ts";

/** Opens a page whose scripts, or those with these words in them, are still on their way; answers how to let them come. */
async function openEarly(page: Page, url: string, words = "") {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route(/\.js$/, async (route) => {
    const { text } = await httpSend(route.request().url());
    if (text.includes(words)) await mayCome;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
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
    const letCome = await openEarly(page, siteUrl("community", "/lezen"));
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(top).toBe(500);
    letCome();
    await listens(page.locator("main a").first());
    await page.waitForLoadState("networkidle");
    expect(await top()).toBe(500);
  });

  test("what is chosen is what counts", async ({ page }) => {
    await page.context().addCookies((await memberOf("jongere", "account")).cookies());
    const letCome = await openEarly(page, siteUrl("account", "/instellingen/notificaties"));
    await page.getByLabel("Alleen belangrijke e-mails").check();
    letCome();
    await expect(page.getByLabel("Nieuwe teksten van wie je volgt")).toBeDisabled();
    await expect(page.getByLabel("Alleen belangrijke e-mails")).toBeChecked();
  });

  test("what is typed is asked, as if they had been there", async ({ page }) => {
    const letCome = await openEarly(page, siteUrl("community", "/lezen"));
    await page.getByRole("searchbox").fill("veerpont");
    letCome();
    await expect(page).toHaveURL(/veerpont/);
    await expect(page.getByRole("searchbox")).toHaveValue("veerpont");
  });

  test.describe("a button that is pressed", () => {
    const url = siteUrl("account", "/instellingen/privacy/data");
    const erase = (page: Page) => page.getByRole("button", { name: "Wis mijn account" });
    const asked = (page: Page) => page.getByRole("dialog", { name: "Alles wissen?" });

    test.beforeEach(async ({ page }) => page.context().addCookies((await memberOf("jongere", "account")).cookies()));

    test("does what it is for once they are", async ({ page }) => {
      const letCome = await openEarly(page, url);
      await erase(page).click();
      letCome();
      await expect(asked(page)).toBeVisible();
    });

    test("does so when only those of the page itself are missing", async ({ page }) => {
      const letCome = await openEarly(page, url, "notice-failed grid w-full");
      await reactListens(page);
      await erase(page).click();
      letCome();
      await expect(asked(page)).toBeVisible();
    });

    test("does nothing when something else was pressed since", async ({ page }) => {
      const letCome = await openEarly(page, url);
      await erase(page).click();
      await page.getByRole("heading", { level: 1 }).click();
      letCome();
      await listens(erase(page));
      await expect(asked(page)).toBeHidden();
    });
  });
});
