import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { httpSend } from "./support/http-send.ts";
import { newMember } from "./support/new-member.ts";
import { aPicture } from "./support/picture.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

const sheet = (page: Page) => page.getByRole("textbox", { name: "Tekst", exact: true });
const title = (page: Page) => page.getByRole("textbox", { name: "Titel", exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Bewaar", exact: true });

let last = 0;
const newTitle = (words: string) => `${words} ${Date.now()}-${++last}`;

/** A private text of whoever is signed in, open on its sheet. */
async function aTextOnItsSheet(page: Page, name: string, words: string) {
  await page.goto(siteUrl("community", "/schrijven/maken"));
  await expect(sheet(page)).toBeVisible();
  await title(page).fill(name);
  await sheet(page).click();
  await page.keyboard.type(words);
  await page.getByRole("checkbox", { name: "Column" }).check();
  await save(page).click();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(sheet(page)).toHaveText(words);
}

async function type(page: Page, words: string) {
  await sheet(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(words);
}

test.describe("two windows on one text", () => {
  // The second is told by a 409.
  test.use({ allowedComplaints: /409/ });
  test("never overwrite each other silently, and no version is lost", async ({ page, context }) => {
    await signIn(page, "schrijver");
    await aTextOnItsSheet(page, newTitle("Twee vensters"), "Begin.");
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(sheet(other)).toHaveText("Begin.");

    await type(page, " Uit het eerste.");
    await save(page).click();
    await expect(page.getByText("Je tekst is bewaard.")).toBeVisible();

    await type(other, " Uit het tweede.");
    await save(other).click();
    const dialog = other.getByRole("dialog", { name: "Je tekst werd elders bewaard" });
    await expect(dialog).toBeVisible();
    expect(await axeFindings(other)).toEqual([]);
    await dialog.getByRole("button", { name: "Bewaar wat hier staat" }).click();
    await expect(other.getByText("Je tekst is bewaard.")).toBeVisible();
    await expect(dialog).toBeHidden();

    await other.getByRole("button", { name: "Vroegere versies" }).click();
    const versions = other.getByRole("dialog", { name: "Vroegere versies" });
    await expect(versions.getByRole("listitem")).toHaveCount(2);
    await versions.getByRole("listitem").first().getByRole("button").click();
    await expect(versions.getByText("Begin. Uit het eerste.")).toBeVisible();
    expect(await axeFindings(other)).toEqual([]);
    await versions.getByRole("button", { name: "Zet deze versie op je blad" }).click();
    await expect(sheet(other)).toHaveText("Begin. Uit het eerste.");
    // What the save before it said may still stand: only the answer tells.
    const saved = other.waitForResponse((answer) => /\/api\/texts\//.test(answer.url()) && answer.ok());
    await save(other).click();
    await saved;
    await other.reload();
    await expect(sheet(other)).toHaveText("Begin. Uit het eerste.");

    // The first window chose nothing yet: it takes what is there, and keeps its own words as a draft.
    await type(page, " Nog iets.");
    await save(page).click();
    await page.getByRole("button", { name: "Neem de versie van elders" }).click();
    await expect(sheet(page)).toHaveText("Begin. Uit het eerste.");
    await page.reload();
    await page.getByRole("button", { name: "Zet terug" }).click();
    await expect(sheet(page)).toHaveText("Begin. Uit het eerste. Nog iets.");
  });
});

test.describe("what is typed on one device", () => {
  // The refusal of a limit, which the browser logs.
  test.use({ allowedComplaints: /status of 429/ });
  test("goes on at another, once the API takes it", async ({ page, browser }) => {
    await signIn(page, "lid");
    await page.goto(siteUrl("community", "/schrijven/maken"));
    await expect(sheet(page)).toBeVisible();
    const name = newTitle("Onderweg begonnen");
    // Over a limit: the words stay in this browser, and go on their way a minute later.
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

test("what was begun in one browser and finished in another is asked about nowhere any more", async ({
  page,
  browser,
}) => {
  await signIn(page, "jurylid");
  const known = newTitle("Al bewaard");
  await aTextOnItsSheet(page, known, "Begin.");
  await type(page, " Nog meer.");
  await expect(page.getByText("Klad bewaard")).toBeVisible();
  const text = page.url();
  await page.goto(siteUrl("community", "/schrijven/maken"));
  await expect(sheet(page)).toBeVisible();
  const fresh = newTitle("Half af");
  await title(page).fill(fresh);
  await expect(page.getByText("Klad bewaard")).toBeVisible();
  await page.goto(siteUrl("community", "/schrijven"));
  const unfinished = (where: Page) => where.getByRole("listitem").filter({ hasText: fresh });
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

test.describe("a text that was deleted elsewhere", () => {
  test.use({ allowedComplaints: /404/ });
  test("stays on the sheet, and becomes a new one when it is saved again", async ({ page, context }) => {
    await signIn(page, "lid");
    const name = newTitle("Verdwenen");
    await aTextOnItsSheet(page, name, "Blijf hier.");
    const other = await context.newPage();
    await other.goto(siteUrl("community", "/schrijven"));
    await other.getByRole("button", { name: `Verwijder ‘${name}’` }).click();
    await other.getByRole("button", { name: "Verwijder de tekst" }).click();
    await expect(other.getByText("is verwijderd")).toBeVisible();

    await type(page, " Nog even.");
    await save(page).click();
    await expect(page.getByText("Deze tekst is intussen verwijderd")).toBeVisible();
    await save(page).click();
    await expect(page).toHaveURL(siteUrl("community", "/schrijven"));
    await page.getByRole("link", { name, exact: true }).click();
    await expect(sheet(page)).toHaveText("Blijf hier. Nog even.");
  });
});

test("a text for members only is read by members and is nothing to a visitor", async ({ page }) => {
  await signIn(page, "schrijver");
  await page.goto(siteUrl("community", "/schrijven/maken"));
  await expect(sheet(page)).toBeVisible();
  await title(page).fill(newTitle("Onder ons"));
  await sheet(page).click();
  await page.keyboard.type("Voor wie hier hoort.");
  await page.getByRole("checkbox", { name: "Column" }).check();
  await page.getByRole("radio", { name: "Wie aangemeld is" }).check();
  await page.getByRole("button", { name: "Publiceer" }).click();
  await expect(page.getByText("Je tekst staat online voor wie aangemeld is.")).toBeVisible();
  expect((await httpSend(page.url())).status).toBe(404);
});

test("every version that was left behind is offered, not the newest alone", async ({ page }) => {
  await signIn(page, "lid");
  await aTextOnItsSheet(page, newTitle("Laagjes"), "Begin.");
  const address = page.url();
  for (const words of [" Vandaag.", " Morgen."]) {
    await type(page, words);
    await expect(page.getByText("Klad bewaard")).toBeVisible();
    await page.goto(siteUrl("community", "/schrijven"));
    await page.goto(address);
    await expect(sheet(page)).toHaveText("Begin.");
  }
  const notices = page.getByRole("region", { name: "We vonden een versie die je nog niet bewaard had" });
  await expect(notices).toHaveCount(2);
  await notices.last().getByRole("button", { name: "Zet terug" }).click();
  await expect(sheet(page)).toHaveText("Begin. Vandaag.");
  await expect(notices).toHaveCount(1);
});

test.describe("who signs out leaves no words behind in the browser", () => {
  // Calls that are kept from the API.
  test.use({ allowedComplaints: /ERR_FAILED/ });

  const keptDrafts = (page: Page) =>
    page.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => /^(draft|typed)/.test(key)),
    );
  const signOut = async (page: Page) => {
    await memberMenu(page).click();
    await page.getByRole("link", { name: "Afmelden" }).click();
  };
  const signedOut = (page: Page) => page.getByRole("heading", { name: "Je bent afgemeld" });

  async function writeASheet(page: Page, name: string, words: string, said: string) {
    await page.goto(siteUrl("community", "/schrijven/maken"));
    await expect(sheet(page)).toBeVisible();
    await title(page).fill(name);
    await type(page, words);
    await expect(page.getByText(said)).toBeVisible();
  }

  test("also when that is on another site; what was kept online is there again after signing in", async ({ page }) => {
    const member = await newMember(page, { site: "community", path: "/schrijven" });
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
    // Left before the API could say that it has it.
    await page.goto(siteUrl("community", "/schrijven"));
    await expect.poll(() => page.evaluate(() => Object.values({ ...localStorage }).join())).toContain("onlineAt");

    await page.goto(siteUrl("account", "/notificaties"));
    await signOut(page);
    await expect(signedOut(page)).toBeVisible();
    await page.goto(siteUrl("community"));
    await expect.poll(() => keptDrafts(page)).toEqual([]);
  });

  test("but for what could not be kept online, which is offered first", async ({ page }) => {
    await newMember(page, { site: "community", path: "/schrijven" });
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

  test("and of a text that could be kept online just the picture is told that goes", async ({ page }) => {
    await newMember(page, { site: "community", path: "/schrijven" });
    await page.route("**/api/me/drafts/**", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await writeASheet(page, "Met een prent", "Zonder net.", "Bewaard in deze browser");
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({
        name: "zee.png",
        mimeType: "image/png",
        buffer: aPicture(640, 400),
      });
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

  test("and who signs in after a session that ended sees nothing of who wrote before", async ({ page, context }) => {
    const first = await newMember(page, { site: "community", path: "/schrijven" });
    await page.route("**/api/me/drafts/**", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await writeASheet(page, "Van de eerste", "Niet voor jou.", "Bewaard in deze browser");
    await context.clearCookies();
    await newMember(page, { site: "community", path: "/schrijven" });
    await expect(page.getByRole("heading", { name: "Mijn teksten" })).toBeVisible();
    await expect(page.getByText("Van de eerste")).toHaveCount(0);
    await page.goto(siteUrl("community", "/schrijven/maken"));
    await expect(sheet(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Zet terug" })).toHaveCount(0);

    // Nobody's words stay behind for the next person, not even out of sight.
    expect(await keptDrafts(page)).toEqual([]);

    // Somebody else signs in beside a page that is open.
    await signIn(page, first, { site: "community", path: "/schrijven" });
    await writeASheet(page, "Van de eerste", "Niet voor jou.", "Bewaard in deze browser");
    await page.goto(siteUrl("community", "/schrijven"));
    await expect(page.getByText("Van de eerste")).toBeVisible();
    const second = await newMember(await context.newPage(), { site: "community", path: "/" });
    await page.getByRole("banner").getByRole("link", { name: "Schrijven" }).click();
    await expect(page.getByLabel(`Menu van ${second.nickname}`)).toBeVisible();
    await expect(page.getByText("Van de eerste")).toHaveCount(0);
  });
});
