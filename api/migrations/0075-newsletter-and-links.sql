-- a small table: pages
-- The form of a page was a free text that nothing showed. What means one of the forms becomes it, the rest means none.
update pages set form = case
  when form ilike '%nieuwsbrief%' or form ilike '%newsletter%' then 'newsletter'
  when form ilike '%academie%' or form ilike '%academy%' then 'academy-registration'
  when form ilike '%abonn%' or form ilike '%subscription%' then 'magazine-subscription'
end
where form is not null;
alter table pages add constraint pages_form
  check (form in ('academy-registration', 'magazine-subscription', 'newsletter')) not valid;

-- Who asked for the newsletter with an address that belongs to no account, and what anybody still has to confirm.
-- Of members `users.newsletter` says it (docs/product/newsletter.md).
create table newsletter_subscriptions (
  id uuid primary key default uuidv7(),
  -- in lower case
  email text not null unique,
  first_name text,
  asked_at timestamptz not null,
  confirmed_at timestamptz
);
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (asked_at) where confirmed_at is null;

create table newsletters (
  id uuid primary key default uuidv7(),
  -- Of its page in the archive, from when it is sent.
  slug text unique,
  title text not null,
  -- sanitised when written
  body text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Counts changes, for who saves what somebody else changed meanwhile.
  revision integer not null default 1,
  sent_at timestamptz,
  recipient_count integer,
  pictures uuid[] generated always as (pictures_of(body, array[]::uuid[])) stored,
  constraint newsletters_sent check (num_nulls(slug, sent_at, recipient_count) in (0, 3))
);
create index newsletters_newest on newsletters (sent_at desc, id desc) where sent_at is not null;
create index newsletters_pictures on newsletters using gin (pictures);

-- To whom a newsletter goes, once each.
create table newsletter_recipients (
  id uuid primary key default uuidv7(),
  newsletter_id uuid not null references newsletters on delete cascade,
  user_id uuid references users on delete cascade,
  subscription_id uuid references newsletter_subscriptions on delete cascade,
  -- Recipients of one batch are mailed by one job.
  batch integer not null,
  claimed_at timestamptz,
  mailed_at timestamptz,
  constraint newsletter_recipients_who check (num_nonnulls(user_id, subscription_id) = 1),
  unique (newsletter_id, user_id),
  unique (newsletter_id, subscription_id)
);
create index newsletter_recipients_waiting on newsletter_recipients (newsletter_id, batch) where mailed_at is null;
create index newsletter_recipients_user on newsletter_recipients (user_id);
create index newsletter_recipients_subscription on newsletter_recipients (subscription_id);

-- An account that gets an address takes over its subscription: of each address one place says whether it is subscribed.
create function take_over_newsletter_subscription() returns trigger language plpgsql as $$
declare
  subscribed uuid;
begin
  select id into subscribed from newsletter_subscriptions
    where email = lower(new.email) and confirmed_at is not null for update;
  if subscribed is null then return null; end if;
  update users set newsletter = true where id = new.id;
  update newsletter_recipients recipient set user_id = new.id, subscription_id = null
    where recipient.subscription_id = subscribed and not exists (
      select from newsletter_recipients other
        where other.newsletter_id = recipient.newsletter_id and other.user_id = new.id
    );
  delete from newsletter_subscriptions where id = subscribed;
  return null;
end $$;
create trigger users_take_over_newsletter_subscription after insert or update of email on users
  for each row execute function take_over_newsletter_subscription();

-- Addresses that editors link to (docs/product/links.md).
create table links (
  id uuid primary key default uuidv7(),
  -- absolute, without a fragment
  url text not null unique,
  host text not null,
  first_seen_at timestamptz not null,
  checked_at timestamptz,
  -- Since the last answer that was good.
  failures integer not null default 0,
  -- What was wrong the last time; null: nothing.
  problem text,
  -- After repeated failures.
  dead_since timestamptz,
  -- An editor knows and leaves it so.
  ignored_at timestamptz
);
create index links_due on links (checked_at nulls first, id);
create index links_dead on links (dead_since, id) where dead_since is not null;

-- Where a link stands, as of the last time that everything was read.
create table link_places (
  link_id uuid not null references links on delete cascade,
  -- A resource of the staff room, and which row.
  resource text not null,
  resource_id text not null,
  title text not null,
  primary key (link_id, resource, resource_id)
);
