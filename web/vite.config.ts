import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractRoutes } from "./contract-routes.ts";
import { siteTrees } from "./site-trees.ts";

/**
 * Two pieces that every page needs, instead of thirty: the libraries, which hardly ever change, and the shell around
 * the page. Forms, fields and the editor stay out of both, so that a reading page goes without them.
 */
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|@tanstack\/[\w-]+|use-sync-external-store)\//;
const SHELL =
  /\/(contract\/src\/(sites|layer\/(client|endpoint|network-client))|web\/src\/(platform\/(?!date-time|formats\/(dates|numbers)|forms\/(?!typed-words))|features\/session\/|sites\/(site-|breadcrumb-bar)|ui\/(avatar|button|class-names|icons|ink-mark|link-button|menu)\.))/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    contractRoutes(),
    tanstackStart({
      router: { entry: "platform/router.tsx", quoteStyle: "double", semicolons: true },
      client: { entry: "client.tsx" },
      server: { entry: "server.ts" },
    }),
    siteTrees(),
    react(),
    tailwindcss(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "libraries", test: LIBRARIES },
                { name: "shell", test: SHELL },
              ],
            },
          },
        },
      },
    },
    // Everything in the bundle: React picks its slow development build when a process runs without NODE_ENV.
    ssr: { resolve: { noExternal: process.env["NODE_ENV"] === "development" ? [] : true } },
  },
  build: { assetsInlineLimit: 0 },
});
