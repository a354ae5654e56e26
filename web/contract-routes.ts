import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as contractModule from "@inktvis/contract";
import type { Route } from "@inktvis/contract/layer/client";
import { type Contract, endpointsOf } from "@inktvis/contract/layer/endpoint";

const MODULES = ["virtual:contract-routes", "virtual:staff-routes"] as const;
type Module = (typeof MODULES)[number];
const CONTRACT = join(import.meta.dirname, "../contract/src/index.ts");

/** The features of the staff room, a third of all, are called `staff…`: no other page calls them. */
const isStaffFeature = (feature: string) => /^staff[A-Z]/.test(feature);

/** What calling an endpoint takes: no schema, so that a page that only reads never downloads zod. */
function routesOf(contract: Contract, module: Module) {
  const routes: Record<string, Record<string, Route>> = {};
  for (const [[feature = "", name = ""], { method, path, accepts }] of endpointsOf(contract)) {
    if (isStaffFeature(feature) !== (module === "virtual:staff-routes")) continue;
    routes[feature] = { ...routes[feature], [name]: { method, path, ...(accepts && { accepts }) } };
  }
  return routes;
}

/**
 * `virtual:contract-routes` and, of the staff room, `virtual:staff-routes`: the contract as `{texts: {get: {method,
 * path}}}`.
 */
export function contractRoutes(): Plugin {
  return {
    name: "contract-routes",
    resolveId: { filter: { id: new RegExp(`^(?:${MODULES.join("|")})$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0(?:${MODULES.join("|")})$`) },
      async handler(id) {
        const { module, dependencies } = await runnerImport<typeof contractModule>(CONTRACT);
        for (const file of dependencies) this.addWatchFile(file);
        return `export const routes = ${JSON.stringify(routesOf(module.contract, id.slice(1) as Module))};`;
      },
    },
  };
}
