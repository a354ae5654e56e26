import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as contractModule from "@inktvis/contract";
import { type Contract, isEndpoint } from "@inktvis/contract/layer/endpoint";

const MODULE = "virtual:contract-routes";
const RESOLVED = `\0${MODULE}`;
const CONTRACT = join(import.meta.dirname, "../contract/src/index.ts");

/** What calling an endpoint takes: no schema, so that a page that only reads never downloads zod. */
function bareRoutes(contract: Contract): Contract {
  return Object.fromEntries(
    Object.entries(contract).map(([name, node]) => {
      if (!isEndpoint(node)) return [name, bareRoutes(node)];
      const { method, path, accepts } = node;
      return [name, { method, path, ...(accepts && { accepts }) }];
    }),
  );
}

/** `virtual:contract-routes`: the contract as `{texts: {get: {method, path}}}`. */
export function contractRoutes(): Plugin {
  return {
    name: "contract-routes",
    resolveId: { filter: { id: /^virtual:contract-routes$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /virtual:contract-routes$/ },
      async handler() {
        const { module, dependencies } = await runnerImport<typeof contractModule>(CONTRACT);
        for (const file of dependencies) this.addWatchFile(file);
        return `export const routes = ${JSON.stringify(bareRoutes(module.contract))};`;
      },
    },
  };
}
