import { createIsomorphicFn } from "@tanstack/react-start";
import type { SiteName } from "@inktvis/contract/sites";
import type { routeTree } from "../routeTree.gen.ts";

interface TreeModule {
  routeTree: typeof routeTree;
}

const TREES: Record<SiteName, () => Promise<TreeModule>> = {
  organization: () => import("../routeTree.gen.ts?site=organization"),
  community: () => import("../routeTree.gen.ts?site=community"),
  verzin: () => import("../routeTree.gen.ts?site=verzin"),
  schrijfacademie: () => import("../routeTree.gen.ts?site=schrijfacademie"),
  creatiefschrijvenjong: () => import("../routeTree.gen.ts?site=creatiefschrijvenjong"),
  account: () => import("../routeTree.gen.ts?site=account"),
  auth: () => import("../routeTree.gen.ts?site=auth"),
  staff: () => import("../routeTree.gen.ts?site=staff"),
};

/** The server keeps every site; a browser gets the routes of the one it is on. */
export const loadRouteTree = createIsomorphicFn()
  .server((_site: SiteName): Promise<TreeModule> => import("../routeTree.gen.ts"))
  .client((site: SiteName): Promise<TreeModule> => TREES[site]());
