-- Enrolment periods of the academy. Two are never open at the same time.
create table academy_periods (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- plain text: the home page while it is open, and while it is closed
  homepage_intro_register text,
  homepage_intro_keep_up_to_date text,
  -- plain text: above the registration form
  register_page_text_register text,
  -- When updatees were told that it opened; they are told once.
  told_at timestamptz,
  revision int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint academy_periods_order check (closes_at > opens_at),
  constraint academy_periods_apart exclude using gist (tstzrange(opens_at, closes_at) with &&)
);

-- What one registers for.
create table academy_groups (
  id uuid primary key default gen_random_uuid(),
  period_id uuid not null references academy_periods on delete cascade,
  title text not null,
  position int not null,
  unique (period_id, position) deferrable initially deferred
);

-- Members who want to hear when a period opens, until they leave.
create table academy_updatees (
  user_id uuid primary key references users on delete cascade,
  listed_at timestamptz not null
);

-- A registration whose files are being stored, so that files of one that never came about are deleted.
create table academy_uploads (
  id uuid primary key,
  begun_at timestamptz not null
);
create index academy_uploads_begun on academy_uploads (begun_at);

create table academy_registrations (
  id uuid primary key,
  period_id uuid not null references academy_periods,
  user_id uuid not null references users on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  phone text not null,
  address_street text not null,
  address_number text not null,
  address_postal_code text not null,
  address_city text not null,
  address_country text not null,
  created_at timestamptz not null
);
create index academy_registrations_period on academy_registrations (period_id, created_at);
create index academy_registrations_user on academy_registrations (user_id, period_id);

create table academy_registration_groups (
  registration_id uuid not null references academy_registrations on delete cascade,
  group_id uuid not null references academy_groups,
  user_id uuid not null references users on delete cascade,
  primary key (registration_id, group_id),
  -- One registers for a group once.
  unique (user_id, group_id)
);
create index academy_registration_groups_group on academy_registration_groups (group_id);

-- Private: read by staff alone, and stored where no public address leads.
create table academy_files (
  registration_id uuid not null references academy_registrations on delete cascade,
  kind text not null check (kind in ('test', 'motivationLetter')),
  -- As its sender named it.
  name text not null,
  extension text not null check (extension in ('pdf', 'doc', 'docx')),
  size int not null,
  primary key (registration_id, kind)
);
