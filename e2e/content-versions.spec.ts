import { asEditor, room } from "./support/room.ts";
import { axeFindings } from "./support/axe.ts";
import { aPictureFile } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";
import { today } from "./support/days.ts";

test("an editor previews a change, shows it to a colleague, plans it and restores an older version", async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Eb en vloed ${Date.now()}`;
  await asEditor(page, "/articles/create");
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Inleiding").fill("Het water kwam.");
  await page.getByRole("textbox", { name: "Tekst", exact: true }).click();
  await page.keyboard.type("Het water kwam, en het ging weer weg.");
  await page.getByLabel("Verschijnt op, dag").fill(today());
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const form = page.url();

  await page.getByLabel("Inleiding").fill("Het water bleef.");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Bekijk hoe het wordt" }).click();
  const preview = await opened;
  await expect(preview.getByText("Voorbeeld: zo staat het nog niet op de site.")).toBeVisible();
  await expect(preview.getByText("Het water bleef.")).toBeVisible();
  expect(await axeFindings(preview)).toEqual([]);
  const colleague = await browser.newPage();
  const answer = await colleague.goto(preview.url());
  expect(answer?.headers()).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "private, no-store" });
  await expect(colleague.getByText("Het water bleef.")).toBeVisible();
  await colleague.goto(preview.url().replace(/\?.*/, ""));
  await expect(colleague.getByText("Het water kwam.", { exact: true })).toBeVisible();
  await colleague.close();
  await preview.close();

  await page.getByRole("button", { name: "Plan deze wijziging" }).click();
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("op de site? Kies een moment dat nog komt.");
  await expect(page.getByLabel("Vanaf wanneer staat het zo op de site?, dag")).toBeFocused();
  await page.getByLabel("Vanaf wanneer staat het zo op de site?, dag").fill("2090-01-02");
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await expect(page.getByText("Er is een wijziging gepland voor 2 jan 2090")).toBeVisible();
  await expect(page.getByRole("button", { name: "Plan deze wijziging" })).toBeFocused();
  await expect(page.getByLabel("Inleiding")).toHaveValue("Het water kwam.");
  expect(await axeFindings(page)).toEqual([]);

  // Loading the planned change into the form replaces what was typed only after the editor confirms it.
  await page.getByLabel("Inleiding").fill("Iets anders.");
  await page.getByRole("button", { name: "Zet ze in het formulier" }).click();
  const question = page.getByRole("dialog", { name: "De geplande wijziging in het formulier zetten?" });
  await question.getByRole("button", { name: "Annuleer" }).click();
  await expect(page.getByLabel("Inleiding")).toHaveValue("Iets anders.");
  await page.getByRole("button", { name: "Zet ze in het formulier" }).click();
  await question.getByRole("button", { name: "Zet ze in het formulier" }).click();
  await expect(page.getByLabel("Inleiding")).toHaveValue("Het water bleef.");
  await page.goto(room("/contentVersions"));
  await page.getByRole("link", { name: title }).click();
  await expect(page.locator("ins")).toContainText("bleef");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Laat nu al verschijnen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Laat nu al verschijnen" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Versies van ${title}`);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("row").filter({ hasText: "eerste versie" }).getByRole("link").click();
  await expect(page.getByRole("link", { name: "Terug naar de versies" })).toBeVisible();
  await page.getByRole("button", { name: "Neem deze versie terug" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Neem deze versie terug" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Versies van ${title}`);
  await page.goto(form);
  await expect(page.getByLabel("Inleiding")).toHaveValue("Het water kwam.");
});

test("a version shows its picture beside the current one, and fits a phone", async ({ page }) => {
  test.slow();
  const title = `Vloed ${Date.now()}`;
  await asEditor(page, "/articles/create");
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Inleiding").fill("Het water kwam.");
  await page.getByRole("textbox", { name: "Tekst", exact: true }).click();
  await page.keyboard.type("Het water kwam, en het ging weer weg.");
  const saveWith = async (width: number, end: string) => {
    await page.locator("#image").setInputFiles(aPictureFile(width, 300));
    await page.getByLabel("Tekst op de knop").fill("Lees meer");
    await page.getByLabel("Adres van de knop").fill(`https://voorbeeld.be/${"zonderspatie".repeat(12)}${end}`);
    await page.getByRole("button", { name: "Bewaar" }).click();
  };
  await saveWith(640, "een");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await saveWith(500, "twee");
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await page.goto(`${page.url().replace(/\?.*/, "")}/show`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("row").filter({ hasText: "eerste versie" }).getByRole("link").click();
  const change = page.getByRole("definition").filter({ has: page.getByText("Voordien") });
  await expect(change.getByRole("img")).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
});
