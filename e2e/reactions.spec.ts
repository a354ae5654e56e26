import { axeFindings } from "./support/axe.ts";
import { newText, readText } from "./support/make-text.ts";
import { expect, settled, test } from "./support/test.ts";
import { like, openAs, pressKey, status, textUrl } from "./support/text-page.ts";

test("a member likes a text, once however often the button is pressed, and unlikes it", async ({ page }) => {
  const slug = await newText();
  await openAs(page, "lid", slug);
  await settled(page);
  await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("like") && sent.push(request.method()));
  await like(page).dblclick();
  await expect(like(page)).toHaveAttribute("aria-pressed", "true");
  await expect(status(page)).toHaveText("Je vindt deze tekst mooi. 1 lezer vindt dat nu.");
  expect(sent).toEqual(["POST"]);

  await page.reload();
  await settled(page);
  await expect(like(page)).toHaveAttribute("aria-pressed", "true");
  await expect(like(page)).toHaveText(/1$/);
  await pressKey(like(page), "Space");
  await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  await expect.poll(async () => (await readText(slug)).likes).toBe(0);
});

test.describe("a refusal", () => {
  test.use({ allowedComplaints: /status of 429/ });

  test("reverts what the page already showed, and says why", async ({ page }) => {
    const slug = await newText();
    await openAs(page, "lid", slug);
    await settled(page);
    const message = "Rustig aan. Probeer het straks opnieuw.";
    await page.route(/\/like$/, (route) => route.fulfill({ status: 429, json: { message, code: "too-many" } }));
    await like(page).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(like(page)).toHaveAttribute("aria-pressed", "false");
  });
});

test("a visitor is asked to sign in, comes back, and likes the text once", async ({ page }) => {
  const slug = await newText();
  await page.goto(textUrl(slug));
  await settled(page);
  await pressKey(page.getByRole("link", { name: "Vind ik mooi" }));
  const dialog = page.getByRole("dialog", { name: "Je hebt een account nodig" });
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Vind ik mooi" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await pressKey(dialog.getByRole("link", { name: "Aanmelden" }));

  await page.getByLabel("E-mailadres").fill("jurylid@inktvis.example");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("inktvis-demo");
  await page.getByRole("button", { name: "Aanmelden" }).click();
  await expect(page).toHaveURL(textUrl(slug));
  await expect(page.getByText("Je vindt deze tekst mooi. 1 lezer vindt dat nu.")).toBeVisible();
  await expect(like(page)).toHaveAttribute("aria-pressed", "true");

  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/like") && sent.push(request.url()));
  for (const address of [textUrl(slug), `${textUrl(slug)}?doe=like`]) {
    await page.goto(address);
    await settled(page);
    await expect(page).toHaveURL(textUrl(slug));
    await expect(like(page)).toHaveAttribute("aria-pressed", "true");
  }
  expect(sent).toEqual([]);
});

test("a crafted link that likes a text does nothing for people who follow it", async ({ page }) => {
  const [slug, other] = [await newText(), await newText()];
  await page.goto(textUrl(other));
  await settled(page);
  // A like that was started on another text; the person then signs in another way.
  await page.getByRole("link", { name: "Vind ik mooi" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Aanmelden" }).click();
  await openAs(page, "redacteur", slug);
  const actions = ["like", "volg", "meld"];
  for (const action of [...actions, "constructor", ""]) {
    await page.goto(`${textUrl(slug)}?doe=${action}`);
    await settled(page);
    if (actions.includes(action)) await expect(page).toHaveURL(textUrl(slug));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(like(page)).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByRole("button", { name: "Meld deze tekst" })).toBeVisible();
  }
  expect(await readText(slug)).toMatchObject({ likes: 0, me: { liking: false } });
});

test("a member follows an author, and unfollows them", async ({ page }) => {
  await openAs(page, "superadmin", await newText());
  await settled(page);
  await pressKey(page.getByRole("button", { name: /^Volg (?!niet)/ }));
  await expect(status(page)).toHaveText(/^Je volgt .+ Je hoort het bij elke nieuwe tekst\.$/);
  await page.reload();
  await settled(page);
  await pressKey(page.getByRole("button", { name: "Volg niet meer" }));
  await expect(status(page)).toHaveText(/^Je volgt .+ niet meer\.$/);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Volg (?!niet)/ })).toBeVisible();
});

test("a member reports a text with a reason, and withdraws it", async ({ page }) => {
  await openAs(page, "activiteitenorganisator", await newText());
  await settled(page);
  await pressKey(page.getByRole("button", { name: "Meld deze tekst" }));
  const dialog = page.getByRole("dialog", { name: "Deze tekst melden" });
  await dialog.getByLabel("Waarom meld je deze tekst?").fill("Dit schreef iemand anders.");
  expect(await axeFindings(page)).toEqual([]);
  const sent = page.waitForRequest(/\/report$/);
  await pressKey(dialog.getByRole("button", { name: "Meld de tekst" }));
  expect((await sent).postDataJSON()).toEqual({ reason: "Dit schreef iemand anders." });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Bedankt. We lezen je melding")).toBeVisible();
  const withdraw = page.getByRole("button", { name: "Trek je melding in" });
  await expect(withdraw).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Je melding is ingetrokken.")).toBeAttached();
  await page.reload();
  await expect(page.getByRole("button", { name: "Meld deze tekst" })).toBeVisible();
});
