import { useSuspenseQuery } from "@tanstack/react-query";
import { searchQuery } from "#platform/search.queries.ts";
import { FEED_MODELS, FeedTile, isOfFeed } from "./feed-tile.tsx";

/** The tag that editors give to the articles for the home feed (docs/product/search.md#models). */
const HOME_FEED_TAG = 4;
const HOME_FEED_SIZE = 8;
const ORGANIZATION_FEED_SIZE = 12;

/**
 * The feed of the community's home page, newest first. Contests, activities and courses only while they are active
 * (docs/product/search.md#lists).
 */
export const homeFeedQuery = () =>
  searchQuery({
    models: [...FEED_MODELS],
    filters: { tags: [HOME_FEED_TAG] },
    modelConfigurations: { contest: { active: true }, activity: { active: true }, course: { active: true } },
    sort: { field: "date", order: "desc" },
    perPage: HOME_FEED_SIZE,
  });

/**
 * The feed of the organization's home page, newest first. Only contests that can be entered here, and of the articles
 * only tips of the week (docs/product/search.md#lists).
 */
export const organizationFeedQuery = () =>
  searchQuery({
    models: [...FEED_MODELS],
    modelConfigurations: {
      contest: { active: true, mode: "interactive" },
      activity: { active: true },
      course: { active: true },
      article: { type: "tip-of-the-week" },
    },
    sort: { field: "date", order: "desc" },
    perPage: ORGANIZATION_FEED_SIZE,
  });

/** The feed of a home page; renders nothing when it is empty. */
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
        {data.data.filter(isOfFeed).map((result) => (
          <li key={result.id}>
            <FeedTile result={result} />
          </li>
        ))}
      </ul>
    </section>
  );
}
