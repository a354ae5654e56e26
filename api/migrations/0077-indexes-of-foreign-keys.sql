-- squawk-disable-assume-in-transaction
-- What a deleted online course takes along, or lets go of, is found without reading the tables whole.
create index concurrently if not exists test_responses_test on test_responses (test_id);
create index concurrently if not exists certificates_ecourse on certificates (ecourse_id);
-- As a deleted course its waiting list.
create index concurrently if not exists waiting_list_entries_course on waiting_list_entries (course_id);
-- Without the moment a lesson was opened last: opening one changes no index.
create index concurrently if not exists lesson_progress_person on lesson_progress (user_id);
drop index concurrently if exists lesson_progress_user;
