import type { Page } from "@playwright/test";
import { newTitle } from "./support/new-title.ts";
import { axeFindings } from "./support/axe.ts";
import { makeCourse } from "./support/make-course.ts";
import { manageCoursesAs, saveButton, savedNotice } from "./support/managing-courses.ts";
import { aPictureFile } from "./support/picture.ts";
import { expect, settled, siteUrl, test } from "./support/test.ts";
import { dayAfter } from "./support/days.ts";
import { write } from "./support/write.ts";

const LIST = siteUrl("account", "/beheer/cursussen");
const courseUrl = (slug: string, page = "") => `${LIST}/${slug}${page}`;

async function choosePicture(page: Page, label: string, [width, height]: [number, number]) {
  await page.getByLabel(label, { exact: true }).setInputFiles(aPictureFile(width, height));
  const dialog = page.getByRole("dialog", { name: "Welk stuk wil je tonen?" });
  await dialog.getByRole("button", { name: "Gebruik dit stuk" }).click();
  await expect(dialog).toBeHidden();
}

test("an organiser makes a course with enrolments, publishes it, changes it, takes it off the site and deletes it", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const title = newTitle("Schrijven aan zee");
  await manageCoursesAs(page, "cursusorganisator");
  await page.getByRole("link", { name: "Maak een cursus" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Een cursus maken" })).toBeVisible();
  await settled(page);

  await test.step("the form starts with what most courses need", async () => {
    await expect(page.getByRole("radio", { name: "Gratis" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Er zijn bijeenkomsten" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Inschrijven op deze site" })).not.toBeChecked();
    await expect(page.getByLabel("E-mailadres van de organisatie")).toBeHidden();
    // Only admins see this checkbox.
    await expect(page.getByRole("checkbox", { name: "Een cursus van het huis zelf" })).toHaveCount(0);
    await expect(page.getByLabel("Soort cursus").getByRole("option", { name: "Traject van het huis" })).toHaveCount(0);
  });

  await page.getByRole("checkbox", { name: "Inschrijven op deze site" }).check();
  await page.getByRole("radio", { name: "Betaal wat je kan" }).check();

  await test.step("errors are shown at the fields and at the top of the page", async () => {
    await page.getByRole("button", { name: "Maak de cursus" }).click();
    const summary = page.getByRole("alert").filter({ hasText: "dingen kloppen nog niet" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("listitem").first()).toHaveText("Titel is verplicht.");
    await expect(summary.getByRole("listitem").last()).toHaveText(
      "Aantal plaatsen: Vul in hoeveel mensen kunnen deelnemen.",
    );
    await expect(summary).toContainText("Kies een afbeelding.");
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step("the whole form is filled in", async () => {
    await page.getByLabel("Titel", { exact: true }).fill(title);
    await page.getByLabel("Inleiding").fill("Drie dagen schrijven met de zee als buur.");
    await write(page, "Tekst", "Breng laarzen mee.");
    await page.getByLabel("Soort cursus").selectOption("Groepscursus");
    await page.getByRole("checkbox", { name: "Poëzie" }).check();
    await choosePicture(page, "Afbeelding", [900, 700]);
    await page.getByRole("checkbox", { name: "Beginner" }).check();
    await page.getByLabel("Leeftijd").selectOption("Volwassenen");
    await page.getByLabel("Organisatie", { exact: true }).fill("De Schuilhut");
    await page.getByLabel("Regio").selectOption("West-Vlaanderen");
    await page.getByLabel("Duur").selectOption("Een weekend");
    await page.getByLabel("Startdatum").fill(dayAfter(30));
    await page.getByLabel("Einddatum").fill(dayAfter(32));
    await page.getByLabel("Inschrijven tot en met").fill(dayAfter(20));
    await page.getByLabel("Lesmomenten").fill("Telkens van 10 tot 16 uur");
    await page.getByLabel("Plaats", { exact: true }).fill("De Schuilhut, Oostende");
    await page.getByLabel("Lage prijs in euro").fill("80");
    await page.getByLabel("Gewone prijs in euro").fill("120,50");
    await page.getByLabel("Hoge prijs in euro").fill("1.200");
    await expect(page.getByText("Op de site staat ‘€ 1.200,00’.")).toBeVisible();
    await write(page, "Voorwaarden", "Annuleren kan tot veertien dagen vooraf.");
    await page.getByRole("checkbox", { name: "Betalen in schijven" }).check();
    await page.getByLabel("Afspraken over de schijven").fill("In twee keer.");
    await page.getByLabel("Aantal plaatsen").fill("12");
    await expect(page.getByLabel("E-mailadres van de organisatie")).toHaveValue("cursusorganisator@inktvis.example");
  });

  await test.step("what is typed survives a reload", async () => {
    await page.reload();
    await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
    await expect(page.getByLabel("Gewone prijs in euro")).toHaveValue("120,50");
    await expect(page.getByLabel("Regio")).toHaveValue("6");
    await expect(page.getByRole("textbox", { name: "Voorwaarden", exact: true })).toHaveText(/^Annuleren kan/);
    await choosePicture(page, "Afbeelding", [900, 700]);
  });

  await page.getByRole("button", { name: "Maak de cursus" }).click();
  await expect(page).toHaveURL(/\/beheer\/cursussen\/schrijven-aan-zee-/);
  await expect(page.getByRole("heading", { name: "Nog niet gepubliceerd" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Plaatsen" }).getByRole("row")).toHaveText([
    "Ingeschreven0",
    "Hoogstens12",
    "Vrij12",
  ]);
  expect(await axeFindings(page)).toEqual([]);

  await test.step("the course is previewed, and published after a confirmation", async () => {
    await page.getByRole("button", { name: "Publiceer", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "De cursus publiceren?" });
    await expect(dialog).toContainText("Daarna ziet iedereen de cursus op de site");
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Publiceer de cursus" }).click();
    await expect(page.getByRole("heading", { name: "De cursus staat op de site" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Bekijk op de site" })).toHaveAttribute(
      "href",
      /\/\/organization\..*\/cursussen\/schrijven-aan-zee-/,
    );
    await expect(page.getByRole("link", { name: "Bekijk hoe de cursus eruitziet" })).toHaveCount(0);
    // A course with enrolments cannot be deleted while it is on the site.
    await expect(page.getByRole("button", { name: "Verwijder" })).toHaveCount(0);
  });

  await test.step("the settings are changed", async () => {
    await page.getByRole("navigation", { name: "Deze cursus" }).getByRole("link", { name: "Instellingen" }).click();
    await expect(page.getByLabel("Hoge prijs in euro")).toHaveValue("1200,00");
    await expect(page.getByLabel("Gewone prijs in euro")).toHaveValue("120,50");
    await settled(page);
    await page.getByLabel("Aantal plaatsen").fill("10");
    await saveButton(page).click();
    await expect(savedNotice(page)).toBeVisible();
    await expect(page.getByRole("table", { name: "Plaatsen" })).toContainText("Vrij10");
  });

  await test.step("the course is unpublished at once, published again with the keyboard, and unpublished again", async () => {
    const takeOff = page.getByRole("button", { name: "Haal van de site" });
    await takeOff.press("Enter");
    await expect(page.getByRole("heading", { name: "Van de site gehaald" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Zet terug" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "De cursus staat op de site" })).toBeVisible();
    await takeOff.click();
    await expect(page.getByRole("heading", { name: "Van de site gehaald" })).toBeVisible();
  });

  await test.step("the course is deleted from the list, after a confirmation", async () => {
    await page.goto(LIST);
    const row = page.getByRole("row").filter({ hasText: title });
    await expect(row).toContainText("Van de site gehaald");
    await settled(page);
    await page.getByRole("button", { name: `Verwijder ‘${title}’` }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "De cursus verwijderen?" });
    await expect(dialog).toContainText("Terughalen kan niet.");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: `Verwijder ‘${title}’` }).press("Enter");
    await dialog.getByRole("button", { name: "Verwijder de cursus" }).click();
    await expect(page.getByText(`‘${title}’ is verwijderd.`)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe("with a refusal", () => {
  test.use({ allowedComplaints: /status of 409/ });
  test("two people who change one course lose nothing: either version can be viewed and saved", async ({ page }) => {
    const { slug, organizer, change } = await makeCourse({ title: newTitle("Twee handen"), isPublished: false });
    await manageCoursesAs(page, "cursusorganisator", `/${slug}/instellingen`);
    await settled(page);
    await page.getByLabel("Organisatie", { exact: true }).fill("Wat ik typte");
    await change({ organization: "Elders" });
    await saveButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Iemand anders bewaarde dit ook" });
    await expect(dialog).toContainText("Organisatie");
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Bekijk de andere versie" }).click();
    await expect(page.getByLabel("Organisatie", { exact: true })).toHaveValue("Elders");
    await page.getByRole("button", { name: "Zet terug wat jij typte" }).click();
    await expect(page.getByLabel("Organisatie", { exact: true })).toHaveValue("Wat ik typte");
    await saveButton(page).click();
    await expect(savedNotice(page)).toBeVisible();
    expect(await organizer.call("GET", `/courses/${slug}`)).toMatchObject({ organization: "Wat ik typte" });
  });
});

test("an organiser whose courses have no enrolments is not asked about them", async ({ page }) => {
  await manageCoursesAs(page, "cursusorganisator-weergave", "/maken");
  await expect(page.getByRole("heading", { name: "Wat kost het?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Inschrijvingen" })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Inschrijven op deze site" })).toHaveCount(0);
  await page.getByRole("radio", { name: "Betalend" }).check();
  await expect(page.getByLabel("Prijs in euro", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Betalen in schijven")).toHaveCount(0);
});

test("an admin sets what others cannot, and it stays when the organiser saves", async ({ page }) => {
  const { slug, organizer } = await makeCourse({ title: newTitle("Van het huis"), isPublished: false });
  await manageCoursesAs(page, "admin", `/${slug}/instellingen`);
  await settled(page);
  await page.getByLabel("Soort cursus").selectOption("Traject van het huis");
  await page.getByRole("checkbox", { name: "Een cursus van het huis zelf" }).check();
  await saveButton(page).click();
  await expect(savedNotice(page)).toBeVisible();

  await manageCoursesAs(page, "cursusorganisator", `/${slug}/instellingen`);
  await settled(page);
  await expect(page.getByLabel("Soort cursus").getByRole("option", { name: "Traject van het huis" })).toHaveCount(1);
  await page.getByLabel("Inleiding").fill("Anders begonnen.");
  await saveButton(page).click();
  await expect(savedNotice(page)).toBeVisible();
  expect(await organizer.call("GET", `/courses/${slug}`)).toMatchObject({
    intro: "Anders begonnen.",
    organizedByCs: true,
    type: { name: "Traject van het huis" },
  });
});

test.describe("of others", () => {
  test.use({ allowedComplaints: /status of 404/ });
  test("a course redirects to the list, an unpublished one does not exist, and people without the right to create read how to ask", async ({
    page,
  }) => {
    const shown = await makeCourse({ title: newTitle("Van een ander") });
    const hidden = await makeCourse({ title: newTitle("Nog niet"), isPublished: false });
    await manageCoursesAs(page, "cursusorganisator-weergave", `/${shown.slug}`);
    await expect(page).toHaveURL(LIST);
    await page.goto(courseUrl(hidden.slug, "/instellingen"));
    await expect(page.getByRole("heading", { name: "Deze pagina bestaat niet" })).toBeVisible();
    await manageCoursesAs(page, "lid", "/maken");
    await expect(page).toHaveURL(LIST);
    await expect(page.getByText("Je hebt geen rechten om cursussen te maken.")).toContainText("lid@inktvis.example");
    await expect(page.getByRole("link", { name: "Maak een cursus" })).toHaveCount(0);
  });
});

test("an address from before a title change redirects to the page at the new one", async ({ page }) => {
  const { slug, change } = await makeCourse({ title: newTitle("Eerste naam") });
  await change({ title: newTitle("Tweede naam") });
  await manageCoursesAs(page, "cursusorganisator", `/${slug}/instellingen`);
  await expect(page).toHaveURL(/\/tweede-naam-[^/]*\/instellingen$/);
});
