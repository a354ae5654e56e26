-- squawk-disable-assume-in-transaction
-- A course that is deleted takes its notifications with it.
create index concurrently if not exists notifications_course on notifications (course_id) where course_id is not null;
-- Validating again is no mistake.
-- squawk-ignore prefer-robust-stmts
alter table notifications validate constraint notifications_course_id_fkey;
