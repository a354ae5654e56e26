import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { newMember } from "./support/new-member.ts";
import { aPicture } from "./support/picture.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";

const PROFILE = { site: "account", path: "/instellingen/profiel" } as const;
const LOGIN = { site: "account", path: "/instellingen/login" } as const;
const PRIVACY = { site: "account", path: "/instellingen/privacy" } as const;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: false }).first();
const save = (page: Page) => page.getByRole("button", { name: "Bewaar je profiel" });
const savedDialog = (page: Page) => page.getByRole("dialog", { name: "Je profiel is bewaard" });
/** The page listens from the moment that its buttons may be pressed. */
const isReady = (page: Page) => expect(save(page)).toBeEnabled();

/** What the page sends to save the profile. */
const savesOf = (page: Page) => {
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/me")) saves.push(request.url());
  });
  return saves;
};

test.describe("the profile form (docs/product/accounts.md#profile-form)", () => {
  test("goes through its states to the letter", async ({ page }) => {
    test.setTimeout(120_000);
    const member = await newMember(page, PROFILE);
    await isReady(page);
    const saves = savesOf(page);
    const [website, nickname, city] = [field(page, "Website"), field(page, "Schrijversnaam"), field(page, "Gemeente")];
    const wrongWebsite = page.getByText("Vul een volledig webadres in, zoals https://voorbeeld.be.");

    await test.step("untouched: no field shows an error, nor one that is touched and not edited", async () => {
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
      await website.focus();
      await website.blur();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
    });
    await test.step("touched and edited: the error shows, and editing clears it", async () => {
      await website.fill("voorbeeld.be");
      await website.blur();
      await expect(wrongWebsite).toBeVisible();
      await website.fill("https://voorbeeld.be");
      await expect(wrongWebsite).toBeHidden();
      await website.fill("ook niet goed");
      await expect(wrongWebsite).toBeVisible();
    });
    await test.step("submitted with errors: rejected without a call, all fields marked, the focus on what is wrong", async () => {
      await nickname.fill("");
      await city.fill("Gent");
      await save(page).click();
      const summary = page.getByRole("alert").filter({ hasText: "3 dingen kloppen nog niet" });
      await expect(summary).toBeFocused();
      await expect(summary).toContainText("Kies ook het land van je gemeente.");
      await expect(page.locator("#profiel-addressCountry")).toHaveAttribute("aria-invalid", "true");
      expect(saves).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    });
    await test.step("editing one field revalidates what depends on it", async () => {
      await city.fill("");
      await expect(page.locator("#profiel-addressCountry")).not.toHaveAttribute("aria-invalid", "true");
      await city.fill("Gent");
      await field(page, "Land").selectOption("BE");
      await website.fill("https://voorbeeld.be");
      await nickname.fill(`Zilverreiger ${Date.now()}`);
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
    });
    await test.step("while a request runs another submit is ignored; success opens a confirmation modal", async () => {
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route("**/api/me", async (route) => {
        if (route.request().method() === "POST") await held;
        await route.continue();
      });
      await save(page).click();
      await expect(save(page)).toHaveAttribute("aria-busy", "true");
      await nickname.press("Enter");
      await save(page).press("Enter");
      release();
      await expect(savedDialog(page)).toBeVisible();
      expect(saves).toHaveLength(1);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(savedDialog(page)).toBeHidden();
      await page.unroute("**/api/me");
    });
    await test.step("the current user is reloaded: the header knows the new name", async () => {
      await expect(memberMenu(page)).toHaveAttribute("aria-label", /^Menu van Zilverreiger/);
      await page.reload();
      await expect(city).toHaveValue("Gent");
    });
    await test.step("the old address of the profile leads on to the new one", async () => {
      await page.goto(siteUrl("community", `/profiel/${member.nickname.toLowerCase().replace(" ", "-")}`));
      await expect(page).toHaveURL(/\/profiel\/zilverreiger-/);
    });
  });

  test("keeps what was typed over a reload, until it is saved", async ({ page }) => {
    await newMember(page, PROFILE);
    await isReady(page);
    await field(page, "Korte voorstelling").fill("Schrijft over water.");
    await page.getByRole("textbox", { name: "Varia" }).click();
    await page.keyboard.type("Woont op een boot.");
    await page.reload();
    await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
    await expect(field(page, "Korte voorstelling")).toHaveValue("Schrijft over water.");
    await expect(page.getByRole("textbox", { name: "Varia" })).toHaveText("Woont op een boot.");
    await save(page).click();
    await expect(savedDialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Bekijk je profiel zoals anderen het zien" }).click();
    await expect(page.getByText("Woont op een boot.")).toBeVisible();
  });
});

test.describe("what the server refuses", () => {
  // A browser notes every refusal of the API by itself.
  test.use({ allowedComplaints: /status of 422/ });

  test("stands under its field, in the words of the API", async ({ page }) => {
    await newMember(page, PROFILE);
    await isReady(page);
    await field(page, "Geboortedatum").fill("2999-01-01");
    await save(page).click();
    await expect(page.locator("#profiel-dateOfBirth-error")).toHaveText("Vul de dag in waarop je geboren bent.");
    await expect(page.getByRole("alert").filter({ hasText: "Eén ding klopt nog niet" })).toBeFocused();
    await field(page, "Geboortedatum").fill("1990-05-17");
    await expect(page.locator("#profiel-dateOfBirth-error")).toBeHidden();
    await save(page).click();
    await expect(savedDialog(page)).toBeVisible();
  });
});

test("a picture is cut with the keyboard alone, shown in the header, and deleted", async ({ page }) => {
  test.setTimeout(90_000);
  await newMember(page, PROFILE);
  await isReady(page);
  const choose = async (width: number, height: number) => {
    const file = { name: "ik.png", mimeType: "image/png", buffer: aPicture(width, height) };
    await page.getByLabel("Profielfoto").setInputFiles(file);
  };
  const avatar = memberMenu(page).locator("img");
  await choose(80, 80);
  await expect(page.getByText("Deze afbeelding is te klein.")).toBeVisible();
  await choose(900, 600);
  const dialog = page.getByRole("dialog", { name: "Welk stuk wil je tonen?" });
  await expect(dialog.getByRole("img", { includeHidden: true }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const frame = dialog.getByRole("group", { name: "Kader: verplaats het met de pijltjestoetsen" });
  await frame.focus();
  for (const _ of Array(5)) await page.keyboard.press("ArrowLeft");
  await dialog.getByRole("button", { name: "Gebruik dit stuk" }).press("Enter");
  await expect(dialog).toBeHidden();
  await save(page).press("Enter");
  await expect(savedDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(avatar).toHaveAttribute("src", /profilepicsm\.webp$/);

  await page.getByRole("button", { name: "Verwijder de afbeelding" }).press("Enter");
  await save(page).press("Enter");
  await expect(savedDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(avatar).toHaveCount(0);
});

test("the question about measuring leaves room for what it would lie over at the end of a page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl("community"));
  const panel = page.getByRole("region", { name: "Mogen we meetellen?" });
  await expect(panel).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const foot = page.getByRole("contentinfo");
  const gap = async () => {
    const [above, below] = [await foot.boundingBox(), await panel.boundingBox()];
    return above && below ? below.y - above.y - above.height : undefined;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test("another e-mail address is confirmed at the new one, and put back from the old one", async ({ page }) => {
  test.setTimeout(120_000);
  const member = await newMember(page, LOGIN);
  const change = page.getByRole("button", { name: "Wijzig je e-mailadres" });
  await expect(change).toBeEnabled();
  const email = `nieuw-${member.email}`;
  await page.getByLabel("Nieuw e-mailadres", { exact: true }).fill(email);
  await page.getByLabel("Herhaal het nieuwe e-mailadres").fill("iets@anders.example");
  await change.click();
  await expect(page.locator("#e-mailadres-confirmEmail-error")).toHaveText("De twee e-mailadressen zijn niet gelijk.");
  await page.getByLabel("Herhaal het nieuwe e-mailadres").fill(email);
  await change.click();
  const asked = page.getByRole("dialog", { name: "Bevestig je nieuwe e-mailadres" });
  await expect(asked).toContainText(member.email);
  await asked.getByRole("button", { name: "Oké" }).click();
  await page.goto(await mailbox.linkTo(email, "/nieuw-email-bevestigen"));
  await expect
    .poll(async () => (await mailbox.mailsTo(member.email)).some(({ text }) => text?.includes(email)))
    .toBe(true);
  await page.getByRole("link", { name: "Naar je instellingen" }).click();
  await expect(page).toHaveURL(siteUrl("account", "/instellingen/login"));
  await expect(page.getByText(`Je meldt je nu aan met ${email}.`)).toBeVisible();

  await page.goto(await mailbox.linkTo(member.email, "/oud-email-terugzetten"));
  await expect(page).not.toHaveURL(/token/);
  await page.getByRole("button", { name: "Zet mijn oude adres terug" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Je oude adres geldt weer" })).toBeFocused();
  await expect(page.getByLabel("E-mailadres")).toHaveValue(member.email);
  const password = "een zin die niemand kent";
  await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(password);
  await page.getByLabel("Nog eens je nieuwe wachtwoord").fill(password);
  await page.getByRole("button", { name: "Bewaar mijn wachtwoord" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Je wachtwoord is gewijzigd" })).toBeVisible();
  await page.goto(siteUrl("account", "/instellingen/login"));
  await expect(page.getByRole("heading", { level: 1, name: "Welkom terug" })).toBeVisible();
  await signIn(page, { email: member.email, password }, LOGIN);
  await expect(page.getByText(`Je meldt je nu aan met ${member.email}.`)).toBeVisible();
});

test.describe("a proof that is not fresh enough", () => {
  test.use({ allowedComplaints: /status of 409/ });

  test("is done anew on the way, and what was typed is there again", async ({ page }) => {
    const member = await newMember(page, LOGIN);
    const change = page.getByRole("button", { name: "Wijzig je e-mailadres" });
    await expect(change).toBeEnabled();
    // As the API answers staff whose last proof that it is them is over.
    await page.route("**/api/me/change-email", (route) =>
      route.fulfill({
        status: 409,
        headers: {
          "access-control-allow-origin": new URL(siteUrl("account")).origin,
          "access-control-allow-credentials": "true",
        },
        json: { code: "confirm-first", message: "Bevestig eerst opnieuw dat jij het bent." },
      }),
    );
    const email = `nieuw-${member.email}`;
    await page.getByLabel("Nieuw e-mailadres", { exact: true }).fill(email);
    await page.getByLabel("Herhaal het nieuwe e-mailadres").fill(email);
    await change.click();
    await expect(page.getByRole("heading", { level: 1, name: "Ben jij het?" })).toBeVisible();
    await page.unroute("**/api/me/change-email");
    await page.getByLabel("Wachtwoord", { exact: true }).fill(member.password);
    await page.getByRole("button", { name: "Bevestig" }).click();
    await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
    await expect(page.getByLabel("Nieuw e-mailadres", { exact: true })).toHaveValue(email);
    await change.click();
    await expect(page.getByRole("dialog", { name: "Bevestig je nieuwe e-mailadres" })).toBeVisible();
  });
});

test.describe("another password", () => {
  test.use({ allowedComplaints: /status of (401|419|422)/ });

  test("signs another browser out on all sites at its next click; this one goes on", async ({ page, browser }) => {
    test.setTimeout(120_000);
    const member = await newMember(page, LOGIN);
    const elsewhere = await browser.newContext();
    const [reading, managing] = [await elsewhere.newPage(), await elsewhere.newPage()];
    await signIn(reading, member, { site: "community", path: "/lezen" });
    await managing.goto(siteUrl("account", "/instellingen/notificaties"));
    await expect(memberMenu(managing)).toBeVisible();
    await expect(memberMenu(reading)).toBeVisible();

    const chosen = "een andere zin om te onthouden";
    const change = page.getByRole("button", { name: "Wijzig je wachtwoord" });
    await page.reload();
    await expect(page.getByRole("table", { name: "Waar je aangemeld bent" }).getByRole("row")).toHaveCount(3);
    await expect(change).toBeEnabled();
    await page.getByLabel("Huidig wachtwoord").fill("niet het wachtwoord");
    await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(chosen);
    await page.getByLabel("Herhaal het nieuwe wachtwoord").fill(chosen);
    await change.click();
    await expect(page.locator("#wachtwoord-oldPassword-error")).toHaveText("Dit is niet je huidige wachtwoord.");
    await page.getByLabel("Huidig wachtwoord").fill(member.password);
    await change.click();
    await expect(page.getByRole("dialog", { name: "Je wachtwoord is gewijzigd" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Nieuw wachtwoord", { exact: true })).toHaveValue("");
    await expect(page.getByRole("table", { name: "Waar je aangemeld bent" }).getByRole("row")).toHaveCount(2);

    await reading.getByRole("banner").getByRole("link", { name: "Tip van de week" }).click();
    await expect(reading.getByRole("heading", { level: 1, name: "Tip van de week" })).toBeVisible();
    await expect(reading.getByRole("link", { name: "Aanmelden" })).toBeVisible();
    // A page that asks the API nothing else.
    await managing.getByRole("link", { name: "Privacy", exact: true }).first().click();
    await expect(managing.getByRole("heading", { level: 1, name: "Welkom terug" })).toBeVisible();

    // The session was renewed: a change still carries the right code.
    await page.goto(siteUrl("account", "/instellingen/privacy"));
    await expect(async () => {
      await page.getByRole("button", { name: "Bewaar je keuze" }).click({ timeout: 1000 });
      await expect(page.getByRole("dialog", { name: "Je keuze is bewaard" })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await signIn(reading, { ...member, password: chosen }, { site: "community", path: "/lezen" });
  });
});

test("devices are listed in words; one, all others and all are signed out", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const member = await newMember(page, LOGIN);
  const others = [];
  for (const _ of [1, 2]) {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, member, { site: "community", path: "/lezen" });
    others.push(other);
  }
  await page.reload();
  const table = page.getByRole("table", { name: "Waar je aangemeld bent" });
  await expect(table.getByRole("row")).toHaveCount(4);
  await expect(table.getByRole("row").nth(1)).toContainText("Dit toestel");
  await expect(table.getByRole("row").nth(1)).toContainText("Chrome op Linux");
  await expect(page.getByRole("button", { name: "Wijzig je wachtwoord" })).toBeEnabled();
  await table.getByRole("button", { name: "Meld af Chrome op Linux" }).first().click();
  await expect(table.getByRole("row")).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Meld alle andere toestellen af" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Meld alle andere toestellen af" }).click();
  await expect(table.getByRole("row")).toHaveCount(2);
  for (const other of others) {
    await other.goto(siteUrl("community", "/schrijven"));
    await expect(other.getByRole("heading", { level: 1, name: "Welkom terug" })).toBeVisible();
  }
  await page.getByRole("button", { name: "Meld overal af" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Meld overal af" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Je bent afgemeld" })).toBeVisible();
  await page.goto(siteUrl("account", "/instellingen"));
  await expect(page.getByRole("heading", { level: 1, name: "Welkom terug" })).toBeVisible();
});

test("privacy is two checkboxes, kept after saving", async ({ page }) => {
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

test("who is under 18 is told that name and age are not shown, and chooses nothing", async ({ page }) => {
  await signIn(page, "jongere", PRIVACY);
  await expect(page.getByText("Je bent jonger dan 18.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Toon mijn leeftijd" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Bewaar je keuze" })).toHaveCount(0);
});

test.describe("the account site (docs/product/platform.md#menus)", () => {
  test("leads from its doors to their first page", async ({ page }) => {
    await signIn(page, "lid", PROFILE);
    for (const [door, room] of [
      ["/", "/instellingen/profiel"],
      ["/instellingen", "/instellingen/profiel"],
      ["/beheer", "/beheer/wedstrijden"],
    ] as const) {
      await page.goto(siteUrl("account", door));
      await expect(page).toHaveURL(siteUrl("account", room));
    }
  });

  test("tells who has no right to create so on each management page, and how to ask", async ({ page }) => {
    await signIn(page, "lid", { site: "account", path: "/beheer/wedstrijden" });
    const tabs = page.getByRole("navigation", { name: "Wat je beheert" });
    await expect(tabs.getByRole("link")).toHaveText(["Wedstrijden", "Cursussen"]);
    for (const [path, things] of [
      ["wedstrijden", "wedstrijden"],
      ["cursussen", "cursussen"],
      ["activiteiten", "activiteiten"],
      ["e-cursussen", "online cursussen"],
    ] as const) {
      await page.goto(siteUrl("account", `/beheer/${path}`));
      await expect(page.getByText(`Je hebt geen rechten om ${things} te maken.`)).toContainText("lid@inktvis.example");
      await expect(page.getByRole("link", { name: "Vraag toegang" })).toHaveAttribute("href", /^mailto:/);
    }
  });

  test("shows the tabs and the links of the menu that go with an ability", async ({ page }) => {
    await signIn(page, "activiteitenorganisator", { site: "account", path: "/beheer/activiteiten" });
    const tabs = page.getByRole("navigation", { name: "Wat je beheert" });
    await expect(tabs.getByRole("link")).toHaveText(["Wedstrijden", "Cursussen", "Activiteiten"]);
    await expect(page.getByText("Je hebt geen rechten")).toHaveCount(0);
    await expect(async () => {
      await memberMenu(page).click();
      await expect(page.getByRole("link", { name: "Activiteiten beheren" })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole("link", { name: "Wedstrijden beheren" })).toHaveCount(0);
  });
});
