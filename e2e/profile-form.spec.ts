import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { newMember } from "./support/new-member.ts";
import { aPictureFile } from "./support/picture.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, siteUrl, test } from "./support/test.ts";

const PROFILE = { site: "account", path: "/instellingen/profiel" } as const;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: false }).first();
const save = (page: Page) => page.getByRole("button", { name: "Bewaar je profiel" });
const savedDialog = (page: Page) => page.getByRole("dialog", { name: "Je profiel is bewaard" });
/** The form is hydrated once its buttons are enabled. */
const isReady = (page: Page) => expect(save(page)).toBeEnabled();

/** Records the requests that save the profile. */
const savesOf = (page: Page) => {
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/me")) saves.push(request.url());
  });
  return saves;
};

test.describe("the profile form (docs/product/accounts.md#profile-form)", () => {
  test("goes through all its states", async ({ page }) => {
    test.setTimeout(120_000);
    const member = await newMember(page, PROFILE);
    await isReady(page);
    const saves = savesOf(page);
    const [website, nickname, city] = [field(page, "Website"), field(page, "Schrijversnaam"), field(page, "Gemeente")];
    const wrongWebsite = page.getByText("Vul een volledig webadres in, zoals https://voorbeeld.be.");

    await test.step("untouched: no field shows an error, nor does one that is touched but not edited", async () => {
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
      await website.focus();
      await website.blur();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
    });
    await test.step("touched and edited: the error shows, and editing clears it", async () => {
      await website.fill("voorbeeld.be");
      await website.blur();
      await expect(wrongWebsite).toBeVisible();
      await website.fill("https://voorbeeld.be");
      await expect(wrongWebsite).toBeHidden();
      await website.fill("ook niet goed");
      await expect(wrongWebsite).toBeVisible();
    });
    await test.step("submitted with errors: no call is made, all fields are marked, and the first error gets the focus", async () => {
      await nickname.fill("");
      await city.fill("Gent");
      await save(page).click();
      const summary = page.getByRole("alert").filter({ hasText: "3 dingen kloppen nog niet" });
      await expect(summary).toBeFocused();
      await expect(summary).toContainText("Kies ook het land van je gemeente.");
      await expect(page.locator("#profiel-addressCountry")).toHaveAttribute("aria-invalid", "true");
      expect(saves).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    });
    await test.step("editing one field revalidates those that depend on it", async () => {
      await city.fill("");
      await expect(page.locator("#profiel-addressCountry")).not.toHaveAttribute("aria-invalid", "true");
      await city.fill("Gent");
      await field(page, "Land").selectOption("BE");
      await website.fill("https://voorbeeld.be");
      await nickname.fill(`Zilverreiger ${Date.now()}`);
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
    });
    await test.step("while a request runs another submit is ignored; success opens a confirmation modal", async () => {
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route("**/api/me", async (route) => {
        if (route.request().method() === "POST") await held;
        await route.continue();
      });
      await save(page).click();
      await expect(save(page)).toHaveAttribute("aria-busy", "true");
      await nickname.press("Enter");
      await save(page).press("Enter");
      release();
      await expect(savedDialog(page)).toBeVisible();
      expect(saves).toHaveLength(1);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(savedDialog(page)).toBeHidden();
      await page.unroute("**/api/me");
    });
    await test.step("the current user is reloaded: the header shows the new name", async () => {
      await expect(memberMenu(page)).toHaveAttribute("aria-label", /^Menu van Zilverreiger/);
      await page.reload();
      await expect(city).toHaveValue("Gent");
    });
    await test.step("the old address of the profile redirects to the new one", async () => {
      await page.goto(siteUrl("community", `/profiel/${member.nickname.toLowerCase().replace(" ", "-")}`));
      await expect(page).toHaveURL(/\/profiel\/zilverreiger-/);
    });
  });

  test("saves what was changed here, and shows what another window saved in the meantime", async ({
    page,
    context,
  }) => {
    await newMember(page, PROFILE);
    await isReady(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await isReady(other);
    await field(other, "Korte voorstelling").fill("Schrijft over water.");
    await field(other, "Schrijversnaam").fill(`Rietzanger ${Date.now()}`);
    await save(other).click();
    await expect(savedDialog(other)).toBeVisible();

    await field(page, "Website").fill("https://voorbeeld.be");
    await save(page).click();
    await expect(savedDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field(page, "Korte voorstelling")).toHaveValue("Schrijft over water.");
    await expect(memberMenu(page)).toHaveAttribute("aria-label", /^Menu van Rietzanger/);
    await other.reload();
    await isReady(other);
    await expect(field(other, "Korte voorstelling")).toHaveValue("Schrijft over water.");
    await expect(field(other, "Website")).toHaveValue("https://voorbeeld.be");
  });

  test("restores typed values after a reload, until they are saved", async ({ page }) => {
    await newMember(page, PROFILE);
    await isReady(page);
    await field(page, "Korte voorstelling").fill("Schrijft over water.");
    await page.getByRole("textbox", { name: "Varia" }).click();
    await page.keyboard.type("Woont op een boot.");
    await page.reload();
    await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
    await expect(field(page, "Korte voorstelling")).toHaveValue("Schrijft over water.");
    await expect(page.getByRole("textbox", { name: "Varia" })).toHaveText("Woont op een boot.");
    await save(page).click();
    await expect(savedDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Bekijk je profiel zoals anderen het zien" }).click();
    await expect(page.getByText("Woont op een boot.")).toBeVisible();
  });
});

test.describe("a server error", () => {
  // Chromium logs every refusal of the API.
  test.use({ allowedComplaints: /status of 422/ });

  test("is shown under its field, in the words of the API", async ({ page }) => {
    await newMember(page, PROFILE);
    await isReady(page);
    await field(page, "Geboortedatum").fill("2999-01-01");
    await save(page).click();
    await expect(page.locator("#profiel-dateOfBirth-error")).toHaveText("Vul de dag in waarop je geboren bent.");
    await expect(page.getByRole("alert").filter({ hasText: "Eén ding klopt nog niet" })).toBeFocused();
    await field(page, "Geboortedatum").fill("1990-05-17");
    await expect(page.locator("#profiel-dateOfBirth-error")).toBeHidden();
    await save(page).click();
    await expect(savedDialog(page)).toBeVisible();
  });
});

test("a picture is cropped by keyboard alone, shown in the header, and deleted", async ({ page }) => {
  test.setTimeout(90_000);
  await newMember(page, PROFILE);
  await isReady(page);
  const choose = (width: number, height: number) =>
    page.getByLabel("Profielfoto").setInputFiles(aPictureFile(width, height));
  const avatar = memberMenu(page).locator("img");
  await choose(80, 80);
  await expect(page.getByText("Deze afbeelding is te klein")).toBeVisible();
  await choose(900, 600);
  const dialog = page.getByRole("dialog", { name: "Welk stuk wil je tonen?" });
  await expect(dialog.getByRole("img", { includeHidden: true }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const frame = dialog.getByRole("group", { name: "Kader: verplaats het met de pijltjestoetsen" });
  await frame.focus();
  for (const _ of Array(5)) await page.keyboard.press("ArrowLeft");
  await dialog.getByRole("button", { name: "Gebruik dit stuk" }).press("Enter");
  await expect(dialog).toBeHidden();
  await save(page).press("Enter");
  await expect(savedDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(avatar).toHaveAttribute("src", /profilepicsm\.webp$/);

  await page.getByRole("button", { name: "Verwijder de afbeelding" }).press("Enter");
  await expect(page.locator("input[type=file]:focus")).toHaveCount(1);
  await save(page).press("Enter");
  await expect(savedDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(avatar).toHaveCount(0);
});

test("a half-typed date is reported at its field, and not dropped", async ({ page }) => {
  await newMember(page, PROFILE);
  await isReady(page);
  const saves = savesOf(page);
  const day = page.locator("#profiel-dateOfBirth");
  await day.focus();
  // The browser gives no value for a half-typed date.
  await page.keyboard.type("31");
  await save(page).click();
  const summary = page.getByRole("alert").filter({ hasText: "Geboortedatum" });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("is niet volledig of bestaat niet");
  await expect(day).toHaveAttribute("aria-invalid", "true");
  expect(await axeFindings(page)).toEqual([]);
  expect(saves).toEqual([]);
  await day.fill("1988-12-04");
  await expect(day).not.toHaveAttribute("aria-invalid", "true");
  await save(page).click();
  await expect(savedDialog(page)).toBeVisible();
});
