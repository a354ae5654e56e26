import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteName } from "@inktvis/contract/sites";
import { account } from "../account.ts";
import { auth } from "../auth.ts";
import { community } from "../community.ts";
import { creatiefschrijvenjong } from "../creatiefschrijvenjong.ts";
import { organization } from "../organization.ts";
import { schrijfacademie } from "../schrijfacademie.ts";
import type { SiteDefinition } from "../site-definition.ts";
import { staff } from "../staff.ts";
import { verzin } from "../verzin.ts";

export const DEFINITIONS: Record<SiteName, SiteDefinition> = {
  organization,
  community,
  verzin,
  schrijfacademie,
  creatiefschrijvenjong,
  account,
  auth,
  staff,
};

const TREE = readFileSync(join(import.meta.dirname, "../../routeTree.gen.ts"), "utf8");
/** The routes that links may lead to: `/community/tekst-lezen/$slug`. Without splats, which match any path. */
export const ROUTES = [
  ...(/^export interface FileRoutesByTo \{(.*?)^\}/ms.exec(TREE)?.[1] ?? "").matchAll(/^ {2}"(.+)":/gm),
]
  .map(([, path = ""]) => path)
  .filter((path) => !path.endsWith("/$"));
const fits = (route: string, path: string) => {
  const [wanted, given] = [route.split("/"), path.split("/")];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith("$") || part === given[at]);
};
/** Whether a route of the site matches the path, which must not have a query. */
export const hasRoute = (site: SiteName, path: string) =>
  ROUTES.some((route) => fits(route, path === "/" ? `/${site}` : `/${site}${path}`));

/** Pages that the editors write, as the demo has them: `organization/over-ons`. */
const PAGES = join(import.meta.dirname, "../../../../api/demo/pages");
const WRITTEN = new Set(
  readdirSync(PAGES).map((file) => {
    const [, site = "", path = ""] = /^site: (.+)\npath: (.+)$/m.exec(readFileSync(join(PAGES, file), "utf8")) ?? [];
    return site + path;
  }),
);

/** Whether a path leads to a route or to a page of the editors. */
export const leadsSomewhere = (site: SiteName, path: string) => hasRoute(site, path) || WRITTEN.has(site + path);
