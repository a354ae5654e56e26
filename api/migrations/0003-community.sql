-- What makes the community: likes, favourites, reports, following, counting who reads, drafts and versions, and search.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- Accents go before the stemmer looks: it takes `café` and `cafe` for two words.
create text search configuration dutch_plain (copy = dutch);
alter text search configuration dutch_plain alter mapping for hword, hword_part, word with unaccent, dutch_stem;
-- Names are not inflected.
create text search configuration names_plain (copy = simple);
alter text search configuration names_plain alter mapping for hword, hword_part, word with unaccent, simple;

alter table texts
  -- Only somebody signed in may read it. A private text is private, whatever this says.
  add column members_only boolean not null default false,
  -- Goes up by one with every save: who saves on top of another version is told.
  add column revision integer not null default 1,
  -- Words beyond what a vector holds are not found; the text is whole.
  add column search tsvector not null generated always as (
    setweight(to_tsvector('dutch_plain', title), 'A') || setweight(to_tsvector('dutch_plain', left(body, 200000)), 'D')
  ) stored;
create index texts_search on texts using gin (search);
create index texts_popular on texts (likes desc, published_at desc, id desc) where not is_private;
create index texts_by_title on texts (title collate "nl-BE-x-icu", id) where not is_private;
create index texts_tips on texts (published_at desc, id desc) where is_tip and not is_private;
create index texts_published on texts (author_id, published_at desc, id desc) where not is_private;

alter table users
  add column search tsvector not null generated always as (
    setweight(to_tsvector('names_plain', nickname), 'A') || setweight(to_tsvector('dutch_plain', coalesce(bio, '')), 'D')
  ) stored,
  -- What somebody of the house does there (spec 2 §3).
  add column position text,
  -- Only for who shows their name.
  add column name_search tsvector not null generated always as (
    to_tsvector('names_plain', coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
  ) stored;
create index users_search on users using gin (search);
create index users_name_search on users using gin (name_search);
create index users_by_nickname on users (nickname collate "nl-BE-x-icu", id);
create index users_newest on users (created_at desc, id desc);

-- The words of titles and names, without accents: what somebody may have meant who typed one letter wrong.
create table search_words (
  word text primary key
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- A like is a favourite too.
create table text_likes (
  text_id uuid not null references texts on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (text_id, user_id)
);
create index text_likes_user on text_likes (user_id, created_at desc, text_id);

create table text_reports (
  text_id uuid not null references texts on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text,
  created_at timestamptz not null,
  primary key (text_id, user_id)
);
create index text_reports_user on text_reports (user_id);

create table follows (
  follower_id uuid not null references users on delete cascade,
  followed_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed on follows (followed_id);

-- Texts whose followers were told, once for ever.
create table text_announcements (
  text_id uuid primary key references texts on delete cascade,
  announced_at timestamptz not null
);

-- Tracking tokens that counted already; kept as long as a token is valid.
create table tracked_tokens (
  token_hash bytea not null,
  kind text not null check (kind in ('view', 'read')),
  tracked_at timestamptz not null,
  primary key (token_hash, kind)
);
create index tracked_tokens_tracked_at on tracked_tokens (tracked_at);

-- What somebody is typing and has not saved yet. The page that writes it makes the id, so that two windows never
-- write over each other.
create table drafts (
  id uuid primary key,
  author_id uuid not null references users on delete cascade,
  -- null for a text that does not exist yet
  text_id uuid references texts on delete cascade,
  title text not null,
  body text not null,
  genre_ids integer[] not null,
  is_private boolean not null,
  members_only boolean not null,
  word_count integer not null,
  updated_at timestamptz not null
);
create index drafts_author on drafts (author_id, updated_at desc);
create index drafts_text on drafts (text_id);

-- How a text was before each save that changed its title or its words.
create table text_versions (
  id uuid primary key default uuidv7(),
  text_id uuid not null references texts on delete cascade,
  revision integer not null,
  title text not null,
  body text not null,
  word_count integer not null,
  -- when these words were saved
  saved_at timestamptz not null,
  unique (text_id, revision)
);
