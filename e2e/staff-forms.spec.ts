import { Buffer } from "node:buffer";
import { axeFindings } from "./support/axe.ts";
import { makeContest } from "./support/make-contest.ts";
import { makeText } from "./support/make-text.ts";
import { memberOf } from "./support/member.ts";
import { expect, signIn, test } from "./support/test.ts";
import { aPicture } from "./support/picture.ts";
import { newTitle } from "./support/new-title.ts";
import { asEditor, room, save, write } from "./support/room.ts";

// Chromium logs every refusal of the API.
test.use({ allowedComplaints: /status of (401|409|422)|ERR_FAILED/ });

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

test("a half-typed date is reported at its field, and so is a half-typed hour", async ({ page }) => {
  await asEditor(page, "/articles/create");
  const day = page.getByLabel("Verschijnt op, dag");
  const hour = page.getByLabel("Verschijnt op, uur");
  for (const half of [day, hour]) {
    await half.focus();
    await page.keyboard.type("1");
    await save(page);
    const summary = page.getByRole("alert").filter({ hasText: "niet volledig of bestaat niet" });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText("Verschijnt op: Wat hier staat");
    expect(await axeFindings(page)).toEqual([]);
    await half.fill(half === day ? "2026-12-04" : "10:00");
  }
  await save(page);
  // Only the errors that the API reports are left.
  await expect(page.getByRole("alert").filter({ hasText: "Titel is verplicht." })).toBeFocused();
  await expect(page.getByRole("alert")).not.toContainText("niet volledig");
});

test("a refused picture or file blocks saving and planning until it is left out", async ({ page }) => {
  await asEditor(page, "/articles/create");
  const title = newTitle("Met een geweigerd beeld");
  await page.getByLabel("Soort").selectOption({ index: 1 });
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Inleiding").fill("Waarover het gaat.");
  await write(page, "Woorden die blijven.");
  await page.getByRole("button", { name: "Vul nu in" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "geen afbeelding die we kunnen openen" });
  const noPicture = { name: "beeld.png", mimeType: "image/png", buffer: Buffer.from("geen beeld") };
  const without = page.getByRole("button", { name: "Ga verder zonder dit bestand" });
  await page.locator("#image").setInputFiles(noPicture);
  const tooLarge = { name: "boek.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  await page.locator("#attachment").setInputFiles(tooLarge);
  await expect(without).toHaveCount(2);
  await save(page);
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Dit bestand is te groot.");
  await expect(page).toHaveURL(room("/articles/create"));
  await without.last().click();
  await expect(page.locator("#attachment")).toBeFocused();
  await expect(summary).not.toContainText("Dit bestand is te groot.");
  await save(page);
  await expect(summary).toBeFocused();
  await without.click();
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await page.locator("#image").setInputFiles(noPicture);
  await page.getByRole("button", { name: "Plan deze wijziging" }).click();
  await page.getByLabel("Vanaf wanneer staat het zo op de site?, dag").fill("2035-12-04");
  const plan = page.getByRole("button", { name: "Plan", exact: true });
  await plan.click();
  await expect(page.locator("#image")).toBeFocused();
  await page.locator("#image").setInputFiles({ ...noPicture, buffer: aPicture(200, 200) });
  await expect(page.locator("#image")).not.toHaveAttribute("aria-invalid", "true");
  await plan.click();
  await expect(page.getByText("De wijziging is gepland.")).toBeVisible();
});

test.describe("an error of a whole form", () => {
  test.use({ allowedComplaints: /status of (429|500)/ });

  test("is shown above its buttons until the next attempt, and typed values stay", async ({ page }) => {
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
    /** Refuses one request; after the reload the API requires no second step of this account. */
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

  test("keeps a decision and its reason", async ({ page, context }) => {
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
    await expect(page.getByLabel(/De tekst wordt verborgen/)).toBeChecked();
  });

  test("reopens a dialog with what was typed in it, and keeps the text of a one-field form", async ({
    page,
    context,
  }) => {
    const { id } = await makeContest({ title: newTitle("Naar wie"), mode: "display" });
    page.on("dialog", (dialog) => void dialog.accept());
    const signInAgain = async () => {
      await expect(page).toHaveURL(/auth\.localhost/);
      await page.getByLabel("E-mailadres").fill("admin@inktvis.example");
      await page.getByLabel("Wachtwoord", { exact: true }).fill("inktvis-demo");
      await page.getByRole("button", { name: "Aanmelden" }).click();
      await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
    };
    await signIn(page, "admin", { site: "staff", path: "/people?filter=%7B%22q%22%3A%22jongere%22%7D" });
    await page.getByRole("row").nth(1).getByRole("link").first().click();
    await page.getByRole("button", { name: "Blokkeer" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Scheldt anderen uit.");
    await context.clearCookies();
    await dialog.getByRole("button", { name: "Blokkeer" }).click();
    await signInAgain();
    await expect(dialog.getByRole("textbox")).toHaveValue("Scheldt anderen uit.");
    await dialog.getByRole("button", { name: "Annuleer" }).click();
    await expect(dialog).toHaveCount(0);

    await page.goto(room(`/contests/${id}/show`));
    const field = page.getByLabel("E-mailadres van de nieuwe organisator");
    await field.fill("superadmin@inktvis.example");
    await context.clearCookies();
    await field.press("Enter");
    await signInAgain();
    await expect(field).toHaveValue("superadmin@inktvis.example");
  });
});

test("a form says that its choices failed to load, and loads them again beside what was typed", async ({ page }) => {
  const lists = /\/staff\/(?:genres|tags)\?/;
  await page.route(lists, (route) => route.abort());
  await asEditor(page, "/articles/create");
  await page.getByLabel("Titel", { exact: true }).fill("Zonder keuzes");
  const failed = page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: "Niet alle keuzes" });
  await expect(failed.first()).toBeVisible();
  const labels = page.getByRole("group", { name: "Labels" });
  await expect(labels).toHaveAccessibleDescription(/^Deze keuzes konden niet geladen worden\./);
  const genres = page.getByRole("group", { name: "Genres" });
  await expect(genres).toContainText("Deze keuzes konden niet geladen worden.");
  await page.unroute(lists);
  await genres.getByRole("button", { name: "Probeer opnieuw" }).click();
  await expect(page.getByRole("checkbox", { name: "Poëzie" })).toBeVisible();
  await expect(genres).not.toContainText("niet geladen");
  const toast = page.getByRole("status").filter({ hasText: "Niet alle keuzes" });
  await toast.getByRole("button", { name: "Probeer opnieuw" }).click();
  for (const name of ["Poëzie", "Startpagina"]) await expect(page.getByRole("checkbox", { name })).toBeVisible();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Zonder keuzes");
});

test("a form says that the countries of an address failed to load, and loads them again", async ({ page }) => {
  const lists = /\/api\/countries/;
  await page.route(lists, (route) => route.abort());
  await signIn(page, "superadmin", { site: "staff", path: "/houseData" });
  const country = page.getByLabel("Land", { exact: true });
  await expect(country).toHaveAccessibleDescription(/^Deze keuzes konden niet geladen worden\./);
  await page.unroute(lists);
  await page.getByRole("button", { name: "Probeer opnieuw" }).first().click();
  await expect(country).not.toHaveAccessibleDescription(/niet geladen/);
  await expect(country).toHaveValue("BE");
});

test("an add-on without countries is offered everywhere, and its form opens", async ({ page }) => {
  await signIn(page, "admin", { site: "staff", path: "/addOns/taal-deel" });
  const countries = page.getByLabel("Waarheen we het sturen");
  const chosen = countries.locator("option:checked");
  await expect(chosen).toHaveText("Overal, of er valt niets te sturen");
  await countries.selectOption("BE");
  await countries.selectOption("Overal, of er valt niets te sturen");
  await expect(chosen).toHaveText("Overal, of er valt niets te sturen");
});
