import { describe, expect, it } from "vitest";
import { textOfRuns } from "./blocks/block.ts";
import { parseBody } from "./blocks/parse-body.ts";
import { cleanHtml, plainLines, plainText } from "./rich-text.ts";
import { cleanHtmlWithVideos, richTextWithVideos } from "./rich-text-with-videos.ts";

const ADDRESS = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const FIGURE = `<figure class="video"><p><a href="${ADDRESS}">Video op YouTube</a></p></figure>`;
const WITH_WORDS =
  `<figure class="video"><p><a href="https://vimeo.com/76979871">Hoe water klinkt</a></p>` +
  `<blockquote><p>Luister eerst.</p><p>Schrijf dan.</p></blockquote></figure>`;

describe("a video in a lesson", () => {
  it.each([
    `<p>${ADDRESS}</p>`,
    `<p> https://youtu.be/dQw4w9WgXcQ </p>`,
    `<p>${ADDRESS}&amp;t=42s</p>`,
    `<p><a href="${ADDRESS}">https://youtu.be/dQw4w9WgXcQ</a></p>`,
  ])("replaces a line that is only its address: %s", (line) => {
    expect(cleanHtmlWithVideos(`<p>Voor.</p>${line}<p>Na.</p>`)).toBe(`<p>Voor.</p>${FIGURE}<p>Na.</p>`);
  });

  it.each([
    `<p>Kijk naar ${ADDRESS}</p>`,
    `<p><a href="${ADDRESS}">Een link met woorden</a></p>`,
    "<p>https://kwaad.example/watch?v=dQw4w9WgXcQ</p>",
    `<p>${ADDRESS}<br />${ADDRESS}</p>`,
  ])("does not replace anything else: %s", (line) => expect(cleanHtmlWithVideos(line)).toBe(line));

  it("stays unchanged when it is saved again, including its transcript", () => {
    for (const html of [FIGURE, WITH_WORDS, `${WITH_WORDS}${FIGURE}`]) expect(cleanHtmlWithVideos(html)).toBe(html);
    const inTranscript = WITH_WORDS.replace("Luister eerst.", ADDRESS);
    expect(cleanHtmlWithVideos(inTranscript)).toBe(inTranscript);
  });

  it("is refused when videos make the text far longer", () => {
    const videos = `<p>${ADDRESS}</p>`.repeat(10_000);
    expect([richTextWithVideos(videos), richTextWithVideos(FIGURE)?.html]).toEqual([undefined, FIGURE]);
  });

  it("adds no element, attribute or class other than the figure", () => {
    expect(
      cleanHtmlWithVideos(
        `<figure class="video groot" onclick="x" style="x"><iframe src="${ADDRESS}"></iframe><p>a</p></figure><video src="/x"></video>`,
      ),
    ).toBe('<figure class="video"><p>a</p></figure>');
  });

  it("is kept in lessons only: other rich text keeps its link and transcript", () => {
    expect(cleanHtml(WITH_WORDS)).toBe(WITH_WORDS.replaceAll(/<\/?figure[^>]*>/g, ""));
    expect(cleanHtml(`<p>${ADDRESS}</p>`)).toBe(`<p>${ADDRESS}</p>`);
  });

  it("becomes a link and its transcript in plain text, PDF and e-book", () => {
    expect(plainText(WITH_WORDS)).toBe("Hoe water klinkt Luister eerst. Schrijf dan.");
    expect(plainLines(WITH_WORDS)).toBe("Hoe water klinkt\nLuister eerst.\nSchrijf dan.");
    const [line, quote] = parseBody(WITH_WORDS);
    expect(line).toMatchObject({
      kind: "paragraph",
      lines: [[{ text: "Hoe water klinkt", href: "https://vimeo.com/76979871" }]],
    });
    expect(quote).toMatchObject({ kind: "quote" });
    expect(
      quote?.kind === "quote" &&
        quote.blocks.flatMap((one) => (one.kind === "paragraph" ? one.lines.map(textOfRuns) : [])),
    ).toEqual(["Luister eerst.", "Schrijf dan."]);
  });
});
