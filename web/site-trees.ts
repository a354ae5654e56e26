import { join } from "node:path";
import { MagicString } from "magic-string";
import type { Plugin, Rolldown } from "vite";

/**
 * `routeTree.gen.ts?site=community` is the generated tree with only the routes of that site, so that a visitor never
 * downloads the loaders, the search rules and the heads of another one.
 */
export function siteTrees(): Plugin {
  return {
    name: "site-trees",
    transform: {
      filter: { id: /routeTree\.gen\.ts\?site=\w+$/ },
      handler(code, id) {
        const site = id.slice(id.indexOf("?site=") + "?site=".length);
        const kept = new MagicString(code);
        const program = this.parse(code, { lang: "ts" });
        removeOtherSites(program.body, site, code, kept);
        return { code: kept.toString(), map: null };
      },
    },
  };
}

/**
 * Preloads the tree of a site with each of its pages, by importing it in the layout of the site: the server preloads
 * what the layout imports. Otherwise a browser only requests the tree after the first chunk has run.
 */
export function preloadSiteTrees(): Plugin {
  return {
    name: "preload-site-trees",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: OUTERMOST_PARTS },
      handler(code, id) {
        const site = OUTERMOST_PARTS.exec(id)?.[1];
        const tree = join(import.meta.dirname, "src", `routeTree.gen.ts?site=${site}`);
        return { code: `import ${JSON.stringify(tree)};\n${code}`, map: null };
      },
    },
  };
}

/** The split parts of a site's layout, and of its pages outside the layout (`account_/`). */
const OUTERMOST_PARTS = /\/routes\/([a-z]+)(?:\/route|_\/.+)\.tsx\?tsr-split=/;

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number];

function removeOtherSites(body: Statement[], site: string, code: string, kept: MagicString) {
  const gone = new Set<string>();
  const namesGone = ({ start, end }: { start: number; end: number }) =>
    code
      .slice(start, end)
      .match(/\w+/g)
      ?.some((word) => gone.has(word)) ?? false;

  for (const node of body) {
    if (node.type === "ImportDeclaration") {
      // `account_/` belongs to the account site too: its pages outside the layout.
      const owner = /^\.\/routes\/(__root|[^/._]+)/.exec(node.source.value)?.[1];
      if (!owner || owner === "__root" || owner === site) continue;
      for (const specifier of node.specifiers) gone.add(specifier.local.name);
      kept.remove(node.start, node.end);
    } else if (node.type === "VariableDeclaration") {
      const [declaration] = node.declarations;
      if (declaration?.id.type !== "Identifier" || !declaration.init || !namesGone(declaration.init)) continue;
      if (declaration.id.name === "rootRouteChildren" && declaration.init.type === "ObjectExpression") {
        for (const property of declaration.init.properties) {
          const end = code[property.end] === "," ? property.end + 1 : property.end;
          if (namesGone(property)) kept.remove(property.start, end);
        }
      } else {
        gone.add(declaration.id.name);
        kept.remove(node.start, node.end);
      }
    }
  }
}
