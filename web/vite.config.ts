import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractRoutes } from "./contract-routes.ts";
import { precompress } from "./precompress.ts";
import { siteTrees } from "./site-trees.ts";
import { leaveOutUnusedParts, OWN_COPY, ownQueryLibrary } from "./unused-parts.ts";

/**
 * Two pieces that every page needs, instead of thirty: the libraries, which hardly ever change, and the shell around
 * the page. Forms, fields, the editor and what happens when somebody leaves stay out of both, so that a reading page goes without them.
 */
const LIBRARIES = /unused-part:|node_modules\/(react|react-dom|scheduler|@tanstack\/[\w-]+|use-sync-external-store)\//;
const SHELL = [
  /\/contract\/src\/(sites|layer\/(client|endpoint|network-client))\.ts/,
  /\/web\/src\/routes\/__root\.tsx/,
  /\.(css|woff2)\?url$/,
  /virtual:contract-routes$/,
  /vite\/preload-helper/,
  /\/web\/src\/platform\/(?!forms\/|leaving\/)/,
  /\/web\/src\/features\/(session\/(messages\.nl|profile-menu|sign-in-links)|auth\/(hand-over-search|pass-signed-in-here|token-page)|articles\/shelf-search)\.ts/,
  /\/web\/src\/sites\/(site-|breadcrumb-bar)/,
  /\/web\/src\/ui\/(avatar|button|class-names|empty-state|icons|ink-mark|link-button|menu|skeletons)\.ts/,
];

/**
 * What the list of texts, a text, a profile and the home share. Named one by one, so that what is new stays a piece with
 * the page that shows it until most of these need it.
 */
const READING = [
  /\/web\/src\/ui\/tile\.tsx/,
  /\/web\/src\/features\/(genres\/|search\/(?!result))/,
  /\/web\/src\/features\/people\/person[-.](addresses|queries)/,
  /\/web\/src\/features\/contests\/contest-addresses/,
  /\/web\/src\/features\/texts\/(messages|team-emblem|text-(addresses|head|picture|question|tile)|text\.queries|text-page\/action|tile-byline|visibility-mark)\./,
];

/** What the lists of texts share, and what every long list does. */
const LISTS = /\/web\/src\/features\/texts\/(reading-nav|text-(sheet|spread))\./;
const PAGES = /\/web\/src\/ui\/(error-state|pager|past-last-page)\./;

/** What a mixed list shows beside texts, and the words of editors on a home page: one piece compresses better than eight. */
const TILES =
  /\/contract\/src\/article-shelves|\/web\/src\/features\/(home\/(call-panels|homepage\.queries|one-of)|search\/result-tile|(articles|contests|pages|people)\/(article|contest|page|person)-tile|articles\/article-(addresses|types\.nl))/;

/** What every page of a site needs: its routes, for the router to find one, its menus and its layout. */
const ROUTE =
  /\/web\/src\/(?:routes\/(\w+?)_?\/(?:[^?]+\.tsx$|route\.tsx)|routeTree\.gen\.ts\?site=(\w+)|sites\/(community|organization|verzin|schrijfacademie)\.ts$)/;
const routesOfSite = (id: string) => {
  const [, site, treeOf, menuOf] = ROUTE.exec(id) ?? [];
  return `routes-${site ?? treeOf ?? menuOf}`;
};

const matches = (id: string, parts: RegExp[]) => parts.some((part) => part.test(id));
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
    ownQueryLibrary(),
    leaveOutUnusedParts(),
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
              // Else a piece takes along what the next one needs as well.
              includeDependenciesRecursively: false,
              groups: [
                { name: "libraries", test: (id) => LIBRARIES.test(id) && !id.endsWith(OWN_COPY) },
                { name: "reading", test: (id) => matches(id, READING) },
                { name: routesOfSite, debugName: "routes", test: ROUTE },
                { name: "lists", test: LISTS },
                { name: "pages", test: PAGES },
                { name: "tiles", test: TILES },
                { name: "shell", test: (id) => matches(id, SHELL) },
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
