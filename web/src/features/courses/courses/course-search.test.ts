import { describe, expect, it } from "vitest";
import { courseListPath, courseSearchFromFields, readCourseSearch } from "./course-search.ts";
import { MAX_PAGES_SHOWN } from "#platform/shown-pages.ts";

const MANY = Array.from({ length: 60 }, (_, index) => index + 1);
const UNPRINTABLE = { toString: 0, valueOf: 0 };

describe("the search of /cursussen (docs/product/courses.md#catalogue)", () => {
  it.each([
    ["nothing", undefined, {}],
    ["only spaces", { text: "  " }, {}],
    ["a number as words", { text: 2026 }, { text: "2026" }],
    [
      "filters by ids",
      { filters: { types: [1], regions: [2], levels: [3], ageCategories: [4], durations: [5], genres: [6] } },
      { filters: { types: [1], regions: [2], levels: [3], ageCategories: [4], durations: [5], genres: [6] } },
    ],
    ["invalid ids", { filters: { types: ["x", -1, 1.5, null, 2, 2], genres: [] } }, { filters: { types: [2] } }],
    ["more ids than the API accepts", { filters: { genres: MANY } }, { filters: { genres: MANY.slice(0, 50) } }],
    ["an unknown filter", { filters: { tags: [4] }, active: false }, {}],
    ["courses of the house", { filters: { organizedByCs: true } }, { filters: { organizedByCs: true } }],
    ["courses of the house or not", { filters: { organizedByCs: false } }, {}],
    ["meetings", { filters: { hasRealLifePart: true } }, { filters: { hasRealLifePart: true } }],
    [
      "no meetings, and so no region",
      { filters: { hasRealLifePart: false, regions: [1] } },
      { filters: { hasRealLifePart: false } },
    ],
    ["page one", { page: 1, lastPage: 1 }, {}],
    ["a page", { page: 2 }, { page: 2 }],
    ["more pages", { lastPage: 3 }, { lastPage: 3 }],
    ["a last page before the first", { page: 4, lastPage: 2 }, { page: 4 }],
    ["more pages than are shown at once", { page: 2, lastPage: 900 }, { page: 2, lastPage: MAX_PAGES_SHOWN + 1 }],
    ["text instead of JSON", "poëzie", {}],
    ["a list", [1], {}],
    ["filters that are not an object", { filters: "x" }, {}],
    ["filters that are null", { filters: null }, {}],
    ["fields of the form among the filters", { filters: { text: "x", page: 2, quick: 1 } }, {}],
    [
      "parts that cannot be a number",
      { page: UNPRINTABLE, text: UNPRINTABLE, filters: { types: UNPRINTABLE, hasRealLifePart: UNPRINTABLE } },
      {},
    ],
  ])("is read from an address with %s", (_content, q, search) => {
    expect(readCourseSearch(q)).toEqual(search);
  });

  it("is read from a form sent without JavaScript, as the router reads its fields", () => {
    expect(courseSearchFromFields({})).toBeUndefined();
    expect(courseSearchFromFields({ text: "", hasRealLifePart: "" })).toEqual({});
    expect(
      courseSearchFromFields({ text: "dicht", types: [1, 2], genres: 3, hasRealLifePart: 1, organizedByCs: 1 }),
    ).toEqual({
      text: "dicht",
      filters: { types: [1, 2], genres: [3], hasRealLifePart: true, organizedByCs: true },
    });
    expect(courseSearchFromFields({ hasRealLifePart: 0, regions: 1 })).toEqual({ filters: { hasRealLifePart: false } });
  });

  it("toggles a type with its button", () => {
    expect(courseSearchFromFields({ types: 1, quick: "3" })).toEqual({ filters: { types: [1, 3] } });
    expect(courseSearchFromFields({ types: [1, 3], quick: "3" })).toEqual({ filters: { types: [1] } });
    expect(courseSearchFromFields({ types: 3, quick: "3" })).toEqual({});
  });

  it("has an address without parameters when it is empty", () => {
    expect(courseListPath()).toBe("/cursussen");
    expect(courseListPath({ filters: { genres: [1] } })).toBe(
      "/cursussen?q=%7B%22filters%22%3A%7B%22genres%22%3A%5B1%5D%7D%7D",
    );
  });
});
