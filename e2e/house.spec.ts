import { asEditor, save, write } from "./support/room.ts";
import { httpSend } from "./support/http-send.ts";
import { expect, siteUrl, test } from "./support/test.ts";
import { today } from "./support/days.ts";

test.describe("the file of a product", () => {
  // The first save is refused.
  test.use({ allowedComplaints: / 422 / });

  test("an editor puts a product in the shop; its file has to be an excerpt, and its old address redirects after a new title", async ({
    page,
  }) => {
    test.slow();
    const title = `Inktpot ${Date.now()}`;
    await asEditor(page, "/products/create");
    await page.getByLabel("Titel", { exact: true }).fill(title);
    await write(page, "Van blauw glas.");
    await page.getByLabel("Prijs").fill("12,50");
    await page.locator('input[type="file"]:not([accept*="image"])').setInputFiles({
      name: "Hoofdstuk.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Eén bladzijde."),
    });
    await page.getByRole("button", { name: "Vul nu in" }).click();
    await expect(page.getByLabel("Verschijnt op, dag")).toBeFocused();
    await save(page);
    await expect(page.getByText("Kost het product iets, kies dan een fragment").first()).toBeVisible();
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title);
    await page.getByLabel("De bijlage is een fragment").check();
    await save(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const address = (await page.getByRole("link", { name: "Bekijk op de site" }).getAttribute("href")) ?? "";
    const form = page.url();

    await page.goto(siteUrl("organization", "/shop"));
    await expect(page.locator("main li").first()).toContainText(title);
    await page.getByRole("link", { name: title }).click();
    await expect(page.locator("main")).toContainText("€ 12,50");
    await expect(page.getByRole("link", { name: "Lees een fragment: ‘Hoofdstuk.txt’" })).toBeVisible();

    await page.goto(form);
    await page.getByLabel("Titel", { exact: true }).fill(`${title} blauw`);
    await save(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} blauw`);
    const { status, headers } = await httpSend(address);
    expect([status, headers["location"]]).toEqual([301, expect.stringMatching(/-blauw$/)]);
  });
});

test("an editor puts one person in two lists, and they are on both pages", async ({ page }) => {
  test.slow();
  const name = `Ada ${Date.now()}`;
  await asEditor(page, "/teamTiles/create");
  await page.getByLabel("Naam", { exact: true }).fill(name);
  await page.getByLabel("Regel onder de naam").fill("Leest proeven");
  await page.getByLabel("Redactie van Verzin").check();
  await page.getByLabel("Docenten van de academie").check();
  await page.getByLabel("Verschijnt op, dag").fill(today());
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  for (const [site, path] of [
    ["verzin", "/redactie"],
    ["schrijfacademie", "/docenten"],
  ] as const) {
    await page.goto(siteUrl(site, path));
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.goto(siteUrl("organization", `/zoeken?q=${encodeURIComponent(JSON.stringify({ text: name }))}`));
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/redactie#/);
});

test("an editor flags an alumnus for the home page of the academy, which shows four", async ({ page }) => {
  test.slow();
  const name = `Zeger ${Date.now()}`;
  await asEditor(page, "/alumni/create");
  await page.getByLabel("Naam", { exact: true }).fill(name);
  await write(page, "Schrijft op de trein.");
  await page.getByLabel("Op de startpagina").check();
  await page.getByLabel("Verschijnt op, dag").fill(today());
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goto(siteUrl("schrijfacademie", "/"));
  const alumni = page.getByRole("region", { name: "Wie ons voorging" }).getByRole("listitem");
  await expect(alumni).toHaveCount(4);
  await alumni.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const atFormer = await httpSend(siteUrl("community", new URL(page.url()).pathname));
  expect([atFormer.status, atFormer.headers["location"]]).toEqual([301, page.url()]);
});

test("the home pages of the academy and the magazine show what is new", async () => {
  const magazine = await httpSend(siteUrl("verzin", "/"));
  expect(magazine.text.match(/<article\b/g)).toHaveLength(6);
  const academy = await httpSend(siteUrl("schrijfacademie", "/"));
  for (const words of ["plaats voor dertig studenten", "Een roman in een jaar", "Vier debuten uit één lokaal"])
    expect(academy.text).toContain(words);
});
