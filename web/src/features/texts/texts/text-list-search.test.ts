import { describe, expect, it } from "vitest";
import { textSearchFromForm, readTextSearch, textListPath } from "./text-list-search.ts";
import { withGenre, withPage, withSort, withText } from "./changed-search.ts";
import { suggestedGenre } from "../genres/suggested-genre.tsx";

const MANY = Array.from({ length: 60 }, (_, index) => index + 1);
const UNPRINTABLE = { toString: 0, valueOf: 0 };

describe("the search of /lezen", () => {
  it.each([
    ["nothing", undefined, {}],
    ["only spaces", { text: "  " }, {}],
    ["a number as words", { text: 2026 }, { text: "2026" }],
    ["invalid genres", { filters: { genres: ["x", -1, 1.5, null, 2, 2] } }, { filters: { genres: [2] } }],
    ["more genres than the API accepts", { filters: { genres: MANY } }, { filters: { genres: MANY.slice(0, 50) } }],
    ["an unknown sort", { sort: { field: "likes", order: "desc" } }, {}],
    ["the default sort", { sort: { field: "date", order: "desc" } }, {}],
    ["another sort", { sort: { field: "title", order: "asc" } }, { sort: { field: "title", order: "asc" } }],
    ["page one", { page: 1 }, {}],
    ["page two", { page: 2 }, { page: 2 }],
    ["text instead of JSON", "zee", {}],
    ["a list", [1], {}],
    ["filters that are not an object", { filters: "x" }, {}],
    ["parts that cannot be a number", { page: UNPRINTABLE, text: UNPRINTABLE, filters: { genres: UNPRINTABLE } }, {}],
  ])("is read from an address with %s", (_content, q, search) => {
    expect(readTextSearch(q)).toEqual(search);
  });

  it("is read from a form sent without JavaScript, and from an old address", () => {
    expect(textSearchFromForm({})).toBeUndefined();
    expect(textSearchFromForm({ text: "zee", genre: ["1", "2"], sort: "popular" })).toEqual({
      text: "zee",
      filters: { genres: [1, 2] },
      sort: { field: "popularity", order: "desc" },
    });
    expect(textSearchFromForm({ page: 2 })).toEqual({ page: 2 });
    expect(textSearchFromForm({ text: "" })).toEqual({});
  });

  it("goes back to the first page when anything but the page changes", () => {
    const current = { text: "zee", filters: { genres: [1] }, page: 3 };
    expect(withText(current, "duin")).toEqual({ text: "duin", filters: { genres: [1] } });
    expect(withText(current, "")).toEqual({ filters: { genres: [1] } });
    expect(withGenre(current, 2)).toEqual({ text: "zee", filters: { genres: [1, 2] } });
    expect(withGenre(current, 1)).toEqual({ text: "zee" });
    expect(withSort(current, "title")).toMatchObject({ text: "zee", sort: { field: "title" } });
    expect(withSort(current, "newest")).toEqual({ text: "zee", filters: { genres: [1] } });
    expect(withPage(current, 1)).toEqual({ text: "zee", filters: { genres: [1] } });
  });

  it("suggests the genre whose name was typed, unless it is already chosen", () => {
    const genres = [
      { id: 1, name: "Poëzie" },
      { id: 2, name: "Kortverhaal" },
    ];
    for (const text of ["poëzie", "POEZIE", "poez"]) expect(suggestedGenre(genres, { text })?.id).toBe(1);
    expect(suggestedGenre(genres, { text: "kortverhaals" })?.id).toBe(2);
    for (const text of ["poe", "poëzie van mij", "verhaal"]) expect(suggestedGenre(genres, { text })).toBeUndefined();
    expect(suggestedGenre(genres, {})).toBeUndefined();
    expect(suggestedGenre(genres, { text: "poëzie", filters: { genres: [1] } })).toBeUndefined();
  });

  it("has an address without parameters when it is empty", () => {
    expect(textListPath()).toBe("/lezen");
    expect(textListPath({ page: 2 })).toBe("/lezen?q=%7B%22page%22%3A2%7D");
  });
});
