import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { holdCalls } from "./support/hold-calls.ts";
import { memberOf } from "./support/member.ts";
import { newMember } from "./support/new-member.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";
import { newTitle } from "./support/new-title.ts";
import { openNewText, openOwnText, save, sheet, title, type } from "./support/writing-page.ts";

test.describe("what is typed on one device", () => {
  // The browser logs the refusal by the rate limit.
  test.use({ allowedComplaints: /status of 429/ });
  test("continues on another, once the API accepts it", async ({ page, browser }) => {
    await signIn(page, "lid");
    await openNewText(page);
    const name = newTitle("Onderweg begonnen");
    // Over the limit: the words stay in this browser, and are sent a minute later.
    await page.clock.install();
    const refused = page.waitForResponse((answer) => answer.status() === 429);
    await page.route("**/api/me/drafts/*", (route) => route.fulfill({ status: 429 }), { times: 1 });
    await title(page).fill(name);
    await sheet(page).click();
    await page.keyboard.type("In de trein.");
    await refused;
    await expect(page.getByText("Bewaard in deze browser")).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(page.getByText("Klad bewaard")).toBeVisible();

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, "lid");
    await other.goto(siteUrl("community", "/schrijven"));
    const row = other.getByRole("listitem").filter({ hasText: name });
    await expect(row).toBeVisible();
    expect(await axeFindings(other)).toEqual([]);
    await row.getByRole("link", { name: "Schrijf verder" }).click();
    await expect(sheet(other)).toHaveText("In de trein.");
    await expect(title(other)).toHaveValue(name);
    await elsewhere.close();
  });
});

test.describe("a draft that was continued on another device", () => {
  test.use({ allowedComplaints: /status of 409/ });
  test("is kept when its earlier version is discarded here", async ({ page }) => {
    const member = await newMember(page, { site: "community", path: "/schrijven" });
    const { call } = await memberOf(member);
    const id = crypto.randomUUID();
    const keep = (title: string) =>
      call("PUT", `/me/drafts/${id}`, {
        textId: null,
        title,
        body: "<p>Woorden.</p>",
        genres: [],
        private: 1,
        membersOnly: 0,
      });
    await keep("Op de bank begonnen");
    await page.reload();
    await settled(page);
    await keep("In de trein verder");
    await page.getByRole("button", { name: "Gooi weg" }).click();
    await page.getByRole("button", { name: "Gooi het blad weg" }).click();
    await expect(page.getByText("Op dit blad is intussen verder geschreven.")).toBeVisible();
    const newest = page.getByRole("listitem").filter({ hasText: "In de trein verder" });
    await expect(newest).toBeVisible();
    await page.getByRole("button", { name: "Gooi weg" }).click();
    await page.getByRole("button", { name: "Gooi het blad weg" }).click();
    await expect(newest).toBeHidden();
  });
});

test("a draft that was begun in one browser and finished in another is offered nowhere any more", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const author = await signIn(page, "jurylid");
  const known = newTitle("Al bewaard");
  await openOwnText(page, author, known, "Begin.");
  await type(page, " Nog meer.");
  await expect(page.getByText("Klad bewaard")).toBeVisible();
  const text = page.url();
  await openNewText(page);
  const fresh = newTitle("Half af");
  await title(page).fill(fresh);
  await expect(page.getByText("Klad bewaard")).toBeVisible();
  const unfinished = (where: Page) => where.getByRole("listitem").filter({ hasText: fresh });
  const list = await context.newPage();
  await list.goto(siteUrl("community", "/schrijven"));
  await expect(unfinished(list)).toContainText("0 woorden");
  await type(page, "Nog iets.");
  await expect(unfinished(list)).toContainText("2 woorden");
  await list.close();
  await expect(page.getByText("Klad bewaard")).toBeVisible();
  await page.goto(siteUrl("community", "/schrijven"));
  const unsaved = (where: Page) =>
    where.getByRole("listitem").filter({ hasText: known }).getByText("nog niet bewaarde");
  await expect(unfinished(page)).toBeVisible();
  await expect(unsaved(page)).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, "jurylid");
  await other.goto(text);
  await other.getByRole("button", { name: "Zet terug" }).click();
  await expect(sheet(other)).toHaveText("Begin. Nog meer.");
  await save(other).click();
  await expect(other.getByText("Je tekst is bewaard.")).toBeVisible();
  await other.goto(siteUrl("community", "/schrijven"));
  await unfinished(other).getByRole("button", { name: "Gooi weg" }).click();
  await other.getByRole("button", { name: "Gooi het blad weg" }).click();
  await expect(unfinished(other)).toHaveCount(0);
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: known })).toBeVisible();
  await expect(unfinished(page)).toHaveCount(0);
  await expect(unsaved(page)).toHaveCount(0);
  await page.goto(text);
  await expect(sheet(page)).toHaveText("Begin. Nog meer.");
  await expect(page.getByRole("button", { name: "Zet terug" })).toHaveCount(0);
});

test.describe("every version that was left behind", () => {
  // The text was saved in another window.
  test.use({ allowedComplaints: /status of 409/ });
  test("is offered, the older ones collapsed into one line, until it is handled in any window", async ({
    page,
    context,
  }) => {
    test.slow();
    const author = await signIn(page, "lid");
    await openOwnText(page, author, newTitle("Laagjes"), "Begin.");
    const address = page.url();
    for (const words of [" Vandaag.", " Morgen."]) {
      await type(page, words);
      await expect(page.getByText("Klad bewaard")).toBeVisible();
      await page.goto(siteUrl("community", "/schrijven"));
      await page.goto(address);
      await expect(sheet(page)).toHaveText("Begin.");
    }
    const noticesIn = (where: Page) =>
      where.getByRole("region", { name: "We vonden een versie die je nog niet bewaard had" });
    const notices = noticesIn(page);
    await expect(notices).toHaveCount(1);
    await page.getByText("Nog 1 oudere versie").click();
    await expect(notices).toHaveCount(2);
    await notices.last().getByRole("button", { name: "Zet terug" }).click();
    await expect(sheet(page)).toHaveText("Begin. Vandaag.");
    await expect(notices).toHaveCount(1);

    // What is being typed in one window is offered in the other in its latest state.
    const other = await context.newPage();
    await other.goto(address);
    await expect(noticesIn(other)).toHaveCount(1);
    // The last word is a single letter: it is counted only once everything before it is kept.
    await type(page, " Overmorgen, o");
    await expect(noticesIn(other)).toContainText("4 woorden");
    await noticesIn(other).getByRole("button", { name: "Zet terug" }).click();
    await expect(sheet(other)).toHaveText("Begin. Vandaag. Overmorgen, o");
    await expect(page.getByText("Klad elders teruggezet of weggegooid")).toBeVisible();
    await save(other).click();
    await expect(other.getByText("Je tekst is bewaard.")).toBeVisible();

    // Only one question is shown at a time.
    await type(page, " Ooit.");
    await save(page).click();
    await expect(page.getByRole("dialog", { name: "Je tekst werd elders bewaard" })).toBeVisible();
    await expect(page.getByText("We vonden een versie")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(notices).toHaveCount(1);
    await notices.getByRole("button", { name: "Gooi weg" }).click();
    await page.getByRole("button", { name: "Gooi de versie weg" }).click();
    await expect(notices).toHaveCount(0);
    await expect(noticesIn(other)).toHaveCount(0);
    await expect(sheet(page)).toHaveText("Begin. Vandaag. Overmorgen, o Ooit.");
  });
});

test("what is typed after another window restored the draft is kept, however late that window deletes it", async ({
  page,
  context,
}) => {
  const author = await signIn(page, "schrijver");
  await openOwnText(page, author, newTitle("Overgenomen"), "Begin.");
  await type(page, " Vandaag.");
  await expect(page.getByText("Klad bewaard")).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("button", { name: "Zet terug" })).toBeVisible();
  // Its next request deletes the draft.
  const deletion = await holdCalls(other, "**/api/me/drafts/*", { times: 1 });
  await other.getByRole("button", { name: "Zet terug" }).click();
  await expect(page.getByText("Klad elders teruggezet of weggegooid")).toBeVisible();
  await type(page, " Morgen.");
  await expect(page.getByText("Klad bewaard")).toBeVisible();
  const deleted = other.waitForResponse(/\/api\/me\/drafts\//);
  deletion.release();
  await deleted;
  await page.reload();
  await expect(page.getByRole("button", { name: "Zet terug" }).first()).toBeVisible();
  await expect(page.getByText("3 woorden").first()).toBeVisible();
});
