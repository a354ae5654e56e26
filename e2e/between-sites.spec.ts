import type { Page } from "@playwright/test";
import { makeText } from "./support/make-text.ts";
import { memberOf } from "./support/member.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { listens } from "./support/text-page.ts";

test.describe("a link to another site", () => {
  const verzin = (page: Page) => page.locator(`footer a[href^="${siteUrl("verzin", "")}"]`).first();

  /** Opens a page of the community; returns the requests to the auth site from then on. */
  async function openCommunity(page: Page) {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(siteUrl("auth", ""))) asked.push(request.url());
    });
    await page.goto(siteUrl("community", "/lezen"));
    await listens(verzin(page));
    return asked;
  }

  test("signs a member in on the other site; Back returns to the page they came from", async ({ page }) => {
    await signIn(page, "lid");
    await openCommunity(page);
    await verzin(page).click();
    await expect(page).toHaveURL(siteUrl("verzin"));
    await expect(memberMenu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(siteUrl("community", "/lezen"));

    const asked = await openCommunity(page);
    await verzin(page).click();
    await expect(page).toHaveURL(siteUrl("verzin"));
    await expect(memberMenu(page)).toBeVisible();
    expect(asked, "who is signed in there already goes straight on").toEqual([]);

    const carried = (path: string) =>
      siteUrl("verzin", `/auth/prepare-session-sync?${new URLSearchParams({ path, optional: "ja" })}`);
    await page.goto(carried("/archief?x=1"));
    await expect(page).toHaveURL(siteUrl("verzin", "/archief?x=1"));
    await page.goto(carried("//elders.example/"));
    await expect(page).toHaveURL(siteUrl("verzin"));
  });

  test("opens as a visitor, without a question, when the person is not signed in on the auth site", async ({
    page,
  }) => {
    await signIn(page, "lid");
    await page.context().clearCookies({ domain: /auth\.localhost$/ });
    await openCommunity(page);
    await verzin(page).click();
    await expect(page).toHaveURL(siteUrl("verzin"));
    await expect(page.getByRole("link", { name: "Aanmelden" }).first()).toBeVisible();
    await expect(memberMenu(page)).toHaveCount(0);
  });

  test.describe("when the hand-over fails", () => {
    test.use({ allowedComplaints: /ERR_FAILED/ });

    test("still opens the other site", async ({ page }) => {
      await signIn(page, "lid");
      await openCommunity(page);
      await page.route("**/api/auth/sync-session-signing-token", (route) => route.abort());
      await verzin(page).click();
      await expect(page).toHaveURL(siteUrl("verzin"));
      await expect(page.getByRole("link", { name: "Aanmelden" }).first()).toBeVisible();
    });
  });

  test("places the cursor when it is clicked inside the editor", async ({ page }) => {
    const title = `Met een link ${crypto.randomUUID()}`;
    const body = `<p>Zie <a href="${siteUrl("verzin")}">het tijdschrift</a> van <a href="/lezen">hier</a>.</p>`;
    const slug = await makeText(await memberOf("lid"), { title, body });
    const url = siteUrl("community", `/schrijven/bewerken/${slug}`);
    await signIn(page, "lid", { site: "community", path: new URL(url).pathname });
    const words = page.locator("[contenteditable=true]");
    for (const link of ["het tijdschrift", "hier"]) {
      await words.getByText(link, { exact: true }).click();
      await expect(words).toBeFocused();
      await page.keyboard.type("x");
    }
    await expect(words).toHaveText(/^Zie .*x.*x/);
    await expect(page).toHaveURL(url);
  });

  test("is a plain link for a visitor", async ({ page }) => {
    const asked = await openCommunity(page);
    const next = page.waitForRequest((request) => request.isNavigationRequest());
    await verzin(page).click();
    expect((await next).url()).toBe(siteUrl("verzin"));
    expect(asked).toEqual([]);
  });
});

test("a first sentence on the youth site links to the editor", async ({ page }) => {
  await page.goto(siteUrl("creatiefschrijvenjong"));
  await page.getByRole("link", { name: "Ga schrijven" }).click();
  await expect(page).toHaveURL(/\/\/auth\./);
  await expect(page.getByText("Daarna kan je schrijven.")).toBeVisible();
});
