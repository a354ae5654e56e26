import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as contractModule from "@inktvis/contract";
import type { Route } from "@inktvis/contract/layer/client";
import { type Contract, endpointsOf } from "@inktvis/contract/layer/endpoint";
import { API_PARTS, partOf } from "./src/platform/api-parts.ts";

const CONTRACT = join(import.meta.dirname, "../contract/src/index.ts");

/**
 * `virtual:contract-routes` has the routes that all pages may call, `virtual:staff-routes` those of the part `staff`.
 */
const moduleOf = (part = "contract") => `virtual:${part}-routes`;
const MODULES = [undefined, ...Object.keys(API_PARTS)].map((part) => moduleOf(part));

/** What a page needs to call endpoints: no schemas, so that a page that only reads never downloads zod. */
function routesOf(contract: Contract, module: string) {
  const routes: Record<string, Record<string, Route>> = {};
  for (const [[feature = "", name = ""], { method, path, accepts }] of endpointsOf(contract)) {
    if (moduleOf(partOf(feature)) !== module) continue;
    routes[feature] = { ...routes[feature], [name]: { method, path, ...(accepts && { accepts }) } };
  }
  return routes;
}

/** The modules with routes: the contract as `{texts: {get: {method, path}}}`. */
export function contractRoutes(): Plugin {
  return {
    name: "contract-routes",
    resolveId: { filter: { id: new RegExp(`^(?:${MODULES.join("|")})$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0(?:${MODULES.join("|")})$`) },
      async handler(id) {
        const { module, dependencies } = await runnerImport<typeof contractModule>(CONTRACT);
        for (const file of dependencies) this.addWatchFile(file);
        return `export const routes = ${JSON.stringify(routesOf(module.contract, id.slice(1)))};`;
      },
    },
  };
}
