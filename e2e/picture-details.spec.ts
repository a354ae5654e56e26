import type { Page } from "@playwright/test";
import { asEditor } from "./support/room.ts";
import { memberOf } from "./support/member.ts";
import { axeFindings } from "./support/axe.ts";
import { aPictureFile } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Beschrijving en uitsnede" });
const open = (page: Page) => page.getByRole("button", { name: "Beschrijving en uitsnede" }).click();

test("an editor enters by keyboard what a picture shows and what stays in view, before and after saving", async ({
  page,
}) => {
  test.slow();
  const title = `Storm ${Date.now()}`;
  await asEditor(page, "/articles/create");
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Inleiding").fill("Het waaide hard.");
  await page.getByRole("textbox", { name: "Tekst", exact: true }).click();
  await page.keyboard.type("De dijk hield het.");
  await page.getByLabel("Afbeelding (niet verplicht)").setInputFiles(aPictureFile(640, 400));
  await expect(page.getByText("Nog geen beschrijving")).toBeVisible();
  await open(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel("Wat is er te zien?").fill("Golven slaan over de dijk");
  await dialog.getByLabel("Maker").fill("Lien Claes");
  await dialog.getByLabel("Van links naar rechts").focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
  await dialog.getByLabel("Van boven naar onder").press("Home");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Bewaar" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Beschrijving: Golven slaan over de dijk")).toBeVisible();
  await page.getByLabel("Verschijnt op, dag").fill(new Date().toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  const address = (await page.getByRole("link", { name: "Bekijk op de site" }).getAttribute("href")) ?? "";
  const record = page.url();
  await page.goto(address);
  const shown = page.getByAltText("Golven slaan over de dijk");
  await expect(shown).toHaveCSS("object-position", "53% 0%");
  const picture = (await shown.getAttribute("src")) ?? "";
  await expect(page.getByText("Beeld: Lien Claes")).toBeVisible();

  // For a stored picture the change applies at once, without saving the article.
  await page.goto(record);
  await open(page);
  // What somebody else enters in the meantime stays.
  const pictureId = /images\/([^/]+)/.exec(picture)?.[1];
  const colleague = await memberOf("admin", "staff");
  await colleague.call("PUT", `/images/${pictureId}`, { alt: "Golven slaan over de dijk bij eb" });
  await dialog.locator(".focal-picture").click({ position: { x: 2, y: 2 } });
  await expect(dialog.getByLabel("Van boven naar onder")).toHaveValue(/^[0-2]$/);
  await dialog.getByLabel("Maker").fill("");
  await dialog.getByRole("button", { name: "Bewaar" }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(address);
  await expect(shown).toHaveCSS("object-position", /^[0-2]% [0-2]%$/);
  await expect(shown).toHaveAttribute("alt", "Golven slaan over de dijk bij eb");
  await expect(page.getByText("Beeld:")).toHaveCount(0);
});
