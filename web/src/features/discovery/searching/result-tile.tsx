import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import { PageTile } from "#features/content/pages/page-tile.tsx";
import { PersonTile } from "#features/people/people/person-tile.tsx";
import { TextTile } from "#features/texts/texts/text-tile.tsx";
import { FeedTile } from "../home/feed-tile.tsx";

/** The tile of a search result of any model (docs/product/search.md#models). */
export function ResultTile({ result }: { result: SearchResult }) {
  switch (result.model) {
    case "text":
      return <TextTile text={result} />;
    case "user":
      return <PersonTile person={result} />;
    case "page":
      return <PageTile page={result} />;
    default:
      return <FeedTile result={result} />;
  }
}
