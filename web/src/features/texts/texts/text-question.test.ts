import { describe, expect, it } from "vitest";
import {
  genreMeant,
  questionFromForm,
  readQuestion,
  withGenre,
  withPage,
  withSort,
  withText,
  listPath,
} from "./text-question.ts";

const MANY = Array.from({ length: 60 }, (_, index) => index + 1);
const UNPRINTABLE = { toString: 0, valueOf: 0 };

describe("the question of /lezen", () => {
  it.each([
    ["nothing", undefined, {}],
    ["words that are none", { text: "  " }, {}],
    ["a number as words", { text: 2026 }, { text: "2026" }],
    ["genres that are none", { filters: { genres: ["x", -1, 1.5, null, 2, 2] } }, { filters: { genres: [2] } }],
    ["more genres than a search takes", { filters: { genres: MANY } }, { filters: { genres: MANY.slice(0, 50) } }],
    ["a sort that there is not", { sort: { field: "likes", order: "desc" } }, {}],
    ["the sort that goes without saying", { sort: { field: "date", order: "desc" } }, {}],
    ["another sort", { sort: { field: "title", order: "asc" } }, { sort: { field: "title", order: "asc" } }],
    ["page one", { page: 1 }, {}],
    ["page two", { page: 2 }, { page: 2 }],
    ["text instead of JSON", "zee", {}],
    ["a list", [1], {}],
    ["filters that are none", { filters: "x" }, {}],
    ["parts that cannot be a number", { page: UNPRINTABLE, text: UNPRINTABLE, filters: { genres: UNPRINTABLE } }, {}],
  ])("is read from an address with %s", (_what, q, question) => {
    expect(readQuestion(q)).toEqual(question);
  });

  it("is read from a form without JavaScript, and from an address of before", () => {
    expect(questionFromForm({})).toBeUndefined();
    expect(questionFromForm({ text: "zee", genre: ["1", "2"], sort: "popular" })).toEqual({
      text: "zee",
      filters: { genres: [1, 2] },
      sort: { field: "popularity", order: "desc" },
    });
    expect(questionFromForm({ page: 2 })).toEqual({ page: 2 });
    expect(questionFromForm({ text: "" })).toEqual({});
  });

  it("goes back to the first page when anything but the page changes", () => {
    const asked = { text: "zee", filters: { genres: [1] }, page: 3 };
    expect(withText(asked, "duin")).toEqual({ text: "duin", filters: { genres: [1] } });
    expect(withText(asked, "")).toEqual({ filters: { genres: [1] } });
    expect(withGenre(asked, 2)).toEqual({ text: "zee", filters: { genres: [1, 2] } });
    expect(withGenre(asked, 1)).toEqual({ text: "zee" });
    expect(withSort(asked, "title")).toMatchObject({ text: "zee", sort: { field: "title" } });
    expect(withSort(asked, "newest")).toEqual({ text: "zee", filters: { genres: [1] } });
    expect(withPage(asked, 1)).toEqual({ text: "zee", filters: { genres: [1] } });
  });

  it("may mean a genre, which is offered unless it is chosen", () => {
    const genres = [
      { id: 1, name: "Poëzie" },
      { id: 2, name: "Kortverhaal" },
    ];
    for (const text of ["poëzie", "POEZIE", "poez"]) expect(genreMeant(genres, { text })?.id).toBe(1);
    expect(genreMeant(genres, { text: "kortverhaals" })?.id).toBe(2);
    for (const text of ["poe", "poëzie van mij", "verhaal"]) expect(genreMeant(genres, { text })).toBeUndefined();
    expect(genreMeant(genres, {})).toBeUndefined();
    expect(genreMeant(genres, { text: "poëzie", filters: { genres: [1] } })).toBeUndefined();
  });

  it("has the clean address when nothing is asked", () => {
    expect(listPath()).toBe("/lezen");
    expect(listPath({ page: 2 })).toBe("/lezen?q=%7B%22page%22%3A2%7D");
  });
});
