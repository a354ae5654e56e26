import { describe, expect, it } from "vitest";
import { textPage } from "./epub-pages.ts";
import { plainTextOf } from "./plain-text.ts";
import { layOut } from "#platform/blocks/lay-out.ts";
import { parseBody } from "#platform/blocks/parse-body.ts";
import { processorTime } from "#testing/processor-time.ts";

const KEY = "images/0b8a3c1e-5f51-4a35-9d5a-0c7f4f6f2f10/default.webp";
const laidOut = (html: string) => layOut(parseBody(html));
const plain = (html: string) =>
  plainTextOf({ title: "T", slug: "t", blocks: laidOut(html) }, "A").slice("T\nA\n\n\n".length);

describe("reading a stored body", () => {
  it("keeps marks and links with their words, and merges runs that look the same", () => {
    const [paragraph] = parseBody(
      '<p>Een <strong>vet <em>en</em></strong> <a href="https://x.example/a b">lin&amp;k</a>.</p>',
    );
    expect(paragraph).toMatchObject({
      lines: [
        [
          { text: "Een ", marks: [], href: "" },
          { text: "vet ", marks: ["strong"] },
          { text: "en", marks: ["em", "strong"] },
          { text: " ", marks: [] },
          { text: "lin&k", href: "https://x.example/a%20b" },
          { text: ".", href: "" },
        ],
      ],
    });
  });

  it.each(["/lezen", "", "javascript:x()", `https://x.example/${"a".repeat(3000)}`])(
    "drops the address of a link that does not lead to another site: %.40s",
    (href) => expect(JSON.stringify(parseBody(`<p><a href="${href}">daar</a></p>`))).toContain('"href":""'),
  );

  it("takes a picture out of its paragraph, and keeps only our own pictures", () => {
    const blocks = parseBody(`<p>Voor<img src="/media/${KEY}" alt="Zee" />na<img src="https://x.example/a.png" /></p>`);
    expect(blocks).toMatchObject([
      { kind: "paragraph" },
      { kind: "picture", key: KEY, alt: "Zee" },
      { kind: "paragraph" },
    ]);
  });

  it("loses no words in markup with unusual nesting", () => {
    const html =
      "<strong><p>een</p>twee<ul>drie<li><h2>vier</h2>vijf<p>zes</p></li></ul></strong><li>zeven</li><blockquote></blockquote>";
    expect(plain(html).match(/\w+/g)).toEqual(["een", "twee", "drie", "vier", "vijf", "zes", "zeven"]);
  });

  it("goes ten levels deep and no deeper", () => {
    const deep = "<ul><li>".repeat(50);
    expect(JSON.stringify(parseBody(`${deep}bodem`)).match(/"list"/g)).toHaveLength(10);
  });

  it("leaves out characters that XML cannot hold or that reverse the direction of the text", () => {
    expect(plain("<p>a\u0000\u0008b\u202ec\ud800d\ufffe</p>")).toBe("abc\ufffdd\n");
  });
});

/** The longest body that the contract accepts, as it is stored: cleaning may turn one character into five. */
const LONG = 500_000;
const filled = (unit: string) => unit.repeat(Math.floor(LONG / unit.length));
const WORST = [
  ["angle brackets", "&lt;".repeat(LONG)],
  ["ampersands", "&amp;".repeat(LONG)],
  ["nested tags, as cleaning leaves them", "&lt;em>".repeat(60_000)],
  ["60,000 nested tags, as cleaning leaves none", "<em>".repeat(60_000)],
  ["marks", filled("<em>a</em><s>b</s>")],
  ["links", filled('<a href="http://x">a</a>')],
  ["lines", filled("a<br />")],
  ["paragraphs", filled("<p>a</p>")],
  ["lists", filled("<ul><li>a</li></ul>")],
  ["one word", filled("x")],
  ["spaces", `${filled(" ")}x`],
  ["spaces in a paragraph", `<p>${filled(" ")}x</p>`],
  ["runs of spaces", `<p>${filled("<em> </em><s> </s>")}x</p>`],
  ["one letter with its accents", `a${filled("\u0301")}`],
] as const;

describe("the worst body that somebody may write", () => {
  it.each(WORST)("is read and set as plain text well within two seconds, full of %s", (_what, html) => {
    const spent = processorTime(() => {
      const text = { title: "T", slug: "t", blocks: laidOut(html) };
      plainTextOf(text, "A");
      textPage(text, new Map());
    });
    // Takes some 300 ms on a fast machine.
    expect(spent).toBeLessThan(2000);
  });
});

describe("telling verse from prose", () => {
  const long = "Een zin die lang genoeg is om van geen enkele dichter te zijn, en die doorgaat tot voorbij de rand. ";

  it("keeps the lines of a poem, whether in stanzas or with one paragraph per line", () => {
    expect(plain("<p>Eén<br />twee</p><p>drie</p>")).toBe("Eén\ntwee\n\ndrie\n");
    expect(plain("<p>Eén</p><p>twee</p><p></p><p>drie</p>")).toBe("Eén\ntwee\n\ndrie\n");
    expect(plain("<p>Eén<br />twee<br /><br />drie</p>")).toBe("Eén\ntwee\n\ndrie\n");
  });

  it("leaves two empty lines between scenes, and one between paragraphs", () => {
    expect(plain(`<p>${long}</p><p>${long}</p><p></p><p>${long}</p>`)).toBe(
      [long.trim(), "", long.trim(), "", "", long.trim(), ""].join("\n"),
    );
  });

  it("indents prose that continues, not a paragraph that opens or is set apart", () => {
    const html = `<p>${long}</p><p>${long}</p><p></p><p>${long}</p><h2>Kop</h2><p>${long}</p><p class="align-right">${long}</p>`;
    const paragraphs = laidOut(html).flatMap((block) => (block.kind === "paragraph" ? [block] : []));
    expect(paragraphs.map(({ indent }) => indent)).toEqual([false, true, false, false, false]);
    expect(paragraphs.map(({ gap }) => gap)).toEqual([false, false, true, false, true]);
    expect(paragraphs.every(({ verse }) => !verse)).toBe(true);
  });

  it("sets a poem within a story as verse", () => {
    const [, poem] = laidOut(`<p>${long}</p><p>Kort<br />en klein</p><p>${long}</p><p>${long}</p><p>${long}</p>`);
    expect(poem).toMatchObject({ verse: true, gap: true, indent: false });
  });
});
