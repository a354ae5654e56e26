import { describe, expect, it } from "vitest";
import { withLabel } from "./field-words.ts";

describe("the message at a field", () => {
  it.each([
    ["its label", "title", "Naam", "Titel is verplicht.", "Naam is verplicht."],
    [
      "the label of its row",
      "groups.0.title",
      "Titel van de groep",
      "Titel is verplicht.",
      "Titel van de groep is verplicht.",
    ],
    ["its label when the contract has none", "section", "Kopje", "Dit veld is verplicht.", "Kopje is verplicht."],
    ["nothing when its label is a question", "author", "Door wie?", "Auteur is verplicht.", "Dit veld is verplicht."],
    [
      "nothing in a sentence that does not start with a label",
      "title",
      "Naam",
      "Titels zijn er al genoeg.",
      "Titels zijn er al genoeg.",
    ],
    [
      "the label of the contract when the field is not on the page",
      "title",
      undefined,
      "Titel is verplicht.",
      "Titel is verplicht.",
    ],
  ])("names %s", (_what, id, label, message, shown) => {
    expect(withLabel(message, id, label)).toBe(shown);
  });
});
