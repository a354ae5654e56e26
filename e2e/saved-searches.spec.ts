import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { submitSignIn } from "./support/auth-pages.ts";
import { makeCourse } from "./support/make-course.ts";
import { type Account, memberOf } from "./support/member.ts";
import { newAccount, newMember } from "./support/new-member.ts";
import { expect, mailbox, settled, signIn, siteUrl, test } from "./support/test.ts";
import { dayAfter } from "./support/days.ts";

/* Searches that members save to be notified of new courses (docs/product/courses.md#saved-searches). */

const SETTINGS = { site: "account", path: "/instellingen/notificaties" } as const;
const KEPT = "We houden je op de hoogte: met een melding, en met een mail als je die wil.";
const catalogue = (q: object) => `/cursussen?${new URLSearchParams({ q: JSON.stringify(q) })}`;
const aWord = () => `getij${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
const button = (page: Page) => page.getByRole("main").getByRole("button", { name: "Hou me op de hoogte" });
const row = (page: Page, name: string) =>
  page.getByRole("table", { name: "Nieuwe cursussen" }).getByRole("row").filter({ hasText: name });

test("a search of the catalogue is saved by keyboard, notifies of a new course once, and is ended", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const word = aWord();
  const account = await newMember(page, { site: "organization", path: catalogue({ text: word }) });
  await settled(page);
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(KEPT)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const { title, organizer, slug } = await makeCourse({ title: `Over ${word}`, isPublished: false });
  await organizer.call("POST", `/courses/${slug}/publish`);
  // Mails of notifications go out every minute.
  await expect(async () => {
    expect(await mailbox.linkTo(account.email, "/uitschrijven?token=")).toContain("token=courses.");
  }).toPass({ timeout: 90_000 });
  await signIn(page, account, { site: "account", path: "/notificaties" });
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(1);
  await expect(page.getByRole("link", { name: title })).toHaveAttribute("href", /\/cursussen\//);

  await page.goto(siteUrl(SETTINGS.site, SETTINGS.path));
  await settled(page);
  await expect(page.getByLabel("Nieuwe cursussen waarvan je op de hoogte wil blijven")).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await row(page, word).getByRole("button", { name: "Stop" }).press("Enter");
  await expect(page.getByText("Je volgt nog niets.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nieuwe cursussen" })).toBeFocused();
});

test("a visitor's search of the catalogue is saved once they have signed in, and the catalogue still shows it", async ({
  page,
}) => {
  const account = await newAccount();
  const search = siteUrl("organization", catalogue({ text: "zee & wind", filters: { types: [2] } }));
  await page.goto(search);
  await signInForMore(page, account);
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page).toHaveURL(search);
  const member = await memberOf(account);
  expect(await member.call("GET", "/me/course-searches")).toMatchObject([
    { text: "zee & wind", filters: { types: [2] } },
  ]);
});

test("a visitor of a course whose deadline has passed reads what they would hear of, and it is saved once they sign in", async ({
  page,
}) => {
  const course = await makeCourse({
    title: `Voorbij ${crypto.randomUUID().slice(0, 8)}`,
    enrollmentDeadline: dayAfter(-2),
  });
  const account = await newAccount();
  await page.goto(siteUrl("organization", `/cursussen/${course.slug}`));
  await expect(page.getByText("Deadline voorbij").first()).toBeVisible();
  await expect(page.getByText(/zoals deze: Groepscursus, Volwassenen, Oost-Vlaanderen, /)).toBeVisible();
  await signInForMore(page, account);
  await expect(page.getByRole("heading", { name: course.title, level: 1 })).toBeVisible();
  await expect(page.getByText(KEPT)).toBeVisible();
  const member = await memberOf(account);
  expect(await member.call("GET", "/me/course-searches")).toMatchObject([
    { text: "", filters: { types: [2], ageCategories: [2], regions: [4] } },
  ]);
  await signIn(page, account, SETTINGS);
  await expect(page.getByRole("table", { name: "Nieuwe cursussen" }).getByRole("row")).toHaveCount(2);
});

/** Clicks 'Hou me op de hoogte' as a visitor, and signs in. */
async function signInForMore(page: Page, { email, password }: Account) {
  await settled(page);
  await page.getByRole("link", { name: "Hou me op de hoogte" }).click();
  await page
    .getByRole("dialog", { name: "Je hebt een account nodig" })
    .getByRole("link", { name: "Aanmelden" })
    .click();
  await submitSignIn(page, email, password);
}
