import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PASTES } from "@inktvis/contract/features/texts/pastes.fixture";
import { bodyOfParagraphs, bodyOfPoem, POEMS } from "@inktvis/contract/features/texts/poems.fixture";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { textToBlocks } from "#platform/blocks/text-to-blocks.ts";
import { sanitizeForTypst } from "#platform/blocks/typst-data.ts";
import { typeset } from "#platform/pdf/typeset.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aText } from "../texts/text.factory.ts";
import { bodyColumnsFromHtml } from "../texts/text.rules.ts";

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
/** In a file, an author's own non-breaking spaces cannot be told from ours. */
const plainSpaces = (lines: readonly string[]) => lines.map((line) => line.replaceAll("\u00a0", " "));
const verses = (lines: readonly string[]) => plainSpaces(lines).filter((line) => line !== "");

async function publish(body: string) {
  const form = { title: `Vorm ${crypto.randomUUID()}`, body, genres: [1], private: 0 };
  return { form, slug: (await browser.post("/texts", form)).body.data.slug as string };
}
const download = async (slug: string, format: string) =>
  (await browser.send("GET", `/texts/${slug}/download?format=${format}`, "community", {})).bytes;

/** The position at which each line of a page starts, in points, without the author above and the page number below. */
async function typesetLines(body: string) {
  const text = { title: "T", slug: "t", head: "T", blocks: textToBlocks({ body, image_id: null }) };
  const { bytes } = await typeset({
    template: fileURLToPath(new URL("book.typ", import.meta.url)),
    data: { title: "T", author: "A", year: 2026, head: "A", texts: sanitizeForTypst([text]), pictures: {} },
    now: new Date("2026-01-01T00:00:00Z"),
    as: "svg",
  });
  const lines: { x: number; y: number }[] = [];
  const groups = [{ x: 0, y: 0 }];
  for (const [, end, attributes = "", first] of Buffer.from(bytes).toString().matchAll(SVG_GROUP)) {
    if (end) {
      groups.pop();
      continue;
    }
    const parent = groups.at(-1) ?? { x: 0, y: 0 };
    const [, x = "0", y = "0"] = /matrix\((?:\S+ ){4}(\S+) (\S+)\)/.exec(attributes) ?? [];
    const group = { x: parent.x + Number(x), y: parent.y + Number(y) };
    groups.push(group);
    if (first && !lines.some((line) => line.y === group.y)) lines.push({ x: group.x + Number(first), y: group.y });
  }
  return lines.slice(2, -1);
}
const SVG_GROUP = /<(\/?)g\b([^>]*)>(?:\s*<use [^>]*?\bx="([\d.]+)")?/g;
const LINE_POINTS = 13.65;

/** The indentation of each line, in spaces. */
function indentsOf(lines: readonly { x: number }[]) {
  const left = Math.min(...lines.map(({ x }) => x));
  return lines.map(({ x }) => Math.round((x - left) / SPACE_POINTS));
}
const spacesBefore = (line: string) => line.length - line.trimStart().length;
/** The width of a space in the font and size of the booklet. */
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

  it("stay ordinary spaces in plain text", async () => {
    const { form, slug } = await publish(body);
    const text = (await download(slug, "txt")).toString();
    expect(text).toBe(`${[form.title, "Nele Zee", "", "", ...poem.lines].join("\n")}\n`);
  });

  it("stay in an EPUB and in a feed, which do not have our stylesheet", async () => {
    const { form, slug } = await publish(body);
    const files = Object.values(unzipSync(await download(slug, "epub"))).map((file) => Buffer.from(file).toString());
    const [, chapter = ""] = files.find((file) => file.includes("doc-chapter"))?.split("</h1>\n") ?? [];
    expect(linesOfBareHtml(chapter.split("</section>")[0] ?? "").filter(Boolean)).toEqual(verses(poem.lines));
    const { entries } = (await test.browser().get(`/feeds/users/${authorSlug}`)).body.data;
    const { content } = entries.find(({ title }: { title: string }) => title === form.title);
    expect(linesOfBareHtml(content).filter(Boolean)).toEqual(verses(poem.lines));
  });

  it("indent its lines in a PDF", async () => {
    const indents = verses(poem.lines).map(spacesBefore);
    const smallest = Math.min(...indents);
    expect(indentsOf(await typesetLines(body))).toEqual(indents.map((indent) => indent - smallest));
  });
});

/** Like the layout, recognises verse by its short lines. */
const isVerse = (paragraphs: Paragraphs) => paragraphs.flat().every((line) => line.length <= 64);
type Paragraphs = readonly (readonly string[])[];

/**
 * The lines as plain text: prose has an empty line between paragraphs and two between scenes; verse only between
 * stanzas.
 */
const plainLinesOf = (paragraphs: Paragraphs) =>
  paragraphs.flatMap((lines, at) => {
    const isApart = at > 0 && (!isVerse(paragraphs) || lines.length > 1);
    return lines.length === 0 ? [""] : [...(isApart ? [""] : []), ...lines];
  });
const paragraphsOfBareHtml = (html: string) =>
  [...html.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([all]) => linesOfBareHtml(all).filter(Boolean));
const unspaced = (text: string) => text.replaceAll(/\s/g, "");

describe.each(PASTES)("the paragraphs of $name", ({ paragraphs }) => {
  const body = bodyOfParagraphs(paragraphs);
  const written = paragraphs.filter((lines) => lines.length > 0);

  it("stay in the text and its versions", async () => {
    const { form, slug } = await publish(body);
    expect((await browser.get(`/texts/${slug}`)).body.data.body).toBe(body);
    await browser.put(`/texts/${slug}`, { ...form, body: "<p>Anders.</p>" });
    const [version] = (await browser.get(`/texts/${slug}/versions`)).body.data;
    expect((await browser.get(`/texts/${slug}/versions/${version.id}`)).body.data.body).toBe(body);
  });

  it("stay in plain text", async () => {
    const { form, slug } = await publish(body);
    const text = (await download(slug, "txt")).toString();
    expect(text).toBe(`${[form.title, "Nele Zee", "", "", ...plainLinesOf(paragraphs)].join("\n")}\n`);
  });

  it("stay in an EPUB and in a feed", async () => {
    const { form, slug } = await publish(body);
    const files = Object.values(unzipSync(await download(slug, "epub"))).map((file) => Buffer.from(file).toString());
    const [, chapter = ""] = files.find((file) => file.includes("doc-chapter"))?.split("</h1>\n") ?? [];
    expect(paragraphsOfBareHtml(chapter)).toEqual(written);
    const gaps = [...chapter.matchAll(/<p(?: class="([^"]*)")?>/g)].map(([, names = ""]) => names.includes("gap"));
    const scenes = written.map((lines) => paragraphs[paragraphs.indexOf(lines) - 1]?.length === 0);
    for (const [at, startsScene] of scenes.entries()) if (startsScene) expect(gaps[at], `paragraph ${at}`).toBe(true);
    const { entries } = (await test.browser().get(`/feeds/users/${authorSlug}`)).body.data;
    const { content } = entries.find(({ title }: { title: string }) => title === form.title);
    expect(paragraphsOfBareHtml(content)).toEqual(paragraphs);
  });

  it("stay in a PDF, word for word", async () => {
    const { slug } = await publish(body);
    expect(unspaced(pdfText(await download(slug, "pdf")))).toContain(unspaced(paragraphs.flat().join("")));
    const lines = await typesetLines(body);
    if (isVerse(paragraphs)) return expect(indentsOf(lines)).toEqual(written.flat().map(spacesBefore));
    const left = lines[0]?.x ?? 0;
    const starts = lines.filter(
      ({ x, y }, at) => at === 0 || x > left + 1 || y - (lines[at - 1]?.y ?? 0) > LINE_POINTS + 2,
    );
    expect(starts).toHaveLength(written.length);
  });
});

it("shows an empty paragraph in a feed, where an empty element would have no height", async () => {
  const { form } = await publish("<p>Een scène.</p><p></p><p>Nog een.</p>");
  const { entries } = (await test.browser().get(`/feeds/users/${authorSlug}`)).body.data;
  const { content } = entries.find(({ title }: { title: string }) => title === form.title);
  expect(content).toBe("<p>Een scène.</p><p>\u00a0</p><p>Nog een.</p>");
});

it("removes the line breaks of markup from older bodies by migration, and leaves their dates alone", async () => {
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

describe("first lines of older texts", () => {
  const LONG = `<p>${"Tij & ontij, ".replace("&", "&amp;").repeat(40)}</p>`;
  const BODIES = [
    ...PASTES.map(({ paragraphs }) => bodyOfParagraphs(paragraphs)),
    ...POEMS.map(bodyOfPoem),
    "<h2>Deel <em>een</em></h2><p>Toen.</p><hr /><p>&lt;b&gt; &amp;amp; \u00a0 x</p><ul><li><p>a</p></li><li>b</li></ul>",
    `<p class="align-center">a<br />b</p><blockquote><p>c</p></blockquote>${LONG}`,
    `<p>kort ${"x".repeat(500)}</p>`,
    `<p>${"zee<br />en wind<br />".repeat(30)}</p>`,
    `<p>${"y".repeat(19_990)}</p><p>${"y".repeat(50)}</p>`,
    '<p><img src="/media/x.webp" alt="1 > 2" /></p>'.replace("1 > 2", "1 &gt; 2"),
  ];

  it("are changed by migration to those that saving makes", async () => {
    const { db } = test.services;
    const texts = await Promise.all(
      BODIES.map(async (body) => ({ ...(await aText(test.services, { body })), expected: bodyColumnsFromHtml(body) })),
    );
    const dates = await db.selectFrom("texts").select(["id", "updated_at", "revision"]).orderBy("id").execute();
    await db.updateTable("texts").set({ excerpt: "van / vroeger" }).execute();
    const migration = new URL("../../../../migrations/0030-first-lines.sql", import.meta.url);
    await sql.raw(readFileSync(migration, "utf8")).execute(db);
    const excerpts = new Map(
      (await db.selectFrom("texts").select(["id", "excerpt"]).execute()).map(({ id, excerpt }) => [id, excerpt]),
    );
    for (const { id, expected } of texts) expect(excerpts.get(id), expected.body.slice(0, 200)).toBe(expected.excerpt);
    expect(await db.selectFrom("texts").select(["id", "updated_at", "revision"]).orderBy("id").execute()).toEqual(
      dates,
    );
  });
});
