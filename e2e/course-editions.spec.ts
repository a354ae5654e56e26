import { newTitle } from "./support/new-title.ts";
import { axeFindings } from "./support/axe.ts";
import { newMemberOn } from "./support/enrolling.ts";
import { makeCourse } from "./support/make-course.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";

test("an organiser cancels a course, which its page says, and copies it for a next edition", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const title = newTitle("Schrijven in de mist");
  const course = await makeCourse({ title, hasEnrollments: true });
  const begun = await (await browser.newContext()).newPage();
  await (await newMemberOn(begun)).call("POST", `/courses/${course.slug}/participate/start`, {});
  await signIn(page, "cursusorganisator", { site: "account", path: `/beheer/cursussen/${course.slug}` });
  await settled(page);

  await test.step("the dashboard shows the state of the course", async () => {
    await expect(page.getByRole("heading", { name: "Hoe de cursus ervoor staat" })).toBeVisible();
    await expect(page.getByText("0 van 12 plaatsen")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step("cancelling explains the consequences first", async () => {
    await page.getByRole("button", { name: "Gelast de cursus af" }).click();
    const dialog = page.getByRole("dialog", { name: "De cursus afgelasten?" });
    await expect(dialog.getByText("Er is niets terug te betalen.")).toBeVisible();
    await dialog.getByLabel("Waarom gaat de cursus niet door?").fill("De lesgever is ziek.");
    await dialog.getByRole("button", { name: "Gelast de cursus af" }).click();
    await expect(page.getByRole("heading", { name: "De cursus gaat niet door" })).toBeVisible();
    await expect(page.getByText("Er was niemand ingeschreven.")).toBeVisible();
    await page.goto(siteUrl("organization", `/cursussen/${course.slug}`));
    await expect(page.getByText("Deze cursus gaat niet door.")).toBeVisible();
    await expect(page.getByText("De lesgever is ziek.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Inschrijven" })).toHaveCount(0);
    await expect(page.getByText("Gratis", { exact: true })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step("somebody who started enrolling reads it in both places", async () => {
    await begun.goto(siteUrl("account", "/cursussen"));
    const own = begun.getByRole("article").filter({ hasText: title });
    await expect(own).toContainText("gaat niet door");
    await expect(own).not.toContainText("Werk je inschrijving af");
    await begun.goto(siteUrl("organization", `/cursussen/${course.slug}/inschrijven`));
    await expect(begun).toHaveURL(siteUrl("organization", `/cursussen/${course.slug}`));
    await expect(begun.getByText("De lesgever is ziek.")).toBeVisible();
  });

  await test.step("a copy asks for its own days, and can then be published", async () => {
    await page.goto(siteUrl("account", `/beheer/cursussen/${course.slug}`));
    await page.getByRole("button", { name: "Neem over voor een volgende editie" }).click();
    await expect(page.getByText("De volgende editie staat klaar.")).toBeVisible();
    await expect(page).toHaveURL(/\/instellingen\/?$/);
    await settled(page);
    const copy = new URL(page.url()).pathname.split("/").at(-2) ?? "";
    expect(copy).not.toBe(course.slug);
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title);
    await expect(page.getByText("Dit is een kopie van een vroegere editie.")).toBeVisible();
    await page.goto(siteUrl("account", `/beheer/cursussen/${copy}`));
    await expect(page.getByText("Deze cursus heeft nog geen data.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Publiceer" })).toHaveCount(0);
    expect(await course.organizer.call("GET", `/courses/${copy}`)).toMatchObject({ startDate: null, filledSeats: 0 });
    await page.goto(siteUrl("account", "/beheer/cursussen"));
    await expect(page.getByRole("row").filter({ hasText: title })).toHaveText([/Volgende editie/, /Afgelast/]);
  });
});
