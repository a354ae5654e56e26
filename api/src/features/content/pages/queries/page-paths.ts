import { sql } from "kysely";

/** No page hangs deeper than below so many others; and a page that were to hang below itself must not be followed for ever. */
export const DEEPEST = 10;

export interface Ancestor {
  title: string;
  slug: string;
  /** Whether the page may be read; else it is only a part of the path. */
  listed: boolean;
}

/** The pages above `page`, the highest first. */
export const ancestorsOfPage = (now: Date) => sql<Ancestor[]>`(
  with recursive above as (
    select parent.id, parent.parent_id, parent.title, parent.slug, parent.published_at, 1 as height
    from pages parent where parent.id = page.parent_id
    union all
    select parent.id, parent.parent_id, parent.title, parent.slug, parent.published_at, above.height + 1
    from above join pages parent on parent.id = above.parent_id where above.height < ${DEEPEST}
  )
  select coalesce(
    json_agg(
      json_build_object('title', title, 'slug', slug, 'listed', coalesce(published_at <= ${now}, false))
      order by height desc
    ),
    '[]'::json
  ) from above
)`;

/** The path of `page`, whoever may read what is above it. */
export const fullPathOfPage = sql<string>`(
  with recursive above as (
    select page.parent_id, page.slug, 0 as height
    union all
    select parent.parent_id, parent.slug, above.height + 1
    from above join pages parent on parent.id = above.parent_id where above.height < ${DEEPEST}
  )
  select '/' || string_agg(slug, '/' order by height desc) from above
)`;

/** Where pages live: `["over-ons", "geschiedenis"]` is `/over-ons/geschiedenis`. */
export const pathOf = (slugs: readonly string[]) => `/${slugs.join("/")}`;

/** Those above that may be read, each with its path. */
export const parentLinks = (ancestors: readonly Ancestor[]) =>
  ancestors.flatMap(({ title, listed }, index) =>
    listed ? [{ title, fullPath: pathOf(ancestors.slice(0, index + 1).map(({ slug }) => slug)) }] : [],
  );
