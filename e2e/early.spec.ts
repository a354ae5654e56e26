import type { Page } from "@playwright/test";
import { memberOf } from "./support/member.ts";
import { expect, siteUrl, test } from "./support/test.ts";
import { listens } from "./support/text-page.ts";

/** Opens a page whose scripts are still on their way; answers how to let them come. */
async function openEarly(page: Page, url: string) {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return letCome;
}

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

  test("what is pressed is done once they are, unless something else was pressed since", async ({ page }) => {
    await page.context().addCookies((await memberOf("jongere", "account")).cookies());
    const url = siteUrl("account", "/instellingen/privacy/data");
    const erase = page.getByRole("button", { name: "Wis mijn account" });
    const asked = page.getByRole("dialog", { name: "Alles wissen?" });

    const letCome = await openEarly(page, url);
    await erase.click();
    letCome();
    await expect(asked).toBeVisible();

    await page.unroute(/\.js$/);
    const letComeAgain = await openEarly(page, url);
    await erase.click();
    await page.getByRole("heading", { level: 1 }).click();
    letComeAgain();
    await listens(erase);
    await expect(asked).toBeHidden();
  });
});
