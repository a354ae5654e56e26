-- Notifications are told once, mails are written down, and everybody chooses which mails to get.

alter table notifications
  -- What it tells of: the same thing is told to somebody once, whatever runs twice.
  add column happening text,
  -- How it is still to be mailed: `soon`, or `daily` in one mail with others. Null: not, or not any more.
  add column mail text check (mail in ('soon', 'daily')),
  -- The day whose mail says it.
  add column mailed_on date;
update notifications set happening = id::text;
alter table notifications alter column happening set not null;
create unique index notifications_once on notifications (user_id, type, happening);
create index notifications_mailed_soon on notifications (id) where mail = 'soon';
create index notifications_mailed_daily on notifications (user_id, created_at) where mail = 'daily';
create index notifications_mailed_on on notifications (user_id, mailed_on) where mailed_on is not null;

-- How far telling the followers of a text is: they are told in batches, in the order of their ids.
alter table text_announcements
  add column told_until uuid,
  add column finished_at timestamptz;
update text_announcements set finished_at = announced_at;
drop index follows_followed;
create index follows_followed on follows (followed_id, follower_id);

-- One mail a day and person with what is new from the people they follow.
create table daily_mails (
  user_id uuid not null references users on delete cascade,
  day date not null,
  -- Null while it is being sent.
  sent_at timestamptz,
  primary key (user_id, day)
);
create index daily_mails_day on daily_mails (day);

-- What somebody wants to be mailed, beside receive_only_crucial_email and newsletter.
alter table users
  add column mail_follows boolean not null default true,
  add column mail_academy boolean not null default true;

-- Which mails left, kept for 90 days, for who asks where theirs is. What they say is not kept.
create table mail_log (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  -- which mail of which feature, such as `auth.confirm-email`
  kind text not null,
  email text not null,
  -- whose address it was then
  user_id uuid references users on delete set null,
  subject text not null,
  -- Neither: being sent, or the process was killed while it was.
  sent_at timestamptz,
  error text
);
create index mail_log_newest on mail_log (at desc, id desc);
create index mail_log_user on mail_log (user_id, at desc);
create index mail_log_email on mail_log (lower(email), at desc);
