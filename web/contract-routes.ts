import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as contractModule from "@inktvis/contract";
import type { Route } from "@inktvis/contract/layer/client";
import { type Contract, endpointsOf } from "@inktvis/contract/layer/endpoint";

/** What only some pages call, so that no other page carries its routes. The staff room's, a third of all, are `staff…`. */
const PARTS = {
  "virtual:staff-routes": /^staff[A-Z]/,
  "virtual:enrolment-routes": /^(?:enrolments|leaving|payments|courseInvitations)$/,
  "virtual:waiting-list-routes": /^waitingList$/,
  "virtual:account-routes": /^(?:devices|secondFactor|mailPreferences|settings|personalData)$/,
  "virtual:academy-routes": /^academy/,
  "virtual:preview-routes": /^contentPreviews$/,
  "virtual:ecourse-routes": /^(?:ecourse|lesson|certificate)/,
  "virtual:magazine-routes": /^magazine/,
  "virtual:newsletter-routes": /^newsletter/,
  "virtual:managing-routes": new RegExp(
    `^(?:${[
      "participants|participantInvitations|delisting|instalments|courseMailings|attendance",
      "courseEditions|courseCancellation|courseFigures",
      "contributions|contestInvitations|contestMessages|contestExports|invitations|jury",
    ].join("|")})$`,
  ),
};
const REST = "virtual:contract-routes";
const MODULES = [REST, ...Object.keys(PARTS)];
const CONTRACT = join(import.meta.dirname, "../contract/src/index.ts");

const moduleOf = (feature: string) => Object.entries(PARTS).find(([, features]) => features.test(feature))?.[0] ?? REST;

/** What calling an endpoint takes: no schema, so that a page that only reads never downloads zod. */
function routesOf(contract: Contract, module: string) {
  const routes: Record<string, Record<string, Route>> = {};
  for (const [[feature = "", name = ""], { method, path, accepts }] of endpointsOf(contract)) {
    if (moduleOf(feature) !== module) continue;
    routes[feature] = { ...routes[feature], [name]: { method, path, ...(accepts && { accepts }) } };
  }
  return routes;
}

/** `virtual:contract-routes` and the parts of it that are apart: the contract as `{texts: {get: {method, path}}}`. */
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
