import { describe, expect, it } from "vitest";
import { entryViewSearch, readEntryView, viewedEntries } from "./entry-list.ts";

const entry = (title: string, score: number | null, ageCategoryId: number | null = null) => ({
  title,
  score,
  ageCategoryId,
  state: "none" as const,
});
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

describe("the entries as an organiser looks at them", () => {
  const entries = [entry("Zee", null), entry("Água", 0, 1), entry("Bos 10", 72.5, 2), entry("Bos 9", 72.5, 1)];

  it("have the highest score first, and what nobody scored behind a zero", () => {
    expect(titles(viewedEntries(entries, { sort: "score" }))).toEqual(["Bos 9", "Bos 10", "Água", "Zee"]);
  });
  it("are sorted by title as people do", () => {
    expect(titles(viewedEntries(entries, { sort: "title" }))).toEqual(["Água", "Bos 9", "Bos 10", "Zee"]);
  });
  it("stay as they came in when nothing is asked", () => {
    expect(viewedEntries(entries, {})).toEqual(entries);
  });
  it("are those of one age category", () => {
    expect(titles(viewedEntries(entries, { age: 1, state: "none" }))).toEqual(["Água", "Bos 9"]);
    expect(viewedEntries(entries, { state: "winner" })).toEqual([]);
  });
});

describe("the view in the address", () => {
  it("comes back as it went", () => {
    const view = { sort: "score", age: 12, state: "winner" } as const;
    expect(entryViewSearch(view)).toBe("?sort=score&age=12&state=winner");
    expect(readEntryView({ sort: "score", age: 12, state: "winner" })).toEqual(view);
    expect(entryViewSearch({ age: undefined })).toBe("");
  });
  it("leaves out what is none", () => {
    expect(readEntryView({ sort: "toString", age: "x", state: {} })).toEqual({});
  });
});
