import type { RouterContext } from "../../platform/router.tsx";
import type { HandOverSearch } from "./hand-over-search.ts";

interface PreparePage {
  context: RouterContext;
  search: HandOverSearch;
}

/**
 * `beforeLoad` of prepare: who is signed in here already goes straight on. Nobody comes here from within a site, so that
 * no browser has to carry it.
 */
export async function passSignedInHere(page: PreparePage) {
  if (import.meta.env.SSR) await (await import("./hand-over.ts")).goStraightOn(page);
}
