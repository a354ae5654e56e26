-- What members want to hear of: courses that a search of the catalogue finds. As a search, it names what it chooses by id.
create table saved_searches (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  text text not null,
  type_ids integer[] not null,
  region_ids integer[] not null,
  level_ids integer[] not null,
  age_category_ids integer[] not null,
  duration_ids integer[] not null,
  genre_ids integer[] not null,
  -- Null: either.
  organized_by_cs boolean,
  has_real_life_part boolean,
  created_at timestamptz not null
);
create index saved_searches_user on saved_searches (user_id);

alter table users add column mail_courses boolean not null default true;
alter table notifications
  add column course_id uuid,
  add constraint notifications_course_id_fkey foreign key (course_id) references courses on delete cascade not valid;
