import { expect, settled, test } from "./support/test.ts";
import { newTitle } from "./support/new-title.ts";
import { asEditor, room, save } from "./support/room.ts";

// Chromium logs every refusal of the API.
test.use({ allowedComplaints: /status of (401|409|422)/ });

test("a tag is created, renamed and deleted by keyboard alone", async ({ page }) => {
  const name = newTitle("Toetsenbord");
  await asEditor(page, "/tags");
  await page.getByRole("link", { name: "Nieuw label" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Naam").focus();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tags(\?|$)/);
  await page.getByLabel("Zoek").focus();
  await page.keyboard.type(name);
  await expect(page.getByText("1 gevonden")).toBeVisible();
  await page.getByRole("link", { name }).focus();
  await page.keyboard.press("Enter");
  // A new page starts with the focus here.
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Verwijder" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog");
  await expect(question).toContainText(name);
  await question.getByRole("button", { name: "Verwijder" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tags(\?|$)/);
});

test("deleting a genre in use is refused, with what to do instead", async ({ page }) => {
  await asEditor(page, "/genres/1");
  await page.getByRole("button", { name: "Verwijder" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Verwijder" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Neem het op in een ander genre.");
});

test("the sorting, filters and page number of a list are in its address", async ({ page }) => {
  await asEditor(page, "/faqItems");
  await page.getByRole("link", { name: "Pagina 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("link", { name: "Pagina 2" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: /^Vraag/ }).click();
  await expect(page).toHaveURL(/sort=question/);
  const first = page.locator("tbody a").first();
  // Sorting does not change the number of rows.
  const found = page.getByText(/^\d+ gevonden$/);
  const ofAll = (await found.textContent()) ?? "";
  await page.getByLabel("Verzameling").selectOption({ index: 2 });
  await expect(page).toHaveURL(/collectionId/);
  await expect(found).not.toHaveText(ofAll);
  const narrowed = (await first.textContent()) ?? "";
  await page.reload();
  await expect(first).toHaveText(narrowed);
});

test("filters that are changed in quick succession all apply", async ({ page }) => {
  await asEditor(page, "/articles");
  const filters = { q: "de", type: "news", state: "public" };
  await page.getByLabel("Zoek").pressSequentially(filters.q);
  await page.getByLabel("Soort").selectOption(filters.type);
  await page.getByLabel("Verschenen").selectOption(filters.state);
  await expect(page).toHaveURL((url) => url.searchParams.get("filter") === JSON.stringify(filters));
  await page.getByLabel("Soort").selectOption("");
  await page.getByLabel("Zoek").pressSequentially(" zee");
  await expect(page).toHaveURL(
    (url) => url.searchParams.get("filter") === JSON.stringify({ q: "de zee", state: "public" }),
  );
  await expect(page.getByLabel("Zoek")).toHaveValue("de zee");
});

test("an editor adds a discount at a position, merges one into another, and cannot delete or merge a fixed look-up", async ({
  page,
}) => {
  const [kept, gone] = [newTitle("Voor wie werk zoekt"), newTitle("Voor werkzoekenden")];
  await asEditor(page, "/courseDiscountTypes/create");
  for (const name of [gone, kept]) {
    await page.getByLabel("Naam").fill(name);
    await page.getByLabel("Voor wie").fill("Met een attest van de VDAB.");
    await page.getByLabel("Percentage").fill("20");
    await page.getByLabel("Plaats").fill("1");
    await save(page);
    await expect(page.getByRole("row").nth(1)).toContainText(name);
    await page.getByRole("link", { name: "Nieuwe korting" }).click();
  }
  await page.getByRole("link", { name: "Terug naar kortingen" }).click();
  await page.getByRole("link", { name: gone }).click();
  await page.getByRole("button", { name: "Neem op in een andere keuze" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Neem op" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Kies een andere uit de lijst.");
  await dialog.getByLabel("Opnemen in").selectOption({ label: kept });
  await dialog.getByRole("button", { name: "Neem op" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kortingen op cursussen");
  await expect(page.getByRole("link", { name: kept })).toBeVisible();
  await expect(page.getByRole("link", { name: gone })).toHaveCount(0);

  await page.goto(room("/courseTypes/2"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Groepscursus");
  for (const name of ["Verwijder", "Neem op in een andere keuze"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
});

test.describe("a list that fails to load", () => {
  test.use({ allowedComplaints: /ERR_FAILED/ });

  test("says so once, in the place of the list, and can be reloaded", async ({ page }) => {
    const list = /\/api\/staff\/tags\?/;
    await page.route(list, (route) => route.abort());
    await asEditor(page, "/tags");
    const said = page.getByRole("alert").filter({ hasText: "Dit kon niet geladen worden." });
    await expect(said).toBeVisible();
    await settled(page);
    await expect(page.getByRole("button", { name: "Sluit de melding" })).toHaveCount(0);
    await page.unroute(list);
    await said.getByRole("button", { name: "Probeer opnieuw" }).click();
    await expect(page.getByRole("link", { name: "Startpagina", exact: true })).toBeVisible();
    await expect(said).toHaveCount(0);
  });
});
