import { describe, expect, it } from "vitest";
import { entryViewSearch, readEntryView, entriesInView } from "./entry-list.ts";

const entry = (title: string, score: number | null, ageCategoryId: number | null = null) => ({
  title,
  score,
  ageCategoryId,
  state: "none" as const,
});
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

describe("the organiser's list of entries", () => {
  const entries = [entry("Zee", null), entry("Água", 0, 1), entry("Bos 10", 72.5, 2), entry("Bos 9", 72.5, 1)];

  it("has the highest score first, and entries that nobody scored last, after a zero", () => {
    expect(titles(entriesInView(entries, { sort: "score" }))).toEqual(["Bos 9", "Bos 10", "Água", "Zee"]);
  });
  it("sorts titles with accents and numbers the way people do", () => {
    expect(titles(entriesInView(entries, { sort: "title" }))).toEqual(["Água", "Bos 9", "Bos 10", "Zee"]);
  });
  it("keeps its order when no sort is chosen", () => {
    expect(entriesInView(entries, {})).toEqual(entries);
  });
  it("is filtered by age category and state", () => {
    expect(titles(entriesInView(entries, { age: 1, state: "none" }))).toEqual(["Água", "Bos 9"]);
    expect(entriesInView(entries, { state: "winner" })).toEqual([]);
  });
});

describe("the view of entries in the address", () => {
  it("is read back as it was written to the search string", () => {
    const view = { sort: "score", age: 12, state: "winner" } as const;
    expect(entryViewSearch(view)).toBe("?sort=score&age=12&state=winner");
    expect(readEntryView({ sort: "score", age: 12, state: "winner" })).toEqual(view);
    expect(entryViewSearch({ age: undefined })).toBe("");
  });
  it("ignores values that do not exist", () => {
    expect(readEntryView({ sort: "toString", age: "x", state: {} })).toEqual({});
  });
});
