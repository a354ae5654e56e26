import { axeFindings } from "./support/axe.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { newTitle } from "./support/new-title.ts";
import { chooseGenre, openNewText, openOwnText, save, sheet, title, type, writeText } from "./support/writing-page.ts";

test.describe("two windows with one text", () => {
  // The second window gets a 409, or a 404 at the address of an old title.
  test.use({ allowedComplaints: /status of 40[49]/ });
  test("never overwrite each other silently, and no version is lost", async ({ page, context }) => {
    const author = await signIn(page, "schrijver");
    await openOwnText(page, author, newTitle("Twee vensters"), "Begin.");
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

    await other.getByRole("button", { name: "Instellingen" }).click();
    await other.getByRole("button", { name: "Vroegere versies" }).click();
    const versions = other.getByRole("dialog", { name: "Vroegere versies" });
    await expect(versions.getByRole("listitem")).toHaveCount(2);
    await versions.getByRole("listitem").first().getByRole("button").click();
    await expect(versions.getByText("Begin. Uit het eerste.")).toBeVisible();
    expect(await axeFindings(other)).toEqual([]);
    await versions.getByRole("button", { name: "Zet deze versie op je blad" }).click();
    await expect(sheet(other)).toHaveText("Begin. Uit het eerste.");
    await chooseGenre(other, "Brief");
    // The first window still has the address of the old title, which no longer redirects.
    await title(other).fill(newTitle("Hernoemd"));
    await save(other).click();
    await expect(other).toHaveURL(/hernoemd/);
    await other.reload();
    await expect(sheet(other)).toHaveText("Begin. Uit het eerste.");

    // The first window has not chosen yet: it takes over what is stored, and keeps its own words as a draft.
    await type(page, " Nog iets.");
    await save(page).click();
    const rows = page.getByRole("dialog", { name: "Je tekst werd elders bewaard" }).getByRole("listitem");
    await expect(rows.filter({ hasText: "Genres" })).toContainText("Brief");
    await page.getByRole("button", { name: "Neem de versie van elders" }).click();
    await expect(sheet(page)).toHaveText("Begin. Uit het eerste.");
    await expect(page).toHaveURL(/hernoemd/);
    await page.reload();
    await page.getByRole("button", { name: "Zet terug" }).click();
    await expect(sheet(page)).toHaveText("Begin. Uit het eerste. Nog iets.");
  });
});

test.describe("a save whose answer was lost on the way", () => {
  // The lost answer, and the address of the private text, which the save with another title has changed.
  test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED|status of 404/ });
  test("is not taken for one from elsewhere when it is sent again", async ({ page }) => {
    const author = await signIn(page, "schrijver");
    await openOwnText(page, author, newTitle("Onderweg verloren"), "Begin.");
    const name = newTitle("Onderweg verloren, met een andere titel");
    await title(page).fill(name);
    await type(page, " In de tunnel.");
    const slug = page.url().split("/").at(-1);
    const saved: { slug?: string } = {};
    await page.route(
      `**/api/texts/${slug}`,
      async (route) => {
        Object.assign(saved, await author.call("PUT", `/texts/${slug}`, route.request().postDataJSON()));
        await route.abort("internetdisconnected");
      },
      { times: 1 },
    );
    await save(page).click();
    await expect(page.getByText("Er ging iets fout.").first()).toBeVisible();
    await save(page).click();
    await expect(page.getByText("Je tekst is bewaard.")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Je tekst werd elders bewaard" })).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname.endsWith(`/${saved.slug}`));
    expect(await author.call("GET", `/texts/${saved.slug}/versions`)).toHaveLength(1);
    // The next save is based on what is stored.
    await type(page, " En verder.");
    await save(page).click();
    await expect
      .poll(() => author.call("GET", `/texts/${saved.slug}`))
      .toMatchObject({ title: name, body: expect.stringContaining("En verder.") });
  });
});

test.describe("a new text whose answer was lost on the way", () => {
  test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED/ });
  test("is not made a second time when it is sent again", async ({ page }) => {
    const author = await signIn(page, "schrijver");
    await openNewText(page);
    const name = newTitle("Eenmaal maar");
    await writeText(page, { title: name, lines: ["Begin."] });
    await chooseGenre(page, "Brief");
    await page.route(
      "**/api/texts",
      async (route) => {
        await author.call("POST", "/texts", route.request().postDataJSON());
        await route.abort("internetdisconnected");
      },
      { times: 1 },
    );
    await save(page).click();
    await expect(page.getByText("Er ging iets fout.").first()).toBeVisible();
    await type(page, " En verder.");
    await save(page).click();
    await expect(page.getByText("Alleen jij ziet deze tekst.").first()).toBeVisible();
    await page.goto(siteUrl("community", "/schrijven"));
    await page.getByRole("link", { name: `Lees ‘${name}’` }).click();
    await expect(page.locator(".reading")).toHaveText("Begin. En verder.");
  });
});

test.describe("a text that was deleted elsewhere", () => {
  test.use({ allowedComplaints: /404/ });
  test("stays in the editor, and becomes a new text when it is saved again", async ({ page, context }) => {
    const author = await signIn(page, "lid");
    const name = newTitle("Verdwenen");
    await openOwnText(page, author, name, "Blijf hier.");
    const other = await context.newPage();
    await other.goto(siteUrl("community", "/schrijven"));
    await other.getByRole("button", { name: `Verwijder ‘${name}’` }).click();
    await other.getByRole("button", { name: "Verwijder de tekst" }).click();
    await expect(other.getByText("is verwijderd")).toBeVisible();

    await type(page, " Nog even.");
    await save(page).click();
    await expect(page.getByText("Deze tekst is intussen verwijderd")).toBeVisible();
    await save(page).click();
    await expect(page.getByText("Alleen jij ziet deze tekst.").first()).toBeVisible();
    await page.reload();
    await expect(sheet(page)).toHaveText("Blijf hier. Nog even.");
  });
});
