import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as contractModule from "@inktvis/contract";
import { type Contract, isEndpoint } from "@inktvis/contract/layer/endpoint";

/** By module, which endpoints it has. */
const MODULES: Record<string, (access: string) => boolean> = {
  "virtual:contract-routes": (access) => access === "public" || access === "member",
  "virtual:contract-routes/abilities": (access) => access !== "public" && access !== "member",
};
const CONTRACT = join(import.meta.dirname, "../contract/src/index.ts");

/** What calling an endpoint takes: no schema, so that a page that only reads never downloads zod. */
function bareRoutes(contract: Contract, isWanted: (access: string) => boolean): Contract {
  return Object.fromEntries(
    Object.entries(contract).flatMap(([name, node]) => {
      if (!isEndpoint(node)) return [[name, bareRoutes(node, isWanted)]];
      const { method, path, accepts, access } = node;
      return isWanted(access) ? [[name, { method, path, ...(accepts && { accepts }) }]] : [];
    }),
  );
}

/**
 * `virtual:contract-routes`: the contract as `{texts: {get: {method, path}}}`, as far as visitors and members call it;
 * `…/abilities` is the rest, which only the sites for managing need.
 */
export function contractRoutes(): Plugin {
  return {
    name: "contract-routes",
    resolveId: { filter: { id: /^virtual:contract-routes(\/abilities)?$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:contract-routes/ },
      async handler(id) {
        const { module, dependencies } = await runnerImport<typeof contractModule>(CONTRACT);
        for (const file of dependencies) this.addWatchFile(file);
        return `export const routes = ${JSON.stringify(bareRoutes(module.contract, MODULES[id.slice(1)] ?? (() => false)))};`;
      },
    },
  };
}
