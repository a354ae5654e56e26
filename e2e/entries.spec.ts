import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { allCallsSeen, holdCalls } from "./support/hold-calls.ts";
import { mailbox } from "./support/mailbox.ts";
import { makeContest, type NewContest } from "./support/make-contest.ts";
import { makeText } from "./support/make-text.ts";
import { chooseGenre, inSettings } from "./support/writing-page.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

const MINE = "/wedstrijden/mijn-wedstrijden/deelnames";
const entryPage = (slug: string) => siteUrl("community", `${MINE}/${slug}/deelnemen`);
let last = 0;
const named = (words: string) => `${words} ${Date.now()}-${++last}`;

const aContest = (wanted: Partial<NewContest> = {}) => makeContest({ title: named("Water"), ...wanted });
const step = (page: Page, name: string) => page.getByRole("heading", { name, level: 2 });

async function fillIn(page: Page) {
  const data = {
    Voornaam: "Anneleen",
    Familienaam: "Wouters",
    Geboortedatum: "1990-05-17",
    Telefoonnummer: "0470 12 34 56",
    Straat: "Kerkstraat",
    Huisnummer: "12",
    Postcode: "9000",
    Gemeente: "Gent",
  };
  for (const [label, value] of Object.entries(data)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Land", { exact: true }).selectOption("BE");
}

async function acceptRules(page: Page) {
  const accept = page.getByRole("button", { name: "Ik aanvaard het reglement" });
  await expect(accept).toBeEnabled();
  await accept.press("Enter");
  await expect(accept).toBeHidden();
}

test.describe("an entry", () => {
  // Too few texts are refused with a 422.
  test.use({ allowedComplaints: /422/ });
  test("somebody enters a contest by keyboard, gets a mail, and withdraws", async ({ page }) => {
    test.slow();
    const contest = await aContest({ contributionsPerUser: 2, extraField1: "Welke school?" });
    const { slug } = contest;
    const author = await signIn(page, "schrijver");
    const [one, two] = [named("Eerste"), named("Tweede")];
    for (const title of [one, two]) await makeText(author, { title });

    await page.goto(entryPage(slug));
    await expect(step(page, "Lees het reglement")).toBeVisible();
    await acceptRules(page);
    await expect(step(page, "Kies 2 teksten")).toBeFocused();
    await expect(page.getByRole("listitem").filter({ hasText: "Teksten" }).first()).toHaveAttribute(
      "aria-current",
      "step",
    );

    await page.getByRole("checkbox", { name: two }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const preview = page.getByRole("dialog", { name: two });
    await expect(preview.getByText("Eerst is er zout, dan pas de zee.")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    // One text is too few.
    await page.getByRole("button", { name: "Bewaar en ga verder" }).click();
    await expect(page.getByRole("alert").getByText("Je moet exact 2 teksten kiezen.")).toBeVisible();
    await page.getByRole("checkbox", { name: one }).check();
    await page.getByRole("button", { name: "Bewaar en ga verder" }).click();

    await expect(step(page, "Vul je gegevens in")).toBeFocused();
    await fillIn(page);
    await page.getByRole("button", { name: "Dien in" }).click();
    await expect(page.getByLabel("Welke school?")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Welke school?").fill("De Linde");
    // Going back to the texts and forward again, and a reload, lose nothing.
    await page.getByRole("link", { name: /Teksten.*afgewerkt/ }).click();
    await expect(page.getByRole("checkbox", { name: one })).toBeChecked();
    await page.getByRole("link", { name: /Gegevens/ }).click();
    await expect(page.getByLabel("Welke school?")).toHaveValue("De Linde");
    await page.reload();
    await expect(page.getByLabel("Welke school?")).toHaveValue("De Linde");
    await expect(page.getByLabel("Voornaam", { exact: true })).toHaveValue("Anneleen");
    await page.getByRole("button", { name: "Dien in" }).click();

    await expect(step(page, "Je deelname is ingediend")).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    expect(await mailbox.linkTo("schrijver@inktvis.example", slug)).toBe(entryPage(slug));
    await page.reload();
    await expect(step(page, "Je deelname is ingediend")).toBeVisible();

    await page.goto(siteUrl("community", MINE));
    const row = page.getByRole("row").filter({ hasText: contest.title });
    await expect(row.getByRole("link", { name: "Ingediend" })).toBeVisible();
    await row.getByRole("button", { name: `Trek je deelname aan ‘${contest.title}’ in` }).click();
    const dialog = page.getByRole("dialog", { name: "Je deelname intrekken?" });
    await expect(dialog.getByText("ook voor de jury")).toBeVisible();
    await dialog.getByRole("button", { name: "Trek je deelname in" }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Mijn deelnames" })).toBeFocused();
    await expect
      .poll(async () => (await mailbox.mailsTo("schrijver@inktvis.example")).map(({ subject }) => subject))
      .toContain(`Je deelname aan ${contest.title} is ingetrokken`);
  });
});

test.describe("handing in too late", () => {
  // Handing in is refused with a 422.
  test.use({ allowedComplaints: /422/ });
  test("is refused with a message, with everything that was typed still there", async ({ page }) => {
    const { closeNow, ...contest } = await aContest();
    const { slug } = contest;
    const author = await signIn(page, "lid");
    const title = named("Op het nippertje");
    await makeText(author, { title });
    await page.goto(entryPage(slug));
    await acceptRules(page);
    await page.getByRole("checkbox", { name: title }).check();
    await page.getByRole("button", { name: "Bewaar en ga verder" }).click();
    await expect(step(page, "Vul je gegevens in")).toBeVisible();
    await fillIn(page);
    await closeNow();
    await page.getByRole("button", { name: "Dien in" }).click();

    await expect(page.getByText("De deadline is voorbij", { exact: true })).toBeVisible();
    await expect(page.getByText("De wedstrijd is afgelopen. Je kan niet meer deelnemen.").first()).toBeVisible();
    await expect(page.getByLabel("Voornaam", { exact: true })).toHaveValue("Anneleen");
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole("button", { name: "Dien in" })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(siteUrl("community", MINE));
    const row = page.getByRole("row").filter({ hasText: contest.title });
    await expect(row.getByRole("link", { name: "Niet ingediend voor de deadline" })).toBeVisible();
  });
});

test("somebody who started in a contest that ended early does not read that its deadline has passed", async ({
  page,
}) => {
  const { slug, organizer } = await aContest();
  await signIn(page, "lid");
  await page.goto(entryPage(slug));
  await acceptRules(page);
  await organizer.call("POST", `/contests/${slug}/end`, { showJuryFeedbackToParticipant: 0 });
  await page.reload();
  await expect(page.getByText("De wedstrijd is vroeger beëindigd", { exact: true })).toBeVisible();
  await expect(page.getByText("De deadline is voorbij")).toHaveCount(0);
  const { endedAt } = await organizer.call<{ endedAt: string }>("GET", `/contests/${slug}`);
  const until = page.getByRole("alert").filter({ hasText: "Indienen kon tot" }).getByRole("time");
  await expect(until).toHaveAttribute("datetime", endedAt);
});

test.describe("somebody outside the ages of the contest", () => {
  test.use({ allowedComplaints: /422/ });
  test("reads which ages it is for beside the rules, and again beside the date of birth", async ({ page }) => {
    const { slug } = await aContest({ useAgeCategories: 1, ageCategories: [{ ageFrom: 12, ageTo: 15 }] });
    const author = await signIn(page, "lid");
    const title = named("Te oud");
    await makeText(author, { title });
    await page.goto(entryPage(slug));
    await expect(page.getByText("op de dag van de deadline: 12 tot 15 jaar.")).toBeVisible();
    await acceptRules(page);
    await page.getByRole("checkbox", { name: title }).check();
    await page.getByRole("button", { name: "Bewaar en ga verder" }).click();
    await fillIn(page);
    await page.getByRole("button", { name: "Dien in" }).click();
    await expect(page.getByText("12 tot 15 jaar").first()).toBeVisible();
    await expect(page.getByLabel("Geboortedatum")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Gemeente")).toHaveValue("Gent");
    // The error of one step is not repeated where the texts are chosen.
    await page.getByRole("link", { name: /Teksten.*afgewerkt/ }).click();
    await expect(page.getByRole("checkbox", { name: title })).toBeChecked();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  });
});

test("an entered text says in its settings why it stays private, and a new text returns to the contest, chosen", async ({
  page,
}) => {
  test.slow();
  const contest = await aContest();
  const { slug } = contest;
  await signIn(page, "jongere");
  await page.goto(entryPage(slug));
  await acceptRules(page);
  await page.getByRole("link", { name: "Schrijf een nieuwe tekst" }).click();
  const title = named("Nieuw voor de wedstrijd");
  await page.getByRole("textbox", { name: "Titel", exact: true }).fill(title);
  await page.getByRole("textbox", { name: "Tekst", exact: true }).click();
  await page.keyboard.type("Alles begint met water.");
  await chooseGenre(page, "Column");
  await page.getByRole("button", { name: "Bewaar", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: title })).toBeChecked();
  await expect(page).toHaveURL(`${entryPage(slug)}?stap=teksten`);
  await page.getByRole("button", { name: "Bewaar en ga verder" }).click();
  await fillIn(page);
  await page.getByRole("button", { name: "Dien in" }).click();
  await expect(step(page, "Je deelname is ingediend")).toBeVisible();
  await page.goto(siteUrl("community", "/schrijven"));
  await page.getByRole("link", { name: title, exact: true }).click();
  await inSettings(page, (settings) =>
    expect(settings.getByText(`Deze tekst doet mee aan ‘${contest.title}’`)).toBeVisible(),
  );
  await expect(page.getByRole("button", { name: "Publiceer" })).toHaveCount(0);

  await page.goto(entryPage(slug));
  const asksForLink = page.getByRole("checkbox", { name: "De uitslag mag naar mijn tekst linken" });
  await expect(asksForLink).toBeVisible();
  // Given and withdrawn at once on a slow line: the second call waits for the first, which could not arrive after it.
  const saves = await holdCalls(page, "**/api/contest-participants/*/link");
  const choices = () => saves.calls.map((call) => call.postDataJSON().mayLink);
  await asksForLink.check();
  await asksForLink.uncheck();
  await allCallsSeen(page);
  expect(choices()).toEqual([true]);
  saves.release();
  await expect(page.getByText("De uitslag linkt niet naar je tekst.")).toBeVisible();
  expect(choices()).toEqual([true, false]);
  await page.goto(siteUrl("community", "/schrijven"));
  await page.getByRole("button", { name: `Verwijder ‘${title}’` }).click();
  await expect(page.getByRole("dialog")).toContainText("Wat je ervan indiende bij een wedstrijd of een les, blijft");
  await page.getByRole("button", { name: "Verwijder de tekst" }).click();
  await expect(page.getByText(`‘${title}’ is verwijderd.`)).toBeVisible();
  await page.goto(entryPage(slug));
  await expect(step(page, "Je deelname is ingediend")).toBeVisible();
  await expect(asksForLink).toHaveCount(0);
});

test("the address of an entry redirects after the title of its contest changed", async ({ page }) => {
  const { slug, rename, organizer } = await aContest();
  const title = named("Vuur");
  await rename(title);
  const { slug: renamed } = await organizer.call<{ slug: string }>("GET", `/contests/${slug}`);
  expect(renamed).not.toBe(slug);
  await signIn(page, "lid");
  await page.goto(`${entryPage(slug)}?stap=teksten`);
  await expect(page).toHaveURL(`${entryPage(renamed)}?stap=teksten`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
});
