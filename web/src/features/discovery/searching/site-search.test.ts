import { describe, expect, it } from "vitest";
import { genreSearchPath } from "@inktvis/contract/page-paths/organization";
import { readSiteSearch, siteSearchFromFields, siteSearchPath, sortsFor } from "./site-search.ts";
import { defaultSortName, siteSearchQuery } from "./site-search.queries.ts";

const UNPRINTABLE = { toString: 0, valueOf: 0 };

describe("the search of /zoeken", () => {
  it.each([
    ["nothing", undefined, {}],
    ["words alone, as in a link written by hand", "zee", { text: "zee" }],
    ["a year alone, which the router reads as a number", 1984, { text: "1984" }],
    ["the former shape of links to a genre", { genres: [1] }, { filters: { genres: [1] } }],
    ["the current shape", { filters: { genres: [1] } }, { filters: { genres: [1] } }],
    ["both shapes", { genres: [1], filters: { genres: [2] } }, { filters: { genres: [2] } }],
    ["words and kinds", { text: " zee ", models: ["course", "text"] }, { text: "zee", models: ["text", "course"] }],
    ["kinds that the page does not search", { models: ["poster", 1, "page"] }, { models: ["page"] }],
    ["a filter of a kind that is not chosen", { models: ["text"], filters: { regions: [1] } }, { models: ["text"] }],
    ["a filter of a kind alone", { filters: { levels: [1] } }, { models: ["course"], filters: { levels: [1] } }],
    [
      "filters that are on or off",
      { modelConfigurations: { text: { isTip: true }, contest: { active: false }, activity: UNPRINTABLE } },
      { models: ["text"], modelConfigurations: { text: { isTip: true } } },
    ],
    ["an order of another kind", { models: ["text"], sort: { field: "active", order: "desc" } }, { models: ["text"] }],
    ["an order", { sort: { field: "title", order: "desc" } }, { sort: { field: "title", order: "desc" } }],
    ["an invalid order", { sort: { field: "title", order: UNPRINTABLE } }, {}],
    ["more pages", { page: 1, lastPage: 3 }, { lastPage: 3 }],
    ["far too many pages", { page: 5, lastPage: 500 }, { page: 5, lastPage: 14 }],
    ["parts that cannot be read", { text: UNPRINTABLE, filters: UNPRINTABLE, models: UNPRINTABLE, page: "x" }, {}],
  ])("is read from an address with %s", (_content, q, search) => {
    expect(readSiteSearch(q)).toEqual(search);
  });

  it("is read from a form that was sent without a script", () => {
    expect(siteSearchFromFields({ q: {} })).toBeUndefined();
    expect(siteSearchFromFields({ text: "" })).toEqual({});
    expect(
      siteSearchFromFields({
        text: "zee",
        kind: ["course", "contest"],
        only: "course",
        region: ["1", 2],
        sort: "active",
      }),
    ).toEqual({
      text: "zee",
      models: ["contest", "course"],
      filters: { regions: [1, 2] },
      modelConfigurations: { course: { open: true } },
      sort: { field: "active", order: "desc" },
    });
  });

  it("stays the same when its address is read back", () => {
    const search = readSiteSearch({
      text: "a&b",
      models: ["course"],
      filters: { regions: [3], genres: [1] },
      lastPage: 2,
    });
    const q = new URLSearchParams(siteSearchPath(search).replace(/^.*\?/, "")).get("q");
    expect(readSiteSearch(JSON.parse(q ?? ""))).toEqual(search);
    expect(siteSearchPath()).toBe("/zoeken");
    expect(genreSearchPath(1)).toBe(`/zoeken?${new URLSearchParams({ q: '{"filters":{"genres":[1]}}' })}`);
  });

  it("searches everything with a date, and also people and pages once there are words", () => {
    const asked = (search: Parameters<typeof siteSearchQuery>[0]) => siteSearchQuery(search, 1).queryKey[1];
    expect(asked({})).toMatchObject({ models: ["text", "contest", "course", "activity", "article", "product"] });
    expect(asked({ text: "zee" })).toMatchObject({ models: expect.arrayContaining(["user", "page"]), text: "zee" });
    expect(asked({ text: "zee" })).not.toHaveProperty("sort");
    expect(asked({ models: ["user"], lastPage: 4 })).toEqual({
      models: ["user"],
      sort: { field: "date", order: "desc" },
      page: 1,
      perPage: 24,
    });
  });

  it("offers the orders of a kind when that kind is chosen, and starts with what is going on now", () => {
    expect(sortsFor()).toEqual(["newest", "oldest", "title", "titleDown"]);
    expect(sortsFor(["text"])).toContain("popular");
    expect(sortsFor(["activity"])).toContain("soonest");
    expect([["contest"], ["course"]].map((models) => sortsFor(models as never).includes("active"))).toEqual([
      true,
      true,
    ]);
    expect(defaultSortName({ models: ["course"] })).toBe("active");
    expect(defaultSortName({ models: ["course", "text"] })).toBe("newest");
    expect(defaultSortName({ models: ["course"], text: "zee" })).toBeUndefined();
  });
});
