-- squawk-disable-assume-in-transaction
create unique index concurrently if not exists invitations_of_ecourse on invitations (ecourse_id, type, email)
  where ecourse_id is not null;
-- Validating what is valid changes nothing.
-- squawk-ignore prefer-robust-stmts
alter table invitations validate constraint invitations_of;
