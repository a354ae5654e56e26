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
];
const STUB = "\0unused-part:";

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
