import { PASTES } from "@inktvis/contract/features/texts/pastes.fixture";
import { bodyOfParagraphs, bodyOfPoem, POEMS } from "@inktvis/contract/features/texts/poems.fixture";
import type { Page } from "@playwright/test";
import { httpSend } from "./support/http-send.ts";
import { makeText } from "./support/make-text.ts";
import { memberOf } from "./support/member.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { newTitle } from "./support/new-title.ts";
import { openOwnText, save, sheet, type } from "./support/writing-page.ts";

/** Pastes as another program would put it on the clipboard. */
const paste = (page: Page, { plain, html }: { plain: string; html?: string }) =>
  sheet(page).evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", given.plain);
      if (given.html) clipboardData.setData("text/html", given.html);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { plain, html },
  );

async function saved(page: Page) {
  const answer = page.waitForResponse((response) => /\/api\/texts\//.test(response.url()) && response.ok());
  await save(page).click();
  await answer;
}
const bodyOf = async (slug: string) =>
  (await (await memberOf("schrijver")).call<{ body: string }>("GET", `/texts/${slug}`)).body;
const slugOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";
/** The lines of each paragraph as they are shown, including their spaces. */
const shownLines = (page: Page, place: string) =>
  page
    .locator(`${place} p`)
    .evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => (paragraph as HTMLElement).innerText.replace(/\n$/, "")),
    );

/** The lines of each paragraph of a text as they are shown on its page and in the editor. */
async function shownInBoth(page: Page, slug: string, first: string) {
  await page.goto(siteUrl("community", `/tekst-lezen/${slug}`));
  await expect(page.locator("article .reading p").first()).toBeVisible();
  const onPage = await shownLines(page, "article .reading");
  await page.goto(siteUrl("community", `/schrijven/bewerken/${slug}`));
  await expect(sheet(page)).toContainText(first);
  return { onPage, inEditor: await shownLines(page, "[role=textbox].reading") };
}

test("what is pasted keeps its paragraphs, scenes and lines, from the editor to the page", async ({ page }) => {
  const author = await signIn(page, "schrijver");
  await openOwnText(page, author, newTitle("Geplakt"), "Leeg.");
  for (const { name, paragraphs, ...clipboard } of PASTES) {
    await sheet(page).click();
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Backspace");
    await paste(page, clipboard);
    await saved(page);
    expect(await bodyOf(slugOf(page)), name).toBe(bodyOfParagraphs(paragraphs));
  }
  // All in one text: each paragraph is shown the same, whatever surrounds it.
  const all = PASTES.flatMap(({ paragraphs }) => paragraphs);
  const slug = await makeText(author, { title: newTitle("Alles geplakt"), body: bodyOfParagraphs(all), private: true });
  const lines = all.map((each) => each.join("\n"));
  expect(await shownInBoth(page, slug, lines[0] ?? "")).toEqual({ onPage: lines, inEditor: lines });
});

test("poems keep their spaces in the editor and on the page", async ({ page }) => {
  const author = await signIn(page, "schrijver");
  // All in one text, which begins with a line that is indented with spaces.
  const poems = POEMS.toReversed();
  const body = poems.map(bodyOfPoem).join("");
  const slug = await makeText(author, { title: newTitle("Gedichten"), body, private: true });
  await page.goto(siteUrl("community", `/schrijven/bewerken/${slug}`));
  await expect(sheet(page)).toBeVisible();
  await type(page, "!");
  await saved(page);
  expect(await bodyOf(slug)).toBe(body.replace(/<\/p>$/, "!</p>"));
  const lines = poems.flatMap((poem) => poem.lines).filter(Boolean);
  const { onPage, inEditor } = await shownInBoth(page, slug, lines[0] ?? "");
  const shown = (paragraphs: string[]) => paragraphs.filter(Boolean).join("\n");
  expect(shown(onPage)).toBe(`${lines.join("\n")}!`);
  expect(shown(inEditor)).toBe(`${lines.join("\n")}!`);
});

test("the first lines of a poem and of a letter stay separate lines in a tile and in the description", async ({
  page,
}) => {
  const author = await memberOf("schrijver");
  for (const [body, lines] of [
    ["<p>vannacht<br>heeft het water<br>zich gesloten</p>", "vannacht\nheeft het water\nzich gesloten"],
    ["<p>Lieve Jo,</p><p>Hij hangt.</p>", "Lieve Jo,\nHij hangt."],
  ] as const) {
    const title = newTitle("Eerste regels");
    const slug = await makeText(author, { title, body });
    const { text } = await httpSend(siteUrl("community", `/tekst-lezen/${slug}`));
    expect(/<meta name="description" content="([^"]+)"/.exec(text)?.[1]).toBe(lines);
    await page.goto(siteUrl("community", `/lezen?${new URLSearchParams({ q: JSON.stringify({ text: title }) })}`));
    const shown = page.locator(".tile", { hasText: title }).locator("p.font-reading");
    expect(await shown.evaluate((element: HTMLElement) => element.innerText)).toBe(lines);
  }
});

test("what is typed is not rewritten, and a button turns its quotation marks into Dutch ones", async ({ page }) => {
  const author = await signIn(page, "schrijver");
  await openOwnText(page, author, newTitle("Zoals getypt"), "Begin");
  const lines = [
    "- Kom binnen",
    "* * *",
    "1984. Een jaar",
    "# kop",
    "> citaat",
    "*schuin* **vet**",
    "zee.be www.a.be ",
    "--- ",
  ];
  await type(page, "  van   iets");
  for (const line of lines) {
    await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("    ingesprongen");
  await saved(page);
  const [rest, last] = [lines.slice(0, -1), lines.at(-1) ?? ""];
  const typed = [["Begin  van   iets"], ...rest.map((line) => [line]), [last, "    ingesprongen"]];
  expect(await bodyOf(slugOf(page))).toBe(bodyOfParagraphs(typed));

  await sheet(page).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Backspace");
  await page.keyboard.type(`"Kom," zei ze - 's avonds.`);
  const button = page.getByRole("button", { name: "Mooie aanhalingstekens en streepjes" });
  await button.click();
  await expect(sheet(page)).toHaveText("“Kom,” zei ze – ’s avonds.");
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(sheet(page)).toHaveText(`"Kom," zei ze - 's avonds.`);
});
