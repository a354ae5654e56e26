import type { Page } from "@playwright/test";
import { allCallsSeen, holdCalls } from "./support/hold-calls.ts";
import { newTitle } from "./support/new-title.ts";
import { axeFindings } from "./support/axe.ts";
import { enterContest, makeContest } from "./support/make-contest.ts";
import { memberOf } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { aPicture } from "./support/picture.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";
import { dayAfter } from "./support/days.ts";
import { write } from "./support/write.ts";

const LIST = siteUrl("account", "/beheer/wedstrijden");
const contestUrl = (slug: string, page = "") => `${LIST}/${slug}${page}`;
const asOrganiser = (page: Page, path = "") =>
  signIn(page, "wedstrijdorganisator", { site: "account", path: `/beheer/wedstrijden${path}` });

const next = (page: Page) => page.getByRole("button", { name: "Ga verder" }).click();
/** Chooses a picture of this size and accepts the crop that is offered. */
async function choosePicture(page: Page, label: string, [width, height]: [number, number]) {
  await page.getByLabel(label).setInputFiles({
    name: "afbeelding.png",
    mimeType: "image/png",
    buffer: aPicture(width, height),
  });
}

test("an organiser makes a contest, publishes it, chooses the winners and ends it", async ({ page }) => {
  test.setTimeout(240_000);
  const title = newTitle("Het water stijgt");
  await asOrganiser(page);
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
    await choosePicture(page, "Grote afbeelding", [600, 400]);
    await expect(page.getByText("Deze afbeelding is te klein")).toBeVisible();
    await choosePicture(page, "Grote afbeelding", [1300, 900]);
    const dialog = page.getByRole("dialog", { name: "Welk stuk wil je tonen?" });
    await expect(dialog.getByRole("img", { includeHidden: true }).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Gebruik dit stuk" }).click();
    await choosePicture(page, "Kleine afbeelding", [500, 500]);
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

test("on a phone the tab of the open page is in view", async ({ page }) => {
  const { slug } = await makeContest({ title: newTitle("Smal water") });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, tab] of [
    ["/exporteer", "Exporteer"],
    ["", "Dashboard"],
  ] as const) {
    await asOrganiser(page, `/${slug}${path}`);
    const tabs = page.getByRole("navigation", { name: "Deze wedstrijd" });
    await expect(tabs.getByRole("link", { name: tab })).toBeInViewport({ ratio: 1 });
  }
});

test("deleting asks first, and Escape or a click outside the question keeps the contest", async ({ page }) => {
  const title = newTitle("Een vergissing");
  const { slug } = await makeContest({ title, isPublished: false });
  await asOrganiser(page, `/${slug}`);
  const dialog = page.getByRole("dialog", { name: "De wedstrijd verwijderen?" });
  await expect(page.getByRole("button", { name: "Verwijder" })).toBeEnabled();
  await page.getByRole("button", { name: "Verwijder" }).press("Enter");
  await expect(dialog).toContainText("Terughalen kan niet.");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Verwijder" }).click();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Verwijder" }).click();
  await dialog.getByRole("button", { name: "Verwijder de wedstrijd" }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByText(`‘${title}’ is verwijderd.`)).toBeVisible();
  await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(0);
});

test("a contest that is only shown is taken off the site and stays in the list", async ({ page }) => {
  const { slug } = await makeContest({ title: newTitle("Elders"), mode: "display" });
  await asOrganiser(page, `/${slug}`);
  await expect(page.getByRole("link", { name: "Jury" })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Haal van de site" }).click();
  await expect(page.getByRole("heading", { name: "Nog niet gepubliceerd" })).toBeVisible();
});

test("settings change a contest, and its address follows the title until it is published", async ({ page }) => {
  const { slug } = await makeContest({ title: newTitle("Werktitel"), isPublished: false });
  await asOrganiser(page, `/${slug}/instellingen`);
  const title = newTitle("Betere titel");
  // The form must be hydrated: what is typed earlier would be lost.
  await expect(page.getByRole("button", { name: "Bewaar de wedstrijd" })).toBeEnabled();
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Bewaar de wedstrijd" }).click();
  await expect(page.getByText("Je wijzigingen zijn bewaard.")).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(page).toHaveURL(/betere-titel/);
  expect(await axeFindings(page)).toEqual([]);
});

test("somebody who does not manage a contest is sent to the list, which says how to ask for access", async ({
  page,
}) => {
  const { slug } = await makeContest({ title: newTitle("Van een ander") });
  await signIn(page, "lid", { site: "account", path: `/beheer/wedstrijden/${slug}` });
  await expect(page).toHaveURL(LIST);
  await expect(page.getByText("Vraag toegang aan")).toBeVisible();
  await page.goto(contestUrl("maken"));
  await expect(page).toHaveURL(LIST);
});

test("an admin in somebody else's contest is asked for a reason for each entry again", async ({ page }) => {
  const { slug } = await makeContest({ title: newTitle("Waarom ongeldig"), contributionsPerUser: 2 });
  await enterContest("schrijver", slug, ["Veerpont", "Getij"]);
  await signIn(page, "admin", { site: "account", path: `/beheer/wedstrijden/${slug}` });
  const question = page.getByRole("dialog");
  const ask = async (title: string) => {
    await page.getByRole("row").filter({ hasText: title }).getByRole("combobox").selectOption({ label: "Ongeldig" });
    await expect(question).toContainText(`‘${title}’ ongeldig verklaren?`);
    await expect(question.getByRole("textbox")).toBeFocused();
  };
  await ask("Veerpont");
  await question.getByLabel("Waarom doe je dit?").fill("Verscheen al in een bundel.");
  await question.getByRole("button", { name: "Verklaar ongeldig" }).click();
  await expect(page.getByText("‘Veerpont’: ongeldig.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Wat medewerkers deden" })).toContainText(
    "Verscheen al in een bundel.",
  );
  await ask("Getij");
  await expect(question.getByLabel("Waarom doe je dit?")).toHaveValue("");
});

test.describe("a contest that was ended in another window", () => {
  test.use({ allowedComplaints: /422/ });
  test("is shown as ended once an action is refused because of it", async ({ page }) => {
    const { slug, organizer } = await makeContest({ title: newTitle("Elders") });
    await enterContest("lid", slug, ["Het veer"]);
    await asOrganiser(page, `/${slug}`);
    const state = page.getByLabel("Toestand van ‘Het veer’");
    await expect(state).toBeEnabled();
    await organizer.call("POST", `/contests/${slug}/end`, { showJuryFeedbackToParticipant: 1 });
    await state.selectOption("Winnaar");
    await expect(page.getByRole("heading", { name: "De wedstrijd is afgelopen" })).toBeVisible();
    await expect(state).toHaveCount(0);
  });
});

test("somebody invited after the deadline reads that it has passed, and so does the person who invites", async ({
  page,
  browser,
}) => {
  const { slug, organizer, closeNow } = await makeContest({ title: newTitle("Nagekomen") });
  await closeNow();
  await asOrganiser(page, `/${slug}/deelnemer-uitnodigingen`);
  await expect(page.getByText("De deadline is voorbij: wie je nu uitnodigt, kan niet indienen")).toBeVisible();

  const { email, ...account } = await newAccount();
  await organizer.call("POST", `/contests/${slug}/invite-participants`, {
    text: "Kom je?",
    emails: [email],
    contests: [],
  });
  const { pathname, search } = new URL(await mailbox.linkTo(email, "/uitnodiging"));
  const invited = await (await browser.newContext()).newPage();
  await signIn(invited, { email, ...account }, { site: "community", path: pathname + search });
  await invited.getByRole("button", { name: "Aanvaard" }).click();
  await expect(invited.getByText("Je uitnodiging is aanvaard. Indienen kan niet meer.")).toBeVisible();
});
