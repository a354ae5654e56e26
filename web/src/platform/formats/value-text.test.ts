import { describe, expect, it } from "vitest";
import { valueTexts } from "./value-text.ts";

const NAMES: Readonly<Record<string, string>> = { genres: "poëzie", "blocks.0.kind": "Intro" };
const valueText = valueTexts({ nameOf: (field) => field.toUpperCase(), choiceOf: (path) => NAMES[path] });

describe("the value of a form as words", () => {
  it.each([
    [
      "a picture that was chosen, its alternative text",
      { action: "create", data: "data:image/png;base64,x", alt: "Zee" },
      "Zee",
    ],
    ["a picture without alternative text", { action: "create", data: "data:image/png;base64,x" }, "een afbeelding"],
    ["a chosen file, its name", { action: "create", name: "a.pdf", data: "data:application/pdf;base64,x" }, "a.pdf"],
    ["a picture that is removed, nothing", { action: "delete" }, ""],
  ])("is, for %s", (_, value, words) => {
    expect(valueText("image", value)).toBe(words);
  });

  it("is the text itself for what was typed, and the words without tags for markup", () => {
    expect(valueText("title", 'a < b en c > d\n"Zo"')).toBe('a < b en c > d\n"Zo"');
    expect(valueText("body", "<p>Eb &amp; &quot;vloed&quot;</p>")).toBe('Eb & "vloed"');
  });

  it("names choices as the page does, including those in rows", () => {
    expect(valueText("genres", [7])).toBe("poëzie");
    expect(valueText("blocks", [{ id: "1", kind: "intro", title: null }])).toBe("KIND: Intro");
  });
});
