-- docs/product/content.md#versions
create table content_versions (
  id uuid primary key default uuidv7(),
  -- Of which thing, as the staff room names it. No foreign key: there is a table for each kind. What deletes the thing deletes
  -- these.
  kind text not null,
  subject_id text not null,
  -- What was saved, what is to be saved at a moment, and what an editor only looks at.
  state text not null check (state in ('saved', 'planned', 'draft')),
  -- The one that the thing got by this save, or had when the plan or draft was made.
  revision integer not null,
  -- All fields as they are sent, without the picture, the file and the genres, which others point at or merge.
  content jsonb not null,
  genre_ids integer[] not null default '{}',
  image_id uuid references images on delete set null,
  file_id uuid references files on delete set null,
  author_id uuid references users on delete set null,
  saved_at timestamptz not null,
  planned_for timestamptz,
  -- Why it did not become public at its moment.
  problem text,
  -- Until then whoever has its link sees it.
  shared_until timestamptz,
  pictures uuid[] generated always as (pictures_of(content::text, array[image_id])) stored,
  constraint content_versions_planned check ((state = 'planned') = (planned_for is not null))
);
create unique index content_versions_saved on content_versions (kind, subject_id, revision) where state = 'saved';
create unique index content_versions_planned on content_versions (kind, subject_id) where state = 'planned';
create unique index content_versions_drafts on content_versions (kind, subject_id, author_id) where state = 'draft';
create index content_versions_due on content_versions (planned_for) where state = 'planned';
create index content_versions_author on content_versions (author_id) where author_id is not null;
create index content_versions_image on content_versions (image_id) where image_id is not null;
create index content_versions_file on content_versions (file_id) where file_id is not null;
create index content_versions_pictures on content_versions using gin (pictures) where pictures is not null;
