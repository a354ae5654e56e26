import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { makeEcourse } from "./support/make-ecourse.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";

const titleOf = (words: string) => `${words} ${Date.now()}`;
/** The titles of the lessons, by module. */
const listed = (page: Page) =>
  page
    .locator(".syllabus-module")
    .evaluateAll((modules) =>
      modules.map((module) => Array.from(module.querySelectorAll(".syllabus-words a"), (link) => link.textContent)),
    );

async function openSyllabus(page: Page, id: string) {
  await signIn(page, "ecursusorganisator", { site: "account", path: `/beheer/e-cursussen/${id}/lesinhoud` });
  await settled(page);
}

// The response of the API when somebody else saved first, or deleted the module.
test.use({ allowedComplaints: /status of 40[49]/ });

test("a maker builds an online course from nothing", async ({ page }) => {
  test.setTimeout(120_000);
  const ecourse = await makeEcourse({ title: titleOf("Water"), modules: [] });
  await openSyllabus(page, ecourse.id);
  await page.getByRole("button", { name: "Voeg een module toe" }).click();
  const dialog = page.getByRole("dialog", { name: "Een module toevoegen" });
  await expect(dialog.getByLabel("Titel")).toBeFocused();
  await dialog.getByLabel("Titel").fill("Kijken");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Voeg een module toe" }).click();
  await expect(dialog.getByLabel("Titel")).toHaveValue("Kijken");
  await dialog.getByLabel("Beschrijving").fill("Eerst kijken, dan schrijven.");
  await dialog.getByRole("button", { name: "Voeg toe" }).click();
  await expect(page.getByRole("heading", { name: "Kijken" })).toBeVisible();

  await page.getByRole("link", { name: "Voeg een les toe aan Kijken" }).click();
  await expect(page.getByRole("combobox", { name: "Module" })).toHaveValue(/./);
  await page.getByRole("textbox", { name: "Titel", exact: true }).fill("Aan de kade");
  await page.getByRole("textbox", { name: "De les" }).fill("Kijk een kwartier naar het water.");
  await page.getByRole("textbox", { name: "Opdracht" }).fill("Schrijf tien regels.");
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Voeg de les toe" }).click();
  await expect(page.getByRole("link", { name: "Aan de kade", exact: true })).toBeVisible();
  await expect(page.getByText("met een opdracht")).toBeVisible();

  await test.step("what somebody else saved in the meantime is not overwritten", async () => {
    await page.getByRole("link", { name: "Aan de kade", exact: true }).click();
    await settled(page);
    const lessonId = new URL(page.url()).pathname.split("/").at(-1);
    await ecourse.maker.call("PUT", `/ecourse-module-classes/${lessonId}`, { title: "Aan het kanaal" });
    await page.getByRole("textbox", { name: "Titel", exact: true }).fill("Aan de oever");
    await page.getByRole("button", { name: "Bewaar de les" }).click();
    const conflict = page.getByRole("dialog", { name: "Iemand anders bewaarde dit ook" });
    await conflict.getByRole("button", { name: "Bewaar wat hier staat" }).click();
    await expect(page.getByRole("link", { name: "Aan de oever", exact: true })).toBeVisible();
  });

  await test.step("deleting asks first", async () => {
    await page.getByRole("button", { name: "Verwijder les 1" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Verwijder de les" }).click();
    await expect(page.getByText("Nog geen lessen in deze module.")).toBeVisible();
  });
});

test("fifty lessons over five modules are ordered by keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  const ecourse = await makeEcourse({ title: titleOf("Vijftig lessen"), modules: [10, 10, 10, 10, 10] });
  await openSyllabus(page, ecourse.id);
  expect(await axeFindings(page)).toEqual([]);
  const moved = page.getByRole("status").filter({ hasText: "Les 2.1" });

  await page.getByRole("button", { name: "Les 11 omhoog" }).focus();
  await page.keyboard.press("Enter");
  await expect(moved).toHaveText("Les 2.1 is nu les 11 van 11 in Module 1.");
  // The button that was pressed keeps the focus at the new place, so that it can be pressed again.
  for (const place of [10, 9, 8]) {
    await page.keyboard.press("Enter");
    await expect(moved).toHaveText(`Les 2.1 is nu les ${place} van 11 in Module 1.`);
  }
  await page
    .locator("summary")
    .filter({ hasText: /met Les 2\.1$/ })
    .focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Module 3", exact: true }).and(page.locator(":focus"))).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(moved).toHaveText("Les 2.1 is nu les 11 van 11 in Module 3.");
  await expect(page.getByRole("link", { name: "Les 2.1", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Module 5 omhoog" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "is nu module 4 van 5" })).toHaveCount(1);

  const shown = await listed(page);
  expect(shown.map(({ length }) => length)).toEqual([10, 9, 11, 10, 10]);
  expect(shown[3]?.[0]).toBe("Les 5.1");
  await settled(page);
  await page.reload();
  await settled(page);
  expect(await listed(page)).toEqual(shown);
});

test("a lesson is dragged to another module, and moved by its buttons on a narrow page", async ({ page }) => {
  const ecourse = await makeEcourse({ title: titleOf("Slepen"), modules: [2, 2, 0] });
  // The dragged lesson and the place where it is dropped have to be in view.
  await page.setViewportSize({ width: 1280, height: 1500 });
  await openSyllabus(page, ecourse.id);
  const row = (title: string) => page.locator(".syllabus-lesson").filter({ hasText: title });
  const handle = (title: string) => row(title).locator(".syllabus-handle");
  await handle("Les 1.1").dragTo(row("Les 2.2"), { targetPosition: { x: 200, y: 40 } });
  await expect.poll(() => listed(page)).toEqual([["Les 1.2"], ["Les 2.1", "Les 2.2", "Les 1.1"], []]);
  await handle("Les 2.1").dragTo(page.locator(".syllabus-empty"));
  await expect.poll(() => listed(page)).toEqual([["Les 1.2"], ["Les 2.2", "Les 1.1"], ["Les 2.1"]]);
  await settled(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await settled(page);
  await page.getByRole("button", { name: "Les 4 omhoog" }).click();
  await expect.poll(() => listed(page)).toEqual([["Les 1.2"], ["Les 2.2", "Les 1.1", "Les 2.1"], []]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
});

test("two makers order lessons at once: the second is shown the change, and nothing is lost", async ({ page }) => {
  const ecourse = await makeEcourse({ title: titleOf("Met twee"), modules: [3] });
  const [module] = ecourse.modules;
  await openSyllabus(page, ecourse.id);
  const added = { title: "Van de ander", body: "<p>Water.</p>", ecourseModuleId: module?.id };
  await ecourse.maker.call("POST", "/ecourse-module-classes", added);
  await page.getByRole("button", { name: "Les 3 omhoog" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Iemand anders wijzigde intussen" })).toBeVisible();
  await expect.poll(() => listed(page)).toEqual([["Les 1.1", "Les 1.3", "Les 1.2", "Van de ander"]]);
  await ecourse.maker.call("DELETE", `/ecourse-module-classes/${module?.lessons[0]}`);
  await page.getByRole("button", { name: "Les 1 omlaag" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "kon niet meer" })).toBeVisible();
  await expect.poll(() => listed(page)).toEqual([["Les 1.3", "Les 1.2", "Van de ander"]]);
  await page.goto(siteUrl("account", `/beheer/e-cursussen/${ecourse.id}/lesinhoud`));
  expect(await listed(page)).toEqual([["Les 1.3", "Les 1.2", "Van de ander"]]);
});

test("what was typed for a module that somebody else deleted becomes a new one", async ({ page }) => {
  const ecourse = await makeEcourse({ title: titleOf("Geschrapt"), modules: [1, 1] });
  await openSyllabus(page, ecourse.id);
  await page.getByRole("button", { name: "Bewerk Module 2" }).click();
  await page.getByRole("dialog").getByLabel("Titel").fill("Toch maar");
  await ecourse.maker.call("DELETE", `/ecourse-modules/${ecourse.modules[1]?.id}`);
  await page.getByRole("dialog", { name: "Module bewerken" }).getByRole("button", { name: "Bewaar" }).click();
  const dialog = page.getByRole("dialog", { name: "Een module toevoegen" });
  await expect(dialog.getByRole("alert")).toContainText("Deze module werd intussen verwijderd.");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Voeg toe" }).click();
  await expect(page.getByRole("heading", { name: "Toch maar" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Module 2", exact: true })).toBeHidden();
});
