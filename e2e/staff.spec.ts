import type { Page } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { makeContest } from "./support/make-contest.ts";
import { makeText } from "./support/make-text.ts";
import { memberOf } from "./support/member.ts";
import { aPicture } from "./support/picture.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { today } from "./support/days.ts";

const room = (path: string) => siteUrl("staff", path);
const asEditor = (page: Page, path = "/") => signIn(page, "redacteur", { site: "staff", path });
const save = (page: Page) => page.getByRole("button", { name: "Bewaar" }).click();
const newTitle = (words: string) => `${words} ${Date.now()}`;

/** The tab that a button opens. */
async function openedBy(page: Page, button: string) {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: button }).click();
  return opened;
}

async function choosePicture(page: Page) {
  await page.getByLabel("Afbeelding (niet verplicht)").setInputFiles({
    name: "zee.png",
    mimeType: "image/png",
    buffer: aPicture(640, 400),
  });
}

async function write(page: Page, words: string) {
  await page.getByRole("textbox", { name: "Tekst", exact: true }).click();
  await page.keyboard.type(words);
}

test("an editor writes and publishes an article with a picture; its old address redirects to the new one", async ({
  page,
}) => {
  test.slow();
  const title = newTitle("Storm op zee");
  await asEditor(page);
  await page.getByRole("link", { name: "Nieuw artikel" }).click();
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Inleiding").fill("Het waaide hard.");
  await write(page, "De dijk hield het.");
  await choosePicture(page);
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("link", { name: "Bekijk op de site" })).toHaveCount(0);
  const preview = await openedBy(page, "Bekijk hoe het wordt");
  await expect(preview).toHaveURL(new RegExp(`^${siteUrl("organization", "/nieuws/storm-op-zee-")}`));
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(preview.locator("main .reading")).toContainText("De dijk hield het.");
  await expect(preview.locator('main img[src*="/media/images/"]').first()).toBeVisible();
  await preview.close();

  await page.getByLabel("Verschijnt op, dag").fill(today());
  await save(page);
  const link = page.getByRole("link", { name: "Bekijk op de site" });
  const address = (await link.getAttribute("href")) ?? "";
  expect(address).toContain(siteUrl("organization", "/nieuws/storm-op-zee-"));
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("main")).toContainText("De dijk hield het.");
  await expect(page.locator('main img[src*="/media/images/"]').first()).toBeVisible();

  await page.goto(room("/articles"));
  await page.getByLabel("Zoek").fill(title);
  await page.getByRole("link", { name: title }).click();
  await page.getByLabel("Titel", { exact: true }).fill(`${title} voorbij`);
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} voorbij`);
  await page.goto(address);
  await expect(page).toHaveURL(/-voorbij$/);

  await page.goto(room("/articles"));
  await page.getByLabel("Zoek").fill(title);
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Verwijder", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Verwijder" }).click();
  await expect(page).toHaveURL(/\/articles(\?|$)/);
  await expect(page.getByText("Verwijderd.")).toBeVisible();
});

// Chromium logs every refusal of the API.
test.use({ allowedComplaints: /status of (401|409|422)/ });

test("an error of the API is shown at its field and at the top, with the focus there", async ({ page }) => {
  await asEditor(page, "/articles/create");
  await save(page);
  const summary = page.getByRole("alert").filter({ hasText: "kloppen nog niet" });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Titel is verplicht.");
  expect(await axeFindings(page)).toEqual([]);
  await summary.getByRole("link", { name: "Titel is verplicht." }).press("Enter");
  await expect(page.getByLabel("Titel", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("Iets");
  await expect(page.getByLabel("Titel", { exact: true })).not.toHaveAttribute("aria-invalid", "true");
});

test("two editors of one article do not overwrite each other", async ({ page, context }) => {
  test.slow();
  const title = newTitle("Van twee");
  await asEditor(page, "/articles/create");
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Inleiding").fill("Eerst.");
  await write(page, "Woorden.");
  await page.getByLabel("Verschijnt op, dag").fill(today());
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel("Inleiding")).toHaveValue("Eerst.");
  await page.getByLabel("Titel", { exact: true }).fill(`${title} samen`);
  await page.getByRole("checkbox", { name: "Poëzie" }).check();
  await page.getByLabel("Inleiding").fill("Van de een.");
  await choosePicture(page);
  await save(page);
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await other.getByLabel("Inleiding").fill("Van de ander.");
  await save(other);

  // Each field that differs stands there twice, and nothing else does; one is taken over from the other.
  const dialog = other.getByRole("dialog", { name: "Iemand anders bewaarde dit ook" });
  const rows = dialog.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "Genres" })).toContainText("Poëzie");
  await expect(rows.filter({ hasText: "Inleiding" })).toContainText("Van de een.");
  await expect(rows.filter({ hasText: "Inleiding" })).toContainText("Van de ander.");
  await dialog.getByRole("button", { name: "Neem over: Titel" }).click();
  expect(await axeFindings(other)).toEqual([]);
  await dialog.getByRole("button", { name: "Bewaar wat hier staat" }).click();
  await expect(other.getByText("Bewaard.")).toBeVisible();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(`${title} samen`);
  await expect(other.getByLabel("Inleiding")).toHaveValue("Van de ander.");
  await expect(other.locator('main img[src*="/media/images/"]'), "it was chosen in the other window").toBeVisible();

  // The first one is behind now. To plan is no save: nothing becomes public by the choice.
  await page.getByLabel("Inleiding").fill("Van de een, later.");
  await page.getByRole("button", { name: "Plan deze wijziging" }).click();
  await page.getByLabel("Vanaf wanneer staat het zo op de site?, dag").fill("2090-01-02");
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ga verder met wat hier staat" }).click();
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await expect(page.getByText("Er is een wijziging gepland voor 2 jan 2090")).toBeVisible();
  await expect(page.getByLabel("Inleiding")).toHaveValue("Van de ander.");

  // Who looks at the other version has what they typed at hand.
  await other.getByLabel("Inleiding").fill("Van de ander, nog eens.");
  await page.getByLabel("Inleiding").fill("Van de een, als laatste.");
  await save(page);
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await save(other);
  await dialog.getByRole("button", { name: "Bekijk de andere versie" }).click();
  await expect(other.getByText("Je ziet de versie die iemand anders bewaarde.")).toBeFocused();
  await expect(other.getByLabel("Inleiding")).toHaveValue("Van de een, als laatste.");
  await other.getByRole("button", { name: "Zet terug wat jij typte" }).click();
  await expect(other.getByLabel("Inleiding")).toHaveValue("Van de ander, nog eens.");
});

test.describe("an error of a whole form", () => {
  test.use({ allowedComplaints: /status of (429|500)/ });

  test("is shown above its buttons until the next try, and typed values stay", async ({ page }) => {
    await asEditor(page, "/tags/create");
    const name = newTitle("Ooit bewaard");
    await page.getByLabel("Naam").fill(name);
    const refusals = [
      { status: 429, json: { code: "too-many", message: "Te vaak. Wacht even." } },
      { status: 500, json: { code: "error", message: "Er ging iets fout." } },
    ];
    await page.route("**/api/staff/tags", (route) => {
      const refusal = route.request().method() === "POST" ? refusals.shift() : undefined;
      const headers = { "access-control-allow-origin": room(""), "access-control-allow-credentials": "true" };
      return refusal ? route.fulfill({ ...refusal, headers }) : route.fallback();
    });
    const alert = page.getByRole("alert");
    await save(page);
    await expect(alert).toHaveText("Te vaak. Wacht even.");
    await expect(page.locator("form")).toContainText("Te vaak. Wacht even.");
    await save(page);
    await expect(alert).toHaveText("Er ging iets fout.");
    await expect(page.getByLabel("Naam")).toHaveValue(name);
    await save(page);
    await expect(page).toHaveURL(/\/tags(\?|$)/);
  });
});

test.describe("a second step that became required", () => {
  test.use({ allowedComplaints: /status of 403/ });

  test("is where the open staff room redirects to, from a list and from a form", async ({ page }) => {
    await asEditor(page, "/tags");
    await expect(page.getByRole("link", { name: "Nieuw label" })).toBeVisible();
    const headers = { "access-control-allow-origin": room(""), "access-control-allow-credentials": "true" };
    const refusal = { status: 403, json: { code: "second-factor-due", message: "Eerst je tweede stap." }, headers };
    /** Answered once: after the reload the API requires no second step of this account. */
    const refuseOnce = (method: string) => {
      let isDue = true;
      return page.route(/\/api\/staff\/tags/, (route) => {
        const isRefused = isDue && route.request().method() === method;
        if (isRefused) isDue = false;
        return isRefused ? route.fulfill(refusal) : route.fallback();
      });
    };
    await refuseOnce("GET");
    const reopened = page.waitForEvent("load");
    await page.getByLabel("Zoek").fill("water");
    await reopened;

    await page.goto(room("/tags/create"));
    await page.getByLabel("Naam").fill(newTitle("Tweede stap"));
    await refuseOnce("POST");
    const again = page.waitForEvent("load");
    await save(page);
    await again;
  });
});

test("a tag is created, renamed and deleted by keyboard alone", async ({ page }) => {
  const name = newTitle("Toetsenbord");
  await asEditor(page, "/tags");
  await page.getByRole("link", { name: "Nieuw label" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Naam").focus();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tags(\?|$)/);
  await page.getByLabel("Zoek").focus();
  await page.keyboard.type(name);
  await expect(page.getByText("1 gevonden")).toBeVisible();
  await page.getByRole("link", { name }).focus();
  await page.keyboard.press("Enter");
  // Where a new page begins.
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Verwijder" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog");
  await expect(question).toContainText(name);
  await question.getByRole("button", { name: "Verwijder" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tags(\?|$)/);
});

test("deleting a genre in use is refused, with what to do", async ({ page }) => {
  await asEditor(page, "/genres/1");
  await page.getByRole("button", { name: "Verwijder" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Verwijder" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Neem het op in een ander genre.");
});

test("leaving unsaved changes asks first", async ({ page }) => {
  await asEditor(page, "/genres/create");
  await page.getByLabel("Naam").fill("Half getypt");
  const leave = async (answer: "accept" | "dismiss") => {
    const asked = page.waitForEvent("dialog");
    // The click resolves only when its dialog is closed.
    const clicked = page.getByRole("link", { name: "Terug naar genres" }).click();
    await (await asked)[answer]();
    await clicked;
  };
  await leave("dismiss");
  await expect(page.getByLabel("Naam")).toHaveValue("Half getypt");
  await leave("accept");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Genres");
});

test.describe("an expired session", () => {
  test.use({ allowedComplaints: /(401 \(Unauthorized\)|status of 419)/ });

  test("loses no typed text, and asks nothing", async ({ page, context }) => {
    await asEditor(page, "/articles/create");
    await page.getByLabel("Titel", { exact: true }).fill("Half af");
    await write(page, "Woorden op het blad.");
    await context.clearCookies();
    const said: string[] = [];
    page.on("dialog", async (dialog) => {
      said.push(dialog.type());
      await dialog.accept();
    });
    await save(page);
    await expect(page).toHaveURL(/auth\.localhost/);
    await page.getByLabel("E-mailadres").fill("redacteur@inktvis.example");
    await page.getByLabel("Wachtwoord", { exact: true }).fill("inktvis-demo");
    await page.getByRole("button", { name: "Aanmelden" }).click();
    await expect(page).toHaveURL(room("/articles/create"));
    await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
    await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Half af");
    await expect(page.getByRole("textbox", { name: "Tekst", exact: true })).toContainText("Woorden op het blad.");
    expect(said).not.toContain("beforeunload");
  });

  test("keeps the reason of a decision", async ({ page, context }) => {
    const title = newTitle("Gemeld");
    const slug = await makeText(await memberOf("schrijver"), { title });
    await (await memberOf("lid")).call("POST", `/texts/${slug}/report`, { reason: "Niet van hem." });
    await asEditor(page, "/reports");
    await page.getByRole("link", { name: title }).click();
    await page.getByLabel("Reden").fill("Noem je bron, dan komt de tekst terug.");
    await page.getByLabel(/De tekst wordt verborgen/).check();
    await context.clearCookies();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Beslis" }).click();
    await expect(page).toHaveURL(/auth\.localhost/);
    await page.getByLabel("E-mailadres").fill("redacteur@inktvis.example");
    await page.getByLabel("Wachtwoord", { exact: true }).fill("inktvis-demo");
    await page.getByRole("button", { name: "Aanmelden" }).click();
    await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
    await expect(page.getByLabel("Reden")).toHaveValue("Noem je bron, dan komt de tekst terug.");
  });
});

test("the sorting, filters and page of a list are in its address", async ({ page }) => {
  await asEditor(page, "/faqItems");
  await page.getByRole("link", { name: "Pagina 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("link", { name: "Pagina 2" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: /^Vraag/ }).click();
  await expect(page).toHaveURL(/sort=question/);
  const first = page.locator("tbody a").first();
  // Sorting does not change the number of rows.
  const found = page.getByText(/^\d+ gevonden$/);
  const ofAll = (await found.textContent()) ?? "";
  await page.getByLabel("Verzameling").selectOption({ index: 2 });
  await expect(page).toHaveURL(/collectionId/);
  await expect(found).not.toHaveText(ofAll);
  const narrowed = (await first.textContent()) ?? "";
  await page.reload();
  await expect(first).toHaveText(narrowed);
});

test("filters that are changed in quick succession all apply", async ({ page }) => {
  await asEditor(page, "/articles");
  const filters = { q: "de", type: "news", state: "public" };
  await page.getByLabel("Zoek").pressSequentially(filters.q);
  await page.getByLabel("Soort").selectOption(filters.type);
  await page.getByLabel("Verschenen").selectOption(filters.state);
  await expect(page).toHaveURL((url) => url.searchParams.get("filter") === JSON.stringify(filters));
  await page.getByLabel("Soort").selectOption("");
  await page.getByLabel("Zoek").pressSequentially(" zee");
  await expect(page).toHaveURL(
    (url) => url.searchParams.get("filter") === JSON.stringify({ q: "de zee", state: "public" }),
  );
  await expect(page.getByLabel("Zoek")).toHaveValue("de zee");
});

test("saving a home page keeps it open, says which call to action is wrong, and links to the site", async ({
  page,
}) => {
  await asEditor(page, "/homepages/verzin");
  await expect(page.getByRole("link", { name: "Bekijk op de site" })).toHaveAttribute("href", siteUrl("verzin", ""));
  await save(page);
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await expect(page).toHaveURL(room("/homepages/verzin"));
  await page.getByRole("button", { name: "Oproep toevoegen" }).click();
  const number = await page.getByRole("group", { name: /^Oproep/ }).count();
  await save(page);
  const summary = page.getByRole("alert").filter({ hasText: "kloppen nog niet" });
  await expect(summary).toContainText(`Oproep ${number}: Titel is verplicht.`);
  await page.getByRole("button", { name: `Verwijder oproep ${number}` }).click();
  await save(page);
  await expect(page.getByText("Bewaard.")).toBeVisible();
});

test("an admin sees who gets a contest before handing it over, by keyboard alone", async ({ page }) => {
  const contest = await makeContest({ title: newTitle("Naar een ander"), mode: "display" });
  await signIn(page, "admin", { site: "staff", path: `/contests/${contest.id}/show` });
  const field = page.getByLabel("E-mailadres van de nieuwe organisator");
  const find = async (address: string) => {
    await field.fill(address);
    await field.press("Enter");
  };
  const found = page.getByRole("heading", { name: "Is dit de juiste persoon?" });
  await find("admin@inktvis.example");
  await expect(found).toBeFocused();
  await page.getByRole("button", { name: "Zoek iemand anders" }).press("Enter");
  await expect(field).toBeFocused();
  await find("superadmin@inktvis.example");
  await expect(page.getByText("superadmin@inktvis.example")).toBeVisible();
  await page.getByRole("button", { name: "Geef de wedstrijd" }).press("Enter");
  await expect(page.getByText("De wedstrijd heeft een andere organisator.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "superadmin@inktvis.example" })).toBeVisible();
});

test("a visitor signs in first and returns; a member without rights reads what the staff room is", async ({ page }) => {
  await page.goto(room("/articles"));
  await expect(page).toHaveURL(/auth\.localhost.*path=%2Farticles/);
  await signIn(page, "lid", { site: "staff", path: "/articles" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dit is het kantoor");
  await expect(page.getByRole("navigation", { name: "Kantoor" })).toHaveCount(0);
});

test("an editor adds a discount at its place, takes up one choice of courses in another, and keeps what is fixed", async ({
  page,
}) => {
  const [kept, gone] = [newTitle("Voor wie werk zoekt"), newTitle("Voor werkzoekenden")];
  await asEditor(page, "/courseDiscountTypes/create");
  for (const name of [gone, kept]) {
    await page.getByLabel("Naam").fill(name);
    await page.getByLabel("Voor wie").fill("Met een attest van de VDAB.");
    await page.getByLabel("Percentage").fill("20");
    await page.getByLabel("Plaats").fill("1");
    await save(page);
    await expect(page.getByRole("row").nth(1)).toContainText(name);
    await page.getByRole("link", { name: "Nieuwe korting" }).click();
  }
  await page.getByRole("link", { name: "Terug naar kortingen" }).click();
  await page.getByRole("link", { name: gone }).click();
  await page.getByRole("button", { name: "Neem op in een andere keuze" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Neem op" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Kies een andere uit de lijst.");
  await dialog.getByLabel("Opnemen in").selectOption({ label: kept });
  await dialog.getByRole("button", { name: "Neem op" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kortingen op cursussen");
  await expect(page.getByRole("link", { name: kept })).toBeVisible();
  await expect(page.getByRole("link", { name: gone })).toHaveCount(0);

  await page.goto(room("/courseTypes/2"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Groepscursus");
  for (const name of ["Verwijder", "Neem op in een andere keuze"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
});
