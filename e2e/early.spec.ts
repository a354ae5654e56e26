import type { Page } from "@playwright/test";
import { httpSend } from "./support/http-send.ts";
import { enterContest, makeContest } from "./support/make-contest.ts";
import { memberOf } from "./support/member.ts";
import { memberMenu, type Target } from "./support/sign-in.ts";
import { expect, settled, siteUrl, test } from "./support/test.ts";
import { listens } from "./support/text-page.ts";

interface Early extends Target {
  /** Demo account that is signed in. */
  as?: string;
  /** Only the scripts with these words in them are missing. */
  words?: string;
  /** What the page ends with. */
  end?: string;
}

/** Opens a page whose scripts are still on their way; answers how to let them come. */
async function openEarly(page: Page, { site, path, as, words = "", end = "footer" }: Early) {
  if (as) await page.context().addCookies((await memberOf(as, site)).cookies());
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(/\.js$/, async (route) => {
    const { text } = await httpSend(route.request().url());
    if (text.includes(words)) {
      isHeld = true;
      await mayCome;
    }
    await route.continue();
  });
  await page.goto(siteUrl(site, path), { waitUntil: "commit" });
  await page.locator(end).waitFor();
  await expect.poll(() => isHeld).toBe(true);
  return letCome;
}

/** React listens on the whole page, and stops what is meant for a part that it has not taken over. */
const reactListens = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith("__reactContainer"))))
    .toBe(true);

test.describe("before the scripts are there", () => {
  test("who scrolls stays where they are", async ({ page }) => {
    const top = () => page.evaluate(() => Math.round(scrollY));
    const letCome = await openEarly(page, { site: "community", path: "/lezen" });
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(top).toBe(500);
    letCome();
    await listens(page.locator("main a").first());
    await settled(page);
    expect(await top()).toBe(500);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>("main article a")?.click());
    await expect(page).toHaveURL(/tekst-lezen/);
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect.poll(top).toBe(500);
  });

  test("what is chosen is what counts", async ({ page }) => {
    const letCome = await openEarly(page, { as: "jongere", site: "account", path: "/instellingen/notificaties" });
    await page.getByLabel("Alleen belangrijke e-mails").check();
    await page.getByLabel("Alle e-mails").check();
    await page.getByLabel("Alleen belangrijke e-mails").check();
    letCome();
    await expect(page.getByLabel("Nieuwe teksten van wie je volgt")).toBeDisabled();
    await expect(page.getByLabel("Alleen belangrijke e-mails")).toBeChecked();
  });

  test("what is chosen and taken back is as it was", async ({ page }) => {
    const letCome = await openEarly(page, { as: "jongere", site: "account", path: "/instellingen/profiel" });
    const genre = page.getByRole("checkbox", { name: "Column" });
    await expect(genre).not.toBeChecked();
    await genre.check();
    await genre.uncheck();
    await page.getByRole("checkbox", { name: "Essay" }).check();
    letCome();
    await expect(page.getByText("Wat je al had ingevuld")).toBeHidden();
    await listens(genre);
    await settled(page);
    await expect(genre).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Essay" })).toBeChecked();
  });

  test("what is emptied is asked for no longer", async ({ page }) => {
    const letCome = await openEarly(page, {
      site: "community",
      path: `/lezen?q=${encodeURIComponent('{"text":"veerpont"}')}`,
    });
    await page.getByRole("searchbox").fill("");
    letCome();
    await expect(page).toHaveURL(siteUrl("community", "/lezen"));
  });

  test("what is typed is asked, as if they had been there", async ({ page }) => {
    const letCome = await openEarly(page, { site: "community", path: "/lezen" });
    await page.getByRole("searchbox").fill("veerpont");
    letCome();
    await expect(page).toHaveURL(/veerpont/);
    await expect(page.getByRole("searchbox")).toHaveValue("veerpont");
  });

  test("what is typed in a form stays, and nothing is sent", async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
    });
    const letCome = await openEarly(page, { site: "auth", path: "/", end: "main form" });
    const [address, password] = [page.getByLabel("E-mailadres"), page.getByLabel("Wachtwoord", { exact: true })];
    await address.fill("lid@inktvis.example");
    await password.fill("inktvis-demo");
    await password.press("Enter");
    await expect(page.getByRole("button", { name: "Aanmelden" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Toon het wachtwoord" })).toBeDisabled();
    letCome();
    const submit = page.getByRole("button", { name: "Aanmelden" });
    await expect(submit).toBeEnabled();
    await expect(address).toHaveValue("lid@inktvis.example");
    await expect(password).toHaveValue("inktvis-demo");
    expect(sent).toEqual([]);
    await submit.click();
    await expect(page).not.toHaveURL(siteUrl("auth"));
    expect(sent.filter((path) => path === "/api/auth/login")).toHaveLength(1);
  });

  test("what is typed counts as changed, in every kind of field, and goes along when it is saved", async ({ page }) => {
    const nickname = `vroeg-${crypto.randomUUID().slice(0, 8)}`;
    const letCome = await openEarly(page, { as: "jongere", site: "account", path: "/instellingen/profiel" });
    const [city, bio] = [page.getByLabel("Gemeente"), page.getByLabel("Korte voorstelling")];
    await city.fill("Oostende");
    await bio.fill(`Schrijft sinds ${nickname}.`);
    await page.getByLabel("Land").selectOption({ label: "Nederland" });
    letCome();
    const save = page.getByRole("button", { name: "Bewaar" });
    await expect(save).toBeEnabled();
    await expect(city).toHaveValue("Oostende");
    await expect(bio).toHaveValue(`Schrijft sinds ${nickname}.`);
    await expect(page.getByLabel("Land")).toHaveValue("NL");
    // What was not typed is what is kept of the member.
    await expect(page.getByLabel("Schrijversnaam")).not.toHaveValue("");
  });

  test("a search goes by itself", async ({ page }) => {
    await openEarly(page, { site: "community", path: "/lezen" });
    await page.getByRole("searchbox").fill("veerpont");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/veerpont/);
  });

  test("a link to another site takes the sign-in of a member along", async ({ page }) => {
    const letCome = await openEarly(page, { as: "lid", site: "community", path: "/lezen" });
    await page.locator("footer").getByRole("link", { name: "Verzin" }).click({ noWaitAfter: true });
    letCome();
    await expect(page).toHaveURL(siteUrl("verzin"));
    await expect(memberMenu(page)).toBeVisible();
  });

  test("a list that does something waits, and does it once", async ({ page }) => {
    const { slug } = await makeContest({ title: `Vroege keuze ${crypto.randomUUID()}` });
    await enterContest("lid", slug, ["De veerpont"]);
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.postDataJSON());
    });
    const letCome = await openEarly(page, {
      as: "wedstrijdorganisator",
      site: "account",
      path: `/beheer/wedstrijden/${slug}`,
    });
    const state = page.getByLabel("Toestand van ‘De veerpont’");
    await expect(state).toBeDisabled();
    letCome();
    await state.selectOption("Winnaar");
    await expect(page.getByText("‘De veerpont’ wint.")).toBeVisible();
    await settled(page);
    expect(sent).toEqual([{ state: "winner" }]);
  });

  test.describe("a button that needs them", () => {
    const data = { as: "jongere", site: "account", path: "/instellingen/privacy/data" } as const;
    const erase = (page: Page) => page.getByRole("button", { name: "Wis mijn account" });
    const asked = (page: Page) => page.getByRole("dialog", { name: "Alles wissen?" });

    for (const [what, words] of [
      ["all", ""],
      ["only those of the page itself", "notice-failed grid w-full"],
    ] as const) {
      test(`waits while ${what} are missing, in the place and the looks that it will have`, async ({ page }) => {
        const letCome = await openEarly(page, { ...data, words });
        if (words) await reactListens(page);
        const looks = () =>
          erase(page).evaluate((button) => {
            const { color, backgroundColor, opacity } = getComputedStyle(button);
            const { x, y, width, height } = button.getBoundingClientRect();
            return { color, backgroundColor, opacity, x, y: y + scrollY, width, height };
          });
        await expect(erase(page)).toBeDisabled();
        const before = await looks();
        await erase(page).click({ force: true });
        letCome();
        await expect(erase(page)).toBeEnabled();
        await expect(asked(page)).toBeHidden();
        await page.mouse.move(0, 0);
        await expect.poll(looks).toEqual(before);
        await erase(page).click();
        await expect(asked(page)).toBeVisible();
      });
    }
  });
});
