import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import { ActivityTile } from "#features/activities/activities/activity-tile.tsx";
import { ArticleTile } from "#features/content/articles/article-tile.tsx";
import { ContestTile } from "#features/contests/contests/contest-tile.tsx";
import { CourseTile } from "#features/courses/courses/course-tile.tsx";

/** The models of a home feed; the tiles of other models are not sent with a home page. */
export const FEED_MODELS = ["contest", "activity", "course", "article"] as const;
export type FeedResult = Extract<SearchResult, { model: (typeof FEED_MODELS)[number] }>;

/** The tile of a search result of a model that a feed may have. */
export function FeedTile({ result }: { result: FeedResult }) {
  switch (result.model) {
    case "article":
      return <ArticleTile article={result} />;
    case "contest":
      return <ContestTile contest={result} />;
    case "course":
      return <CourseTile course={result} />;
    case "activity":
      return <ActivityTile activity={result} />;
    default:
      return result satisfies never;
  }
}

export const isOfFeed = (result: SearchResult): result is FeedResult =>
  FEED_MODELS.some((model) => model === result.model);
