import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import { AlumnusTile } from "#features/content/alumni/alumnus-tile.tsx";
import { PageTile } from "#features/content/pages/page-tile.tsx";
import { TeamTile } from "#features/content/team/team-tile.tsx";
import { PersonTile } from "#features/people/people/person-tile.tsx";
import type { UndatedKind } from "./site-search.queries.ts";

/** A portrait-shaped picture is no wider than on its own page: as wide as other tiles, it would fill a phone. */
const STANDING = "max-w-56 border-t border-ink pt-4";

/** The tile of a model without a date, which is in a list only when it is chosen. */
export function UndatedTile({ result }: { result: Extract<SearchResult, { model: UndatedKind }> }) {
  switch (result.model) {
    case "user":
      return <PersonTile person={result} />;
    case "page":
      return <PageTile page={result} />;
    case "alumni":
      return (
        <div className={STANDING}>
          <AlumnusTile alumnus={result} />
        </div>
      );
    case "team":
      return (
        <div className={STANDING}>
          <TeamTile isLink person={result} />
        </div>
      );
    default:
      return result satisfies never;
  }
}
