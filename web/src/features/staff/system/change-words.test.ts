import { describe, expect, it } from "vitest";
import { changesIn } from "./change-words.ts";

describe("what was changed, for people", () => {
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
      "words without their markup",
      { body: "<p>De&nbsp;zee</p>" },
      { body: "<p>Het <b>land</b></p>" },
      "Tekst",
      "De zee",
      "Het land",
    ],
    ["a layout", { body: "<p>De zee</p>" }, { body: "<h2>De zee</h2>" }, "Tekst", "De zee", /andere opmaak/],
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
  ])("says %s", (_, before, after, label, was, is) => {
    const [change] = changesIn(before, after);
    expect(change).toMatchObject({ label, before: was });
    expect(change?.after).toMatch(is);
  });

  it("says of a long text the part that differs", () => {
    const words = "zee ".repeat(200);
    const [change] = changesIn({ body: `${words}golf` }, { body: `${words}strand` });
    expect(change?.before).toMatch(/^….*golf$/);
    expect(change?.after).toMatch(/^….*strand$/);
  });

  it("says of what was made or removed only what it had", () => {
    expect(changesIn(null, { id: 3, name: "Poëzie", image: null })).toEqual([
      { label: "Naam", before: "niets", after: "Poëzie" },
    ]);
    expect(changesIn({ name: "Poëzie" }, null)).toEqual([{ label: "Naam", before: "Poëzie", after: "niets" }]);
  });
});
