import { makeContest } from "./support/make-contest.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { newTitle } from "./support/new-title.ts";
import { asEditor, room, save } from "./support/room.ts";

// Chromium logs every refusal of the API.
test.use({ allowedComplaints: /status of (401|409|422)/ });

test("saving a home page keeps it open, says which call to action is wrong, and links to the site", async ({
  page,
}) => {
  await asEditor(page, "/homepages/verzin");
  await expect(page.getByRole("link", { name: "Bekijk op de site" })).toHaveAttribute("href", siteUrl("verzin", ""));
  await save(page);
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await expect(page).toHaveURL(room("/homepages/verzin"));
  await page.getByRole("button", { name: "Oproep toevoegen" }).click();
  const number = await page.getByRole("group", { name: /^Oproep/ }).count();
  await save(page);
  const summary = page.getByRole("alert").filter({ hasText: "kloppen nog niet" });
  await expect(summary).toContainText(`Oproep ${number}: Titel is verplicht.`);
  await page.getByRole("button", { name: `Verwijder oproep ${number}` }).press("Enter");
  await expect(page.getByRole("button", { name: "Oproep toevoegen" })).toBeFocused();
  await save(page);
  await expect(page.getByText("Bewaard.")).toBeVisible();
});

test("an admin sees who the new organiser is before handing a contest over, by keyboard alone", async ({ page }) => {
  const contest = await makeContest({ title: newTitle("Naar een ander"), mode: "display" });
  await signIn(page, "admin", { site: "staff", path: `/contests/${contest.id}/show` });
  const field = page.getByLabel("E-mailadres van de nieuwe organisator");
  const find = async (address: string) => {
    await field.fill(address);
    await field.press("Enter");
  };
  const found = page.getByRole("heading", { name: "Is dit de juiste persoon?" });
  await find("admin@inktvis.example");
  await expect(found).toBeFocused();
  await page.getByRole("button", { name: "Zoek iemand anders" }).press("Enter");
  await expect(field).toBeFocused();
  await find("superadmin@inktvis.example");
  await expect(page.getByText("superadmin@inktvis.example")).toBeVisible();
  await page.getByRole("button", { name: "Geef de wedstrijd" }).press("Enter");
  await expect(page.getByText("De wedstrijd heeft een andere organisator.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "superadmin@inktvis.example" })).toBeVisible();
});

test("a visitor signs in first and returns; a member without rights reads what the staff room is", async ({ page }) => {
  await page.goto(room("/articles"));
  await expect(page).toHaveURL(/auth\.localhost.*path=%2Farticles/);
  await signIn(page, "lid", { site: "staff", path: "/articles" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dit is het kantoor");
  await expect(page.getByRole("navigation", { name: "Kantoor" })).toHaveCount(0);
});
