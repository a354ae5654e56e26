import { describe, expect, it } from "vitest";
import { ageLabel } from "./contest-rules.ts";

describe("the label of an age category", () => {
  it.each([
    [12, 12, "12 jaar"],
    [12, 15, "12 tot 15 jaar"],
    [18, 98, "18 jaar en ouder"],
    [0, 98, "alle leeftijden"],
  ])("says of %i to %i: %s", (ageFrom, ageTo, label) => {
    expect(ageLabel({ ageFrom, ageTo })).toBe(label);
  });
});
