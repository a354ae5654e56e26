import { axeFindings } from "./support/axe.ts";
import { enterContest, makeContest } from "./support/make-contest.ts";
import { memberOf } from "./support/member.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";

const TITLES = ["Veerpont", "Getij"];
const judging = (slug: string) => siteUrl("community", `/wedstrijden/mijn-wedstrijden/jureren/${slug}`);

// A juror is refused as an entrant.
test.use({ allowedComplaints: /status of 422/ });

test("a juror finds the rules, sorts by score and leaves a remark that only the organiser reads", async ({ page }) => {
  test.setTimeout(120_000);
  const contest = await makeContest({
    title: `Vertrouwensprijs ${Date.now()}`,
    contributionsPerUser: 2,
    maxLength: 20,
  });
  await enterContest("schrijver", contest.slug, TITLES);
  await contest.organizer.call("POST", `/contests/${contest.slug}/invite-jury`, {
    text: "Lees je mee?",
    invites: [{ email: "jurylid@inktvis.example", ageCategoryId: null }],
  });
  await contest.organizer.call("POST", `/contests/${contest.slug}/invite-participants`, {
    text: "Schrijf je mee?",
    emails: ["jurylid@inktvis.example"],
  });
  const link = await mailbox.linkTo("jurylid@inktvis.example", `/wedstrijden/${contest.slug}/jury-uitnodiging`);
  const toTakePart = await mailbox.linkTo("jurylid@inktvis.example", `/wedstrijden/${contest.slug}/uitnodiging`);

  await test.step("the invitation is declined without signing in, and accepted later", async () => {
    await page.goto(link);
    await expect(page.getByRole("link", { name: "Meld je aan om te aanvaarden" })).toBeVisible();
    await page.getByRole("button", { name: "Sla af" }).click();
    await expect(page.getByText("Je sloeg deze uitnodiging af.")).toBeFocused();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await signIn(page, "jurylid");
    await page.goto(link);
    await expect(page.getByText("Je sloeg deze uitnodiging af.")).toBeVisible();
    await page.getByRole("button", { name: "Aanvaard" }).click();
    await expect(page).toHaveURL(judging(contest.slug));
  });

  await test.step("a juror who is also invited to take part reads why they cannot", async () => {
    await page.goto(toTakePart);
    await expect(page.getByText("Wie jureert, kan niet meedoen.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Aanvaard" })).toHaveCount(0);
    await page.getByRole("button", { name: "Sla af" }).click();
    await expect(page.getByText("Je sloeg deze uitnodiging af.", { exact: true })).toBeVisible();
    await expect(page.getByText("Wie jureert, kan niet meedoen.")).toBeVisible();
    await page.goto(judging(contest.slug));
  });

  await test.step("the list shows the rules and the contact address, and sorts by score", async () => {
    await page.getByText("Reglement", { exact: true }).click();
    await expect(page.getByText("Je tekst is van jou en verscheen nog nergens.")).toBeVisible();
    await expect(page.getByRole("link", { name: "wedstrijd@dekade.example" })).toBeVisible();
    const second = page.getByRole("spinbutton", { name: "Score voor" }).nth(1);
    const label = await second.getAttribute("aria-label");
    await second.fill("90");
    await second.press("Enter");
    await expect(page.getByText("1 van 2 beoordeeld").first()).toBeVisible();
    await page.getByRole("combobox", { name: "Volgorde" }).selectOption("Jouw score, hoogste eerst");
    await expect(page).toHaveURL(`${judging(contest.slug)}?volgorde=score`);
    if (label) await expect(page.getByRole("spinbutton").first()).toHaveAttribute("aria-label", label);
    await expect(page.getByRole("spinbutton").first()).toHaveValue("90");
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });

  await test.step("a remark survives a reload, is saved, and is shown on the organiser's page", async () => {
    await page.getByRole("link", { name: "Veerpont" }).click();
    await page.getByRole("textbox", { name: "Opmerking" }).fill("Dit lijkt op een lied.");
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Opmerking" })).toHaveValue("Dit lijkt op een lied.");
    await page.getByRole("button", { name: "Bewaar de opmerking" }).click();
    await expect(page.getByText("Je opmerking is bewaard.")).toBeVisible();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    const id = page.url().split("/").at(-1);
    await page.context().clearCookies();
    await signIn(page, "wedstrijdorganisator", {
      site: "account",
      path: `/beheer/wedstrijden/${contest.slug}/inzending/${id}`,
    });
    await expect(page.getByText("Dit lijkt op een lied.")).toBeVisible();
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });
});

test.describe("a text that is too long for a contest", () => {
  test.use({ allowedComplaints: /status of 422/ });

  test("is reported while it is chosen, and refused", async ({ page }) => {
    const contest = await makeContest({ title: `Korte prijs ${Date.now()}`, maxLength: 3 });
    const writer = await memberOf("lid");
    const [genre] = await writer.call<{ id: number }[]>("GET", "/genres");
    const title = `Springtij ${Date.now()}`;
    const text = { title, body: "<p>Vijf woorden zijn er te veel.</p>", genres: [genre?.id], private: 1 };
    await writer.call("POST", "/texts", text);
    await writer.call("POST", `/contests/${contest.slug}/participate/start`);
    await signIn(page, "lid");
    await page.goto(siteUrl("community", `/wedstrijd/${contest.slug}`));
    await expect(page.getByText("hoogstens 3 woorden")).toBeVisible();
    await page.getByRole("link", { name: "Werk je deelname af" }).click();
    const choice = page.getByRole("listitem").filter({ hasText: title });
    await expect(choice).toContainText("Te lang: 6 woorden. Deze wedstrijd vraagt hoogstens 3 woorden.");
    await page.getByRole("checkbox", { name: title }).check();
    await page.getByRole("button", { name: "Bewaar en ga verder" }).click();
    await expect(page.getByRole("alert")).toContainText(`‘${title}’ past niet.`);
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });
});
