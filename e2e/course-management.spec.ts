import type { Page } from "@playwright/test";
import { newTitle } from "./support/new-title.ts";
import { axeFindings } from "./support/axe.ts";
import { makeCourse } from "./support/make-course.ts";
import { memberOf } from "./support/member.ts";
import { openEarly } from "./support/open-early.ts";
import { aPicture } from "./support/picture.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";
import { dayAfter } from "./support/days.ts";

const LIST = siteUrl("account", "/beheer/cursussen");
const courseUrl = (slug: string, page = "") => `${LIST}/${slug}${page}`;
const as = (page: Page, who: string, path = "") =>
  signIn(page, who, { site: "account", path: `/beheer/cursussen${path}` });

async function write(page: Page, name: string, words: string) {
  await page.getByRole("textbox", { name, exact: true }).click();
  await page.keyboard.type(words);
}

async function choosePicture(page: Page, label: string, [width, height]: [number, number]) {
  const file = { name: "afbeelding.png", mimeType: "image/png", buffer: aPicture(width, height) };
  await page.getByLabel(label, { exact: true }).setInputFiles(file);
  const dialog = page.getByRole("dialog", { name: "Welk stuk wil je tonen?" });
  await dialog.getByRole("button", { name: "Gebruik dit stuk" }).click();
  await expect(dialog).toBeHidden();
}

const save = (page: Page) => page.getByRole("button", { name: "Bewaar de cursus" });
const saved = (page: Page) => page.getByText("Je wijzigingen zijn bewaard.");

test("an organiser makes a course with enrolments, publishes it, changes it, takes it off the site and deletes it", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const title = newTitle("Schrijven aan zee");
  await as(page, "cursusorganisator");
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
    await save(page).click();
    await expect(saved(page)).toBeVisible();
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

test("a part that is switched off folds away, keeps what was typed, and is not saved", async ({ page }) => {
  const { slug, organizer } = await makeCourse({
    title: newTitle("Zonder zee"),
    isPublished: false,
    hasEnrollments: true,
  });
  await as(page, "cursusorganisator", `/${slug}/instellingen`);
  await settled(page);
  const [meetings, location] = [
    page.getByRole("checkbox", { name: "Er zijn bijeenkomsten" }),
    page.getByLabel("Plaats", { exact: true }),
  ];
  await location.fill("De Kade, Gent");
  await meetings.uncheck();
  await expect(location).toBeHidden();
  await expect(page.getByLabel("Aantal plaatsen")).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Voorwaarden", exact: true })).toBeVisible();
  await meetings.check();
  await expect(location).toHaveValue("De Kade, Gent");
  await expect(page.getByLabel("Aantal plaatsen")).toHaveValue("12");
  await meetings.uncheck();
  await page.getByRole("checkbox", { name: "Inschrijven op deze site" }).uncheck();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole("table", { name: "Plaatsen" })).toHaveCount(0);
  expect(await organizer.call("GET", `/courses/${slug}`)).toMatchObject({
    hasRealLifePart: false,
    location: null,
    startDate: null,
    conditions: null,
    maxParticipants: null,
    mode: "display",
  });
});

test("the questions of the survey are added, moved and removed by keyboard", async ({ page }) => {
  const { slug, organizer } = await makeCourse({
    title: newTitle("Met vragen"),
    isPublished: false,
    hasEnrollments: true,
  });
  await as(page, "cursusorganisator", `/${slug}/instellingen`);
  await settled(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
  const question = (number: number) => page.getByRole("group", { name: `Vraag ${number}`, exact: true });
  const answer = (to: number, number: number) => question(to).getByLabel(`Antwoord ${number}`, { exact: true });

  await press("Voeg een vraag toe");
  await expect(question(1).getByLabel("De vraag")).toBeFocused();
  await page.keyboard.type("Eet je vlees?");
  await answer(1, 1).fill("Ja");
  await answer(1, 2).fill("Nee");
  await expect(question(1).getByRole("button", { name: "Verwijder antwoord 1" })).toBeDisabled();
  await press("Voeg een antwoord toe aan vraag 1");
  await expect(answer(1, 3)).toBeFocused();
  await page.keyboard.type("Soms");
  await question(1).getByRole("button", { name: "Antwoord 3 omhoog" }).press("Enter");
  await expect(question(1).getByRole("button", { name: "Antwoord 2 omhoog" })).toBeFocused();
  await expect(page.getByText("Antwoord 3 staat nu op plaats 2.")).toBeAttached();

  await press("Voeg een vraag toe");
  await expect(question(2).getByLabel("De vraag")).toBeFocused();
  await page.keyboard.type("Slaap je er?");
  await answer(2, 1).fill("Ja");
  await press("Vraag 2 omhoog");
  await expect(question(1).getByLabel("De vraag")).toHaveValue("Slaap je er?");
  // It is first now, and cannot move further up.
  await expect(question(1).getByRole("button", { name: "Vraag 1 omlaag" })).toBeFocused();

  await test.step("an empty answer is named in the error", async () => {
    await save(page).click();
    await page.getByRole("alert").getByRole("link", { name: "Vraag 1, Antwoord 2: Antwoord is verplicht." }).click();
    await expect(answer(1, 2)).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  });
  await page.keyboard.type("Nee");
  await press("Voeg een vraag toe");
  await press("Verwijder vraag 3");
  await expect(question(3)).toHaveCount(0);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await organizer.call("GET", `/courses/${slug}`)).toMatchObject({
    survey: [
      { question: "Slaap je er?", options: [{ option: "Ja" }, { option: "Nee" }] },
      { question: "Eet je vlees?", options: [{ option: "Ja" }, { option: "Soms" }, { option: "Nee" }] },
    ],
  });
});

test.describe("with a refusal", () => {
  test.use({ allowedComplaints: /status of 409/ });
  test("two people who change one course lose nothing: either version can be viewed and saved", async ({ page }) => {
    const { slug, organizer, change } = await makeCourse({ title: newTitle("Twee handen"), isPublished: false });
    await as(page, "cursusorganisator", `/${slug}/instellingen`);
    await settled(page);
    await page.getByLabel("Organisatie", { exact: true }).fill("Wat ik typte");
    await change({ organization: "Elders" });
    await save(page).click();
    const dialog = page.getByRole("dialog", { name: "Iemand anders bewaarde dit ook" });
    await expect(dialog).toContainText("Organisatie");
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Bekijk de andere versie" }).click();
    await expect(page.getByLabel("Organisatie", { exact: true })).toHaveValue("Elders");
    await page.getByRole("button", { name: "Zet terug wat jij typte" }).click();
    await expect(page.getByLabel("Organisatie", { exact: true })).toHaveValue("Wat ik typte");
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    expect(await organizer.call("GET", `/courses/${slug}`)).toMatchObject({ organization: "Wat ik typte" });
  });
});

test("an organiser whose courses have no enrolments is not asked about them", async ({ page }) => {
  await as(page, "cursusorganisator-weergave", "/maken");
  await expect(page.getByRole("heading", { name: "Wat kost het?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Inschrijvingen" })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Inschrijven op deze site" })).toHaveCount(0);
  await page.getByRole("radio", { name: "Betalend" }).check();
  await expect(page.getByLabel("Prijs in euro", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Betalen in schijven")).toHaveCount(0);
});

test("an admin sets what others cannot, and it stays when the organiser saves", async ({ page }) => {
  const { slug, organizer } = await makeCourse({ title: newTitle("Van het huis"), isPublished: false });
  await as(page, "admin", `/${slug}/instellingen`);
  await settled(page);
  await page.getByLabel("Soort cursus").selectOption("Traject van het huis");
  await page.getByRole("checkbox", { name: "Een cursus van het huis zelf" }).check();
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  await as(page, "cursusorganisator", `/${slug}/instellingen`);
  await settled(page);
  await expect(page.getByLabel("Soort cursus").getByRole("option", { name: "Traject van het huis" })).toHaveCount(1);
  await page.getByLabel("Inleiding").fill("Anders begonnen.");
  await save(page).click();
  await expect(saved(page)).toBeVisible();
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
    await as(page, "cursusorganisator-weergave", `/${shown.slug}`);
    await expect(page).toHaveURL(LIST);
    await page.goto(courseUrl(hidden.slug, "/instellingen"));
    await expect(page.getByRole("heading", { name: "Deze pagina bestaat niet" })).toBeVisible();
    await as(page, "lid", "/maken");
    await expect(page).toHaveURL(LIST);
    await expect(page.getByText("Je hebt geen rechten om cursussen te maken.")).toContainText("lid@inktvis.example");
    await expect(page.getByRole("link", { name: "Maak een cursus" })).toHaveCount(0);
  });
});

test("an address from before a title change redirects to the page at the new one", async ({ page }) => {
  const { slug, change } = await makeCourse({ title: newTitle("Eerste naam") });
  await change({ title: newTitle("Tweede naam") });
  await as(page, "cursusorganisator", `/${slug}/instellingen`);
  await expect(page).toHaveURL(/\/tweede-naam-[^/]*\/instellingen$/);
});

test("what is filled in before hydration is saved with the course", async ({ page }) => {
  const { slug } = await makeCourse({
    title: newTitle("Vroeg op"),
    isPublished: false,
    hasEnrollments: true,
    survey: [{ question: "Eet je vlees?", options: [{ option: "Ja" }, { option: "Nee" }] }],
  });
  const path = `/beheer/cursussen/${slug}/instellingen`;
  const releaseScripts = await openEarly(page, { as: "cursusorganisator", site: "account", path });
  await page.getByLabel("Regio").selectOption("Online");
  await page.getByLabel("Aantal plaatsen").fill("7");
  await page.getByLabel("Einddatum").fill(dayAfter(60));
  await page.getByLabel("Antwoord 2", { exact: true }).fill("Liever niet");
  await page.getByRole("checkbox", { name: "Gevorderd" }).check();
  releaseScripts();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await (await memberOf("cursusorganisator")).call("GET", `/courses/${slug}`)).toMatchObject({
    region: { name: "Online" },
    maxParticipants: 7,
    endDate: dayAfter(60),
    courseStudentLevels: [{ name: "Beginner" }, { name: "Gevorderd" }],
    survey: [{ options: [{ option: "Ja" }, { option: "Liever niet" }] }],
  });
});
