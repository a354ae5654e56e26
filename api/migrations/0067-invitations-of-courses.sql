-- squawk-disable-assume-in-transaction
create unique index concurrently if not exists invitations_of_course on invitations (course_id, type, email)
  where course_id is not null;
-- Validating what is valid changes nothing.
-- squawk-ignore prefer-robust-stmts
alter table invitations validate constraint invitations_of;
-- squawk-ignore prefer-robust-stmts
alter table courses validate constraint courses_real_life;
