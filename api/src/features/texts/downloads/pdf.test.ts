import { expect, it } from "vitest";
import { textToBlocks } from "#platform/blocks/text-to-blocks.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { pdfOf } from "./pdf.ts";

const text = (title: string) => ({
  title,
  slug: title,
  blocks: textToBlocks({ body: "<p>Het regende op de polder.</p>", image_id: null }),
});

it.each([
  ["2026-12-31T22:30:00Z", "2026"],
  ["2026-12-31T23:30:00Z", "2027"],
])("a book made at %s has the year in Brussels, %s", async (moment, year) => {
  const texts = [text("Eb"), text("Vloed")];
  const book = { id: "b", title: "Bundel", author: "Nele Zee", texts, pictures: new Map(), madeAt: new Date(moment) };
  const words = pdfText(Buffer.from(await pdfOf(book))).replaceAll(/[\s\u200B]+/g, " ");
  expect(words).toContain(`BundelNele Zee${year} `);
});
