import { describe, expect, it } from "vitest";
import { LEGAL_LINKS, type MenuLink, type SiteDefinition } from "./site-definition.ts";
import { DEFINITIONS, leadsSomewhere } from "./testing/known-pages.ts";

const linksOf = ({ menu, footer, search }: SiteDefinition): MenuLink[] => [
  ...menu,
  ...LEGAL_LINKS,
  ...(search ? [search] : []),
  ...footer.flatMap(({ links }) => links.filter((link): link is MenuLink => "path" in link)),
];

describe.each(Object.values(DEFINITIONS).map((site) => [site.name, site] as const))("%s", (name, definition) => {
  it("has only links to pages that exist", () => {
    const dead = linksOf(definition).filter(({ path, site = name }) => !leadsSomewhere(site, path));
    expect(dead).toEqual([]);
  });
});
