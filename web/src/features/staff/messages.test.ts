import { describe, expect, it } from "vitest";
import { roomCopy as copy } from "./messages.nl.ts";

describe("the number of characters that are left", () => {
  it("is written in words for one and for thousands", () => {
    expect([copy.left(2000), copy.left(1), copy.left(-1)]).toEqual([
      "Nog 2.000 tekens.",
      "Nog 1 teken.",
      "1 teken te veel.",
    ]);
  });
});
