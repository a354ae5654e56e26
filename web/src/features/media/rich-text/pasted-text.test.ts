import { PASTES } from "@inktvis/contract/features/texts/pastes.fixture";
import { POEMS } from "@inktvis/contract/features/texts/poems.fixture";
import { describe, expect, it } from "vitest";
import { paragraphsOf } from "./pasted-text.ts";

describe("pasting plain text", () => {
  it.each(PASTES)("keeps the paragraphs, scenes and lines of $name", ({ plain, paragraphs }) => {
    expect(paragraphsOf(plain)).toEqual(paragraphs);
    for (const ends of ["\n", "\r", "\r\n"])
      expect(paragraphsOf(`${ends}${plain.replaceAll(/\r?\n/g, ends)}${ends}`)).toEqual(paragraphs);
  });

  it.each(POEMS)("keeps the lines and spaces of a poem: $name", ({ lines }) => {
    expect(paragraphsOf(lines.join("\r\n")).map((stanza) => stanza.join("\n"))).toEqual(lines.join("\n").split("\n\n"));
  });

  it("keeps paragraphs that are separated by one empty line, and scenes that are separated by more", () => {
    expect(paragraphsOf("Een.\n\nTwee.\r\n\r\n\r\nDrie.\n \t\n\u00a0\nVier.")).toEqual([
      ["Een."],
      ["Twee."],
      [],
      ["Drie."],
      [],
      ["Vier."],
    ]);
  });

  it("starts a single new line where a page of a PDF ends", () => {
    expect(paragraphsOf("een\n\ftwee\fdrie\u0085vier")).toEqual([["een", "twee", "drie", "vier"]]);
  });

  it("turns every long line into a paragraph", () => {
    const long = "Een zin die lang genoeg is om proza te zijn, want zo schrijft een tekstverwerker zijn alinea's weg.";
    expect(paragraphsOf(`${long}\n${long}`)).toEqual([[long], [long]]);
  });

  it("keeps a poem whose every line is a sentence", () => {
    expect(paragraphsOf("De zee is grijs.\nDe lucht is grijs.\nIk wacht.")).toEqual([
      ["De zee is grijs.", "De lucht is grijs.", "Ik wacht."],
    ]);
  });

  it("keeps a poem within a story", () => {
    const long =
      "Ze las het voor aan tafel, traag en zonder op te kijken, tot de soep koud was en het buiten donker werd.";
    const poem = ["een reiger staat", "op één poot te denken", "aan twee"];
    expect(paragraphsOf(`${long}\n${long}\n\n${poem.join("\n")}\n\n${long}`)).toEqual([[long], [long], poem, [long]]);
  });

  it("keeps the long lines of a poem that no page broke", () => {
    const lines = [
      "ik heb de hele nacht geluisterd naar de regen op het zinken dak",
      "en gedacht",
      "dat er iemand liep, iemand die de weg kende",
      "maar niet het huis",
    ];
    expect(paragraphsOf(lines.join("\n"))).toEqual([lines]);
  });

  it("joins a word that was hyphenated at the end of a line, and keeps the hyphen before a capital", () => {
    const page = [
      "het was stil in het dorp, en de hele nacht liep er iemand door Oost-",
      "Vlaanderen met een lamp, zonder dat er ook maar één hond van wak-",
      "ker werd, want de honden kenden hem al, en de nacht kende hem ook, en",
      "de weg.",
    ];
    expect(paragraphsOf(page.join("\n"))).toEqual([
      [
        "het was stil in het dorp, en de hele nacht liep er iemand door Oost-Vlaanderen met een lamp, zonder dat er ook maar één hond van wakker werd, want de honden kenden hem al, en de nacht kende hem ook, en de weg.",
      ],
    ]);
  });

  it("makes no paragraph of white space", () => {
    expect(paragraphsOf(" \n\n")).toEqual([]);
  });
});
