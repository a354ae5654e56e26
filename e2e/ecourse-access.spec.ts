import { axeFindings } from "./support/axe.ts";
import { submitSignIn } from "./support/auth-pages.ts";
import { makeCourse } from "./support/make-course.ts";
import { followEcourse, makeEcourse } from "./support/make-ecourse.ts";
import { newAccount, newMember } from "./support/new-member.ts";
import { expect, mailbox, settled, signIn, siteUrl, test } from "./support/test.ts";

// Invalid invitations, pages that not everybody may see, and a call that the test aborts.
test.use({ allowedComplaints: /status of 4(?:0[34]|10)|ERR_FAILED/ });

test("somebody invited to an online course by mail signs in, accepts and follows it, until they are removed", async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const title = `Online water ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await makeEcourse({ title, by: "admin" });
  const account = await newAccount();

  await signIn(page, "admin", { site: "account", path: `/beheer/e-cursussen/${id}/toegang` });
  await expect(page.getByRole("textbox", { name: "Bericht" })).toHaveValue(new RegExp(title));
  await page.getByRole("textbox", { name: "E-mailadressen" }).fill(`${account.email};\n${account.email.toUpperCase()}`);
  await page.getByRole("button", { name: "Verstuur de uitnodigingen" }).click();
  const dialog = page.getByRole("dialog", { name: "De uitnodigingen zijn verstuurd" });
  await expect(dialog).toContainText("1 persoon krijgt een mail");
  await dialog.getByRole("button", { name: "Sluit" }).last().click();
  await expect(page.getByRole("row").filter({ hasText: account.email })).toContainText("Nog niet aanvaard");

  const link = await mailbox.linkTo(account.email, `/cursussen/online/uitnodiging/${id}`);
  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, "jongere");
  await stranger.goto(link);
  await expect(
    stranger.getByRole("status").filter({ hasText: "Deze uitnodiging is niet voor dit account." }),
  ).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Aanvaard" })).toBeHidden();
  await stranger.context().close();

  const invited = await (await browser.newContext()).newPage();
  await invited.goto(link);
  const purpose = invited.getByText(`Je bent uitgenodigd voor de online cursus ‘${title}’.`);
  await expect(purpose).toBeVisible();
  await invited.getByRole("link", { name: "Maak er een" }).click();
  await expect(invited.getByRole("heading", { name: "Maak een account" })).toBeVisible();
  await expect(purpose).toBeVisible();
  await invited.getByRole("link", { name: "Aanmelden" }).click();
  await expect(invited.getByRole("heading", { name: "Meld je aan" })).toBeVisible();
  await expect(purpose).toBeVisible();
  await submitSignIn(invited, account.email, account.password);
  await expect(invited.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.poll(() => axeFindings(invited)).toEqual([]);
  await invited.getByRole("button", { name: "Aanvaard" }).click();
  await expect(invited).toHaveURL(siteUrl("account", `/cursussen/online/${id}`));
  // The link has been used: it redirects to the online course.
  await invited.goto(link);
  await expect(invited).toHaveURL(siteUrl("account", `/cursussen/online/${id}`));

  await page.reload();
  const students = page.getByRole("table", { name: "Deelnemers" });
  await expect(students.getByRole("row").last()).toContainText("Uitnodiging");
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await students.getByRole("button", { name: "Verwijder" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop de toegang" }).click();
  await expect(page.getByText("Nog niemand volgt deze online cursus")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Deelnemers", exact: true })).toBeFocused();
  await invited.goto(link);
  await expect(invited.getByRole("heading", { name: "Deze uitnodiging is niet meer geldig." })).toBeVisible();
  await invited.context().close();
});

test("an organiser links an online course to a course, and sees when a change was not saved", async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const name = crypto.randomUUID().slice(0, 8);
  const { id } = await makeEcourse({ title: `Gekoppeld water ${name}`, by: "admin" });
  const { slug } = await makeCourse({
    title: `Cursus met water ${name}`,
    hasEnrollments: true,
    organizedByCs: false,
    by: "admin",
  });
  await signIn(page, "admin", { site: "account", path: `/beheer/cursussen/${slug}/e-cursussen` });
  const choice = page.getByRole("checkbox", { name: `Gekoppeld water ${name}` });
  await choice.check();
  await page.getByRole("button", { name: "Bewaar de koppelingen" }).click();
  await expect(page.getByText("De koppelingen zijn bewaard.")).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked();

  // A failed save is reported beside the button, and the page stays.
  await page.route("**/courses/*/ecourses", (route) => route.abort());
  await choice.uncheck();
  await page.getByRole("button", { name: "Bewaar de koppelingen" }).click();
  await expect(page.getByText("De koppelingen zijn niet bewaard.")).toBeVisible();
  await expect(choice).not.toBeChecked();

  const stranger = await (await browser.newContext()).newPage();
  await newMember(stranger, { site: "account", path: `/cursussen/online/${id}` });
  await expect(stranger.getByRole("heading", { name: "Deze pagina bestaat niet" })).toBeVisible();
  await stranger.context().close();
});

test("somebody invited to an online course that has been archived does not read that the invitation was withdrawn", async ({
  page,
}) => {
  const { id, maker } = await makeEcourse({ title: `Archief ${crypto.randomUUID().slice(0, 8)}` });
  const account = await newAccount();
  await maker.call("POST", `/ecourses/${id}/invite-participants`, { text: "Kom mee.", emails: [account.email] });
  const link = await mailbox.linkTo(account.email, `/cursussen/online/uitnodiging/${id}`);
  await maker.call("POST", `/ecourses/${id}/archive`);
  await signIn(page, account, { site: "account", path: "/cursussen" });
  await page.goto(link);
  await expect(page.getByText("Deze uitnodiging is niet meer geldig.")).toBeVisible();
  await expect(page.getByText("of de online cursus neemt niemand meer aan")).toBeVisible();
});

test("declining in a second window after accepting in the first says so, with a link to go on", async ({ page }) => {
  const { id, maker } = await makeEcourse({ title: `Twee vensters ${crypto.randomUUID().slice(0, 8)}` });
  const account = await newAccount();
  await maker.call("POST", `/ecourses/${id}/invite-participants`, { text: "Kom mee.", emails: [account.email] });
  const link = await mailbox.linkTo(account.email, `/cursussen/online/uitnodiging/${id}`);
  await signIn(page, account, { site: "account", path: "/cursussen" });
  await page.goto(link);
  const second = await page.context().newPage();
  await second.goto(link);
  await page.getByRole("button", { name: "Aanvaard" }).click();
  await expect(page).toHaveURL(siteUrl("account", `/cursussen/online/${id}`));
  await second.getByRole("button", { name: "Sla af" }).click();
  await expect(second.getByRole("alert")).toContainText("al aanvaard");
  await expect(second.getByRole("button", { name: /^(?:Sla af|Aanvaard)$/ })).toHaveCount(0);
  await expect(second.getByRole("main").getByRole("link", { name: "Mijn cursussen" })).toBeVisible();
});

test("pages that are open when access ends say so, with a link to go on", async ({ page, browser }) => {
  test.slow();
  const made = await makeEcourse({ title: `Gedaan ${crypto.randomUUID().slice(0, 8)}`, modules: [2], by: "admin" });
  const { account } = await followEcourse(made);
  const lesson = `/cursussen/online/${made.id}/les/${made.modules[0]?.lessons[0]}`;
  await signIn(page, account, { site: "account", path: lesson });
  await settled(page);

  const context = await browser.newContext();
  const windows = [await context.newPage(), await context.newPage()] as const;
  for (const window of windows)
    await signIn(window, "admin", { site: "account", path: `/beheer/e-cursussen/${made.id}/toegang` });
  for (const window of windows) {
    await window.getByRole("table", { name: "Deelnemers" }).getByRole("button", { name: "Verwijder" }).click();
    await window.getByRole("dialog").getByRole("button", { name: "Stop de toegang" }).click();
  }
  const second = windows[1].getByRole("dialog");
  await expect(second.getByRole("alert")).toContainText("volgt de online cursus niet door een uitnodiging");
  await second.getByRole("button", { name: "Annuleer" }).click();
  await expect(windows[1].getByText("Nog niemand volgt deze online cursus")).toBeVisible();
  await context.close();

  await page.getByRole("button", { name: "Rond deze les af" }).click();
  await expect(page.getByRole("alert")).toContainText("je hebt er geen toegang toe");
  await expect(page.getByRole("button", { name: "Rond deze les af" })).toHaveCount(0);
  // The next lesson can no longer be opened.
  await expect(page.getByRole("link", { name: /^Volgende les/ })).toHaveCount(0);
  const away = page.getByRole("main").getByRole("link", { name: "Naar je cursussen" });
  await expect(away).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await away.click();
  await expect(page.getByRole("heading", { level: 1, name: "Mijn cursussen" })).toBeVisible();
});
