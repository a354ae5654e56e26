import { newTitle } from "./support/new-title.ts";
import { axeFindings } from "./support/axe.ts";
import { enterContest, makeContest } from "./support/make-contest.ts";
import { settled } from "./support/settled.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";
import { dayAfter } from "./support/days.ts";

const managed = (slug: string, page = "") => siteUrl("account", `/beheer/wedstrijden/${slug}${page}`);
const subjectsTo = async (address: string) => (await mailbox.mailsTo(address)).map(({ subject }) => subject);

// Chromium logs every refusal.
test.use({ allowedComplaints: /status of 422/ });

test("a change is warned about, confirmed, mailed to entrants and shown; the accepted rules can be reread", async ({
  page,
}) => {
  test.slow();
  const contest = await makeContest({ title: newTitle("Het kanaal") });
  await enterContest("schrijver", contest.slug, ["De sluis"]);
  await signIn(page, "wedstrijdorganisator", {
    site: "account",
    path: `/beheer/wedstrijden/${contest.slug}/instellingen`,
  });
  await settled(page);
  await page.getByRole("textbox", { name: "Reglement", exact: true }).fill("Nieuw: ook drukwerk mag.");
  await expect(page.getByText("Eén schrijver begon al of diende al in.")).toBeVisible();
  await expect(page.getByText("Je wijzigt het reglement.")).toBeVisible();
  await page.getByLabel("Deadline, dag").fill(dayAfter(3));
  await expect(page.getByText("Je wijzigt de deadline en het reglement.")).toBeVisible();
  const confirm = page.getByRole("checkbox", { name: "Ja, wie al begon, krijgt minder tijd" });
  await expect(confirm).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Bewaar de wedstrijd" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Er doen al mensen mee." })).toBeFocused();
  await confirm.check();
  await page.getByRole("button", { name: "Bewaar de wedstrijd" }).click();
  await expect(page.getByText("Je wijzigingen zijn bewaard.")).toBeVisible();
  await expect
    .poll(() => subjectsTo("schrijver@inktvis.example"))
    .toContain(`De organisator wijzigde iets aan ${contest.title}`);

  await test.step("the organiser rereads the accepted rules", async () => {
    await page.goto(managed(contest.slug));
    await page.getByRole("link", { name: "De sluis" }).click();
    await page.getByText("Het aanvaarde reglement").click();
    await expect(page.getByText("Je tekst is van jou en verscheen nog nergens.")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await signIn(page, "schrijver");
  await page.goto(siteUrl("community", `/wedstrijd/${contest.slug}`));
  const changes = page.getByRole("region", { name: "Wat wijzigde" });
  await expect(changes).toContainText("Gewijzigd op");
  await expect(changes).toContainText("Het reglement is gewijzigd.");
  await expect(changes).toContainText("De deadline is nu");
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(siteUrl("community", `/wedstrijden/mijn-wedstrijden/deelnames/${contest.slug}/deelnemen`));
  await page.getByText("Het reglement dat je aanvaardde").click();
  await expect(page.getByText("Je tekst is van jou en verscheen nog nergens.")).toBeVisible();
  await expect(page.getByText("Sindsdien is het reglement gewijzigd.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("rules that changed while somebody read them are read again before they are accepted", async ({ page }) => {
  const contest = await makeContest({ title: newTitle("De beek") });
  await signIn(page, "lid");
  await page.goto(siteUrl("community", `/wedstrijden/mijn-wedstrijden/deelnames/${contest.slug}/deelnemen`));
  await settled(page);
  await contest.change({ rules: "<p>Enkel poëzie.</p>" });
  await page.getByRole("button", { name: "Ik aanvaard het reglement" }).click();
  await expect(page.getByText("De organisator wijzigde net het reglement.")).toBeVisible();
  await expect(page.getByText("Enkel poëzie.")).toBeVisible();
  await page.getByRole("button", { name: "Ik aanvaard het reglement" }).click();
  await expect(page.getByRole("heading", { name: "Kies je tekst" })).toBeVisible();
});

test("a contest that was ended too early is announced as such, and staff reopen it", async ({ page }) => {
  const contest = await makeContest({ title: newTitle("De dijk") });
  await enterContest("lid", contest.slug, ["De pomp"]);
  await signIn(page, "wedstrijdorganisator", {
    site: "account",
    path: `/beheer/wedstrijden/${contest.slug}/beeindigen`,
  });
  await settled(page);
  await page.getByRole("button", { name: "Bekijk de mails" }).click();
  await expect(page.getByRole("dialog")).toContainText("vroeger dan de deadline van");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Beëindig de wedstrijd" }).click();
  await expect(page.getByText("De mails met de uitslag vertrekken.")).toBeVisible();
  await page.goto(siteUrl("community", `/wedstrijd/${contest.slug}`));
  await expect(page.getByText("Vroeger beëindigd op", { exact: true })).toBeVisible();

  await signIn(page, "admin", { site: "staff", path: `/contests/${contest.id}/show` });
  await page.getByRole("button", { name: "Heropen de wedstrijd" }).click();
  await expect(page.getByText("Reden is verplicht.")).toBeVisible();
  await page.getByLabel("Waarom?").fill("De verkeerde knop.");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Heropen de wedstrijd" }).click();
  await expect(page.getByText("De wedstrijd is heropend.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Heropen de wedstrijd" })).toHaveCount(0);
  await expect.poll(() => subjectsTo("lid@inktvis.example")).toContain(`${contest.title} is heropend`);
});
