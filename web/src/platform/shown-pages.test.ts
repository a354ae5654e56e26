import { describe, expect, it } from "vitest";
import { MAX_PAGES_SHOWN, onPage, pagesOf, shownPagesIn, withNextPage } from "./shown-pages.ts";

describe("the pages of a list that are shown below each other (docs/product/search.md#pages)", () => {
  it("get the next page added, up to a maximum", () => {
    const search = { text: "dicht", page: 2 };
    expect(pagesOf({})).toEqual([1]);
    expect(pagesOf({ page: 2, lastPage: 4 })).toEqual([2, 3, 4]);
    expect(withNextPage({})).toEqual({ lastPage: 2 });
    expect(withNextPage(search)).toEqual({ text: "dicht", page: 2, lastPage: 3 });
    expect(withNextPage({ lastPage: MAX_PAGES_SHOWN })).toBeUndefined();
    expect(onPage({ ...search, lastPage: 4 }, 1)).toEqual({ text: "dicht" });
    expect(onPage(search, 5)).toEqual({ text: "dicht", page: 5 });
  });

  it("are read from an address, up to a maximum", () => {
    expect(shownPagesIn({})).toEqual({});
    expect(shownPagesIn({ page: "3", lastPage: 5 })).toEqual({ page: 3, lastPage: 5 });
    expect(shownPagesIn({ page: 4, lastPage: 2 })).toEqual({ page: 4 });
    expect(shownPagesIn({ page: 2, lastPage: 900 })).toEqual({ page: 2, lastPage: MAX_PAGES_SHOWN + 1 });
  });
});
