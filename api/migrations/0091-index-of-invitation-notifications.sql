-- squawk-disable-assume-in-transaction
-- An invitation that is deleted takes its notification with it.
create index concurrently if not exists notifications_invitation on notifications (invitation_id)
  where invitation_id is not null;
-- Validating again is no mistake.
-- squawk-ignore prefer-robust-stmts
alter table notifications validate constraint notifications_invitation_id_fkey;
