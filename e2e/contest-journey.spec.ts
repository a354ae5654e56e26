import type { Page } from "@playwright/test";
import { allCallsSeen, holdCalls } from "./support/hold-calls.ts";
import { newTitle } from "./support/new-title.ts";
import { axeFindings } from "./support/axe.ts";
import { enterContest } from "./support/make-contest.ts";
import { memberOf } from "./support/member.ts";
import { aPictureFile } from "./support/picture.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { dayAfter } from "./support/days.ts";
import { write } from "./support/write.ts";

const LIST = siteUrl("account", "/beheer/wedstrijden");
const contestUrl = (slug: string, page = "") => `${LIST}/${slug}${page}`;

const next = (page: Page) => page.getByRole("button", { name: "Ga verder" }).click();

test("an organiser makes a contest, publishes it, chooses the winners and ends it", async ({ page }) => {
  test.setTimeout(240_000);
  const title = newTitle("Het water stijgt");
  await signIn(page, "wedstrijdorganisator", { site: "account", path: "/beheer/wedstrijden" });
  await page.getByRole("link", { name: "Maak een wedstrijd" }).click();
  await next(page);
  await expect(page.getByRole("radio", { name: "Deelnemen op Inktvis" })).toBeChecked();
  await next(page);
  await page.getByRole("radio", { name: "Iedereen" }).check();
  await next(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await test.step("what is typed stays, across the steps of the wizard and after a reload", async () => {
    await expect(page.getByRole("textbox", { name: "Reglement", exact: true })).toBeVisible();
    await page.getByLabel("Titel", { exact: true }).fill(title);
    await page.getByRole("button", { name: "Terug" }).click();
    await next(page);
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title);
    await write(page, "Beschrijving", "Schrijf over water.");
    await page.getByLabel("Organisatie").fill("De Kade");
    await page.getByLabel("Contactadres").fill("wedstrijd@dekade.example");
    await page.reload();
    await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title);
    await expect(page.getByRole("textbox", { name: "Beschrijving", exact: true })).toHaveText("Schrijf over water.");
  });

  await test.step("errors are shown at the fields and at the top of the page", async () => {
    await page.getByRole("button", { name: "Maak de wedstrijd" }).click();
    const summary = page.getByRole("alert").filter({ hasText: "dingen kloppen nog niet" });
    await expect(summary).toBeFocused();
    // In the order of the page, which is not that of the schema.
    await expect(summary.getByRole("listitem")).toHaveText([
      "Reglement is verplicht.",
      "Prijs is verplicht.",
      "Kies minstens één genre.",
      "Kies een deadline.",
      "Kies een grote afbeelding.",
      "Kies een kleine afbeelding.",
    ]);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step("a picture that is too small is refused, a good one is cropped", async () => {
    const fake = { name: "zee.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
    await page.getByLabel("Grote afbeelding").setInputFiles(fake);
    await expect(
      page.getByText("Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg."),
    ).toBeVisible();
    await page.getByLabel("Grote afbeelding").setInputFiles(aPictureFile(600, 400));
    await expect(page.getByText("Deze afbeelding is te klein")).toBeVisible();
    await page.getByLabel("Grote afbeelding").setInputFiles(aPictureFile(1300, 900));
    const dialog = page.getByRole("dialog", { name: "Welk stuk wil je tonen?" });
    await expect(dialog.getByRole("img", { includeHidden: true }).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Gebruik dit stuk" }).click();
    await page.getByLabel("Kleine afbeelding").setInputFiles(aPictureFile(500, 500));
    await dialog.getByRole("button", { name: "Gebruik dit stuk" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the age categories say which ages are left out", async () => {
    await page.getByRole("checkbox", { name: "Met leeftijdscategorieën" }).check();
    await page.getByRole("group", { name: "Leeftijdscategorie 1" }).getByLabel("Van").selectOption("18");
    await page.getByRole("group", { name: "Leeftijdscategorie 1" }).getByLabel("Tot en met").selectOption("98");
    await expect(page.getByText("Wie jonger is dan 18, kan niet meedoen.")).toBeVisible();
  });

  await write(page, "Reglement", "Je tekst is van jou.");
  await page.getByLabel("Prijs").fill("Een boekenbon");
  await page.getByRole("checkbox", { name: "Column" }).check();
  await page.getByLabel("Deadline, dag").fill(dayAfter(9));
  await page.getByLabel("Deadline, uur").fill("18:30");
  await page.getByRole("button", { name: "Maak de wedstrijd" }).click();

  await expect(page).toHaveURL(LIST);
  await expect(page.getByText(`‘${title}’ is gemaakt.`)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("Niet gepubliceerd");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nog niet gepubliceerd" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole("link", { name: "Publiceer" }).click();
  await expect(page.getByText("De jury weet niet wie wat schreef. Dat ligt vast.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Publiceer de wedstrijd" }).click();
  await expect(page.getByRole("heading", { name: "De wedstrijd loopt" })).toBeVisible();
  const slug = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await enterContest("lid", slug, ["De veerpont"]);
  await enterContest("schrijver", slug, ["De vloedlijn"]);
  await page.reload();
  // Two choices at once on a slow line: the second call waits for the first, which could not arrive after it.
  const saves = await holdCalls(page, "**/set-state");
  const state = page.getByLabel("Toestand van ‘De vloedlijn’");
  await state.selectOption("Eervolle vermelding");
  await state.selectOption("Winnaar");
  await allCallsSeen(page);
  expect(saves.calls).toHaveLength(1);
  saves.release();
  await expect(page.getByText("‘De vloedlijn’: winnaar.")).toBeVisible();
  expect(saves.calls.at(-1)?.postDataJSON().state).toBe("winner");
  await page.getByRole("combobox", { name: "Toestand", exact: true }).selectOption("Winnaar");
  await expect(page.getByText("1 van 2 inzendingen")).toBeVisible();
  await expect(page).toHaveURL(contestUrl(slug, "?state=winner"));
  expect(await axeFindings(page)).toEqual([]);

  await test.step("an entry is read, and scored by the organiser too", async () => {
    await page.getByRole("link", { name: "De vloedlijn" }).click();
    await expect(page.getByText("Anneleen Wouters", { exact: true })).toBeVisible();
    // Admins read this page too, and so does the next organiser.
    await expect(page.getByRole("heading", { name: "Van de organisator" })).toBeVisible();
    const score = page.getByRole("spinbutton", { name: "Score" });
    await score.fill("72");
    await page.reload();
    await expect(score).toHaveValue("72");
    await page.getByRole("button", { name: "Bewaar" }).click();
    await expect(page.getByText("De feedback is bewaard.")).toBeVisible();
    await expect(page.getByText("72", { exact: true })).toBeVisible();
    // A tab that was left open saves only what was changed there: the score from elsewhere stays.
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const elsewhere = await memberOf("wedstrijdorganisator");
    await elsewhere.call("PUT", `/contest-contribution-feedbacks/${id}`, { points: 64 });
    const words = page.getByRole("textbox", { name: "Feedback" });
    await words.fill("Mooi ritme.");
    await page.getByRole("button", { name: "Bewaar" }).click();
    await expect(score).toHaveValue("64");
    await expect(words).toHaveValue("Mooi ritme.");
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step("what an admin changes is shown on the dashboard", async () => {
    await expect(page.getByText("Wat medewerkers deden")).toHaveCount(0);
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const admin = await memberOf("admin");
    await admin.call("POST", `/contest-contributions/${id}/set-state`, { state: "none" });
    await admin.call("POST", `/contest-contributions/${id}/set-state`, { state: "winner" });
    await page.goto(contestUrl(slug));
    const acts = page.getByRole("region", { name: "Wat medewerkers deden" });
    await expect(acts.getByRole("listitem")).toHaveCount(2);
    await expect(acts).toContainText("maakte ‘De vloedlijn’ winnaar");
    expect(await axeFindings(page)).toEqual([]);
  });

  await page.getByRole("link", { name: "Beëindig de wedstrijd" }).click();
  await expect(page.getByText("De deadline is nog niet voorbij")).toBeVisible();
  await page.getByLabel("Jouw woorden voor wie won").fill("Je boekenbon ligt klaar.");
  await page.getByRole("button", { name: "Bekijk de mails" }).click();
  const mails = page.getByRole("dialog", { name: "Zo zien de mails eruit" });
  await expect(mails.getByText("Je boekenbon ligt klaar.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(mails).toBeHidden();
  await page.getByRole("button", { name: "Beëindig de wedstrijd" }).click();
  await expect(page.getByRole("heading", { name: "De wedstrijd is afgelopen" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Laureaten" })).toContainText("Kerkstraat 12");
  await expect(page.getByLabel("Toestand van ‘De vloedlijn’")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await test.step("pages from before the end redirect to the dashboard", async () => {
    await page.goto(contestUrl(slug, "/beeindigen"));
    await expect(page).toHaveURL(contestUrl(slug));
    await page.goto(contestUrl(slug, "/publiceren"));
    await expect(page).toHaveURL(contestUrl(slug));
  });
});
