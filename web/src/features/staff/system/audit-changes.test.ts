import { describe, expect, it } from "vitest";
import { changesIn, valueText } from "./audit-changes.ts";

describe("a change in the audit log", () => {
  it.each([
    ["yes and no", { pinned: false }, { pinned: true }, "Vastgezet", "nee", "ja"],
    [
      "a moment",
      { publishedAt: null },
      { publishedAt: "2026-11-21T13:05:00.000Z" },
      "Moment van verschijnen",
      "niets",
      /21 nov.* 2026.*14:05/,
    ],
    ["a list", { roles: [] }, { roles: ["editor", "admin"] }, "Rollen", "niets", "redacteur, admin"],
    [
      "a text without its markup",
      { body: "<p>De&nbsp;zee</p>" },
      { body: "<p>Het <b>land</b></p>" },
      "Tekst",
      "De zee",
      "Het land",
    ],
    [
      "no markup of a picture that was replaced",
      { image: { id: "een", url: { default: "/een.webp" }, alt: "" } },
      { image: { id: "twee", url: { default: "/twee.webp" }, alt: "" } },
      "Afbeelding",
      "een afbeelding",
      /^Hetzelfde in woorden, en toch anders\.$/,
    ],
    [
      "that only the markup changed",
      { body: "<p>De zee</p>" },
      { body: "<h2>De zee</h2>" },
      "Tekst",
      "De zee",
      /andere opmaak/,
    ],
    ["a choice", { type: "news" }, { type: "report" }, "Soort", "nieuws", "verslag"],
    ["a picture", { image: { url: {} } }, { image: null }, "Afbeelding", "een afbeelding", "niets"],
    ["a file", { attachment: null }, { attachment: { name: "a.pdf", url: "" } }, "Bijlage", "niets", "a.pdf"],
    [
      "rows",
      { callsToAction: [] },
      { callsToAction: [{ title: "Doe mee", pretitle: null }] },
      "Oproepen",
      "niets",
      "Titel: Doe mee",
    ],
    [
      "the contents of an issue",
      { contents: [] },
      { contents: [{ articleId: "1", title: "De sluis", section: "Verhalen" }] },
      "Inhoud",
      "niets",
      "Titel: De sluis; Kopje: Verhalen",
    ],
    [
      "a block with a link and a picture",
      { blocks: [] },
      {
        blocks: [
          {
            id: "1",
            anchor: "x",
            kind: "intro",
            link: { text: "Lees", url: "/lezen" },
            image: { url: {}, alt: "Zee" },
          },
        ],
      },
      "Blokken",
      "niets",
      "Soort: Intro; Link: Tekst: Lees; Adres: /lezen; Afbeelding: Zee",
    ],
  ])("shows %s", (_, before, after, label, oldText, newText) => {
    const [change] = changesIn(before, after);
    expect(change).toMatchObject({ label, before: oldText });
    expect(change?.after).toMatch(newText);
  });

  it("shows the part of a long text that differs", () => {
    const words = "zee ".repeat(200);
    const [change] = changesIn({ body: `${words}golf` }, { body: `${words}strand` });
    expect(change?.before).toMatch(/^….*golf$/);
    expect(change?.after).toMatch(/^….*strand$/);
  });

  it("shows only the fields that a created or deleted record had", () => {
    expect(changesIn(null, { id: 3, name: "Poëzie", image: null })).toEqual([
      { label: "Naam", before: "niets", after: "Poëzie" },
    ]);
    expect(changesIn({ name: "Poëzie" }, null)).toEqual([{ label: "Naam", before: "Poëzie", after: "niets" }]);
  });

  it("shows each row of a list on a line of its own", () => {
    const quotes = [{ text: "Mooi." }, { text: "Waar." }];
    expect(valueText("quotes", quotes)).toBe("Tekst: Mooi.,\nTekst: Waar.");
  });
});
