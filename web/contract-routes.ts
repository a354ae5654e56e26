import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as contractModule from "@inktvis/contract";
import type { Route } from "@inktvis/contract/layer/client";
import { type Contract, endpointsOf } from "@inktvis/contract/layer/endpoint";

const MODULE = "virtual:contract-routes";
const CONTRACT = join(import.meta.dirname, "../contract/src/index.ts");

/** What calling an endpoint takes: no schema, so that a page that only reads never downloads zod. */
function routesOf(contract: Contract) {
  const routes: Record<string, Record<string, Route>> = {};
  for (const [[feature = "", name = ""], { method, path, accepts }] of endpointsOf(contract)) {
    routes[feature] = { ...routes[feature], [name]: { method, path, ...(accepts && { accepts }) } };
  }
  return routes;
}

/** `virtual:contract-routes`: the contract as `{texts: {get: {method, path}}}`. */
export function contractRoutes(): Plugin {
  return {
    name: "contract-routes",
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      async handler() {
        const { module, dependencies } = await runnerImport<typeof contractModule>(CONTRACT);
        for (const file of dependencies) this.addWatchFile(file);
        return `export const routes = ${JSON.stringify(routesOf(module.contract))};`;
      },
    },
  };
}
