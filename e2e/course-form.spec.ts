import { axeFindings } from "./support/axe.ts";
import { dayAfter } from "./support/days.ts";
import { holdCalls } from "./support/hold-calls.ts";
import { makeCourse } from "./support/make-course.ts";
import { manageCoursesAs, saveButton, savedNotice } from "./support/managing-courses.ts";
import { memberOf } from "./support/member.ts";
import { newTitle } from "./support/new-title.ts";
import { openEarly } from "./support/open-early.ts";
import { expect, settled, test } from "./support/test.ts";

/* The form of a course, for its organiser (docs/product/courses.md#form). */

test("a part that is switched off folds away, keeps what was typed, and is not saved", async ({ page }) => {
  const { slug, organizer } = await makeCourse({
    title: newTitle("Zonder zee"),
    isPublished: false,
    hasEnrollments: true,
  });
  await manageCoursesAs(page, "cursusorganisator", `/${slug}/instellingen`);
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
  await saveButton(page).click();
  await expect(savedNotice(page)).toBeVisible();
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
  await manageCoursesAs(page, "cursusorganisator", `/${slug}/instellingen`);
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
    await saveButton(page).click();
    await page.getByRole("alert").getByRole("link", { name: "Vraag 1, Antwoord 2: Antwoord is verplicht." }).click();
    await expect(answer(1, 2)).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  });
  await page.keyboard.type("Nee");
  await press("Voeg een vraag toe");
  await press("Verwijder vraag 3");
  await expect(question(3)).toHaveCount(0);
  await saveButton(page).click();
  await expect(savedNotice(page)).toBeVisible();
  expect(await organizer.call("GET", `/courses/${slug}`)).toMatchObject({
    survey: [
      { question: "Slaap je er?", options: [{ option: "Ja" }, { option: "Nee" }] },
      { question: "Eet je vlees?", options: [{ option: "Ja" }, { option: "Soms" }, { option: "Nee" }] },
    ],
  });
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
  await saveButton(page).click();
  await expect(savedNotice(page)).toBeVisible();
  expect(await (await memberOf("cursusorganisator")).call("GET", `/courses/${slug}`)).toMatchObject({
    region: { name: "Online" },
    maxParticipants: 7,
    endDate: dayAfter(60),
    courseStudentLevels: [{ name: "Beginner" }, { name: "Gevorderd" }],
    survey: [{ options: [{ option: "Ja" }, { option: "Liever niet" }] }],
  });
});

test("what is typed while the course is being saved is there again afterwards", async ({ page }) => {
  const { slug, organizer } = await makeCourse({ title: newTitle("Nog even"), isPublished: false });
  await manageCoursesAs(page, "cursusorganisator", `/${slug}/instellingen`);
  await settled(page);
  const location = page.getByLabel("Plaats", { exact: true });
  await location.fill("De Kade, Gent");
  const saving = await holdCalls(page, `**/api/courses/${slug}`, { times: 1 });
  await saveButton(page).click();
  await saving.isHeld;
  await location.fill("De Werf, Brugge");
  saving.release();
  await expect(page.getByRole("heading", { name: "Nog niet gepubliceerd" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
  await expect(location).toHaveValue("De Werf, Brugge");
  await saveButton(page).click();
  await expect(savedNotice(page)).toBeVisible();
  await expect.poll(() => organizer.call("GET", `/courses/${slug}`)).toMatchObject({ location: "De Werf, Brugge" });
});
