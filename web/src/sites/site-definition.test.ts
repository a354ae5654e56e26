import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { account } from "./account.ts";
import { auth } from "./auth.ts";
import { community } from "./community.ts";
import { creatiefschrijvenjong } from "./creatiefschrijvenjong.ts";
import { organization } from "./organization.ts";
import { schrijfacademie } from "./schrijfacademie.ts";
import { comingPage, LEGAL_LINKS, type MenuLink, type SiteDefinition } from "./site-definition.ts";
import { staff } from "./staff.ts";
import { verzin } from "./verzin.ts";

const sites: SiteDefinition[] = [
  organization,
  community,
  verzin,
  schrijfacademie,
  creatiefschrijvenjong,
  account,
  auth,
  staff,
];
const ROUTES = join(import.meta.dirname, "../routes");

/** Whether a route file takes the path: `lezen.index.tsx`, `lezen.tsx`, `schrijven/index.tsx`. */
function hasRoute(site: string, path: string) {
  const name = path.slice(1).replaceAll("/", ".");
  const folder = join(ROUTES, site);
  return (
    existsSync(folder) && readdirSync(folder).some((file) => file === `${name}.tsx` || file === `${name}.index.tsx`)
  );
}

/** Pages that the editors write, as the demo has them: `organization/over-ons`. */
const PAGES = join(import.meta.dirname, "../../../api/demo/pages");
const written = new Set(
  readdirSync(PAGES).map((file) => {
    const [, site = "", path = ""] = /^site: (.+)\npath: (.+)$/m.exec(readFileSync(join(PAGES, file), "utf8")) ?? [];
    return site + path;
  }),
);

const linksOf = ({ menu, footer, search }: SiteDefinition): MenuLink[] => [
  ...menu,
  ...LEGAL_LINKS,
  ...(search ? [search] : []),
  ...footer.flatMap(({ links }) => links.filter((link): link is MenuLink => "path" in link)),
];

describe.each(sites.map((site) => [site.name, site] as const))("%s", (name, definition) => {
  it("leads nowhere that does not exist", () => {
    const dead = linksOf(definition)
      .map(({ path, site = name }) => ({ path, site }))
      .filter(({ path, site }) => {
        const target = sites.find((candidate) => candidate.name === site);
        return (
          path !== "/" && !hasRoute(site, path) && !written.has(site + path) && !(target && comingPage(target, path))
        );
      });
    expect(dead).toEqual([]);
  });
});
