import type { Page } from "@playwright/test";
import { newTitle } from "./support/new-title.ts";
import { axeFindings } from "./support/axe.ts";
import { httpSend } from "./support/http-send.ts";
import { makeActivity } from "./support/make-activity.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { dayAfter } from "./support/days.ts";

const MANAGED = siteUrl("account", "/beheer/activiteiten");
const asOrganiser = (page: Page, path = "") =>
  signIn(page, "activiteitenorganisator", { site: "account", path: `/beheer/activiteiten${path}` });

test("an organiser makes an activity, which everybody sees, and deletes it", async ({ page }) => {
  const title = newTitle("Schrijfcafé");
  await asOrganiser(page, "/maken");
  await expect(page.getByRole("textbox", { name: "Beschrijving", exact: true })).toBeVisible();

  await test.step("errors are shown at the fields and at the top of the page", async () => {
    await page.getByRole("button", { name: "Zet de activiteit op de site" }).click();
    const summary = page.getByRole("alert").filter({ hasText: "dingen kloppen nog niet" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("listitem")).toHaveText([
      "Titel is verplicht.",
      "Beschrijving is verplicht.",
      "Organisator is verplicht.",
      "Kies minstens één genre.",
      "Kies wanneer je activiteit begint.",
      "Einde: Kies wanneer je activiteit eindigt.",
    ]);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step("what is typed survives a reload", async () => {
    await page.getByLabel("Titel", { exact: true }).fill(title);
    await page.reload();
    await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title);
  });

  await page.getByRole("textbox", { name: "Beschrijving", exact: true }).fill("We lezen voor aan het water.");
  await page.getByLabel("Organisator").fill("Bibliotheek De Kade");
  await page.getByRole("checkbox", { name: "Column" }).check();
  await page.getByLabel("Begin, dag").fill(dayAfter(9));
  await page.getByLabel("Begin, uur").fill("14:00");
  // Most activities end on the day on which they begin.
  await expect(page.getByLabel("Einde, dag")).toHaveValue(dayAfter(9));
  await page.getByLabel("Einde, uur").fill("13:00");
  await page.getByRole("button", { name: "Zet de activiteit op de site" }).click();
  await expect(page.getByText("Dit is vroeger dan het begin. Kies een later einde.").first()).toBeVisible();
  await page.getByLabel("Einde, uur").fill("17:00");
  await page.getByLabel("Link om in te schrijven").fill("https://dekade.example/schrijfcafe");
  await page.getByRole("button", { name: "Zet de activiteit op de site" }).click();

  await expect(page).toHaveURL(MANAGED);
  await expect(page.getByText(`‘${title}’ staat op de site.`)).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("Komt eraan");
  expect(await axeFindings(page)).toEqual([]);

  await test.step("its page says when it is, and links to its form", async () => {
    await row.getByRole("link", { name: `Lees ‘${title}’` }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/, 14 tot 17 uur$/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Schrijf je in" })).toHaveAttribute(
      "href",
      "https://dekade.example/schrijfcafe",
    );
    await page.getByRole("link", { name: "Wijzig de activiteit" }).click();
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title);
  });

  await page.goto(MANAGED);
  await page.getByRole("button", { name: `Verwijder ‘${title}’` }).click();
  await page.getByRole("button", { name: "Verwijder de activiteit" }).click();
  await expect(page.getByText(`‘${title}’ is verwijderd.`)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(0);
});

test.describe("two editors", () => {
  // The second editor gets a 409.
  test.use({ allowedComplaints: /409/ });

  test("saving what somebody else has changed in the meantime asks which version to keep", async ({ page }) => {
    const activity = await makeActivity({ title: newTitle("Voorleesavond") });
    await asOrganiser(page, `/${activity.slug}/bewerken`);
    await page.getByLabel("Plaats").fill("Zaal van mij");
    await activity.change({ location: "Zaal van hen" });
    await page.getByRole("button", { name: "Bewaar de activiteit" }).click();
    const dialog = page.getByRole("dialog", { name: "Iemand anders bewaarde dit ook" });
    await expect(dialog).toContainText("Plaats");
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Bekijk de andere versie" }).click();
    await expect(page.getByLabel("Plaats")).toHaveValue("Zaal van hen");
    await page.getByRole("button", { name: "Zet terug wat jij typte" }).click();
    await expect(page.getByLabel("Plaats")).toHaveValue("Zaal van mij");
    await page.getByRole("button", { name: "Bewaar de activiteit" }).click();
    await expect(page).toHaveURL(MANAGED);
    await page.goto(siteUrl("organization", `/activiteiten/${activity.slug}`));
    await expect(page.getByText("Zaal van mij")).toBeVisible();
  });
});

test("a visitor finds an activity in the list, and at its former address", async ({ page }) => {
  const title = newTitle("Wandeling");
  const activity = await makeActivity({ title });
  const renamed = await activity.change({ title: `${title} vooraf` });
  await page.goto(siteUrl("organization", "/activiteiten"));
  await expect(page.getByRole("link", { name: `${title} vooraf`, exact: true })).toBeVisible();
  const former = await httpSend(siteUrl("organization", `/activiteiten/${activity.slug}`));
  expect([former.status, former.headers["location"]]).toEqual([301, `/activiteiten/${renamed.slug}`]);
  await page.goto(siteUrl("organization", `/activiteiten/${renamed.slug}`));
  await expect(page.getByRole("link", { name: "Wijzig de activiteit" })).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [event] = data.map((text) => JSON.parse(text)).filter((each) => each["@type"] === "Event");
  expect(event).toMatchObject({ name: `${title} vooraf`, organizer: { name: "Bibliotheek De Kade" } });
});

test("a member without the right to create activities reads how to ask for it, and finds no form", async ({ page }) => {
  await signIn(page, "lid", { site: "account", path: "/beheer/activiteiten/maken" });
  await expect(page).toHaveURL(MANAGED);
  await expect(page.getByText("Je hebt geen rechten om activiteiten te maken.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Maak een activiteit" })).toHaveCount(0);
  const activity = await makeActivity({ title: newTitle("Van een ander") });
  await page.goto(`${MANAGED}/${activity.slug}/bewerken`);
  await expect(page).toHaveURL(MANAGED);
});
