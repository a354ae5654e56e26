-- Requests for a year of the magazine, of members and visitors (docs/product/magazine.md#subscriptions). What identifies
-- somebody is null once it is erased.
create table magazine_subscriptions (
  id uuid primary key default uuidv7(),
  -- Null: a visitor, or erased.
  user_id uuid references users on delete set null,
  requested_at timestamptz not null,
  name text,
  email text,
  address_street text,
  address_number text,
  address_postal_code text,
  address_city text,
  address_country text,
  wants_invoice boolean not null default false,
  invoicing_name text,
  invoicing_email text,
  invoicing_street text,
  invoicing_number text,
  invoicing_postal_code text,
  invoicing_city text,
  invoicing_country text,
  invoicing_vat_number text,
  -- In cents, VAT included, as they were then; without a reduced price where it is not given.
  list_price integer not null check (list_price > 0),
  reduced_price integer check (reduced_price > 0),
  asks_reduced boolean not null default false,
  -- Of all that was filled in: the same request sent twice is one.
  fingerprint bytea,
  sent_at timestamptz,
  sent_by uuid references users on delete set null,
  -- Taken off the queue without being sent.
  cancelled_at timestamptz,
  cancel_reason text,
  constraint magazine_subscriptions_reduced check (not asks_reduced or reduced_price is not null),
  constraint magazine_subscriptions_cancelled check (sent_at is null or cancelled_at is null)
);
create unique index magazine_subscriptions_open on magazine_subscriptions (fingerprint)
  where sent_at is null and cancelled_at is null;
create index magazine_subscriptions_oldest on magazine_subscriptions (requested_at, id);
create index magazine_subscriptions_to_send on magazine_subscriptions (requested_at)
  where sent_at is null and cancelled_at is null;
create index magazine_subscriptions_user on magazine_subscriptions (user_id) where user_id is not null;
create index magazine_subscriptions_email on magazine_subscriptions (lower(email)) where email is not null;
create index magazine_subscriptions_sent_by on magazine_subscriptions (sent_by) where sent_by is not null;

-- An invoice is of an enrolment or of a request for the magazine. Every row before has an enrolment.
-- squawk-ignore ban-drop-not-null
alter table invoices alter column enrolment_id drop not null;
-- Empty until this version runs: there is nothing to check.
-- squawk-ignore adding-foreign-key-constraint
alter table invoices add column subscription_id uuid references magazine_subscriptions;
alter table invoices add constraint invoices_of check (num_nonnulls(enrolment_id, subscription_id) = 1) not valid;
-- Some thousands a year: it is read in a moment. Of several at the same time one invoices a request.
-- squawk-ignore require-concurrent-index-creation
create unique index invoices_subscription on invoices (subscription_id)
  where subscription_id is not null and series = 'invoice';

-- Who wrote an article, when they have a profile: their name follows it. Else `author` holds a name, or nothing.
-- Empty until this version runs: there is nothing to check.
-- squawk-ignore adding-foreign-key-constraint
alter table articles add column author_id uuid references users on delete set null;
alter table articles add constraint articles_author check (author is null or author_id is null) not valid;
-- What the house wrote: some thousands of rows.
-- squawk-ignore require-concurrent-index-creation
create index articles_author on articles (author_id) where author_id is not null;

-- docs/product/magazine.md#issues
create table magazine_issues (
  id uuid primary key default uuidv7(),
  slug text not null unique,
  number integer not null unique check (number > 0),
  title text not null,
  -- As it stands on the cover: `herfst 2026`.
  season text not null,
  -- What it is about, as plain text.
  intro text not null,
  image_id uuid references images on delete set null,
  -- Null: not public. In the future: public from then on.
  published_at timestamptz,
  first_published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Counts changes, for who saves what somebody else changed meanwhile.
  revision integer not null default 1,
  pictures uuid[] generated always as (pictures_of('', array[image_id])) stored
);
create index magazine_issues_published on magazine_issues (number desc) where published_at is not null;
create index magazine_issues_image on magazine_issues (image_id) where image_id is not null;
create index magazine_issues_pictures on magazine_issues using gin (pictures) where pictures is not null;

create table magazine_issue_slugs (
  slug text primary key,
  issue_id uuid not null references magazine_issues on delete cascade
);
create index magazine_issue_slugs_issue on magazine_issue_slugs (issue_id);

-- The contents of an issue, in order. Those after each other with the same heading are a section.
create table magazine_contributions (
  -- An article stands in one issue.
  article_id uuid primary key references articles on delete cascade,
  issue_id uuid not null references magazine_issues on delete cascade,
  position integer not null,
  section text,
  unique (issue_id, position)
);
