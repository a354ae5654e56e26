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
    ["its label where the contract has none", "section", "Kopje", "Dit veld is verplicht.", "Kopje is verplicht."],
    ["nothing where its label is a question", "author", "Door wie?", "Auteur is verplicht.", "Dit veld is verplicht."],
    [
      "nothing else in a sentence of its own",
      "title",
      "Naam",
      "Titels zijn er al genoeg.",
      "Titels zijn er al genoeg.",
    ],
    [
      "what the contract calls it where it is not on the page",
      "title",
      undefined,
      "Titel is verplicht.",
      "Titel is verplicht.",
    ],
  ])("names %s", (_what, id, label, message, shown) => {
    expect(withLabel(message, id, label)).toBe(shown);
  });
});
