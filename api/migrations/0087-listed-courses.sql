-- squawk-disable-assume-in-transaction
-- The list of courses and how many there are, without reading the courses themselves: their rows are wide.
create index concurrently if not exists courses_listed on courses (start_date, published_at desc, id desc)
  include (enrollment_deadline, organizer_id) where published_at is not null and cancelled_at is null;
