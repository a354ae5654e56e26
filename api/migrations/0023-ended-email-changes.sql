-- A request for another address that did not come about stays until the sweep, so that its link can say why it is dead.
alter table email_changes
  add column ended_at timestamptz,
  add column ended_by text check (ended_by in ('newer', 'withdrawn', 'password', 'restored')),
  add check ((ended_at is null) = (ended_by is null));
-- One change is pending a person.
create unique index email_changes_pending on email_changes (user_id) where used_at is null and ended_at is null;
