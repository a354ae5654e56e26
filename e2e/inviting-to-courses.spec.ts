import { axeFindings } from "./support/axe.ts";
import { submitSignIn } from "./support/auth-pages.ts";
import { dayAfter } from "./support/days.ts";
import { makeCourse } from "./support/make-course.ts";
import { newAccount } from "./support/new-member.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";

test("somebody invited to a closed course by mail signs in, accepts and can enrol", async ({ page, browser }) => {
  test.setTimeout(90_000);
  const title = `Besloten water ${crypto.randomUUID().slice(0, 8)}`;
  const { slug } = await makeCourse({
    title,
    hasEnrollments: true,
    isClosed: true,
    pricingStrategy: "paid",
    price: 120,
    pricingAllowInstallments: false,
  });
  const account = await newAccount();

  await signIn(page, "cursusorganisator", {
    site: "account",
    path: `/beheer/cursussen/${slug}/deelnemer-uitnodigingen`,
  });
  await expect(page.getByRole("textbox", { name: "Bericht" })).toHaveValue(new RegExp(title));
  const addresses = page.getByRole("textbox", { name: "E-mailadressen" });
  await page.getByRole("button", { name: "Verstuur de uitnodigingen" }).click();
  await expect(page.getByRole("alert").getByText("Vul minstens één e-mailadres in.")).toBeVisible();
  await addresses.fill(`${account.email};\n${account.email.toUpperCase()}`);
  await page.getByRole("button", { name: "Verstuur de uitnodigingen" }).click();
  const dialog = page.getByRole("dialog", { name: "De uitnodigingen zijn verstuurd" });
  await expect(dialog).toContainText("1 persoon krijgt een mail");
  await dialog.getByRole("button", { name: "Sluit" }).last().click();
  const row = page.getByRole("row").filter({ hasText: account.email });
  await expect(row).toContainText("Nog niet aanvaard");
  await expect.poll(() => axeFindings(page)).toEqual([]);

  const link = await mailbox.linkTo(account.email, `/cursussen/${slug}/uitnodiging`);
  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, "lid");
  await stranger.goto(link);
  const notice = stranger.getByRole("status").filter({ hasText: "Deze uitnodiging is niet voor dit account." });
  await expect(notice).toContainText("Je bent aangemeld met lid@inktvis.example");
  await expect(stranger.getByRole("main")).not.toContainText(account.email);
  await expect(stranger.getByRole("button", { name: "Aanvaard" })).toBeHidden();
  await expect.poll(() => axeFindings(stranger)).toEqual([]);
  await stranger.context().close();

  const invited = await (await browser.newContext()).newPage();
  await invited.goto(link);
  await expect(invited.getByText(`Je bent uitgenodigd voor de cursus ‘${title}’.`)).toBeVisible();
  await submitSignIn(invited, account.email, account.password);
  await expect(invited.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(invited.getByText("€ 120,00")).toBeVisible();
  await expect(invited.getByText("Bibliotheek De Kade, Gent")).toBeVisible();
  await expect.poll(() => axeFindings(invited)).toEqual([]);
  // Somebody who declined can still accept with the same link.
  await invited.getByRole("button", { name: "Sla af" }).click();
  await expect(invited.getByText("Je sloeg deze uitnodiging af.")).toBeVisible();
  await page.reload();
  await expect(row).toContainText("Afgeslagen op");
  await invited.getByRole("button", { name: "Aanvaard" }).click();
  await expect(invited).toHaveURL(siteUrl("organization", `/cursussen/${slug}`));
  await expect(invited.getByRole("link", { name: "Schrijf je in" })).toBeVisible();
  // The link has been used: it redirects to the course.
  await invited.goto(link);
  await expect(invited).toHaveURL(siteUrl("organization", `/cursussen/${slug}`));
  await invited.context().close();

  await page.reload();
  await expect(row).toContainText("Aanvaard op");
});

test("somebody who follows an invitation after the deadline reads so before they accept", async ({ page }) => {
  const { slug, organizer, change } = await makeCourse({
    title: `Laat water ${crypto.randomUUID().slice(0, 8)}`,
    hasEnrollments: true,
    isClosed: true,
  });
  const account = await newAccount();
  await organizer.call("POST", `/courses/${slug}/invite-participants`, { text: "Kom mee.", emails: [account.email] });
  const link = await mailbox.linkTo(account.email, `/cursussen/${slug}/uitnodiging`);
  await change({ enrollmentDeadline: dayAfter(-1) });
  await signIn(page, account, { site: "organization", path: "/" });
  await page.goto(link);
  await expect(page.getByText("De deadline is voorbij: inschrijven kon tot en met")).toBeVisible();
  await page.getByRole("button", { name: "Aanvaard" }).click();
  await expect(page.getByText("Je aanvaardde de uitnodiging.")).toBeVisible();
  await expect(page.getByText("Je kan je nu inschrijven voor deze cursus.")).toHaveCount(0);
});
