import { RESERVED_SLUGS } from "@inktvis/contract/reserved-slugs";
import { describe, expect, it } from "vitest";
import { ROUTES } from "./testing/known-pages.ts";

/** The kind of thing whose slugs are below a path, for the paths that have other pages too. */
const KINDS: Record<string, keyof typeof RESERVED_SLUGS> = {
  "/account/beheer/activiteiten": "activity",
  "/account/beheer/cursussen": "course",
  "/account/beheer/wedstrijden": "contest",
  "/account/cursussen": "course",
  "/community/wedstrijden": "contest",
  "/organization/cursussen": "course",
};

/** Reserved words without a page: a doubled path is a mistake that the log reports. */
const WITHOUT_PAGE = ["cursussen"];

/** The pages at the same level as those of a slug: `{ parent: "/account/beheer/wedstrijden", word: "maken" }`. */
const besideSlugs = ROUTES.flatMap((route) => {
  const parent = /^(.*?)\/\$slug(?:\/|$)/.exec(route)?.[1];
  if (parent === undefined) return [];
  return ROUTES.filter((other) => other.startsWith(`${parent}/`)).flatMap((other) => {
    const [word = ""] = other.slice(parent.length + 1).split("/");
    return word.startsWith("$") ? [] : [{ parent, word }];
  });
});

describe("the reserved slugs", () => {
  it("are those of the pages at the same level as pages of a slug, and no others", () => {
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
