import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractRoutes } from "./contract-routes.ts";
import { precompress } from "./precompress.ts";
import { siteTrees } from "./site-trees.ts";

/**
 * Two pieces that every page needs, instead of thirty: the libraries, which hardly ever change, and the shell around
 * the page. Forms, fields and the editor stay out of both, so that a reading page goes without them.
 */
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|@tanstack\/[\w-]+|use-sync-external-store)\//;
const SHELL = [
  /\/contract\/src\/(sites|layer\/(client|endpoint|network-client))\.ts/,
  /\/web\/src\/routes\/__root\.tsx/,
  /\/web\/src\/platform\/(?!forms\/(?!typed-words))/,
  /\/web\/src\/features\/(session\/|auth\/(hand-over-search|token-page)\.ts)/,
  /\/web\/src\/sites\/(site-|breadcrumb-bar)/,
  /\/web\/src\/ui\/(avatar|button|class-names|empty-state|icons|ink-mark|link-button|menu|skeletons)\.ts/,
];

/** What the list of texts, a text and the home share; writing is apart. */
const READING =
  /\/web\/src\/(features\/(texts\/(?!writing\/|own-)[\w.-]+\.ts|genres\/|search\/search\.queries)|ui\/(tile|pager)\.ts)/;

/** What the router must know of every route of a site to find it; the pages themselves are pieces of their own. */
const ROUTE = /\/web\/src\/routes\/(\w+?)_?\/[^?]+\.tsx$/;
const routesOfSite = (id: string) => `routes-${ROUTE.exec(id)?.[1]}`;

const isStyle = (file: string) => file.endsWith(".css");

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    contractRoutes(),
    tanstackStart({
      router: {
        entry: "platform/router.tsx",
        quoteStyle: "double",
        semicolons: true,
        // A piece a route, also for what shows while it loads: else every page of a site carries all of those.
        codeSplittingOptions: {
          defaultBehavior: [["component", "pendingComponent", "errorComponent", "notFoundComponent"]],
        },
      },
      client: { entry: "client.tsx" },
      server: { entry: "server.ts" },
    }),
    siteTrees(),
    react(),
    tailwindcss(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        // The lists of what to fetch ahead of every route of every site are heavier than what they win.
        modulePreload: { polyfill: false, resolveDependencies: (_file, files) => files.filter(isStyle) },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Else a piece takes along what the next one needs as well.
              includeDependenciesRecursively: false,
              groups: [
                { name: "libraries", test: LIBRARIES },
                { name: "reading", test: READING },
                { name: routesOfSite, debugName: "routes", test: ROUTE },
                { name: "shell", test: (id) => SHELL.some((part) => part.test(id)) },
              ],
            },
          },
        },
      },
    },
    // Everything in the bundle: React picks its slow development build when a process runs without NODE_ENV.
    ssr: { resolve: { noExternal: command === "build" ? true : [] } },
  },
  build: { assetsInlineLimit: 0 },
}));
