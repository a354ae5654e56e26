import type { Page } from "@playwright/test";
import { enterContest, makeContest } from "./support/make-contest.ts";
import { openEarly } from "./support/open-early.ts";
import { memberMenu } from "./support/sign-in.ts";
import { expect, settled, siteUrl, test } from "./support/test.ts";
import { listens } from "./support/text-page.ts";

/** React listens on the document, and stops events on parts that are not hydrated yet. */
const reactListens = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith("__reactContainer"))))
    .toBe(true);

test.describe("before hydration", () => {
  test("a page keeps its scroll position", async ({ page }) => {
    const top = () => page.evaluate(() => Math.round(scrollY));
    const releaseScripts = await openEarly(page, { site: "community", path: "/lezen" });
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(top).toBe(500);
    releaseScripts();
    await listens(page.locator("main a").first());
    await settled(page);
    expect(await top()).toBe(500);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>("main article a")?.click());
    await expect(page).toHaveURL(/tekst-lezen/);
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect.poll(top).toBe(500);
  });

  test("the last radio button that was chosen counts", async ({ page }) => {
    const releaseScripts = await openEarly(page, {
      as: "jongere",
      site: "account",
      path: "/instellingen/notificaties",
    });
    await page.getByLabel("Alleen belangrijke e-mails").check();
    await page.getByLabel("Alle e-mails").check();
    await page.getByLabel("Alleen belangrijke e-mails").check();
    releaseScripts();
    await expect(page.getByLabel("Nieuwe teksten van wie je volgt")).toBeDisabled();
    await expect(page.getByLabel("Alleen belangrijke e-mails")).toBeChecked();
  });

  test("a checkbox that was checked and unchecked stays unchecked", async ({ page }) => {
    const releaseScripts = await openEarly(page, { as: "jongere", site: "account", path: "/instellingen/profiel" });
    const genre = page.getByRole("checkbox", { name: "Column" });
    await expect(genre).not.toBeChecked();
    await genre.check();
    await genre.uncheck();
    await page.getByRole("checkbox", { name: "Essay" }).check();
    releaseScripts();
    await expect(page.getByText("Wat je al had ingevuld")).toBeHidden();
    await listens(genre);
    await settled(page);
    await expect(genre).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Essay" })).toBeChecked();
  });

  test("emptying the search field clears the search", async ({ page }) => {
    const releaseScripts = await openEarly(page, {
      site: "community",
      path: `/lezen?q=${encodeURIComponent('{"text":"veerpont"}')}`,
    });
    await page.getByRole("searchbox").fill("");
    releaseScripts();
    await expect(page).toHaveURL(siteUrl("community", "/lezen"));
  });

  test("what is typed in the search field is searched for", async ({ page }) => {
    const releaseScripts = await openEarly(page, { site: "community", path: "/lezen" });
    await page.getByRole("searchbox").fill("veerpont");
    releaseScripts();
    await expect(page).toHaveURL(/veerpont/);
    await expect(page.getByRole("searchbox")).toHaveValue("veerpont");
  });

  test("the sign-in form keeps what is typed and sends nothing", async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
    });
    const releaseScripts = await openEarly(page, { site: "auth", path: "/", end: "main form" });
    const [address, password] = [page.getByLabel("E-mailadres"), page.getByLabel("Wachtwoord", { exact: true })];
    await address.fill("lid@inktvis.example");
    await password.fill("inktvis-demo");
    await password.press("Enter");
    await expect(page.getByRole("button", { name: "Aanmelden" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Toon het wachtwoord" })).toBeDisabled();
    releaseScripts();
    const submit = page.getByRole("button", { name: "Aanmelden" });
    await expect(submit).toBeEnabled();
    await expect(address).toHaveValue("lid@inktvis.example");
    await expect(password).toHaveValue("inktvis-demo");
    expect(sent).toEqual([]);
    await submit.click();
    await expect(page).not.toHaveURL(siteUrl("auth"));
    expect(sent.filter((path) => path === "/api/auth/login")).toHaveLength(1);
  });

  test("Enter in the search field searches without scripts", async ({ page }) => {
    await openEarly(page, { site: "community", path: "/lezen" });
    await page.getByRole("searchbox").fill("veerpont");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/veerpont/);
  });

  test("a link to another site keeps a member signed in", async ({ page }) => {
    const releaseScripts = await openEarly(page, { as: "lid", site: "community", path: "/lezen" });
    await page.locator("footer").getByRole("link", { name: "Verzin" }).click({ noWaitAfter: true });
    releaseScripts();
    await expect(page).toHaveURL(siteUrl("verzin"));
    await expect(memberMenu(page)).toBeVisible();
  });

  test("a select that acts on change is disabled until hydration, and acts once", async ({ page }) => {
    const { slug } = await makeContest({ title: `Vroege keuze ${crypto.randomUUID()}` });
    await enterContest("lid", slug, ["De veerpont"]);
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.postDataJSON());
    });
    const releaseScripts = await openEarly(page, {
      as: "wedstrijdorganisator",
      site: "account",
      path: `/beheer/wedstrijden/${slug}`,
    });
    const state = page.getByLabel("Toestand van ‘De veerpont’");
    await expect(state).toBeDisabled();
    releaseScripts();
    await state.selectOption("Winnaar");
    await expect(page.getByText("‘De veerpont’: winnaar.")).toBeVisible();
    await settled(page);
    expect(sent).toEqual([{ state: "winner", place: null }]);
  });

  test.describe("a button that needs a script", () => {
    const data = { as: "jongere", site: "account", path: "/instellingen/privacy/data" } as const;
    const erase = (page: Page) => page.getByRole("button", { name: "Wis mijn account" });
    const question = (page: Page) => page.getByRole("dialog", { name: "Alles wissen?" });

    for (const [what, containing] of [
      ["all", ""],
      ["only those of the page itself", "notice-failed grid w-full"],
    ] as const) {
      test(`is disabled while ${what} are missing, with the position and style that it will have`, async ({ page }) => {
        const releaseScripts = await openEarly(page, { ...data, containing });
        if (containing) await reactListens(page);
        const looks = () =>
          erase(page).evaluate((button) => {
            const { color, backgroundColor, opacity } = getComputedStyle(button);
            const { x, y, width, height } = button.getBoundingClientRect();
            return { color, backgroundColor, opacity, x, y: y + scrollY, width, height };
          });
        await expect(erase(page)).toBeDisabled();
        const before = await looks();
        await erase(page).click({ force: true });
        releaseScripts();
        await expect(erase(page)).toBeEnabled();
        await expect(question(page)).toBeHidden();
        await page.mouse.move(0, 0);
        await expect.poll(looks).toEqual(before);
        await erase(page).click();
        await expect(question(page)).toBeVisible();
      });
    }
  });
});
