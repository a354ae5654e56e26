-- What the house itself publishes: articles, pages, home pages and the answers to frequent questions.

create table tags (
  id integer primary key,
  name text not null unique
);
-- Pages and feeds know them by number (spec 3 §9).
insert into tags (id, name) values
  (4, 'Startpagina'), (5, 'Kernteam'), (6, 'Tijdelijk team'), (7, 'Redactie'), (8, 'Docenten'), (9, 'Nieuws van de academie');

-- Downloads. The key is where our own code put the bytes.
create table files (
  id uuid primary key default uuidv7(),
  name text not null,
  key text not null unique,
  size integer not null,
  type text not null,
  created_at timestamptz not null default now()
);

create table articles (
  id uuid primary key default uuidv7(),
  slug text not null unique,
  type text not null check (
    type in ('news', 'report', 'article', 'tip-of-the-week', 'verzin-publication', 'verzin-news')
  ),
  title text not null,
  -- sanitised when written
  body text not null,
  -- the lines above it, on tiles and in search engines; without markup
  excerpt text not null,
  author text,
  image_id uuid references images on delete set null,
  file_id uuid references files on delete set null,
  cta_button_text text,
  cta_button_url text,
  pinned boolean not null default false,
  -- Null: not public. In the future: public from then on.
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search tsvector not null generated always as (
    setweight(to_tsvector('dutch_plain', title), 'A') || setweight(to_tsvector('dutch_plain', left(body, 200000)), 'D')
  ) stored
);
create index articles_newest on articles (published_at desc, id desc) where published_at is not null;
create index articles_newest_of_type on articles (type, published_at desc, id desc) where published_at is not null;
create index articles_pinned on articles (pinned desc, published_at desc, id desc) where published_at is not null;
create index articles_by_title on articles (title collate "nl-BE-x-icu", id) where published_at is not null;
create index articles_search on articles using gin (search);
create index articles_image on articles (image_id);
create index articles_file on articles (file_id);

create table article_genres (
  article_id uuid not null references articles on delete cascade,
  genre_id integer not null references genres,
  primary key (article_id, genre_id)
);
create index article_genres_genre on article_genres (genre_id);

create table article_tags (
  article_id uuid not null references articles on delete cascade,
  tag_id integer not null references tags,
  primary key (article_id, tag_id)
);
create index article_tags_tag on article_tags (tag_id);

create table pages (
  id uuid primary key default uuidv7(),
  site text not null,
  slug text not null,
  parent_id uuid references pages on delete restrict,
  title text not null,
  -- sanitised when written
  body text not null,
  image_id uuid references images on delete set null,
  file_id uuid references files on delete set null,
  -- what it lists below itself
  tag_id integer references tags,
  cta_button_text text,
  cta_button_url text,
  -- name of a form that stands in the page
  form text,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search tsvector not null generated always as (
    setweight(to_tsvector('dutch_plain', title), 'A') || setweight(to_tsvector('dutch_plain', left(body, 200000)), 'D')
  ) stored,
  unique nulls not distinct (site, parent_id, slug)
);
create index pages_slug on pages (site, slug);
create index pages_parent on pages (parent_id);
create index pages_newest on pages (published_at desc, id desc) where published_at is not null;
create index pages_by_title on pages (title collate "nl-BE-x-icu", id) where published_at is not null;
create index pages_search on pages using gin (search);
create index pages_image on pages (image_id);
create index pages_file on pages (file_id);

create table homepages (
  slug text primary key,
  spotlight_pretitle text,
  -- null: no spotlight
  spotlight_title text,
  spotlight_body text,
  spotlight_button_text text,
  spotlight_button_url text
);

create table calls_to_action (
  homepage_slug text not null references homepages on delete cascade on update cascade,
  position integer not null,
  pretitle text,
  title text not null,
  body text not null,
  button_text text,
  button_url text,
  primary key (homepage_slug, position)
);

create table faq_collections (
  id integer primary key,
  title text not null
);

create table faq_categories (
  id uuid primary key default uuidv7(),
  collection_id integer not null references faq_collections on delete cascade,
  title text not null,
  position integer not null,
  unique (collection_id, position),
  unique (id, collection_id)
);

create table faq_items (
  id uuid primary key default uuidv7(),
  collection_id integer not null,
  category_id uuid not null,
  slug text not null,
  question text not null,
  -- sanitised when written
  answer text not null,
  position integer not null,
  unique (collection_id, slug),
  unique (category_id, position),
  foreign key (category_id, collection_id) references faq_categories (id, collection_id) on delete cascade
);
