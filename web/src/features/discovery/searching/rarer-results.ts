import { lazyRouteComponent } from "@tanstack/react-router";
import { isUndated } from "./site-search.queries.ts";
import type { SiteSearch } from "./site-search.ts";

/* Components that the page does not show when it is first opened, and therefore loads later. */

export const SearchHit = lazyRouteComponent(() => import("./search-hit.tsx"), "SearchHit");
export const UndatedTile = lazyRouteComponent(() => import("./undated-tile.tsx"), "UndatedTile");

/** For a loader: preloads the components that show the results of a search, so that the server can render them too. */
export async function loadRarerResults({ text, models }: SiteSearch) {
  if (text) await SearchHit.preload?.();
  else if (models?.some(isUndated)) await UndatedTile.preload?.();
}
