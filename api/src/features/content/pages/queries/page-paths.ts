import { sql } from "kysely";

/** The maximum number of ancestors. Also limits the recursion, should a page ever be its own ancestor. */
export const MAX_DEPTH = 10;

export interface Ancestor {
  title: string;
  slug: string;
  /** Whether the page is public; otherwise it is only a part of the path. */
  listed: boolean;
}

/** The ancestors of `page`, the root first. */
export const ancestorsOfPage = (now: Date) => sql<Ancestor[]>`(
  with recursive above as (
    select parent.id, parent.parent_id, parent.title, parent.slug, parent.published_at, 1 as height
    from pages parent where parent.id = page.parent_id
    union all
    select parent.id, parent.parent_id, parent.title, parent.slug, parent.published_at, above.height + 1
    from above join pages parent on parent.id = above.parent_id where above.height < ${MAX_DEPTH}
  )
  select coalesce(
    json_agg(
      json_build_object('title', title, 'slug', slug, 'listed', coalesce(published_at <= ${now}, false))
      order by height desc
    ),
    '[]'::json
  ) from above
)`;

/** The path of `page`, through unpublished ancestors too. */
export const fullPathOfPage = sql<string>`(
  with recursive above as (
    select page.parent_id, page.slug, 0 as height
    union all
    select parent.parent_id, parent.slug, above.height + 1
    from above join pages parent on parent.id = above.parent_id where above.height < ${MAX_DEPTH}
  )
  select '/' || string_agg(slug, '/' order by height desc) from above
)`;

/** Joins slugs: `["over-ons", "geschiedenis"]` is `/over-ons/geschiedenis`. */
export const pathOf = (slugs: readonly string[]) => `/${slugs.join("/")}`;

/** The public ancestors with their paths. */
export const parentLinks = (ancestors: readonly Ancestor[]) =>
  ancestors.flatMap(({ title, listed }, index) =>
    listed ? [{ title, fullPath: pathOf(ancestors.slice(0, index + 1).map(({ slug }) => slug)) }] : [],
  );
