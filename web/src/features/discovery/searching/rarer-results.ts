import { lazyRouteComponent } from "@tanstack/react-router";
import { isUndated } from "./site-search.queries.ts";
import type { SiteSearch } from "./site-search.ts";

/* What the page as it is first opened does not show, and so does not load. */

export const SearchHit = lazyRouteComponent(() => import("./search-hit.tsx"), "SearchHit");
export const UndatedTile = lazyRouteComponent(() => import("./undated-tile.tsx"), "UndatedTile");

/** For a loader: what a search is shown with is then rendered on the server too. */
export async function loadRarerResults({ text, models }: SiteSearch) {
  if (text) await SearchHit.preload?.();
  else if (models?.some(isUndated)) await UndatedTile.preload?.();
}
