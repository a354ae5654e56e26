import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bodyOfPoem, POEMS } from "@inktvis/contract/features/texts/poems.fixture";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { textToBlocks } from "#platform/blocks/text-to-blocks.ts";
import { sanitizeForTypst } from "#platform/blocks/typst-data.ts";
import { typeset } from "#platform/pdf/typeset.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aText } from "../texts/text.factory.ts";

const test = useTestApi();
let browser: TestBrowser;
let authorSlug: string;
beforeAll(async () => {
  const author = await aPerson(test.services, { nickname: "Nele Zee" });
  browser = await test.browser().signInAs(author.id);
  authorSlug = author.slug;
});

const BLANK = /^\s*$/;
/** Lines of HTML without styles, as a feed reader shows them: ordinary spaces collapse. */
const linesOfBareHtml = (html: string) =>
  html
    .replaceAll(/<p[^>]*>|\n/g, "")
    .split(/<\/p>|<br ?\/>/)
    .slice(0, -1)
    .map((line) => line.replaceAll(/ +/g, " ").replaceAll("\u00a0", " "))
    .map((line) => (BLANK.test(line) ? "" : decoded(line)));
const decoded = (html: string) =>
  html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
/** An author's own non-breaking spaces cannot be told from ours in a file. */
const plainSpaces = (lines: readonly string[]) => lines.map((line) => line.replaceAll("\u00a0", " "));
const verses = (lines: readonly string[]) => plainSpaces(lines).filter((line) => line !== "");

async function publish(body: string) {
  const form = { title: `Vorm ${crypto.randomUUID()}`, body, genres: [1], private: 0 };
  return { form, slug: (await browser.post("/texts", form)).body.data.slug as string };
}
const download = async (slug: string, format: string) =>
  (await browser.send("GET", `/texts/${slug}/download?format=${format}`, "community", {})).bytes;

/** The indentation of each line of a page, in points. */
async function typesetIndents(body: string) {
  const text = { title: "T", slug: "t", head: "T", blocks: textToBlocks({ body, image_id: null }) };
  const { bytes } = await typeset({
    template: fileURLToPath(new URL("book.typ", import.meta.url)),
    data: { title: "T", author: "A", year: 2026, head: "A", texts: sanitizeForTypst([text]), pictures: {} },
    now: new Date("2026-01-01T00:00:00Z"),
    as: "svg",
  });
  const lines = Buffer.from(bytes)
    .toString()
    .matchAll(/typst-text" transform="matrix\(1 0 0 -1 0 [\d.]+\)">\s*<use[^>]* x="([\d.]+)"/g);
  // After the title and the author.
  return [...lines].map(([, x]) => Number(x)).slice(2);
}
/** Of a space in the font and size of the booklet. */
const SPACE_POINTS = 1.92;

describe.each(POEMS)("the spaces of $name", (poem) => {
  const body = bodyOfPoem(poem);

  it("stay in the text, its versions and its draft", async () => {
    const { form, slug } = await publish(body);
    expect((await browser.get(`/texts/${slug}`)).body.data.body).toBe(body);
    await browser.put(`/texts/${slug}`, { ...form, body: "<p>Anders.</p>" });
    const [version] = (await browser.get(`/texts/${slug}/versions`)).body.data;
    expect((await browser.get(`/texts/${slug}/versions/${version.id}`)).body.data.body).toBe(body);
    const draft = { textId: null, title: "Klad", genres: [], private: 1, membersOnly: 0, body };
    const id = crypto.randomUUID();
    await browser.put(`/me/drafts/${id}`, draft);
    expect((await browser.get(`/me/drafts/${id}`)).body.data.body).toBe(body);
  });

  it("stay in plain text, as the spaces that they are", async () => {
    const { form, slug } = await publish(body);
    const text = (await download(slug, "txt")).toString();
    expect(text).toBe(`${[form.title, "Nele Zee", "", "", ...poem.lines].join("\n")}\n`);
  });

  it("stay in an EPUB and in a feed, which know no stylesheet of ours", async () => {
    const { form, slug } = await publish(body);
    const files = Object.values(unzipSync(await download(slug, "epub"))).map((file) => Buffer.from(file).toString());
    const [, chapter = ""] = files.find((file) => file.includes("doc-chapter"))?.split("</h1>\n") ?? [];
    expect(linesOfBareHtml(chapter.split("</section>")[0] ?? "").filter(Boolean)).toEqual(verses(poem.lines));
    const { entries } = (await test.browser().get(`/feeds/users/${authorSlug}`)).body.data;
    const { content } = entries.find(({ title }: { title: string }) => title === form.title);
    expect(linesOfBareHtml(content).filter(Boolean)).toEqual(verses(poem.lines));
  });

  it("indent its lines in a PDF", async () => {
    const indents = (await typesetIndents(body)).map((points) => Math.round(points / SPACE_POINTS));
    expect(indents).toEqual(verses(poem.lines).map((line) => line.length - line.trimStart().length));
  });
});

it("shows an empty paragraph in a feed, where an empty element has no height", async () => {
  const { form } = await publish("<p>Een scène.</p><p></p><p>Nog een.</p>");
  const { entries } = (await test.browser().get(`/feeds/users/${authorSlug}`)).body.data;
  const { content } = entries.find(({ title }: { title: string }) => title === form.title);
  expect(content).toBe("<p>Een scène.</p><p>\u00a0</p><p>Nog een.</p>");
});

it("settles the line breaks of markup in bodies from before, and leaves their dates alone", async () => {
  const { db } = test.services;
  const { id, slug } = await aText(test.services);
  const before = "<p>\n  Regen\n   op de\tpolder.</p>\n<p>wind<br />\n  tij  en  ontij</p>";
  const dates = await db.selectFrom("texts").select(["updated_at", "revision"]).where("id", "=", id).execute();
  await db.updateTable("texts").set({ body: before }).where("id", "=", id).execute();
  const migration = new URL("../../../../migrations/0026-settled-spaces.sql", import.meta.url);
  await sql.raw(readFileSync(migration, "utf8")).execute(db);
  const { body } = (await test.browser().get(`/texts/${slug}`)).body.data;
  expect(body).toBe("<p>Regen op de    polder.</p> <p>wind<br />tij  en  ontij</p>");
  expect(cleanHtml(body)).toBe(body);
  expect(await db.selectFrom("texts").select(["updated_at", "revision"]).where("id", "=", id).execute()).toEqual(dates);
});
