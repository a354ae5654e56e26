import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { ofDemo } from "./support/member.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";

const PASSWORD = "een zin om te onthouden";
const newAddress = () => `inkt-${crypto.randomUUID()}@voorbeeld.be`;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function fillRegistration(page: Page, email: string) {
  await page.getByLabel("Schrijversnaam").fill("Nieuwe Pen");
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
}

async function fillLogin(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Aanmelden" }).click();
}

async function register(page: Page, email: string) {
  await page.goto(siteUrl("auth", "/registreren"));
  await fillRegistration(page, email);
  await page.getByLabel("Ik ga akkoord met de voorwaarden").check();
  await page.getByRole("button", { name: "Maak mijn account" }).click();
  await expect(heading(page, "Kijk in je mailbox")).toBeFocused();
}

test("a newcomer registers, confirms, signs in where they wanted to be, and signs out everywhere", async ({ page }) => {
  const email = newAddress();
  await page.goto(
    siteUrl(
      "auth",
      `/registreren?${new URLSearchParams({ site: "community", path: "/schrijven", query: "van=mail" })}`,
    ),
  );
  await fillRegistration(page, email);
  await page.getByLabel("Ik ga akkoord met de voorwaarden").check();
  await expect(page.getByLabel("Stuur me af en toe de nieuwsbrief")).not.toBeChecked();
  await page.getByRole("button", { name: "Maak mijn account" }).click();
  await expect(heading(page, "Kijk in je mailbox")).toBeFocused();
  await expect(page.getByText("hoogstens één uur")).toBeVisible();
  await page.getByRole("button", { name: "Stuur de mail opnieuw" }).click();
  await expect(page.getByText("We stuurden je een nieuwe mail.")).toBeVisible();
  await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(2);

  await page.goto(await mailbox.linkTo(email, "/email-bevestigen"));
  await expect(heading(page, "Je account is klaar")).toBeVisible();
  expect(page.url()).not.toContain("token");

  await page.getByRole("link", { name: "Aanmelden" }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL(siteUrl("community", "/schrijven?van=mail"));
  await expect(memberMenu(page)).toBeVisible();

  await page.goto(siteUrl("account", "/notificaties"));
  await expect(page).toHaveURL(siteUrl("account", "/notificaties"));
  await expect(memberMenu(page)).toBeVisible();

  await page.goto(siteUrl("community"));
  await memberMenu(page).click();
  await page.getByRole("link", { name: "Afmelden" }).click();
  await expect(heading(page, "Je bent afgemeld")).toBeVisible();
  await page.goto(siteUrl("account", "/notificaties"));
  await expect(heading(page, "Welkom terug")).toBeVisible();
  await page.goto(siteUrl("community"));
  await expect(page.getByRole("link", { name: "Aanmelden" })).toBeVisible();
});

test("what is wrong with a field moves nothing away from under the pointer while it presses", async ({ page }) => {
  await page.goto(siteUrl("auth", "/registreren"));
  // A field that is left before the page listens is not checked.
  await expect(page.getByRole("button", { name: "Maak mijn account" })).toBeEnabled();
  await fillRegistration(page, "geen adres");
  // The last of the fields says in two lines what is wrong, and everything below it moves.
  await page.getByLabel("Wachtwoord", { exact: true }).fill("kort");
  const press = async (name: string, role: "button" | "checkbox") => {
    const box = await page.getByRole(role, { name }).boundingBox();
    if (!box) throw new Error(`no ${name}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // What a person takes to let go.
    await page.waitForTimeout(150);
    await page.mouse.up();
  };
  await press("Stuur me af en toe de nieuwsbrief", "checkbox");
  await expect(page.getByLabel("Stuur me af en toe de nieuwsbrief")).toBeChecked();
  await expect(page.getByText("Wachtwoord moet minstens 8 tekens hebben.")).toBeVisible();

  await page.getByLabel("E-mailadres").fill("nog altijd geen adres");
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Schrijversnaam").fill("N");
  await press("Maak mijn account", "button");
  await expect(page.getByText("dingen kloppen nog niet")).toBeVisible();
});

test("who is signed in goes on from the sign-in page at once, without a target to the default site", async ({
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

test("Back does not lead past signing in again", async ({ page }) => {
  await page.goto(siteUrl("community", "/lezen"));
  await page.getByRole("link", { name: "Aanmelden" }).click();
  await fillLogin(page, "lid@inktvis.example", "inktvis-demo");
  await expect(page).toHaveURL(siteUrl("community", "/lezen"));
  await expect(memberMenu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(siteUrl("community", "/lezen"));
});

test("a target on another host is not followed", async ({ page }) => {
  await page.goto(siteUrl("auth", `/?${new URLSearchParams({ site: "community", path: "//kwaad.example/" })}`));
  await fillLogin(page, "lid@inktvis.example", "inktvis-demo");
  await expect(page).toHaveURL(siteUrl("organization"));
});

/** As people do: what the pages of the hand-over ask for is seen on the way. */
async function signInByPages(page: Page) {
  await page.goto(siteUrl("auth", `/?${new URLSearchParams({ site: "community", path: "/" })}`));
  await fillLogin(page, "lid@inktvis.example", "inktvis-demo");
  await expect(page).toHaveURL(siteUrl("community"));
}

test.describe("what is refused", () => {
  // A browser notes every refusal of the API by itself.
  test.use({ allowedComplaints: /status of (410|422)/ });

  test("a wrong password says below the form what to do", async ({ page }) => {
    await page.goto(siteUrl("auth"));
    await fillLogin(page, "lid@inktvis.example", "niet het wachtwoord");
    await expect(page.getByRole("alert").filter({ hasText: "Kijk je e-mailadres en je wachtwoord na." })).toBeVisible();
    await expect(page.getByLabel("E-mailadres")).toHaveValue("lid@inktvis.example");
  });

  test("a confirmation that is opened again says that the account is there", async ({ page }) => {
    const email = newAddress();
    await register(page, email);
    await page.goto(await mailbox.linkTo(email, "/email-bevestigen"));
    await expect(heading(page, "Je account is klaar")).toBeVisible();
    await page.reload();
    await expect(heading(page, "Je account is klaar")).toBeVisible();
    await expect(page.getByRole("link", { name: "Aanmelden" })).toBeVisible();
  });

  test("a link to choose a password that was used says so when it is opened, and leads to a new one", async ({
    page,
  }) => {
    const email = newAddress();
    await register(page, email);
    await page.goto(await mailbox.linkTo(email, "/email-bevestigen"));
    await expect(heading(page, "Je account is klaar")).toBeVisible();
    await page.goto(siteUrl("auth", "/wachtwoord-vergeten"));
    await page.getByLabel("E-mailadres").fill(email);
    await page.getByRole("button", { name: "Stuur me een link" }).click();
    const link = await mailbox.linkTo(email, "/wachtwoord-herstellen");
    for (let time = 0; time < 2; time++) {
      await page.goto(link);
      await expect(page.getByLabel("Nieuw wachtwoord", { exact: true })).toBeVisible();
    }
    await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill("zeven inktvissen zwemmen");
    await page.getByLabel("Nog eens je nieuwe wachtwoord").fill("zeven inktvissen zwemmen");
    await page.getByRole("button", { name: "Bewaar mijn wachtwoord" }).click();
    await expect(heading(page, "Je wachtwoord is gewijzigd")).toBeVisible();

    await page.goto(link);
    await expect(heading(page, "Deze link werkt niet")).toBeVisible();
    await expect(page.getByText("al gebruikt of ouder dan een uur")).toBeVisible();
    await expect(page.getByLabel("Nieuw wachtwoord")).toHaveCount(0);
    await page.getByRole("link", { name: "Vraag een nieuwe link" }).click();
    await expect(heading(page, "Wachtwoord vergeten?")).toBeVisible();
  });

  test("a confirmation link that is not right offers a new mail", async ({ page }) => {
    const email = newAddress();
    await register(page, email);
    const link = new URL(await mailbox.linkTo(email, "/email-bevestigen"));
    link.searchParams.set("token", "verzonnen");
    await page.goto(link.href);
    await expect(heading(page, "Dat lukte niet")).toBeVisible();
    await expect(page.getByText("niet geldig of ouder dan een uur")).toBeVisible();
    await page.getByRole("button", { name: "Stuur de mail opnieuw" }).click();
    await expect(page.getByText("We stuurden je een nieuwe mail.")).toBeVisible();
    await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(2);
    await page.goto(await mailbox.linkTo(email, "/email-bevestigen"));
    await expect(heading(page, "Je account is klaar")).toBeVisible();
  });

  test("a confirmation in another browser asks for a password first", async ({ page, browser }) => {
    const email = newAddress();
    await register(page, email);
    const link = await mailbox.linkTo(email, "/email-bevestigen");
    const [mail] = await mailbox.mailsTo(email);
    expect(mail?.text).toContain("Chrome op Linux");
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(heading(other, "Kies je wachtwoord")).toBeFocused();
    expect(await axeFindings(other)).toEqual([]);
    const password = other.getByLabel("Wachtwoord", { exact: true });
    await password.fill("wachtwoord");
    await other.getByRole("button", { name: "Maak mijn account" }).click();
    await expect(password).toHaveAccessibleDescription(/kiezen heel veel mensen/);
    await password.fill("wat ik zelf koos");
    await other.getByRole("button", { name: "Maak mijn account" }).click();
    await expect(heading(other, "Je account is klaar")).toBeVisible();
    await elsewhere.close();

    await page.goto(siteUrl("auth"));
    await fillLogin(page, email, "wat ik zelf koos");
    await expect(memberMenu(page)).toBeVisible();
  });

  test("confirming a new address with an old link tells how to go on", async ({ page }) => {
    await page.goto(
      siteUrl("auth", `/nieuw-email-bevestigen?${new URLSearchParams({ token: "oud", userId: crypto.randomUUID() })}`),
    );
    await expect(page.getByText("Je hebt misschien te lang gewacht")).toBeVisible();
    await expect(page.getByRole("link", { name: "Vraag de wijziging opnieuw aan" })).toBeVisible();
  });

  test("a hand-over of somebody else fails, and begins again at signing in", async ({ page, browser }) => {
    let handedOver = "";
    page.on("request", (request) => {
      if (request.url().includes("syncToken=")) handedOver = request.url();
    });
    await signInByPages(page);
    expect(handedOver).not.toBe("");
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(handedOver);
    await expect(heading(other, "Het aanmelden lukte niet")).toBeVisible();
    expect(other.url()).not.toContain("syncToken");
    await other.getByRole("button", { name: "Probeer opnieuw" }).click();
    await expect(heading(other, "Welkom terug")).toBeVisible();
    await elsewhere.close();
  });

  test("a hand-over for another site than was asked is refused", async ({ page }) => {
    let asked = "";
    page.on("request", (request) => {
      if (request.url().includes("signingToken=")) asked = request.url();
    });
    await signInByPages(page);
    const forged = new URL(asked);
    forged.searchParams.set("siteName", "verzin");
    await page.goto(forged.href);
    await expect(heading(page, "Het aanmelden lukte niet")).toBeVisible();
    await expect(page).not.toHaveURL(/signingToken/);
    await page.getByRole("button", { name: "Probeer opnieuw" }).click();
    await expect(page).toHaveURL(siteUrl("verzin"));
    await expect(memberMenu(page)).toBeVisible();
  });
});

test("a forgotten password is reset, once a link", async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  await page.goto(await mailbox.linkTo(email, "/email-bevestigen"));
  await expect(heading(page, "Je account is klaar")).toBeVisible();

  await page.goto(siteUrl("auth"));
  await page.getByRole("link", { name: "Wachtwoord vergeten?" }).click();
  // The page before it has such a field too.
  await expect(page.getByRole("button", { name: "Stuur me een link" })).toBeEnabled();
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByRole("button", { name: "Stuur me een link" }).click();
  await expect(heading(page, "Kijk in je mailbox")).toBeFocused();

  await page.goto(await mailbox.linkTo(email, "/wachtwoord-herstellen"));
  await expect(page.getByLabel("E-mailadres")).toHaveValue(email);
  expect(page.url()).not.toContain("token");
  const repeated = page.getByLabel("Nog eens je nieuwe wachtwoord");
  await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill("inktvlekken op papier");
  await repeated.fill("inktvlekken op hout");
  await page.getByRole("button", { name: "Bewaar mijn wachtwoord" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Eén ding klopt nog niet" })).toBeFocused();
  await expect(repeated).toHaveAccessibleDescription("De twee wachtwoorden zijn niet gelijk.");
  await repeated.fill("inktvlekken op papier");
  await page.getByRole("button", { name: "Bewaar mijn wachtwoord" }).click();
  await expect(heading(page, "Je wachtwoord is gewijzigd")).toBeFocused();

  await page.getByRole("link", { name: "Aanmelden" }).click();
  await fillLogin(page, email, "inktvlekken op papier");
  await expect(memberMenu(page)).toBeVisible();
});

test("registering without filling anything in names every field and moves the focus there", async ({ page }) => {
  await page.goto(siteUrl("auth", "/registreren"));
  await page.getByRole("button", { name: "Maak mijn account" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "dingen kloppen nog niet" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveCount(4);
  await summary.getByRole("link", { name: "Ga akkoord met de voorwaarden" }).click();
  await expect(page.getByLabel("Ik ga akkoord met de voorwaarden")).toBeFocused();
});

test("signing out works when the session is over already", async ({ page, context }) => {
  await page.goto(siteUrl("auth", "/logout"));
  await expect(heading(page, "Je bent afgemeld")).toBeVisible();
  await signIn(page, "lid");
  await context.clearCookies();
  await page.goto(siteUrl("auth", "/logout"));
  await expect(heading(page, "Je bent afgemeld")).toBeVisible();
});

test("after signing out, Back shows nothing of what a member saw", async ({ page }) => {
  await signIn(page, ofDemo("schrijver"), { site: "community", path: "/schrijven" });
  await expect(heading(page, "Mijn teksten")).toBeVisible();
  await memberMenu(page).click();
  await page.getByRole("link", { name: "Afmelden" }).click();
  await expect(heading(page, "Je bent afgemeld")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Welkom terug")).toBeVisible();
});
