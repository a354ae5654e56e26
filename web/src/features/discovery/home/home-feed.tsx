import { useSuspenseQuery } from "@tanstack/react-query";
import { ResultTile } from "./result-tile.tsx";
import { searchQuery } from "#platform/search.queries.ts";

/** What the editors tag for the home feed (docs/product/search.md#models). */
const FEED_TAG = 4;
const SHOWN = 8;
const SHOWN_BY_HOUSE = 12;

/**
 * Eight things of the house, the newest first: contests, activities and courses only while they are active
 * (docs/product/search.md#lists).
 */
export const homeFeedQuery = () =>
  searchQuery({
    models: ["contest", "activity", "course", "article"],
    filters: { tags: [FEED_TAG] },
    modelConfigurations: { contest: { active: true }, activity: { active: true }, course: { active: true } },
    sort: { field: "date", order: "desc" },
    perPage: SHOWN,
  });

/**
 * Twelve on the site of the house: contests that one can enter, and the tips of the week
 * (docs/product/search.md#lists).
 */
export const houseFeedQuery = () =>
  searchQuery({
    models: ["contest", "activity", "course", "article"],
    modelConfigurations: {
      contest: { active: true, mode: "interactive" },
      activity: { active: true },
      course: { active: true },
      article: { type: "tip-of-the-week" },
    },
    sort: { field: "date", order: "desc" },
    perPage: SHOWN_BY_HOUSE,
  });

/** The feed of a home page; nothing when there is nothing in it. */
export function HomeFeed({
  title,
  query = homeFeedQuery(),
}: {
  title: string;
  query?: ReturnType<typeof homeFeedQuery>;
}) {
  const { data } = useSuspenseQuery(query);
  if (data.data.length === 0) return null;
  return (
    <section aria-labelledby="feed" className="page mt-24">
      <h2 className="text-3xl sm:text-4xl" id="feed">
        {title}
      </h2>
      <ul className="tile-grid mt-8">
        {data.data.map((result) => (
          <li key={result.id}>
            <ResultTile result={result} />
          </li>
        ))}
      </ul>
    </section>
  );
}
