import { describe, expect, it } from "vitest";
import { valueTexts } from "./value-text.ts";

const NAMES: Readonly<Record<string, string>> = { genres: "poëzie", "blocks.0.kind": "Intro" };
const valueText = valueTexts({ nameOf: (field) => field.toUpperCase(), choiceOf: (path) => NAMES[path] });

describe("the value of a form as words", () => {
  it.each([
    [
      "a picture that was chosen, by what it shows",
      { action: "create", data: "data:image/png;base64,x", alt: "Zee" },
      "Zee",
    ],
    ["a picture without words", { action: "create", data: "data:image/png;base64,x" }, "een afbeelding"],
    ["a file that was chosen", { action: "create", name: "a.pdf", data: "data:application/pdf;base64,x" }, "a.pdf"],
    ["a picture that goes", { action: "delete" }, ""],
  ])("is, for %s", (_, value, words) => {
    expect(valueText("image", value)).toBe(words);
  });

  it("is, of what was typed, as it was typed, and of markup its words", () => {
    expect(valueText("title", 'a < b en c > d\n"Zo"')).toBe('a < b en c > d\n"Zo"');
    expect(valueText("body", "<p>Eb &amp; &quot;vloed&quot;</p>")).toBe('Eb & "vloed"');
  });

  it("calls choices as the page does, also those in rows", () => {
    expect(valueText("genres", [7])).toBe("poëzie");
    expect(valueText("blocks", [{ id: "1", kind: "intro", title: null }])).toBe("KIND: Intro");
  });
});
