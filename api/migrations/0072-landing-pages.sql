-- docs/product/content.md#landing-pages
create table landing_pages (
  id uuid primary key default uuidv7(),
  slug text not null unique,
  site text not null,
  theme_site text not null,
  title text not null,
  description text not null,
  -- The links of its own menu, in order: {title, block, url}.
  menu jsonb not null default '[]',
  -- In order, by kind (contract/src/features/content/landing-blocks.ts); their rich text is sanitised when written.
  blocks jsonb not null,
  noindex boolean not null default false,
  published_at timestamptz,
  first_published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  revision integer not null default 1,
  pictures uuid[] generated always as (pictures_of(blocks::text)) stored
);
create index landing_pages_pictures on landing_pages using gin (pictures) where pictures is not null;

-- The current and all former slugs, which lead on.
create table landing_page_slugs (
  slug text primary key,
  landing_page_id uuid not null references landing_pages on delete cascade
);
create index landing_page_slugs_owner on landing_page_slugs (landing_page_id);
