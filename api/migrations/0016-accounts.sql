-- The newest registration wins and knows its browser; an address that was changed can be put back.

alter table registrations
  -- SHA-256 of the session of the browser that asked: who confirms in another one chooses a password of their own.
  add column browser_hash bytea,
  -- What the mail says of where it was asked from: the browser, and how its network address begins.
  add column user_agent text not null default '',
  add column network text not null default '',
  -- Since when its link does not work any more, because the mail of another registration of this address is newer, or
  -- because it was never mailed itself. Null for one registration of an address at most.
  add column superseded_at timestamptz;
update registrations older set superseded_at = now()
  where confirmed_at is null and exists (
    select from registrations newer
    where newer.confirmed_at is null and lower(newer.email) = lower(older.email)
      and (newer.link_issued_at, newer.id) > (older.link_issued_at, older.id)
  );
create unique index registrations_open on registrations (lower(email))
  where confirmed_at is null and superseded_at is null;

alter table email_changes
  -- The address before, once the change holds: for seven days who reads its mail can put it back.
  add column old_email text,
  add column undone_at timestamptz;
