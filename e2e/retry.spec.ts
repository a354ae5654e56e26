import type { Page } from "@playwright/test";
import { newMember } from "./support/new-member.ts";
import { newTitle } from "./support/new-title.ts";
import { asEditor, save as saveInRoom } from "./support/room.ts";
import { expect, settled, siteUrl, test } from "./support/test.ts";

/** Records the style of the failed loading bar, which is shown briefly; returns a function that reads the record. */
async function noteFailedBar(page: Page) {
  const note = await page.evaluateHandle(() => {
    const seen: { looks?: { stripes: string; height: number } } = {};
    // With reduced motion every change is still a transition, of zero duration: it ends with the next frame.
    const measure = async (bar: Element) => {
      await Promise.allSettled(bar.getAnimations().map(({ finished }) => finished));
      seen.looks ??= { stripes: getComputedStyle(bar).backgroundImage, height: bar.clientHeight };
    };
    new MutationObserver(() => {
      const bar = document.querySelector('.loading-bar[data-state="failed"]');
      if (bar) void measure(bar);
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
    return seen;
  });
  return () => note.evaluate(({ looks }) => looks);
}

test.describe("a list that failed to load", () => {
  // The status that the route below responds with.
  test.use({ allowedComplaints: /status of 503/ });

  for (const { list, from, link, path } of [
    { list: "texts", from: "/", link: "Lezen", path: "/lezen" },
    { list: "contests", from: "/lezen", link: "Wedstrijden", path: "/wedstrijden" },
  ]) {
    test(`of ${list} is shown after a retry that succeeds, and not before`, async ({ page }) => {
      let isDown = true;
      await page.route(/\/search\?/, (route) =>
        isDown ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
      );
      await page.goto(siteUrl("community", from));
      await settled(page);
      const failedBar = await noteFailedBar(page);
      await page.getByRole("navigation").getByRole("link", { name: link, exact: true }).first().click();
      await expect(page).toHaveURL(siteUrl("community", path));
      const failure = page.getByRole("main").getByRole("alert");
      const retry = failure.getByRole("button", { name: "Probeer opnieuw" });
      await expect(failure).toBeVisible();
      await expect
        .poll(failedBar)
        .toEqual({ stripes: expect.stringContaining("repeating-linear-gradient"), height: 8 });
      const again = page.waitForResponse(/\/search\?/);
      await retry.click();
      expect((await again).status()).toBe(503);
      await expect(failure).toBeVisible();
      isDown = false;
      await retry.click();
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await expect(failure).toBeHidden();
    });
  }
});

test.describe("without a connection", () => {
  // Chromium logs calls and scripts that it could not fetch.
  test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/ });

  test("a link stays on the site, and its page loads once there is a connection", async ({ page, context }) => {
    await page.goto(siteUrl("community", "/"));
    await settled(page);
    await context.setOffline(true);
    await page.getByRole("navigation").getByRole("link", { name: "Vragen", exact: true }).first().click();
    await expect(page.getByText("Kijk of je verbinding hebt.")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Probeer opnieuw" }).click();
    await expect(page.getByRole("heading", { name: "Vragen over de community" })).toBeVisible();
  });

  test("a save fails at once, keeps what was chosen, and works once the connection is back", async ({
    page,
    context,
  }) => {
    await newMember(page, { site: "account", path: "/instellingen/privacy" });
    await settled(page);
    const choice = page.getByRole("checkbox").first();
    await choice.check();
    await context.setOffline(true);
    const save = page.getByRole("button", { name: "Bewaar je keuze" });
    await save.click();
    await expect(page.getByText("Er ging iets fout. Probeer het later opnieuw.").first()).toBeVisible();
    await expect(choice).toBeChecked();
    await context.setOffline(false);
    await save.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("a form of the staff room fails at once, and works once the connection is back", async ({ page, context }) => {
    await asEditor(page, "/tags/create");
    const name = newTitle("Zonder verbinding");
    await page.getByLabel("Naam").fill(name);
    await context.setOffline(true);
    await saveInRoom(page);
    await expect(page.getByText("Er ging iets fout. Probeer het later opnieuw.").first()).toBeVisible();
    await expect(page.getByLabel("Naam")).toHaveValue(name);
    await context.setOffline(false);
    await saveInRoom(page);
    await expect(page).toHaveURL(/\/tags(\?|$)/);
  });
});
