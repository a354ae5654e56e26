import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/**
 * Parts of libraries that no page uses and that their own modules still bring along, some 4 kB of every page: links are
 * plain ones (platform/site-link.tsx), no list is endless, and what changes something calls the API without
 * `useMutation`. Importing `Link` by name still gets the real one.
 */
const UNUSED = [
  {
    importer: /@tanstack\/react-router\/dist\/esm\/route\.js$/,
    part: "./link.js",
    instead: "export const Link = undefined;",
  },
  {
    importer: /@tanstack\/query-core\/build\/modern\/query\.js$/,
    part: "./infiniteQueryBehavior.js",
    instead: `export function infiniteQueryBehavior() { throw new Error("Left out by web/unused-parts.ts."); }`,
  },
  {
    importer: /@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
    part: "./mutationCache.js",
    instead:
      "export class MutationCache { config = {}; getAll = () => []; findAll = () => []; clear() {} async resumePausedMutations() {} }",
  },
  {
    // React has had it since 18; what stands in for older ones stays out.
    importer: /use-sync-external-store-shim\/with-selector\.production\.js$/,
    part: "use-sync-external-store/shim",
    instead: `export { useSyncExternalStore } from "react";`,
  },
  {
    // The same under the name that the editor uses: else its stand-in ends up in the libraries of every page.
    importer: /@tiptap\/react\/dist\/index\.js$/,
    part: "use-sync-external-store/shim/index.js",
    instead: `export { useSyncExternalStore } from "react";`,
  },
];
const STUB = "\0unused-part:";

/** Ends the ids of the modules of react-query that the staff room has for itself. */
export const OWN_COPY = "?staff-room";
const QUERY_LIBRARY = /^@tanstack\/(?:react-query|query-core)$/;
const COPIES_QUERY_LIBRARY = /\/node_modules\/ra-core\//;

/**
 * The staff room stands on a library that changes things by `useMutation` and has lists without end: it gets a whole
 * react-query of its own, so that no other page carries those parts.
 */
export function ownQueryLibrary(): Plugin {
  return {
    name: "own-query-library",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    async resolveId(id, importer = "", options) {
      const isCopied = importer.endsWith(OWN_COPY);
      // Worked out here, since what is left out above goes by who imports it.
      if (isCopied && id.startsWith(".")) return join(dirname(importer), id) + OWN_COPY;
      if (!QUERY_LIBRARY.test(id) || !(isCopied || COPIES_QUERY_LIBRARY.test(importer))) return undefined;
      const found = await this.resolve(id, importer.replace(OWN_COPY, ""), { ...options, skipSelf: true });
      return found && { ...found, id: found.id + OWN_COPY };
    },
  };
}

export function leaveOutUnusedParts(): Plugin {
  return {
    name: "unused-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    resolveId: {
      filter: { id: UNUSED.map(({ part }) => new RegExp(`^${part.replaceAll(".", "\\.")}$`)) },
      handler(id, importer = "") {
        const found = UNUSED.findIndex((unused) => unused.part === id && unused.importer.test(importer));
        return found < 0 ? undefined : STUB + String(found);
      },
    },
    load: {
      filter: { id: /^\0unused-part:/ },
      handler: (id) => UNUSED[Number(id.slice(STUB.length))]?.instead,
    },
  };
}
