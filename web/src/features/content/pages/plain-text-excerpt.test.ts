import { describe, expect, it } from "vitest";
import { plainTextExcerpt } from "./plain-text-excerpt.ts";

describe("the description of a page", () => {
  it("begins a line for each block, so that a heading is not glued to what follows", () => {
    const body =
      "<h2>Wie we zijn</h2>\n<p>Een <strong>huis</strong> &amp; tuin,<br />aan zee.</p><ul><li><p>Eén</p></li></ul>";
    expect(plainTextExcerpt(body)).toBe("Wie we zijn\nEen huis & tuin,\naan zee.\nEén");
  });

  it("is cut between two words", () => {
    expect(plainTextExcerpt(`<p>${"tij ".repeat(60)}</p>`)).toBe(`${"tij ".repeat(40).trim()}…`);
  });
});
