import { RESERVED_SLUGS } from "@inktvis/contract/reserved-slugs";
import { describe, expect, it } from "vitest";
import { ROUTES } from "./testing/known-pages.ts";

/** What has its pages below a path, where there are others beside them. */
const KINDS: Record<string, keyof typeof RESERVED_SLUGS> = {
  "/account/beheer/activiteiten": "activity",
  "/account/beheer/cursussen": "course",
  "/account/beheer/wedstrijden": "contest",
  "/account/cursussen": "course",
  "/community/wedstrijden": "contest",
  "/organization/cursussen": "course",
};

/** A word without a page: a doubled path is a mistake that the log reports. */
const WITHOUT_PAGE = ["cursussen"];

/** The pages beside those of a slug: `{ parent: "/account/beheer/wedstrijden", word: "maken" }`. */
const besideSlugs = ROUTES.flatMap((route) => {
  const parent = /^(.*?)\/\$slug(?:\/|$)/.exec(route)?.[1];
  if (parent === undefined) return [];
  return ROUTES.filter((other) => other.startsWith(`${parent}/`)).flatMap((other) => {
    const [word = ""] = other.slice(parent.length + 1).split("/");
    return word.startsWith("$") ? [] : [{ parent, word }];
  });
});

describe("what is reserved of slugs", () => {
  it("is every page beside the pages of a slug, and nothing else", () => {
    const wanted: Partial<Record<string, Set<string>>> = {};
    for (const { parent, word } of besideSlugs) (wanted[KINDS[parent] ?? parent] ??= new Set()).add(word);
    expect(wanted).toEqual(
      Object.fromEntries(
        Object.entries(RESERVED_SLUGS).map(([kind, words]) => [
          kind,
          new Set(words.filter((word) => !WITHOUT_PAGE.includes(word))),
        ]),
      ),
    );
  });
});
