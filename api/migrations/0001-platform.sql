-- People, sign-ins, files, notifications and limits: what every feature stands on.

-- Somebody whose e-mail address is confirmed. Until then there is only a registration.
create table users (
  id uuid primary key default uuidv7(),
  slug text not null unique,
  nickname text not null,
  email text not null,
  password_hash text not null,
  first_name text,
  last_name text,
  date_of_birth date,
  bio text,
  website text,
  phone text,
  address_street text,
  address_number text,
  address_postal_code text,
  address_city text,
  address_country text,
  education text,
  publications text,
  prizes text,
  varia text,
  genre_ids integer[] not null default '{}',
  picture_id uuid,
  collaborator boolean not null default false,
  real_name_public_visible boolean not null default false,
  age_public_visible boolean not null default false,
  receive_only_crucial_email boolean not null default false,
  newsletter boolean not null default false,
  terms_agreed_at timestamptz not null,
  blocked_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email));

create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null,
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- A request for an account. The one that is confirmed first becomes the user, with the password typed in that request:
-- whoever asks with somebody else's address gains nothing.
create table registrations (
  id uuid primary key default uuidv7(),
  nickname text not null,
  email text not null,
  password_hash text not null,
  newsletter boolean not null,
  created_at timestamptz not null default now(),
  -- The link in the mail is valid for an hour from here; sending it again renews it.
  link_issued_at timestamptz not null,
  confirmed_at timestamptz
);
create index registrations_created_at on registrations (created_at);
create index registrations_email on registrations (lower(email));

create table password_resets (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on password_resets (user_id, issued_at desc);

create table email_changes (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  email text not null,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index email_changes_user on email_changes (user_id, issued_at desc);

-- One sign-in is a family of sessions, one a site; deleting it ends them all.
create table sign_ins (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  user_agent text not null,
  created_at timestamptz not null default now()
);
create index sign_ins_user on sign_ins (user_id);

create table sessions (
  -- SHA-256 of the token in the cookie: who reads the database cannot sign in with it.
  token_hash bytea primary key,
  sign_in_id uuid not null references sign_ins on delete cascade,
  site text not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_sign_in on sessions (sign_in_id);
create index sessions_expires_at on sessions (expires_at);

-- The second step of a hand-over: single use, a minute long, for one site and one browser.
create table sync_tokens (
  token_hash bytea primary key,
  sign_in_id uuid not null references sign_ins on delete cascade,
  site text not null,
  browser_hash bytea not null,
  expires_at timestamptz not null
);
create index sync_tokens_sign_in on sync_tokens (sign_in_id);
create index sync_tokens_expires_at on sync_tokens (expires_at);

create table rate_limits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index rate_limits_ends_at on rate_limits (ends_at);

create table images (
  id uuid primary key default uuidv7(),
  owner_id uuid references users on delete set null,
  -- of the default rendition
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now()
);
create index images_owner on images (owner_id);
alter table users add constraint users_picture foreign key (picture_id) references images on delete set null;
create index users_picture on users (picture_id);

create table notifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null;

-- Our own counter: how often a page was seen on a day, by whom is not kept.
create table page_views (
  day date not null,
  site text not null,
  path text not null,
  views integer not null,
  primary key (day, site, path)
);
