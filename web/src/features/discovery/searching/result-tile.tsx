import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import { ProductTile } from "#features/content/products/product-tile.tsx";
import { TextTile } from "#features/texts/texts/text-tile.tsx";
import { FeedTile, isOfFeed } from "../home/feed-tile.tsx";
import { UndatedTile } from "./rarer-results.ts";

/** The tile of a search result of any model (docs/product/search.md#models). */
export function ResultTile({ result }: { result: SearchResult }) {
  if (result.model === "text") return <TextTile text={result} />;
  if (result.model === "product") return <ProductTile product={result} />;
  if (isOfFeed(result)) return <FeedTile result={result} />;
  return <UndatedTile result={result} />;
}
