import { axeFindings } from "./support/axe.ts";
import { makeCourse } from "./support/make-course.ts";
import { memberOf } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { PERSON } from "./support/enrolling.ts";
import { submitSignIn } from "./support/auth-pages.ts";
import { expect, mailbox, settled, siteUrl, test } from "./support/test.ts";

/* Waiting for a seat in a course that is full (docs/product/waiting-list.md). */

async function aFullCourse(title: string) {
  const course = await makeCourse({ title, hasEnrollments: true, maxParticipants: 1 });
  const first = await memberOf(await newAccount(), "organization");
  await first.call("POST", `/courses/${course.slug}/participate/start`, {});
  await first.call("POST", `/courses/${course.slug}/participate/save-data`, PERSON);
  return course;
}

test("a visitor who wants to wait is asked to sign in, and is on the waiting list after that", async ({ page }) => {
  const { slug } = await aFullCourse(`Vol ${crypto.randomUUID().slice(0, 8)}`);
  const { email, password } = await newAccount();
  const course = siteUrl("organization", `/cursussen/${slug}`);
  await page.goto(course);
  await settled(page);
  await page.getByRole("link", { name: "Zet me op de wachtlijst" }).click();
  const dialog = page.getByRole("dialog", { name: "Je hebt een account nodig" });
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("link", { name: "Aanmelden" }).click();
  await submitSignIn(page, email, password);
  await expect(page.getByText("Je bent als eerste aan de beurt.")).toBeVisible();
  await expect(page).toHaveURL(course);
});

test("somebody waits for a full course, is offered the seat that is freed, and refuses it from the mail", async ({
  page,
}) => {
  const title = `Vol ${crypto.randomUUID().slice(0, 8)}`;
  const { slug, organizer } = await aFullCourse(title);

  const account = await newAccount();
  const member = await memberOf(account, "organization");
  await page.context().addCookies(member.cookies());
  const course = siteUrl("organization", `/cursussen/${slug}`);
  await page.goto(course);
  await settled(page);
  await expect(page.getByText("Deze cursus is vol.")).toBeVisible();
  await page.getByRole("button", { name: "Zet me op de wachtlijst" }).press("Enter");
  await expect(page.getByText("Je bent als eerste aan de beurt.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // The button that was pressed is gone, so the region has the focus.
  const joining = page.getByRole("region", { name: "Inschrijven" });
  await expect(joining).toBeFocused();
  await page.getByRole("button", { name: "Haal me van de wachtlijst" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Haal me van de wachtlijst" }).click();
  await expect(joining).toBeFocused();
  await page.getByRole("button", { name: "Zet me op de wachtlijst" }).press("Enter");
  await page.getByRole("button", { name: "Haal me van de wachtlijst" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Annuleer" }).click();

  const [participant] = await organizer.call<{ id: string }[]>("GET", `/courses/${slug}/participants/active`);
  await organizer.call("POST", `/course-participants/${participant?.id}/delist`, {});
  const link = await mailbox.linkTo(account.email, "/plaats-weigeren?token=");
  await page.goto(course);
  await settled(page);
  await expect(page.getByText("Er is een plaats voor je.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Schrijf je in" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // The offer is shown above one's own courses, with what can be done.
  await page.context().addCookies((await memberOf(account, "account")).cookies());
  await page.goto(siteUrl("account", "/cursussen"));
  await settled(page);
  const held = page.getByRole("region", { name: "Er is een plaats voor je" });
  await expect(held.getByRole("link", { name: `Schrijf je in (${title})` })).toBeVisible();
  await held.getByRole("button", { name: "Ik hoef de plaats niet meer" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "De plaats weigeren?" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await axeFindings(page)).toEqual([]);

  // The link works for everybody who has it, even signed out.
  await page.context().clearCookies();
  await page.goto(link);
  await settled(page);
  await expect(page.getByText(title)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Weiger de plaats" }).click();
  await expect(page.getByRole("heading", { name: "De plaats is weer vrij" })).toBeFocused();
  await page.goto(course);
  await expect(page.getByText("Er is nog 1 plaats.")).toBeVisible();
});

test("an organiser who takes a course off the site is first warned that its waiting list ends", async ({ page }) => {
  const { slug } = await aFullCourse(`Vol ${crypto.randomUUID().slice(0, 8)}`);
  const waiting = await memberOf(await newAccount(), "organization");
  await waiting.call("POST", `/courses/${slug}/waiting-list`, {});
  await page.context().addCookies((await memberOf("cursusorganisator", "account")).cookies());
  await page.goto(siteUrl("account", `/beheer/cursussen/${slug}`));
  await settled(page);
  await page.getByRole("button", { name: "Haal van de site" }).click();
  const dialog = page.getByRole("dialog", { name: "Van de site halen?" });
  await expect(dialog).toContainText("Er staat één persoon op de wachtlijst.");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Haal van de site" }).click();
  await expect(page.getByRole("heading", { name: "Van de site gehaald" })).toBeVisible();
});

test("an organiser is warned of this even when everybody on the waiting list has an offer", async ({ page }) => {
  const { slug, organizer } = await aFullCourse(`Vol ${crypto.randomUUID().slice(0, 8)}`);
  const account = await newAccount();
  const offered = await memberOf(account, "organization");
  await offered.call("POST", `/courses/${slug}/waiting-list`, {});
  const [participant] = await organizer.call<{ id: string }[]>("GET", `/courses/${slug}/participants/active`);
  await organizer.call("POST", `/course-participants/${participant?.id}/delist`, {});
  await mailbox.linkTo(account.email, "/plaats-weigeren?token=");
  await page.context().addCookies((await memberOf("cursusorganisator", "account")).cookies());
  await page.goto(siteUrl("account", `/beheer/cursussen/${slug}`));
  await settled(page);
  await page.getByRole("button", { name: "Haal van de site" }).click();
  await expect(page.getByRole("dialog", { name: "Van de site halen?" })).toContainText(
    "Er staat één persoon op de wachtlijst.",
  );
});
