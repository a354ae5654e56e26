import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractRoutes } from "./contract-routes.ts";
import { precompress } from "./precompress.ts";
import { siteTrees } from "./site-trees.ts";

/** So many pieces, of some hundred and fifty, use what then comes with the first one that a page needs. */
const USED_BY_MOST = 40;

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
        // A piece a route, with what it loads and what shows meanwhile: else every page of a site carries all of those.
        codeSplittingOptions: {
          defaultBehavior: [["loader", "component", "pendingComponent", "errorComponent", "notFoundComponent"]],
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
            // Every page of a site carries the names of the pieces of all its routes: without words they weigh half.
            chunkFileNames: "assets/[hash].js",
            codeSplitting: {
              groups: [
                // What every page begins with: the libraries and the platform.
                { name: "start", tags: ["$initial"] },
                { name: "shared", minShareCount: USED_BY_MOST },
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
