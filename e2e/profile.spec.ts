import type { SiteName } from "@inktvis/contract/sites";
import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { httpSend } from "./support/http-send.ts";
import { makeCourse } from "./support/make-course.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";
import { dayAfter } from "./support/days.ts";

const profile = (slug: string) => siteUrl("community", `/profiel/${slug}`);
const main = (page: Page) => page.getByRole("main");

test.describe("a profile (docs/product/profiles.md#shown)", () => {
  test("shows a visitor the author and their texts", async ({ page }) => {
    await page.goto(profile("wannes-puntkomma"));
    await expect(page.getByRole("heading", { level: 1, name: "Wannes Puntkomma" })).toBeVisible();
    await expect(page).toHaveTitle(/^Wannes Puntkomma · /);
    for (const told of ["Wannes Hoedemaeckers", "Redacteur", "Team Inktvis", "doorwinterd treinreiziger", "Opleiding"])
      await expect(main(page).getByText(told).first()).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "Prijzen" })).toHaveCount(0);
    await expect(main(page).getByText(/\d+ jaar/)).toHaveCount(0);
    await expect(main(page).getByRole("link", { name: "Column" })).toHaveAttribute(
      "href",
      `/lezen?q=${encodeURIComponent('{"filters":{"genres":[4]}}')}`,
    );
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", profile("wannes-puntkomma"));
    await expect(page.locator("link[type='application/atom+xml']")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);

    await main(page).getByRole("link", { name: "Ge en jij" }).click();
    await expect(page).toHaveURL(siteUrl("community", "/tekst-lezen/ge-en-jij"));
  });

  test("links a website with nofollow", async () => {
    const { text } = await httpSend(profile("marit-daele"));
    const [website] = /<a [^>]*href="https:\/\/maritdaele\.example\/"[^>]*>/.exec(text) ?? [];
    expect(website).toContain('rel="nofollow me noopener"');
  });

  test("hides the name and age of a minor, and texts for members from visitors", async () => {
    const minor = await httpSend(profile("min-of-meer-yas"));
    for (const secret of ["Yasmine", "Benhaddou", "2010-05-06", "dateOfBirth", "16 jaar", "jongere@"])
      expect(minor.text).not.toContain(secret);
    const writer = await httpSend(profile("marit-daele"));
    expect(writer.text).toContain("Grijze garnaal");
    for (const secret of ["Vandaele-Roos", "1984-09-17", "dateOfBirth", "Wat ik niet zei op de gang", "Horizontaal"])
      expect(writer.text).not.toContain(secret);
  });

  test("without texts says so, and is not indexed by search engines", async () => {
    const { text } = await httpSend(profile("octo"));
    expect(text).toContain("Hier ligt nog niets");
    expect(text).toContain('<meta name="robots" content="noindex"');
  });

  test("that does not exist is a 404", async () => {
    const answer = await httpSend(profile("niemand-heet-zo"));
    expect(answer.status).toBe(404);
    expect(answer.text).toContain("Deze pagina bestaat niet");
  });

  test("of one's own links to the form that changes it", async ({ page }) => {
    await signIn(page, "jurylid", { site: "community", path: "/profiel/g-quaghe" });
    await expect(main(page).getByText("Zo zien andere leden je profiel.")).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Bewerk je profiel" })).toHaveAttribute(
      "href",
      siteUrl("account", "/instellingen/profiel"),
    );
    await expect(main(page).getByRole("button", { name: /^Volg/ })).toHaveCount(0);
  });
});

test.describe("the profile of an organiser (docs/product/profiles.md#organising)", () => {
  test("is linked from their course, and has what they organise at one address", async ({ page }) => {
    const title = `Schrijven in het bos ${Date.now()}`;
    const course = await makeCourse({
      title,
      organization: "De Bosschool",
      enrollmentDeadline: dayAfter(1),
      startDate: dayAfter(2),
    });
    await page.goto(siteUrl("organization", `/cursussen/${course.slug}`));
    await main(page).getByRole("link", { name: "De Bosschool", exact: true }).click();
    await expect(page).toHaveURL(profile("mieke-berkenbos"));
    const organizes = page.getByRole("region", { name: "Organiseert" });
    await expect(organizes.getByRole("link", { name: title })).toHaveAttribute(
      "href",
      siteUrl("organization", `/cursussen/${course.slug}`),
    );
    await expect(organizes.getByRole("article")).toHaveCount(6);
    expect(await axeFindings(page)).toEqual([]);

    await organizes.getByRole("link", { name: "Alles wat Mieke Berkenbos organiseert" }).click();
    await expect(page).toHaveURL(profile("mieke-berkenbos/organiseert"));
    await expect(page.getByRole("heading", { level: 1, name: "Wat Mieke Berkenbos organiseert" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Komt eraan" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: title })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await main(page).getByRole("link", { name: "Naar het profiel van Mieke Berkenbos" }).click();
    await expect(page).toHaveURL(profile("mieke-berkenbos"));
  });

  test("is linked from a contest and an activity, but from nothing of the house", async () => {
    const leadsTo = async (site: SiteName, path: string) =>
      (await httpSend(siteUrl(site, path))).text.match(/(?<=href="[^"]*\/profiel\/)[a-z-]+(?=")/g) ?? [];
    expect(await leadsTo("community", "/wedstrijd/de-korte-leie")).toContain("dries-kanaal");
    expect(await leadsTo("organization", "/activiteiten/open-podium-op-de-dijk")).toContain("tille-aan-zee");
    expect(await leadsTo("organization", "/cursussen/schrijven-in-de-klas")).toEqual([]);
  });
});

test("a visitor who follows somebody is asked to sign in, and follows after that", async ({ page }) => {
  // Before hydration it is a plain link to sign in.
  await page.goto(profile("dries-kanaal"));
  await settled(page);
  await main(page).getByRole("link", { name: "Volg Dries Kanaal" }).click();
  const dialog = page.getByRole("dialog", { name: "Je hebt een account nodig" });
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("link", { name: "Aanmelden" }).click();
  await page.getByLabel("E-mailadres").fill("cursusorganisator@inktvis.example");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("inktvis-demo");
  await page.getByRole("button", { name: "Aanmelden" }).click();
  await expect(page.getByText("Je volgt Dries Kanaal. Je hoort het")).toBeVisible();
  await expect(page).toHaveURL(profile("dries-kanaal"));
  await expect(main(page).getByRole("button", { name: /^Je volgt Dries Kanaal/ })).toBeVisible();
});

test("texts of followed authors are listed until they are unfollowed", async ({ page }) => {
  const feed = siteUrl("community", "/lezen/van-wie-je-volgt");
  await signIn(page, "cursusorganisator-weergave", { site: "community", path: "/lezen/van-wie-je-volgt" });
  await expect(main(page).getByText("Je volgt nog niemand")).toBeVisible();
  // Lists the people who wrote last: here the authors of other tests.
  await expect(main(page).getByRole("heading", { name: "Mensen die hier schrijven" })).toBeVisible();
  await page.goto(profile("emre-zwartberg"));
  const follow = main(page).getByRole("button", { name: "Volg Emre Zwartberg" });
  await expect(follow).toBeVisible();
  const followers = Number(/(\d+) volger/.exec(await main(page).innerText())?.[1]);
  await follow.click();
  await expect(page.getByText("Je volgt Emre Zwartberg. Je hoort het")).toBeVisible();
  await expect(main(page).getByText(`${followers + 1} volger`)).toBeVisible();
  await page.goto(feed);
  await expect(main(page).getByRole("link", { name: "Terril" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Erwten" })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(profile("emre-zwartberg"));
  await main(page)
    .getByRole("button", { name: /^Je volgt Emre Zwartberg/ })
    .click();
  await expect(page.getByText("Je volgt Emre Zwartberg niet meer.")).toBeVisible();
  await page.goto(feed);
  await expect(main(page).getByText("Je volgt nog niemand")).toBeVisible();
});

test("favourites are listed, can be removed from the list, and added back", async ({ page }) => {
  await signIn(page, "activiteitenorganisator", { site: "community", path: "/lezen/mijn-favorieten" });
  const text = main(page).getByRole("link", { name: "De grote trom" });
  await expect(text).toBeVisible();
  await main(page).getByRole("button", { name: "Haal weg ‘De grote trom’ uit je favorieten" }).click();
  await expect(page.getByText("‘De grote trom’ ligt niet meer bij je favorieten.")).toBeVisible();
  await expect(text).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Zet terug" }).click();
  await expect(text).toBeVisible();
  await page.reload();
  await expect(text).toBeVisible();
});

for (const path of ["/lezen/mijn-favorieten", "/lezen/van-wie-je-volgt"])
  test(`${path} requires signing in`, async () => {
    const answer = await httpSend(siteUrl("community", path));
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toContain(siteUrl("auth"));
  });
