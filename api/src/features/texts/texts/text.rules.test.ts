import { describe, expect, it } from "vitest";
import { countWords } from "#platform/rich-text.ts";
import { excerptOf, bodyColumnsFromHtml, readTimeOf } from "./text.rules.ts";

describe("counting words", () => {
  it.each([
    ["", 0],
    ["   ", 0],
    ["één", 1],
    ["De zee, de zee.", 4],
    [" twee\n woorden\t", 2],
    ["niet-te-scheiden", 1],
    ["a\u00a0b", 2],
    ["🐙 inkt", 2],
  ])("in %j gives %i", (plain, count) => {
    expect(countWords(plain)).toBe(count);
  });
});

describe("read time (docs/product/texts.md#reading)", () => {
  it.each([
    [0, 10],
    [1, 10],
    [33, 10],
    [50, 15],
    [200, 60],
    [1000, 300],
  ])("of %i words is %i seconds", (words, seconds) => {
    expect(readTimeOf(words)).toBe(seconds);
  });
});

describe("an excerpt", () => {
  it.each(["", "Kort.", "x".repeat(220)])("is the whole text when it is short (%#)", (plain) => {
    expect(excerptOf(plain)).toBe(plain);
  });

  it("is cut between two words, and says so", () => {
    for (let length = 1; length < 12; length++) {
      const words = Array.from({ length: 200 }, () => "w".repeat(length));
      const excerpt = excerptOf(words.join(" "));
      expect(excerpt).toMatch(/w…$/);
      expect(
        excerpt
          .slice(0, -1)
          .split(" ")
          .every((word) => word === words[0]),
      ).toBe(true);
      expect(excerpt.length).toBeLessThanOrEqual(221);
      expect(excerpt.length).toBeGreaterThan(200);
    }
  });

  it("can be cut at the end of a line, and keeps its lines", () => {
    expect(excerptOf("zee\nen wind\n\n".repeat(40))).toMatch(/^(?:zee\nen wind\n\n)+zee\nen(?: wind)?…$/);
    expect(excerptOf(`${"w".repeat(200)}\n${"v".repeat(50)}`)).toBe(`${"w".repeat(200)}…`);
  });

  it("has no comma, dash or full stop before its ellipsis", () => {
    for (const sign of [",", ";", ":", ".", " –", " —", " -"])
      expect(excerptOf(`${"w".repeat(210)}${sign} ${"v".repeat(50)}`)).toBe(`${"w".repeat(210)}…`);
  });

  it("cuts through a single endless word", () => {
    const excerpt = excerptOf(`kort ${"x".repeat(500)}`);
    expect(excerpt.length).toBeGreaterThan(100);
    expect(excerpt.length).toBeLessThanOrEqual(221);
  });

  it("never cuts a surrogate pair in half", () => {
    for (let before = 100; before < 230; before++)
      expect(excerptOf(`${"x".repeat(before)}${"🐙".repeat(200)}`).isWellFormed(), `after ${before}`).toBe(true);
  });
});

describe("measuring a body", () => {
  it("sanitizes it first, and counts what people see", () => {
    expect(bodyColumnsFromHtml("<p>Zout &amp; zee.</p><p>Wind<br>en <script>alert(1)</script><b>tij</b></p>")).toEqual({
      body: "<p>Zout &amp; zee.</p><p>Wind<br />en <strong>tij</strong></p>",
      excerpt: "Zout & zee.\n\nWind\nen tij",
      word_count: 6,
      line_count: 3,
    });
  });

  it.each(["", "<p></p>", "<p> &nbsp; </p>", "<script>veel woorden</script>", "<hr>"])(
    "finds no words in %j",
    (html) => {
      expect(bodyColumnsFromHtml(html)).toMatchObject({ excerpt: "", word_count: 0, line_count: 0 });
    },
  );

  it.each([
    [
      "lines of a poem, with an empty line between stanzas",
      "<p>een<br>twee</p><p>drie<br>vier</p>",
      "een\ntwee\n\ndrie\nvier",
    ],
    ["a line for each paragraph of prose", "<p>Lieve Jo,</p><p>Hij hangt.</p>", "Lieve Jo,\nHij hangt."],
    ["a heading on a line of its own", "<h2>Deel <em>een</em></h2><p>Toen.</p>", "Deel een\nToen."],
    ["an empty line for an empty paragraph", "<p>a</p><p> &nbsp;</p><p></p><p>b</p>", "a\n\nb"],
    ["an empty line for a rule", "<p>a</p><hr><p>b</p>", "a\n\nb"],
    [
      "items of a list and of a quote by line",
      "<ul><li>a</li><li><p>b</p></li></ul><blockquote><p>c</p></blockquote>",
      "a\nb\nc",
    ],
    ["several spaces as one", "<p>    a     b<br>   c</p>", "a b\nc"],
    ["no line for a picture or a lone line break", "<p><img src='/media/x.webp' alt='een\ntwee'>a</p><p><br></p>", "a"],
  ])("has as its first lines: %s", (_what, html, excerpt) => {
    expect(bodyColumnsFromHtml(html)).toMatchObject({ excerpt });
  });

  it("does not join words of two blocks", () => {
    for (const html of ["<p>a</p><p>b</p>", "<ul><li>a</li><li>b</li></ul>", "a<hr>b", "<h2>a</h2>b"])
      expect(bodyColumnsFromHtml(html), html).toMatchObject({
        excerpt: expect.stringMatching(/^a\n+b$/),
        word_count: 2,
        line_count: 2,
      });
  });
});
