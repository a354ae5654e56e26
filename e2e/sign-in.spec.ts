import { heading, submitSignIn } from "./support/auth-pages.ts";
import { makeContest } from "./support/make-contest.ts";
import { ofDemo } from "./support/member.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

test("a signed-in person is redirected from the sign-in page, without a target to the default site", async ({
  page,
}) => {
  await signIn(page, "lid");
  await page.goto(siteUrl("auth", `/?${new URLSearchParams({ site: "schrijfacademie", path: "/docenten" })}`));
  await expect(page).toHaveURL(siteUrl("schrijfacademie", "/docenten"));
  await expect(memberMenu(page)).toBeVisible();
  await page.goto(siteUrl("auth"));
  await expect(page).toHaveURL(siteUrl("organization"));
  await expect(memberMenu(page)).toBeVisible();
});

test("Back does not return to the sign-in page", async ({ page }) => {
  await page.goto(siteUrl("community", "/lezen"));
  await page.getByRole("link", { name: "Aanmelden" }).click();
  await submitSignIn(page, "lid@inktvis.example", "inktvis-demo");
  await expect(page).toHaveURL(siteUrl("community", "/lezen"));
  await expect(memberMenu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(siteUrl("community", "/lezen"));
});

test("two tabs each return to their own target", async ({ page, context }) => {
  const target = (site: string, path: string) => siteUrl("auth", `/?${new URLSearchParams({ site, path })}`);
  await page.goto(target("community", "/lezen"));
  const later = await context.newPage();
  await later.goto(target("verzin", "/"));
  await submitSignIn(page, "lid@inktvis.example", "inktvis-demo");
  await expect(page).toHaveURL(siteUrl("community", "/lezen"));
  await later.reload();
  await expect(later).toHaveURL(siteUrl("verzin"));
});

test("a target on another host is not followed", async ({ page }) => {
  await page.goto(siteUrl("auth", `/?${new URLSearchParams({ site: "community", path: "//kwaad.example/" })}`));
  await submitSignIn(page, "lid@inktvis.example", "inktvis-demo");
  await expect(page).toHaveURL(siteUrl("organization"));
});

test.describe("a refusal", () => {
  // Chromium logs every refusal of the API.
  test.use({ allowedComplaints: /status of (410|422)/ });

  test("of a wrong password says below the form what to do", async ({ page }) => {
    await page.goto(siteUrl("auth"));
    await submitSignIn(page, "lid@inktvis.example", "niet het wachtwoord");
    await expect(page.getByRole("alert").filter({ hasText: "Kijk je e-mailadres en je wachtwoord na." })).toBeVisible();
    await expect(page.getByLabel("E-mailadres")).toHaveValue("lid@inktvis.example");
  });

  test("of a hand-over for another person, or for another site than requested, leads back to signing in", async ({
    page,
    browser,
  }) => {
    const seen = { handedOver: "", asked: "" };
    page.on("request", (request) => {
      if (request.url().includes("syncToken=")) seen.handedOver = request.url();
      if (request.url().includes("signingToken=")) seen.asked = request.url();
    });
    await page.goto(siteUrl("auth", `/?${new URLSearchParams({ site: "community", path: "/" })}`));
    await submitSignIn(page, "lid@inktvis.example", "inktvis-demo");
    await expect(page).toHaveURL(siteUrl("community"));

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(seen.handedOver);
    await expect(heading(other, "Het aanmelden lukte niet")).toBeVisible();
    expect(other.url()).not.toContain("syncToken");
    await other.getByRole("button", { name: "Probeer opnieuw" }).click();
    await expect(heading(other, "Welkom terug")).toBeVisible();
    await elsewhere.close();

    const forged = new URL(seen.asked);
    forged.searchParams.set("siteName", "verzin");
    await page.goto(forged.href);
    await expect(heading(page, "Het aanmelden lukte niet")).toBeVisible();
    await expect(page).not.toHaveURL(/signingToken/);
    await page.getByRole("button", { name: "Probeer opnieuw" }).click();
    await expect(page).toHaveURL(siteUrl("verzin"));
    await expect(memberMenu(page)).toBeVisible();
  });
});

test("signing out works after the session expired", async ({ page, context }) => {
  await signIn(page, "lid");
  await context.clearCookies();
  await page.goto(siteUrl("auth", "/logout"));
  await expect(heading(page, "Je bent afgemeld")).toBeVisible();
});

test("after signing out, Back shows no page of a member", async ({ page }) => {
  await signIn(page, ofDemo("schrijver"), { site: "community", path: "/schrijven" });
  await expect(heading(page, "Mijn teksten")).toBeVisible();
  await memberMenu(page).click();
  await page.getByRole("link", { name: "Afmelden" }).click();
  await expect(heading(page, "Je bent afgemeld")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Meld je aan")).toBeVisible();
  await expect(page.getByText("Daarna kan je schrijven.")).toBeVisible();
});

test("the sign-in page mentions a contest entry only while a contest runs", async ({ page }) => {
  const title = `Tij ${Date.now()}`;
  const { slug, organizer } = await makeContest({ title });
  const entry = siteUrl("community", `/wedstrijden/mijn-wedstrijden/deelnames/${slug}/deelnemen`);
  await page.goto(entry);
  await expect(page.getByText(`Daarna ga je verder met je deelname aan ‘${title}’.`)).toBeVisible();
  await organizer.call("POST", `/contests/${slug}/end`, { showJuryFeedbackToParticipant: 1 });
  await page.goto(entry);
  await expect(heading(page, "Welkom terug")).toBeVisible();
  await expect(page.getByText("Daarna")).toHaveCount(0);
});
