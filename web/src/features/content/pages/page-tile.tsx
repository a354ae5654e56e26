import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import { SITES } from "@inktvis/contract/sites";
import { SiteLink } from "#platform/site-link.tsx";
import { Tile } from "#ui/tile.tsx";

/** A search result: a page of one of the sites. */
export const PageTile = ({ page }: { page: Extract<SearchResult, { model: "page" }> }) => (
  <Tile
    eyebrow={SITES[page.site].title}
    title={
      <SiteLink path={page.fullPath} site={page.site}>
        {page.title}
      </SiteLink>
    }
  />
);
