-- What the house offers and who it consists of: products of the shop, alumni of the academy, and the people on the pages
-- of the team, the editors and the teachers.

create table products (
  id uuid primary key default uuidv7(),
  slug text not null,
  title text not null,
  -- sanitised when written
  body text not null,
  -- in cents; 0 is free
  price integer not null check (price >= 0),
  image_id uuid references images on delete set null,
  file_id uuid references files on delete set null,
  -- The file is a part of what is sold, chosen to be read before buying.
  file_is_excerpt boolean not null default false,
  -- Null: not public. In the future: public from then on.
  published_at timestamptz,
  first_published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Counts changes, for who saves what somebody else changed meanwhile.
  revision integer not null default 1,
  -- as migration 0017 has them of others
  pictures uuid[] generated always as (pictures_of(body, array[image_id])) stored,
  search tsvector not null generated always as (
    setweight(to_tsvector('dutch_plain', title), 'A') || setweight(to_tsvector('dutch_plain', left(body, 200000)), 'D')
  ) stored,
  -- Files are public for ever: the whole of what is sold is never one (docs/product/house.md#files).
  constraint products_file check (file_id is null or price = 0 or file_is_excerpt)
);
create index products_newest on products (published_at desc, id desc) where published_at is not null;
create index products_by_title on products (title collate "nl-BE-x-icu", id) where published_at is not null;
create index products_by_price on products (price, id) where published_at is not null;
create index products_search on products using gin (search);
create index products_pictures on products using gin (pictures) where pictures is not null;
create index products_image on products (image_id);
create index products_file on products (file_id);
create index products_title_words on products using gin (to_tsvector('names_plain', title));
create index products_title on products (lower(title));

-- Every address that a product has or ever had while it was public.
create table product_slugs (
  slug text primary key,
  product_id uuid not null references products on delete cascade
);
create index product_slugs_product on product_slugs (product_id);

create table product_genres (
  product_id uuid not null references products on delete cascade,
  genre_id integer not null references genres,
  primary key (product_id, genre_id)
);
create index product_genres_genre on product_genres (genre_id);

create table alumni (
  id uuid primary key default uuidv7(),
  slug text not null,
  -- the name of the alumnus
  title text not null,
  -- sanitised when written
  body text not null,
  image_id uuid references images on delete set null,
  file_id uuid references files on delete set null,
  -- On the home page of the academy, which shows some of these.
  visible_on_homepage boolean not null default false,
  published_at timestamptz,
  first_published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  revision integer not null default 1,
  pictures uuid[] generated always as (pictures_of(body, array[image_id])) stored,
  search tsvector not null generated always as (
    setweight(to_tsvector('dutch_plain', title), 'A') || setweight(to_tsvector('dutch_plain', left(body, 200000)), 'D')
  ) stored
);
create index alumni_newest on alumni (published_at desc, id desc) where published_at is not null;
create index alumni_by_title on alumni (title collate "nl-BE-x-icu", id) where published_at is not null;
create index alumni_search on alumni using gin (search);
create index alumni_pictures on alumni using gin (pictures) where pictures is not null;
create index alumni_image on alumni (image_id);
create index alumni_file on alumni (file_id);
create index alumni_title_words on alumni using gin (to_tsvector('names_plain', title));
create index alumni_title on alumni (lower(title));

create table alumnus_slugs (
  slug text primary key,
  alumnus_id uuid not null references alumni on delete cascade
);
create index alumnus_slugs_alumnus on alumnus_slugs (alumnus_id);

create table alumnus_genres (
  alumnus_id uuid not null references alumni on delete cascade,
  genre_id integer not null references genres,
  primary key (alumnus_id, genre_id)
);
create index alumnus_genres_genre on alumnus_genres (genre_id);

create table team_tiles (
  id uuid primary key default uuidv7(),
  -- the name of the person
  title text not null,
  -- what the person does, in a line
  line text not null,
  -- plain text
  body text not null default '',
  link text,
  image_id uuid references images on delete set null,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  revision integer not null default 1,
  pictures uuid[] generated always as (pictures_of('', array[image_id])) stored,
  search tsvector not null generated always as (
    setweight(to_tsvector('dutch_plain', title), 'A') || setweight(to_tsvector('dutch_plain', line), 'B')
    || setweight(to_tsvector('dutch_plain', body), 'D')
  ) stored
);
create index team_tiles_newest on team_tiles (published_at desc, id desc) where published_at is not null;
create index team_tiles_by_title on team_tiles (title collate "nl-BE-x-icu", id) where published_at is not null;
create index team_tiles_search on team_tiles using gin (search);
create index team_tiles_pictures on team_tiles using gin (pictures) where pictures is not null;
create index team_tiles_image on team_tiles (image_id);
create index team_tiles_title_words on team_tiles using gin (to_tsvector('names_plain', title));
create index team_tiles_title on team_tiles (lower(title));

-- The lists that a tile is in: core team, temporary team, editors, teachers.
create table team_tile_tags (
  team_tile_id uuid not null references team_tiles on delete cascade,
  tag_id integer not null references tags check (tag_id between 5 and 8),
  primary key (team_tile_id, tag_id)
);
create index team_tile_tags_tag on team_tile_tags (tag_id);

-- Spelling is corrected with the words of their titles as well (docs/decisions/0030-title-words.md).
create constraint trigger products_title_words
  after insert or update of title on products deferrable initially deferred
  for each row execute function index_title_words('title');
create constraint trigger alumni_title_words
  after insert or update of title on alumni deferrable initially deferred
  for each row execute function index_title_words('title');
create constraint trigger team_tiles_title_words
  after insert or update of title on team_tiles deferrable initially deferred
  for each row execute function index_title_words('title');
