import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PATH_MODULES } from "@inktvis/contract/page-paths/every-module";
import type { SiteName } from "@inktvis/contract/sites";
import { describe, expect, it } from "vitest";
import { WRITTEN_PATHS } from "@inktvis/contract/page-paths/written-pages";
import { hasRoute, leadsSomewhere } from "./testing/known-pages.ts";

const SLUG = "een-slug";
type PathOf = (...slugs: string[]) => unknown;

/** The path that an export is or returns, without its query; undefined for exports that are not a path. */
function pathOf(exported: unknown) {
  if (typeof exported === "string") return exported;
  if (typeof exported !== "function") return undefined;
  const path = (exported as PathOf)(...Array.from({ length: Math.max(exported.length, 1) }, () => SLUG));
  return typeof path === "string" ? path.split("?")[0] : undefined;
}

const PATHS = PATH_MODULES.flatMap(({ name, sites, exports }) =>
  Object.entries(exports).flatMap(([key, exported]) => {
    const path = pathOf(exported);
    return path === undefined ? [] : [{ name: `${name}.${key}`, sites, path }];
  }),
);

const WEB = join(import.meta.dirname, "..");
const ROOT = join(WEB, "../..");
const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: relative(ROOT, join(folder, file)), source: readFileSync(join(folder, file), "utf8") }));

const SOURCES = [
  ...["features", "platform", "routes", "sites", "ui"].map((folder) => join(WEB, folder)),
  join(ROOT, "api/src"),
  join(ROOT, "server/src"),
];

/** The pages of the staff room are one route, and resources by name. */
const RESOURCES = new Set(
  sourcesIn(join(WEB, "features/staff")).flatMap(({ source }) => /^ {2}name: "(\w+)",$/m.exec(source)?.[1] ?? []),
);
const isPage = (site: SiteName, path: string) =>
  leadsSomewhere(site, path) || (site === "staff" && RESOURCES.has(path.split("/")[1] ?? ""));

/** Route names start with the site: `/community` there is the layout of a site, no path. */
const ROUTE_NAMES = /createFileRoute\("[^"]*"\)/g;
const COMMENTS = /(?<=^|[\s{(])(?:\/\*.*?\*\/|\/\/[^\n]*)/gms;
const LITERALS = /"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g;
/** The paths that a source file spells out, with a slug in place of each expression: `/profiel/${slug}`. */
const pathsIn = (source: string) =>
  [...source.replaceAll(COMMENTS, "").replaceAll(ROUTE_NAMES, "").matchAll(LITERALS)].flatMap(
    ([, double, single, template = ""]) => {
      const words = (double ?? single ?? template.replace(/^\$\{[^}]*\}/, "")).replaceAll(/\$\{[^}]*\}/g, SLUG);
      return words.startsWith("/") ? (words.split(/[?#]/)[0] ?? []) : [];
    },
  );

describe("the paths of pages", () => {
  it("are in a module that is in the list of all modules", () => {
    const files = readdirSync(join(ROOT, "contract/src/page-paths")).map((file) => file.replace(".ts", ""));
    const others = ["every-module", "written-pages"];
    expect(PATH_MODULES.map(({ name }) => name)).toEqual(files.filter((file) => !others.includes(file)).toSorted());
  });

  it("lead to an existing page on each of their sites", () => {
    const dead = PATHS.filter(({ sites, path }) => !sites.every((site) => isPage(site, path)));
    expect(dead.map(({ name }) => name)).toEqual([]);
  });

  it("either have a route or are listed as written by the editors", () => {
    const written = new Set(Object.entries(WRITTEN_PATHS).flatMap(([site, paths]) => paths.map((path) => site + path)));
    const ofBoth = Object.entries(WRITTEN_PATHS).flatMap(([site, paths]) =>
      paths.filter((path) => hasRoute(site as SiteName, path)).map((path) => site + path),
    );
    const ofNeither = PATHS.filter(({ sites, path }) =>
      sites.some((site) => site !== "staff" && !hasRoute(site, path) && !written.has(site + path)),
    );
    expect([ofBoth, ofNeither.map(({ name }) => name)]).toEqual([[], []]);
  });

  it("are named as paths", () => {
    expect(PATHS.filter(({ name }) => !/(_PATH|Path)$/.test(name))).toEqual([]);
  });

  it("are spelled out nowhere else", () => {
    const known = new Set(PATHS.map(({ path }) => path));
    const spelled = SOURCES.flatMap(sourcesIn).flatMap(({ file, source }) =>
      pathsIn(source)
        .filter((path) => known.has(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(spelled).toEqual([]);
  });
});
