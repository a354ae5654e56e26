import { describe, expect, it } from "vitest";
import { plainTextExcerpt } from "./plain-text-excerpt.ts";

describe("the description of a page", () => {
  it("starts a new line for each block, so that a heading does not run into what follows", () => {
    const body =
      "<h2>Wie we zijn</h2>\n<p>Een <strong>huis</strong> &amp; tuin,<br />aan zee.</p><ul><li><p>Eén</p></li></ul>";
    expect(plainTextExcerpt(body)).toBe("Wie we zijn\nEen huis & tuin,\naan zee.\nEén");
  });

  it("is cut off between two words", () => {
    expect(plainTextExcerpt(`<p>${"tij ".repeat(60)}</p>`)).toBe(`${"tij ".repeat(40).trim()}…`);
  });
});
