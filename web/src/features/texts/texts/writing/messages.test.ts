import { describe, expect, it } from "vitest";
import { writingMessages as copy } from "./messages.nl.ts";

describe("the number of characters that are left", () => {
  it("is written in words for one and for thousands", () => {
    expect([copy.titleLeft(1), copy.titleLeft(-1)]).toEqual(["nog 1 teken", "1 teken te veel"]);
    expect([copy.bodyLeft(1200), copy.bodyLeft(-1)]).toEqual(["nog 1.200 tekens", "1 teken te veel"]);
  });
});
