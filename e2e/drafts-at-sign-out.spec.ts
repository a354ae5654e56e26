import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { newMember } from "./support/new-member.ts";
import { aPictureFile } from "./support/picture.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { listens } from "./support/text-page.ts";
import { inSettings, openNewText, sheet, title, type } from "./support/writing-page.ts";

test.describe("signing out removes drafts and typed text from the browser", () => {
  // Calls that the test aborts.
  test.use({ allowedComplaints: /ERR_FAILED/ });

  const keptDrafts = (page: Page) =>
    page.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => /^(draft|typed)/.test(key)),
    );
  const signOut = async (page: Page) => {
    // Before hydration the link signs out at once.
    await listens(memberMenu(page));
    await memberMenu(page).click();
    await page.getByRole("link", { name: "Afmelden" }).click();
  };
  const signedOut = (page: Page) => page.getByRole("heading", { name: "Je bent afgemeld" });

  async function writeASheet(page: Page, name: string, words: string, said: string) {
    await openNewText(page);
    await title(page).fill(name);
    await type(page, words);
    await expect(page.getByText(said)).toBeVisible();
  }

  test("including on another site; a draft saved online is there again after signing in", async ({ page }) => {
    const member = await newMember(page);
    await writeASheet(page, "Schets van een dijk", "Hoog water.", "Klad bewaard");
    await page.goto(siteUrl("community", "/schrijven"));
    expect(await keptDrafts(page)).toHaveLength(1);
    await signOut(page);
    await expect(signedOut(page)).toBeVisible();
    await page.goto(siteUrl("community"));
    expect(await keptDrafts(page)).toEqual([]);

    await signIn(page, member, { site: "community", path: "/schrijven" });
    await page.getByRole("link", { name: "Schrijf verder" }).click();
    await expect(sheet(page)).toHaveText("Hoog water.");
    await type(page, " Laag water.");
    // The page is left before the API has confirmed the draft.
    await page.goto(siteUrl("community", "/schrijven"));
    await expect.poll(() => page.evaluate(() => Object.values({ ...localStorage }).join())).toContain("onlineAt");

    await page.goto(siteUrl("account", "/notificaties"));
    await signOut(page);
    await expect(signedOut(page)).toBeVisible();
    await page.goto(siteUrl("community"));
    await expect.poll(() => keptDrafts(page)).toEqual([]);
  });

  test("after a warning about a draft that could not be saved online", async ({ page }) => {
    await newMember(page);
    await page.route("**/api/me/drafts/**", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await writeASheet(page, "Alleen hier", "Zonder net.", "Bewaard in deze browser");
    await page.goto(siteUrl("community", "/schrijven"));
    await signOut(page);
    const dialog = page.getByRole("dialog", { name: "Je hebt nog tekst die nergens anders bewaard is" });
    await expect(dialog.getByRole("listitem")).toHaveText("Alleen hier");
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Blijf aangemeld" }).click();
    await expect(dialog).toBeHidden();
    expect(await keptDrafts(page)).toHaveLength(1);

    await signOut(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Bewaar als bestand" }).click(),
    ]);
    const words = readFileSync(await file.path(), "utf8");
    expect(words).toContain("Alleen hier");
    expect(words).toContain("Zonder net.");
    await dialog.getByRole("button", { name: "Meld af" }).click();
    await expect(signedOut(page)).toBeVisible();
    await page.goto(siteUrl("community"));
    expect(await keptDrafts(page)).toEqual([]);
  });

  test("and warns only about the picture of a draft that could be saved online", async ({ page }) => {
    await newMember(page);
    await page.route("**/api/me/drafts/**", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await writeASheet(page, "Met een prent", "Zonder net.", "Bewaard in deze browser");
    await inSettings(page, (settings) => settings.getByLabel(/^Afbeelding/).setInputFiles(aPictureFile(640, 400)));
    await expect.poll(() => page.evaluate(() => Object.values({ ...localStorage }).join())).toContain("data:image");
    await page.goto(siteUrl("community", "/schrijven"));
    await page.unroute("**/api/me/drafts/**");
    await signOut(page);
    const dialog = page.getByRole("dialog", { name: "Alleen je afbeelding is nog niet bewaard" });
    await expect(dialog.getByRole("listitem")).toHaveText("Met een prent, alleen de afbeelding");
    await expect(dialog.getByRole("button", { name: "Bewaar als bestand" })).toHaveClass(/button-secondary/);
    await dialog.getByRole("button", { name: "Meld toch af" }).click();
    await expect(signedOut(page)).toBeVisible();
  });

  test("and somebody else who signs in after an expired session sees nothing of it", async ({ page, context }) => {
    const first = await newMember(page);
    await page.route("**/api/me/drafts/**", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await writeASheet(page, "Van de eerste", "Niet voor jou.", "Bewaard in deze browser");
    await context.clearCookies();
    await newMember(page, { site: "community", path: "/schrijven" });
    await expect(page.getByRole("heading", { name: "Mijn teksten" })).toBeVisible();
    await expect(page.getByText("Van de eerste")).toHaveCount(0);
    await openNewText(page);
    await expect(page.getByRole("button", { name: "Zet terug" })).toHaveCount(0);

    // Nothing is left for the next person, not even in storage.
    expect(await keptDrafts(page)).toEqual([]);

    // Somebody else signs in while a page is still open.
    await signIn(page, first);
    await writeASheet(page, "Van de eerste", "Niet voor jou.", "Bewaard in deze browser");
    await page.goto(siteUrl("community", "/schrijven"));
    await expect(page.getByText("Van de eerste")).toBeVisible();
    const second = await newMember(await context.newPage(), { site: "community", path: "/" });
    await page.getByRole("banner").getByRole("link", { name: "Schrijven" }).click();
    await expect(page.getByLabel(`Menu van ${second.nickname}`)).toBeVisible();
    await expect(page.getByText("Van de eerste")).toHaveCount(0);
  });
});
