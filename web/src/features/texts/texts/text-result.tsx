import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import { SiteLink } from "#platform/site-link.tsx";
import { Marked } from "#ui/marked.tsx";
import { Tile } from "#ui/tile.tsx";
import { textPath } from "@inktvis/contract/page-paths/community";
import { TileByline, TileLabels } from "./tile-byline.tsx";

type FoundText = Extract<SearchResult, { model: "text" }>;

/** A search result: a text with its matching passage, matches marked. */
export const TextResult = ({ text }: { text: FoundText }) => (
  <Tile
    eyebrow={<TileLabels text={text} />}
    footer={<TileByline text={text} />}
    title={
      <SiteLink path={textPath(text.slug)} site="community">
        {text.markedTitle ? <Marked pieces={text.markedTitle} /> : text.title}
      </SiteLink>
    }
  >
    <p className="line-clamp-5 font-reading leading-relaxed whitespace-pre-line">
      {text.snippet ? (
        <>
          …<Marked pieces={text.snippet} />…
        </>
      ) : (
        text.excerpt
      )}
    </p>
  </Tile>
);
