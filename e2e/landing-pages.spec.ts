import type { Page } from "@playwright/test";
import { allCallsSeen, holdCalls } from "./support/hold-calls.ts";
import { asEditor, save } from "./support/room.ts";
import { axeFindings } from "./support/axe.ts";
import { aPicture, aPictureFile } from "./support/picture.ts";
import { expect, settled, siteUrl, test } from "./support/test.ts";
import { today } from "./support/days.ts";

const DEMO = "/l/zomer-van-het-verhaal";
const block = (page: Page, name: RegExp) => page.getByRole("group", { name }).first();

// An incomplete form is refused.
test.use({ allowedComplaints: /status of 422/ });

test("an editor makes a landing page of blocks, moves and restores one, and publishes it", async ({ page }) => {
  test.slow();
  const title = `Schrijfnacht ${Date.now()}`;
  await asEditor(page, "/landingPages/create");
  await page.getByLabel("Titel", { exact: true }).first().fill(title);
  await page.getByLabel("Kleuren van").selectOption({ label: "Verzin" });
  const intro = block(page, /^1\. Intro/);
  await intro.getByLabel("Titel", { exact: true }).fill("Schrijf tot het licht wordt");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const saves = () => calls.filter((call) => call.startsWith("POST") && call.endsWith("/landing-pages"));
  const upload = await holdCalls(page, "**/api/images");
  await intro.getByLabel("Afbeelding (niet verplicht)").setInputFiles(aPictureFile(640, 400));
  await expect(intro.getByText("De afbeelding wordt geüpload…")).toBeVisible();
  await save(page);
  await allCallsSeen(page);
  expect(saves(), "saving waits for the picture").toEqual([]);
  upload.release();
  await expect(page.locator("#description-error")).toBeVisible();
  expect(saves()).toHaveLength(1);
  await intro.getByRole("button", { name: "Beschrijving en uitsnede" }).click();
  const details = page.getByRole("dialog", { name: "Beschrijving en uitsnede" });
  await details.getByLabel("Wat is er te zien?").fill("Een licht vierkant op groen");
  await details.getByRole("button", { name: "Bewaar" }).click();
  await expect(intro.getByText("Beschrijving: Een licht vierkant op groen")).toBeVisible();

  await page.getByRole("button", { name: /^Citaten/ }).click();
  const quotes = block(page, /^2\. Citaten/);
  await quotes.getByLabel("Wat werd er gezegd?").fill("Ik sliep niet, en het was het waard.");
  await quotes.getByLabel("Door wie?").fill("An");
  await page.getByRole("button", { name: /^Kaders/ }).click();
  const frames = block(page, /^3\. Kaders/);
  await frames.getByRole("group", { name: "Kader 1" }).getByLabel("Titel", { exact: true }).fill("Koffie");
  await frames.getByRole("group", { name: "Kader 1" }).getByLabel("Tekst", { exact: true }).fill("De hele nacht.");

  await page.getByRole("button", { name: "Blok 3 omhoog" }).click();
  await expect(block(page, /^2\. Kaders/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Blok 2 omhoog" })).toBeFocused();
  await page.getByRole("button", { name: "Verwijder blok 2" }).click();
  await expect(block(page, /^2\. Citaten/)).toBeVisible();
  await page.getByRole("button", { name: "Zet terug" }).click();
  await page.getByRole("button", { name: /^2\. Kaders/ }).click();
  await expect(block(page, /^2\. Kaders/).getByLabel("Titel", { exact: true })).toHaveValue("Koffie");

  await page.getByRole("button", { name: "Link toevoegen" }).click();
  const link = block(page, /^Link 1$/);
  await link.getByLabel("Titel", { exact: true }).fill("Wat ze zeggen");
  await link.getByLabel("Leidt naar").selectOption({ label: "3. Citaten: zonder titel" });
  await save(page);
  await expect(page.locator("#description-error")).toHaveText("Beschrijving is verplicht.");
  await page.getByLabel("Beschrijving").fill("Een nacht lang schrijven.");
  await page.getByLabel("Verschijnt op, dag").fill(today());
  expect(await axeFindings(page)).toEqual([]);
  await block(page, /^2\. Kaders/)
    .getByRole("button", { name: "Kader toevoegen" })
    .click();
  await page.getByRole("button", { name: "Verwijder kader 2" }).click();
  await expect(page.getByRole("button", { name: "Zet terug" })).toBeVisible();
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("button", { name: "Zet terug" }), "nothing takes it back any more").toHaveCount(0);

  await page.goto((await page.getByRole("link", { name: "Bekijk op de site" }).getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schrijf tot het licht wordt");
  await expect(page.getByAltText("Een licht vierkant op groen")).toBeVisible();
  await expect(page.getByRole("link", { name: "Wat ze zeggen" })).toHaveAttribute("href", "#citaten");
  await expect(page.locator("[data-theme]").first()).toHaveAttribute("data-theme", "verzin");
  await expect(page.getByRole("contentinfo")).toContainText("Privacy");
});

test("an editor chooses all pictures of a gallery at once", async ({ page }) => {
  test.slow();
  const most = 24;
  await asEditor(page, "/landingPages/create");
  await page.getByLabel("Titel", { exact: true }).first().fill(`Foto’s ${Date.now()}`);
  await page.getByLabel("Site", { exact: true }).selectOption({ label: "Verzin" });
  await expect(page.getByLabel("Kleuren van")).toHaveValue("verzin");
  await page.getByLabel("Verschijnt op, dag").fill(new Date().toISOString().slice(0, 10));
  await block(page, /^1\. Intro/)
    .getByLabel("Titel", { exact: true })
    .fill("Wat we zagen");
  await page.getByRole("button", { name: /^Beelden/ }).click();
  const gallery = block(page, /^2\. Beelden/);
  await expect(gallery.getByLabel("Titel (niet verplicht)")).toBeFocused();
  await save(page);
  await expect(gallery.getByText("Zet minstens één beeld in het blok.")).toBeVisible();
  const problems = page.getByRole("alert").filter({ hasText: "2 dingen kloppen nog niet" }).getByRole("listitem");
  await expect(problems, "in the order of the page, with the block").toHaveText([
    "2. Beelden: zonder titel: Zet minstens één beeld in het blok.",
    "Beschrijving is verplicht.",
  ]);
  await page.getByLabel("Beschrijving").fill("Wat we zagen.");
  await gallery.getByLabel("Beelden toevoegen").setInputFiles(
    Array.from({ length: most + 1 }, (_, index) => ({
      name: `foto-${index}.png`,
      mimeType: "image/png",
      buffer: aPicture(320 + index, 200),
    })),
  );
  const pictures = gallery.getByRole("group", { name: /^Beeld \d+$/ });
  await expect(pictures).toHaveCount(most, { timeout: 30_000 });
  await expect(gallery.getByText("Meer kunnen er niet bij.")).toBeVisible();
  await pictures.last().getByRole("button", { name: "Beschrijving en uitsnede" }).click();
  const details = page.getByRole("dialog", { name: "Beschrijving en uitsnede" });
  await details.getByLabel("Wat is er te zien?").fill("De laatste bus");
  await details.getByRole("button", { name: "Bewaar" }).click();
  await expect(pictures.last().getByText("Beschrijving: De laatste bus")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await save(page);
  await page.goto((await page.getByRole("link", { name: "Bekijk op de site" }).getAttribute("href")) ?? "");
  await settled(page);
  await expect(page.getByRole("link", { name: /^Vergroot: / })).toHaveCount(most);
  await page.getByRole("link", { name: "Vergroot: De laatste bus" }).click();
  await expect(page.getByRole("dialog", { name: "De beelden, groot" })).toContainText("24 van 24");
});

test("somebody leafs through the pictures of a gallery in a lightbox, by keys and buttons", async ({ page }) => {
  await page.goto(siteUrl("community", DEMO));
  await settled(page);
  const thumb = page.getByRole("link", { name: /^Vergroot: / }).nth(1);
  await thumb.click();
  const lightbox = page.getByRole("dialog", { name: "De beelden, groot" });
  await expect(lightbox).toContainText("2 van 5");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect(lightbox).toContainText("3 van 5");
  await lightbox.getByRole("button", { name: "Vorig beeld" }).click();
  await expect(lightbox).toContainText("2 van 5");
  await page.keyboard.press("End");
  await expect(lightbox).toContainText("5 van 5");
  await page.keyboard.press("Escape");
  await expect(lightbox).toHaveCount(0);
  await expect(thumb).toBeFocused();
});

test("a menu links to the blocks of the page; the site bar and the cookie question are there, the site's menu is not", async ({
  page,
}) => {
  await page.goto(siteUrl("organization", "/l/nacht-van-verzin"));
  await expect(page.getByRole("navigation", { name: "Kruimelpad" })).toContainText("De Nacht van Verzin");
  await expect(page.getByRole("heading", { name: "Mogen we meetellen?" })).toBeVisible();
  await expect(page.locator(".site-menu")).toHaveCount(0);
  await page.getByRole("navigation", { name: "Op deze pagina" }).getByRole("link", { name: "Beelden" }).click();
  await expect(page).toHaveURL(/#de-vorige-nacht$/);
  await expect(page.getByRole("heading", { name: "De vorige nacht" })).toBeInViewport();
});
