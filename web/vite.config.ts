import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractRoutes } from "./contract-routes.ts";
import { precompress } from "./precompress.ts";
import { preloadSiteTrees, siteTrees } from "./site-trees.ts";

/** A module that at least this many of the hundred and fifty entry chunks import is in the chunk of all pages. */
const SHARED_BY_MOST = 100;

/**
 * Bytes of source, before minifying and compressing: about two tiles. With less, the home pages and lists load small
 * chunks that each have a copy of what tiles share, and exceed the budget of e2e/sites.spec.ts.
 */
const SMALL_CHUNK = 7000;

const isStyle = (file: string) => file.endsWith(".css");

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // A page that a browser has kept is only valid for the same build (src/platform/page-etag.ts).
  define: { "import.meta.env.BUILD_ID": JSON.stringify(randomUUID()) },
  plugins: [
    contractRoutes(),
    tanstackStart({
      router: {
        entry: "platform/router.tsx",
        quoteStyle: "double",
        semicolons: true,
        // A chunk per route, with its loader and its pending page: otherwise every page of a site loads all of those.
        codeSplittingOptions: {
          defaultBehavior: [["loader", "component", "pendingComponent", "errorComponent", "notFoundComponent"]],
        },
      },
      client: { entry: "client.tsx" },
      server: { entry: "server.ts" },
    }),
    siteTrees(),
    preloadSiteTrees(),
    react(),
    tailwindcss(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        // The preload lists of all routes cost more bytes than they save. The server preloads the chunks of the first
        // page.
        modulePreload: { polyfill: false, resolveDependencies: (_file, files) => files.filter(isStyle) },
        rolldownOptions: {
          preserveEntrySignatures: false, // for experimentalInlineCommonChunks
          output: {
            // Every page of a site contains the names of the chunks of all its routes, which do not compress: without
            // words they take half the bytes, and seven letters, the fewest allowed, distinguish them as well as eight.
            chunkFileNames: "assets/[hash:7].js",
            codeSplitting: {
              groups: [
                // What every page starts with: the libraries and the platform.
                { name: "start", tags: ["$initial"] },
                { name: "shared", minShareCount: SHARED_BY_MOST },
                // Style sheets apart, so that modules that are shared together with one can be inlined too (below).
                {
                  debugName: "styles",
                  name: (file) => basename(file, ".css"),
                  test: /\/src\/(?:ui|features)\/.+\.css$/,
                },
              ],
              // Otherwise each set of pages that share something has a chunk for it, most below 500 bytes, and a page
              // requests forty. The copies share one state. A copied style sheet would be sent and applied once per
              // copy.
              experimentalInlineCommonChunks: { maxSize: SMALL_CHUNK, exclude: isStyle },
            },
          },
        },
      },
    },
    // Bundles all packages: React picks its slow development build when a process runs without NODE_ENV.
    ssr: { resolve: { noExternal: command === "build" ? true : [] } },
  },
  build: { assetsInlineLimit: 0 },
}));
