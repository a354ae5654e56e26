import type { Page } from "@playwright/test";
import { newTitle } from "./support/new-title.ts";
import { axeFindings } from "./support/axe.ts";
import { enterContest, makeContest } from "./support/make-contest.ts";
import { newAccount } from "./support/new-member.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";

const LIST = siteUrl("account", "/beheer/wedstrijden");
const contestUrl = (slug: string, page = "") => `${LIST}/${slug}${page}`;
const asOrganiser = (page: Page, path = "") =>
  signIn(page, "wedstrijdorganisator", { site: "account", path: `/beheer/wedstrijden${path}` });

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
