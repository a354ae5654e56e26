import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import { ActivityTile } from "#features/activities/activities/activity-tile.tsx";
import { ArticleTile } from "#features/content/articles/article-tile.tsx";
import { ContestTile } from "#features/contests/contests/contest-tile.tsx";
import { CourseTile } from "#features/courses/courses/course-tile.tsx";
import { PageTile } from "#features/content/pages/page-tile.tsx";
import { PersonTile } from "#features/people/people/person-tile.tsx";
import { TextTile } from "#features/texts/texts/text-tile.tsx";

interface ResultTileProps {
  result: SearchResult;
  /** Larger, for the first of a list. */
  lead?: boolean;
}

/** The tile of a search result of any model (docs/product/search.md#models). */
export function ResultTile({ result, lead = false }: ResultTileProps) {
  switch (result.model) {
    case "text":
      return <TextTile size={lead ? "lead" : "plain"} text={result} />;
    case "user":
      return <PersonTile person={result} />;
    case "article":
      return <ArticleTile article={result} lead={lead} />;
    case "contest":
      return <ContestTile contest={result} lead={lead} />;
    case "course":
      return <CourseTile course={result} lead={lead} />;
    case "activity":
      return <ActivityTile activity={result} lead={lead} />;
    case "page":
      return <PageTile page={result} />;
    default:
      return result satisfies never;
  }
}
