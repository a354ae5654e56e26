import type { Page } from "@playwright/test";
import { newTitle } from "./support/new-title.ts";
import { makeContest } from "./support/make-contest.ts";
import { makeText } from "./support/make-text.ts";
import { aPictureFile } from "./support/picture.ts";
import { settled } from "./support/settled.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

const LIST = siteUrl("account", "/beheer/wedstrijden");
const pageOf = (slug: string, page: string) => `${LIST}/${slug}/${page}`;
const asOrganiser = (page: Page) =>
  signIn(page, "wedstrijdorganisator", { site: "account", path: "/beheer/wedstrijden" });

const restored = (page: Page) => page.getByText("Wat je al had ingevuld, staat er weer.");
const pictureLost = (page: Page) => page.getByText("Je koos een afbeelding, maar die konden we niet bijhouden.");

async function chooseBigPicture(page: Page) {
  await page.getByLabel("Grote afbeelding").setInputFiles(aPictureFile(1300, 900));
  await page.getByRole("button", { name: "Gebruik dit stuk" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("the whole contest form survives a link, Back and a reload, and says which picture has to be chosen again", async ({
  page,
}) => {
  const { slug, title } = await makeContest({ title: newTitle("Zoet water") });
  await asOrganiser(page);
  await page.goto(pageOf(slug, "instellingen"));
  await settled(page);
  await page.getByLabel("Prijs").fill("Een boot");
  await page.getByRole("textbox", { name: "Reglement", exact: true }).fill("Alles mag.");
  await page.getByLabel("Deadline, uur").fill("11:15");
  await page.getByRole("checkbox", { name: "Met leeftijdscategorieën" }).check();
  await page.getByRole("group", { name: "Leeftijdscategorie 1" }).getByLabel("Van").selectOption("18");
  await chooseBigPicture(page);
  await page.getByRole("link", { name: "Annuleer" }).click();
  await expect(page.getByRole("heading", { name: "De wedstrijd loopt" })).toBeVisible();
  await page.goBack();

  const isThere = async () => {
    await expect(restored(page)).toBeVisible();
    await expect(page.getByLabel("Prijs")).toHaveValue("Een boot");
    await expect(page.getByRole("textbox", { name: "Reglement", exact: true })).toHaveText("Alles mag.");
    await expect(page.getByLabel("Deadline, uur")).toHaveValue("11:15");
    await expect(page.getByRole("group", { name: "Leeftijdscategorie 1" }).getByLabel("Van")).toHaveValue("18");
    await expect(pictureLost(page)).toHaveCount(1);
  };
  await isThere();
  await page.reload();
  await isThere();
  await chooseBigPicture(page);
  await expect(pictureLost(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Gooi weg wat je invulde" }).click();
  await expect(page.getByLabel("Prijs")).toHaveValue("Een boekenbon van 50 euro");
  await page.reload();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title);
  await expect(restored(page)).toHaveCount(0);
});

test("after a save, nothing typed earlier is restored over what is stored", async ({ page }) => {
  const { slug } = await makeContest({ title: newTitle("Stil water") });
  await asOrganiser(page);
  await page.goto(pageOf(slug, "instellingen"));
  await settled(page);
  await page.getByLabel("Prijs").fill("Een vlot");
  await page.getByRole("button", { name: "Bewaar de wedstrijd" }).click();
  await expect(page.getByText("Je wijzigingen zijn bewaard.")).toBeVisible();
  await page.goto(page.url() + "/instellingen");
  await expect(page.getByLabel("Prijs")).toHaveValue("Een vlot");
  await expect(restored(page)).toHaveCount(0);
});

test("the texts on Beëindigen survive a link, a reload and an expired session", async ({ page, context }) => {
  const { slug } = await makeContest({ title: newTitle("Diep water") });
  await asOrganiser(page);
  await page.goto(pageOf(slug, "beeindigen"));
  await settled(page);
  await page.getByLabel("Jouw woorden voor wie won").fill("De boot ligt klaar.");
  await page.getByLabel("Jouw woorden voor de anderen").fill("Dank je wel.");
  await page.getByRole("link", { name: "Annuleer" }).click();
  await expect(page.getByRole("heading", { name: "De wedstrijd loopt" })).toBeVisible();
  await page.goBack();
  const isThere = async () => {
    await expect(page.getByLabel("Jouw woorden voor wie won")).toHaveValue("De boot ligt klaar.");
    await expect(page.getByLabel("Jouw woorden voor de anderen")).toHaveValue("Dank je wel.");
  };
  await isThere();
  await page.reload();
  await isThere();
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/auth\./);
  await page.getByLabel("E-mailadres").fill("wedstrijdorganisator@inktvis.example");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("inktvis-demo");
  await page.getByRole("button", { name: "Aanmelden" }).click();
  await expect(page).toHaveURL(pageOf(slug, "beeindigen"));
  await isThere();
});

test("the wizard survives a link and Back, even when only a step was chosen", async ({ page }) => {
  await asOrganiser(page);
  await page.getByRole("link", { name: "Maak een wedstrijd" }).click();
  const next = () => page.getByRole("button", { name: "Ga verder" }).click();
  await next();
  await next();
  await page.getByRole("radio", { name: "Wie je uitnodigt" }).check();
  await next();
  await page.getByLabel("Titel", { exact: true }).fill("Half gemaakt");
  await chooseBigPicture(page);
  await page.getByRole("link", { name: "Annuleer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wedstrijden" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Half gemaakt");
  await expect(pictureLost(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Terug" }).click();
  await expect(page.getByRole("radio", { name: "Wie je uitnodigt" })).toBeChecked();
});

test("an entry that is being filled in survives a change of the title of its contest", async ({ page }) => {
  const contest = await makeContest({ title: newTitle("Brak water"), contributionsPerUser: 2 });
  const author = await signIn(page, "lid");
  const [one, two] = [newTitle("Eerste"), newTitle("Tweede")];
  await makeText(author, { title: one });
  await makeText(author, { title: two });
  await page.goto(siteUrl("community", `/wedstrijden/mijn-wedstrijden/deelnames/${contest.slug}/deelnemen`));
  await settled(page);
  await page.getByRole("button", { name: "Ik aanvaard het reglement" }).click();
  await page.getByRole("checkbox", { name: one }).check();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: one })).toBeChecked();
  await page.getByRole("checkbox", { name: two }).check();
  await page.getByRole("button", { name: "Bewaar en ga verder" }).click();
  await page.getByLabel("Voornaam", { exact: true }).fill("Wannes");
  await contest.rename(newTitle("Zout water"));
  await page.reload();
  await expect(page.getByLabel("Voornaam", { exact: true })).toHaveValue("Wannes");
  // The links of the steps go to the new address.
  await page.getByRole("link", { name: /Teksten.*afgewerkt/ }).click();
  await expect(page).toHaveURL(/zout-water/);
  await page.getByRole("link", { name: /Gegevens/ }).click();
  await expect(page.getByLabel("Voornaam", { exact: true })).toHaveValue("Wannes");
});

test.describe("two editors", () => {
  // The second editor gets a 409.
  test.use({ allowedComplaints: /409/ });

  test("saving a contest that somebody else has changed in the meantime asks which version to keep", async ({
    page,
  }) => {
    const contest = await makeContest({ title: newTitle("Twee vensters") });
    await asOrganiser(page);
    await page.goto(pageOf(contest.slug, "instellingen"));
    await settled(page);
    await page.getByLabel("Prijs").fill("Een boot");
    await contest.change({ title: contest.title, reward: "Een fiets" });
    await page.getByRole("button", { name: "Bewaar de wedstrijd" }).click();
    const dialog = page.getByRole("dialog", { name: "Iemand anders bewaarde dit ook" });
    await expect(dialog).toContainText("Prijs");
    await dialog.getByRole("button", { name: "Bewaar wat hier staat" }).click();
    await expect(page.getByText("Je wijzigingen zijn bewaard.")).toBeVisible();
    await page.goto(siteUrl("community", `/wedstrijd/${contest.slug}`));
    await expect(page.getByText("Een boot")).toBeVisible();
  });
});
