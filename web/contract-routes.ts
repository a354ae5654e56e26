import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as contractModule from "@inktvis/contract";
import type { Route } from "@inktvis/contract/layer/client";
import { type Contract, endpointsOf } from "@inktvis/contract/layer/endpoint";

/** Features, and endpoints of others, that only the account site or the auth site shows, whoever may call them. */
const OWN_ACCOUNT = new Set([
  "settings",
  "devices",
  "secondFactor",
  // Of the auth site.
  "secondStep",
  "auth.login",
  "auth.register",
  "auth.verifyEmail",
  "auth.resendVerifyEmail",
  "auth.forgotPassword",
  "auth.resetPassword",
  "auth.syncSessionToken",
  "me.confirmChangeEmail",
  "me.undoChangeEmail",
  "mailPreferences",
  "personalData",
  "decisions",
  "me.changeEmail",
  // Asked by the server alone.
  "legacy",
  "feeds",
  "sitemap",
  "notifications.list",
  "notifications.read",
  "notifications.readAll",
]);

const isForManaging = (feature: string, name: string, access: string) =>
  (access !== "public" && access !== "member") || OWN_ACCOUNT.has(feature) || OWN_ACCOUNT.has(`${feature}.${name}`);

type IsWanted = typeof isForManaging;
/** By module, which endpoints it has. */
const MODULES: Record<string, IsWanted> = {
  "virtual:contract-routes": (...endpoint) => !isForManaging(...endpoint),
  "virtual:contract-routes/managing": isForManaging,
};
const CONTRACT = join(import.meta.dirname, "../contract/src/index.ts");

/** What calling an endpoint takes: no schema, so that a page that only reads never downloads zod. */
function bareRoutes(contract: Contract, isWanted: IsWanted) {
  const routes: Record<string, Record<string, Route>> = {};
  for (const [[feature = "", name = ""], { method, path, accepts, access }] of endpointsOf(contract)) {
    if (!isWanted(feature, name, access)) continue;
    routes[feature] = { ...routes[feature], [name]: { method, path, ...(accepts && { accepts }) } };
  }
  return routes;
}

/**
 * `virtual:contract-routes`: the contract as `{texts: {get: {method, path}}}`, as far as visitors and members call it;
 * `…/managing` is the rest, which only the sites for managing need.
 */
export function contractRoutes(): Plugin {
  return {
    name: "contract-routes",
    resolveId: { filter: { id: /^virtual:contract-routes(\/managing)?$/ }, handler: (id) => `\0${id}` },
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
