import { newMember } from "./support/new-member.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

const PRIVACY = { site: "account", path: "/instellingen/privacy" } as const;

test("the two privacy checkboxes are saved", async ({ page }) => {
  await newMember(page, PRIVACY);
  const name = page.getByRole("checkbox", { name: "Toon mijn voornaam en familienaam" });
  await expect(name).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Toon mijn leeftijd" })).not.toBeChecked();
  await expect(page.getByText("We kennen je geboortedatum niet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bewaar je keuze" })).toBeEnabled();
  await name.check();
  await page.getByRole("button", { name: "Bewaar je keuze" }).click();
  await expect(page.getByRole("dialog", { name: "Je keuze is bewaard" })).toBeVisible();
  await page.reload();
  await expect(name).toBeChecked();
});

test("a minor reads that name and age are never shown, and has no checkboxes", async ({ page }) => {
  await signIn(page, "jongere", PRIVACY);
  await expect(page.getByText("Je bent jonger dan 18.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Toon mijn leeftijd" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Bewaar je keuze" })).toHaveCount(0);
});

test.describe("the account site (docs/product/platform.md#menus)", () => {
  test("redirects each section to its first page", async ({ page }) => {
    await signIn(page, "lid");
    for (const [door, room] of [
      ["/", "/instellingen/profiel"],
      ["/instellingen", "/instellingen/profiel"],
      ["/beheer", "/beheer/wedstrijden"],
    ] as const) {
      await page.goto(siteUrl("account", door));
      await expect(page).toHaveURL(siteUrl("account", room));
    }
    // On a phone the whole menu is visible.
    await page.setViewportSize({ width: 320, height: 700 });
    for (const link of await page.getByRole("navigation", { name: "Mijn account" }).getByRole("link").all())
      await expect(link).toBeInViewport({ ratio: 1 });
  });

  test("leads an organiser of courses to the courses", async ({ page }) => {
    await signIn(page, "cursusorganisator", { site: "account", path: "/beheer" });
    await expect(page).toHaveURL(siteUrl("account", "/beheer/cursussen"));
  });

  test("tells people without the right to create on each management page how to ask for it", async ({ page }) => {
    await signIn(page, "lid");
    const tabs = page.getByRole("navigation", { name: "Wat je beheert" });
    for (const [path, things] of [
      ["wedstrijden", "wedstrijden"],
      ["cursussen", "cursussen"],
      ["activiteiten", "activiteiten"],
      ["e-cursussen", "online cursussen"],
    ] as const) {
      await page.goto(siteUrl("account", `/beheer/${path}`));
      if (path === "wedstrijden") await expect(tabs.getByRole("link")).toHaveText(["Wedstrijden", "Cursussen"]);
      await expect(page.getByText(`Je hebt geen rechten om ${things} te maken.`)).toContainText("lid@inktvis.example");
      await expect(page.getByRole("link", { name: "Vraag toegang" })).toHaveAttribute("href", /^mailto:/);
    }
  });

  test("shows only the tabs and menu links that a person's rights allow", async ({ page }) => {
    await signIn(page, "activiteitenorganisator", { site: "account", path: "/beheer/activiteiten" });
    const tabs = page.getByRole("navigation", { name: "Wat je beheert" });
    await expect(tabs.getByRole("link")).toHaveText(["Wedstrijden", "Cursussen", "Activiteiten"]);
    await expect(page.getByText("Je hebt geen rechten")).toHaveCount(0);
    await memberMenu(page).click();
    await expect(page.getByRole("link", { name: "Activiteiten beheren" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Wedstrijden beheren" })).toHaveCount(0);
  });
});
