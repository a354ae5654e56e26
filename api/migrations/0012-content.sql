-- What the staff room needs to write what the house publishes.

-- Goes up by one with every save: who saves on top of another version is told. What was public once keeps its addresses.
alter table articles
  add column revision integer not null default 1,
  add column first_published_at timestamptz;
alter table pages
  add column revision integer not null default 1,
  add column first_published_at timestamptz;
alter table homepages add column revision integer not null default 1;
alter table faq_items add column revision integer not null default 1;

-- Every address that an article has or, once public, ever had.
create table article_slugs (
  slug text primary key,
  article_id uuid not null references articles on delete cascade
);
create index article_slugs_article on article_slugs (article_id);
insert into article_slugs (slug, article_id) select slug, id from articles;

-- Where pages were before they were renamed or hung elsewhere; a page that is there now goes before one that was.
create table page_moves (
  site text not null,
  path text not null,
  page_id uuid not null references pages on delete cascade,
  primary key (site, path)
);
create index page_moves_page on page_moves (page_id);

-- Judged at the end, so that places can be counted anew in one statement.
alter table faq_categories
  drop constraint faq_categories_collection_id_position_key,
  add unique (collection_id, position) deferrable initially deferred;
alter table faq_items
  drop constraint faq_items_category_id_position_key,
  add unique (category_id, position) deferrable initially deferred;

-- By which the staff room names one.
alter table legacy_addresses add column id uuid not null unique default uuidv7();
