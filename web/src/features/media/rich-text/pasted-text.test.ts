import { describe, expect, it } from "vitest";
import { paragraphsOf } from "./pasted-text.ts";

describe("pasting plain text", () => {
  it("keeps paragraphs that are separated by an empty line", () => {
    expect(paragraphsOf("Een.\n\nTwee.\r\n\r\n\r\nDrie.")).toEqual([["Een."], ["Twee."], ["Drie."]]);
  });
  it("keeps the lines of a poem", () => {
    expect(paragraphsOf("Vannacht heeft het water\nzich gesloten.\n\nEen reiger")).toEqual([
      ["Vannacht heeft het water", "zich gesloten."],
      ["Een reiger"],
    ]);
  });
  it("turns every long line into a paragraph", () => {
    const long = "Een zin die lang genoeg is om proza te zijn, want zo schrijft een tekstverwerker zijn alinea's weg.";
    expect(paragraphsOf(`${long}\n${long}`)).toEqual([[long], [long]]);
  });
  it("gives no paragraph for white space", () => {
    expect(paragraphsOf(" \n\n")).toEqual([]);
  });
});
