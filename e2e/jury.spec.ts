import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { allCallsSeen, holdCalls } from "./support/hold-calls.ts";
import { enterContest, type MadeContest, makeContest } from "./support/make-contest.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";

const judging = (slug: string, rest = "") =>
  siteUrl("community", `/wedstrijden/mijn-wedstrijden/jureren/${slug}${rest}`);
const score = (page: Page, title: string) => page.getByRole("spinbutton", { name: `Score voor ‘${title}’` });
const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const TITLES = ["Veerpont", "Getij", "Zoutvlakte"];

/** Another browser, with this demo account signed in. */
async function another(page: Page, key: string) {
  const browser = page.context().browser();
  const context = await browser?.newContext({ locale: "nl-BE" });
  if (!context) throw new Error("No browser");
  const other = await context.newPage();
  await signIn(other, key);
  return other;
}

/** A contest with three entries of one member; the organiser is signed in on the page. */
async function aContestToJudge(page: Page): Promise<MadeContest> {
  await signIn(page, "wedstrijdorganisator");
  const contest = await makeContest({ title: `Waterprijs ${Date.now()}`, contributionsPerUser: 3 });
  await enterContest("schrijver", contest.slug, TITLES);
  return contest;
}

/** Invites an address to the jury with the organiser's own words. Returns the link in the mail. */
async function inviteByMail(page: Page, { slug }: MadeContest, address: string) {
  // Already signed in: the account site takes over the sign-in by itself.
  await page.goto(siteUrl("account", `/beheer/wedstrijden/${slug}/jury-uitnodigingen`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jury");
  await page.getByRole("textbox", { name: "Bericht" }).fill("Lees je met ons mee?");
  const addresses = page.getByRole("textbox", { name: /^E-mailadressen/ });
  await addresses.fill(`${address}; geen adres`);
  await page.getByRole("button", { name: "Verstuur de uitnodigingen" }).click();
  await expect(page.getByRole("alert").getByText("‘geen adres’ is geen e-mailadres.")).toBeVisible();
  await addresses.fill(`${address};\n${address.toUpperCase()}`);
  await page.getByRole("button", { name: "Verstuur de uitnodigingen" }).click();
  const dialog = page.getByRole("dialog", { name: "De uitnodigingen zijn verstuurd" });
  await expect(dialog).toContainText("1 persoon krijgt een mail");
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Sluit" }).last().click();
  await expect(page.getByRole("row").filter({ hasText: address })).toBeVisible();
  return mailbox.linkTo(address, `/wedstrijden/${slug}/jury-uitnodiging`);
}

/** Which details of the entrant a page gives away, including the data sent along with it: none, for a juror. */
async function leakedDetails(page: Page) {
  const sent = await page.evaluate(async () => (await fetch(location.href)).text());
  const said = sent + (await page.content());
  return ["Wouters", "Marit Daele", "marit-daele", "schrijver@", "Kerkstraat", "32470123456"].filter((word) =>
    said.includes(word),
  );
}

test.describe("judging", () => {
  // A score that fails to be sent at first.
  test.use({ allowedComplaints: /ERR_FAILED|contest-contributions/ });

  test("goes from the mail to scores that survive a lost connection, feedback, and a reason to abstain", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const contest = await aContestToJudge(page);
    const link = await inviteByMail(page, contest, "jurylid@inktvis.example");

    const juror = await another(page, "lid");
    await juror.goto(link);
    await expect(juror.getByRole("status").filter({ hasText: "niet voor dit account" })).toBeVisible();
    await expect(juror.getByRole("main")).not.toContainText("jurylid");
    await expect(juror.getByRole("button", { name: "Aanvaard" })).toBeHidden();
    await expect.poll(() => axeFindings(juror)).toEqual([]);
    await juror.getByRole("button", { name: "Meld je aan met een ander account" }).click();

    // The juror signs in with the invited address, and is back at the invitation.
    await juror.getByLabel("E-mailadres").fill("jurylid@inktvis.example");
    await juror.getByLabel("Wachtwoord", { exact: true }).fill("inktvis-demo");
    await juror.getByRole("button", { name: "Aanmelden" }).click();
    await expect(juror.getByRole("heading", { level: 1 })).toHaveText(contest.title);
    await juror.getByRole("button", { name: "Aanvaard" }).click();
    await expect(juror).toHaveURL(judging(contest.slug));
    await expect(juror.getByText("0 van 3 beoordeeld").first()).toBeVisible();
    await expect(juror.locator("main")).not.toContainText("schrijver");
    const booklet = juror.waitForEvent("download");
    await juror.getByRole("link", { name: "Download als pdf" }).click();
    expect((await booklet).suggestedFilename()).toMatch(/\.pdf$/);
    await expect.poll(() => axeFindings(juror)).toEqual([]);

    // By keyboard: a score that is out of range is reported, Enter saves and goes to the next.
    const titles = await juror.getByRole("row").getByRole("link").allTextContents();
    const [first = "", second = "", third = ""] = titles;
    expect(await leakedDetails(juror)).toEqual([]);
    await score(juror, first).fill("101");
    await score(juror, first).press("Enter");
    await expect(rowOf(juror, first)).toContainText("Geef een geheel getal van 0 tot 100.");
    await score(juror, first).fill("0");
    await score(juror, first).press("Enter");
    await expect(rowOf(juror, first)).toContainText("Bewaard");
    await expect(score(juror, second)).toBeFocused();
    await expect(juror.getByText("1 van 3 beoordeeld").first()).toBeVisible();

    // A saved score is cleared: the entry is open again, even after a reload.
    await score(juror, first).fill("");
    await score(juror, first).press("Enter");
    await expect(rowOf(juror, first)).toContainText("Leeggemaakt: niet gescoord");
    await expect(juror.getByText("0 van 3 beoordeeld").first()).toBeVisible();
    await juror.reload();
    await expect(score(juror, first)).toHaveValue("");
    await score(juror, first).fill("0");
    await score(juror, first).press("Enter");
    await expect(rowOf(juror, first)).toContainText("Bewaard");
    await expect(juror.getByText("1 van 3 beoordeeld").first()).toBeVisible();

    // The connection is lost, and comes back.
    await juror.route("**/api/contest-contributions/**", (route) => route.abort());
    await score(juror, second).fill("85");
    await score(juror, second).blur();
    await expect(rowOf(juror, second)).toContainText("Nog niet bewaard. We proberen het opnieuw.");
    await juror.reload();
    await expect(score(juror, second)).toHaveValue("85");
    await juror.unroute("**/api/contest-contributions/**");
    await juror.evaluate(() => dispatchEvent(new Event("online")));
    await expect(rowOf(juror, second)).toContainText("Bewaard");
    await expect(juror.getByText("2 van 3 beoordeeld").first()).toBeVisible();

    // An entry is opened while its score is still being sent: saving the feedback does not clear that score, and a
    // newer score is sent after it.
    const sent = await holdCalls(juror, "**/api/contest-contributions/*/feedback");
    await score(juror, second).fill("86");
    await juror.getByRole("link", { name: second }).click();
    await expect(juror.getByRole("spinbutton", { name: "Score", exact: true })).toHaveValue("86");
    const feedback = juror.getByRole("textbox", { name: "Feedback" });
    await juror.getByRole("spinbutton", { name: "Score", exact: true }).fill("87");
    await feedback.fill("Een sterk begin.");
    await juror.getByRole("button", { name: "Bewaar", exact: true }).click();
    await allCallsSeen(juror);
    expect(sent.calls).toHaveLength(1);
    // The page may be left before the form is saved: it is not restored as unsaved then.
    await juror.getByRole("link", { name: "Alle inzendingen" }).click();
    await juror.getByRole("link", { name: third }).click();
    await expect(feedback).toHaveValue("");
    const saved = juror.waitForResponse((response) => response.request().postData()?.includes("sterk begin") ?? false);
    sent.release();
    await saved;
    await juror.getByRole("link", { name: "Alle inzendingen" }).click();
    await expect(score(juror, second)).toHaveValue("87");
    await juror.getByRole("link", { name: second }).click();
    await expect(feedback).toHaveValue("Een sterk begin.");
    await expect(juror.getByText("Wat je al had ingevuld, staat er weer.")).toBeHidden();
    // What is typed while that is being saved is not lost by following a link.
    const saving = await holdCalls(juror, "**/api/contest-contributions/*/feedback", { times: 1 });
    await juror.getByRole("button", { name: "Bewaar", exact: true }).click();
    await saving.isHeld;
    await feedback.pressSequentially(" En een beter slot.");
    saving.release();
    await expect(juror.getByRole("status").getByText("Bewaard")).toBeVisible();
    await juror.getByRole("link", { name: "Alle inzendingen" }).click();
    await expect(score(juror, second)).toHaveValue("87");
    await juror.getByRole("link", { name: second }).click();
    await expect(feedback).toHaveValue("Een sterk begin. En een beter slot.");
    await juror.getByRole("button", { name: "Bewaar", exact: true }).click();
    await expect(juror.getByRole("status").getByText("Bewaard")).toBeVisible();
    await juror.getByRole("link", { name: "Alle inzendingen" }).click();

    await juror.getByRole("combobox", { name: "Toon" }).selectOption("Alleen wat je nog niet scoorde");
    await expect(juror).toHaveURL(judging(contest.slug, "?toon=open"));
    await expect(score(juror, second)).toBeHidden();
    await juror.getByRole("link", { name: third }).click();
    await expect(juror.getByText("Eerst is er zout.")).toBeVisible();
    expect(await leakedDetails(juror)).toEqual([]);
    await juror.getByRole("textbox", { name: "Feedback" }).fill("Het slot blijft hangen.");
    await juror.reload();
    await expect(juror.getByRole("textbox", { name: "Feedback" })).toHaveValue("Het slot blijft hangen.");
    // A score that was not typed on this page is not restored over the one that was given in the list in the meantime.
    await juror.getByRole("link", { name: "Alle inzendingen" }).click();
    await score(juror, third).fill("60");
    await score(juror, third).blur();
    await expect(rowOf(juror, third)).toContainText("Bewaard");
    await juror.getByRole("link", { name: third }).click();
    await expect(juror.getByRole("textbox", { name: "Feedback" })).toHaveValue("Het slot blijft hangen.");
    await expect(juror.getByRole("spinbutton", { name: "Score" })).toHaveValue("60");
    await juror.getByRole("spinbutton", { name: "Score" }).fill("70");
    await juror.getByRole("button", { name: "Bewaar", exact: true }).click();
    await expect(juror.getByRole("status").getByText("Bewaard")).toBeVisible();
    await expect.poll(() => axeFindings(juror)).toEqual([]);

    await juror.getByRole("button", { name: "Beoordeel deze niet" }).click();
    const dialog = juror.getByRole("dialog", { name: "Deze inzending niet beoordelen?" });
    await dialog.getByRole("textbox", { name: "Reden" }).fill("Ik herken de schrijver.");
    await expect.poll(() => axeFindings(juror)).toEqual([]);
    await dialog.getByRole("button", { name: "Beoordeel deze niet" }).click();
    await expect(juror.getByText("Je beoordeelt deze inzending niet: Ik herken de schrijver.")).toBeVisible();

    // The link to the rules unfolds them, even on a page that the server rendered.
    await juror.getByRole("link", { name: "Reglement" }).click();
    await expect(juror.locator("#reglement")).toHaveAttribute("open");
    await juror.reload();
    await expect(juror.locator("#reglement")).toHaveAttribute("open");

    // The organiser sees how far the juror is, and removes them with their scores.
    await page.reload();
    const member = rowOf(page, "jurylid").or(page.getByRole("row").filter({ hasText: "3 van 3" }));
    await expect(member).toContainText("3 van 3");
    await member.getByRole("button", { name: /^Verwijder/ }).click();
    const leaving = page.getByRole("dialog");
    await expect(leaving).toContainText("De 3 beoordelingen");
    await leaving.getByRole("button", { name: "Verwijder uit de jury" }).click();
    await expect(page.getByText("Er zit nog niemand in de jury")).toBeVisible();
  });
});

test.describe("an invitation that was deleted", () => {
  test.use({ allowedComplaints: /status of 403/ });

  test("is reported as no longer valid, with a link to the contest", async ({ page }) => {
    const { organizer, ...contest } = await makeContest({ title: `Ingetrokken ${Date.now()}` });
    const address = `gast-${Date.now()}@voorbeeld.example`;
    await organizer.call("POST", `/contests/${contest.slug}/invite-participants`, {
      text: "Schrijf mee!",
      emails: [address],
    });
    const link = await mailbox.linkTo(address, `/wedstrijden/${contest.slug}/uitnodiging`);
    const [invitation] = await organizer.call<{ id: string }[]>(
      "GET",
      `/contests/${contest.slug}/participant-invitations`,
    );
    await organizer.call("DELETE", `/invitations/${invitation?.id}`);
    await signIn(page, "lid");
    const answer = await page.goto(link);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze uitnodiging is niet meer geldig.");
    await expect(page.getByRole("link", { name: "Bekijk de wedstrijd" })).toHaveAttribute(
      "href",
      `/wedstrijd/${contest.slug}`,
    );
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });
});
