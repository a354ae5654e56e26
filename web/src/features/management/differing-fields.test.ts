import { describe, expect, it } from "vitest";
import { differingFields } from "./differing-fields.ts";

describe("two versions of one form", () => {
  it("differ in the fields with another value, including fields with rows", () => {
    const mine = { title: "Eb", genres: [1, 2], quotes: [{ text: "Mooi." }], pinned: true };
    const theirs = { title: "Vloed", genres: [1, 2], quotes: [{ text: "Waar." }], pinned: true };
    expect(differingFields(mine, theirs)).toEqual(["title", "quotes"]);
  });

  it("do not differ when a field is empty in one and absent in the other, nor in their revision", () => {
    expect(differingFields({ intro: "", revision: 1 }, { intro: null, image: undefined, revision: 2 })).toEqual([]);
  });

  it("do not differ in the order of ids, nor in equivalent HTML from different sources", () => {
    const mine = { genres: [2, 1], body: "<p>Eb<br>vloed</p>" };
    expect(differingFields(mine, { genres: [1, 2], body: "<p>Eb<br />vloed</p>" })).toEqual([]);
    expect(differingFields(mine, { genres: [1, 3], body: "<p>Eb vloed</p>" })).toEqual(["genres", "body"]);
  });

  it("differ in a field that this page adds only when the other version has it too", () => {
    expect(differingFields({ title: "Eb", plannedFor: "2090-01-02" }, { title: "Eb" })).toEqual([]);
  });
});
