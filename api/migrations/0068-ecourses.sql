-- docs/product/ecourses.md
create table ecourses (
  id uuid primary key default uuidv7(),
  organizer_id uuid not null references users,
  title text not null,
  -- sanitised when written, as are the bodies of lessons
  body text not null,
  -- The final test opens when all lessons are completed.
  asks_all_lessons boolean not null default false,
  -- Nobody is given access any more; who has it goes on.
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Counts changes, for who saves what somebody else changed meanwhile.
  revision integer not null default 1,
  pictures uuid[] generated always as (pictures_of(body, array[]::uuid[])) stored
);
create index ecourses_organizer on ecourses (organizer_id, created_at desc);
create index ecourses_pictures on ecourses using gin (pictures);

create table ecourse_modules (
  id uuid primary key default uuidv7(),
  ecourse_id uuid not null references ecourses on delete cascade,
  title text not null,
  -- plain text
  description text,
  position integer not null,
  unique (ecourse_id, id)
);
create index ecourse_modules_order on ecourse_modules (ecourse_id, position, id);

create table lessons (
  id uuid primary key default uuidv7(),
  ecourse_id uuid not null references ecourses on delete cascade,
  -- Null once it is deleted: the row stays, so that who has its page open is told.
  module_id uuid,
  title text not null,
  -- plain text
  description text,
  body text not null,
  -- What participants are asked to write, as plain text; null: nothing.
  assignment text,
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  revision integer not null default 1,
  pictures uuid[] generated always as (pictures_of(body, array[]::uuid[])) stored,
  constraint lessons_module foreign key (ecourse_id, module_id) references ecourse_modules (ecourse_id, id),
  constraint lessons_deleted check ((module_id is null) = (deleted_at is not null))
);
create index lessons_order on lessons (module_id, position, id);
create index lessons_ecourse on lessons (ecourse_id);
create index lessons_pictures on lessons using gin (pictures);

-- Whom an invitation let in.
create table ecourse_students (
  id uuid primary key default uuidv7(),
  ecourse_id uuid not null references ecourses on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null,
  -- By the maker. Progress stays, for when they are invited anew.
  removed_at timestamptz,
  unique (ecourse_id, user_id)
);
create index ecourse_students_user on ecourse_students (user_id);

-- Active participants of the course follow the online course.
create table course_ecourses (
  course_id uuid not null references courses on delete cascade,
  ecourse_id uuid not null references ecourses on delete cascade,
  linked_at timestamptz not null,
  primary key (course_id, ecourse_id)
);
create index course_ecourses_ecourse on course_ecourses (ecourse_id);

create table lesson_progress (
  lesson_id uuid not null references lessons on delete cascade,
  user_id uuid not null references users on delete cascade,
  opened_at timestamptz not null,
  last_opened_at timestamptz not null,
  completed_at timestamptz,
  primary key (lesson_id, user_id)
);
create index lesson_progress_user on lesson_progress (user_id, last_opened_at desc);

-- A version of a test. Saving a test makes a new version; who is answering one finishes it.
create table ecourse_tests (
  id uuid primary key default uuidv7(),
  ecourse_id uuid not null references ecourses on delete cascade,
  -- Null: the final test.
  lesson_id uuid references lessons on delete cascade,
  title text not null,
  -- [{id, question, answerData: [{id, answer, correct}]}], in order; never changes
  questions jsonb not null,
  -- The share of right answers, in percent, that is needed to pass.
  pass_percentage integer not null default 100 check (pass_percentage between 1 and 100),
  -- Numbers the versions, for who saves what somebody else changed meanwhile.
  revision integer not null default 1,
  created_at timestamptz not null,
  -- By a newer version, or because the test was deleted.
  replaced_at timestamptz
);
create unique index ecourse_tests_final on ecourse_tests (ecourse_id) where lesson_id is null and replaced_at is null;
create unique index ecourse_tests_lesson on ecourse_tests (lesson_id) where lesson_id is not null and replaced_at is null;
create index ecourse_tests_ecourse on ecourse_tests (ecourse_id);
create index ecourse_tests_versions on ecourse_tests (lesson_id) where lesson_id is not null;

create table test_responses (
  id uuid primary key default uuidv7(),
  test_id uuid not null references ecourse_tests on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- {question id: answer id}
  response_data jsonb not null,
  saved_at timestamptz not null,
  completed_at timestamptz,
  -- In percent.
  score integer check (score between 0 and 100),
  succeeded boolean,
  -- After a failed one, there is no new one until then.
  next_try_at timestamptz,
  constraint test_responses_completed check (
    (completed_at is null) = (score is null) and (completed_at is null) = (succeeded is null)
    and (next_try_at is null or not succeeded)
  )
);
create unique index test_responses_open on test_responses (test_id, user_id) where completed_at is null;
create index test_responses_user on test_responses (user_id, test_id);

-- Stays when the online course or the person is gone.
create table certificates (
  id uuid primary key default gen_random_uuid(),
  -- Printed on it, for who verifies it.
  code text not null unique,
  -- 'attest': of the test of a lesson
  kind text not null check (kind in ('certificate', 'attest')),
  ecourse_id uuid references ecourses on delete set null,
  lesson_id uuid references lessons on delete set null,
  test_id uuid references ecourse_tests on delete set null,
  -- Null: erased.
  user_id uuid references users on delete set null,
  -- As it was when it was earned; null: not given yet, or erased.
  name text,
  ecourse_title text not null,
  lesson_title text,
  earned_at timestamptz not null
);
create unique index certificates_of_ecourse on certificates (ecourse_id, user_id) where kind = 'certificate';
create unique index certificates_of_lesson on certificates (lesson_id, user_id) where kind = 'attest';
create index certificates_user on certificates (user_id);
create index certificates_test on certificates (test_id);
create index certificates_lesson on certificates (lesson_id);

-- Texts that participants hand in for the assignment of a lesson, as they were then.
create table lesson_submissions (
  id uuid primary key default uuidv7(),
  lesson_id uuid not null references lessons on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Null: deleted since.
  text_id uuid references texts on delete set null,
  title text not null,
  body text not null,
  handed_in_at timestamptz not null,
  -- plain text
  feedback text,
  feedback_at timestamptz,
  -- Null: erased.
  feedback_by uuid references users on delete set null,
  -- Whether the maker ticked the lesson off.
  is_accepted boolean,
  pictures uuid[] generated always as (pictures_of(body, array[]::uuid[])) stored,
  constraint lesson_submissions_feedback check (
    (feedback_at is null) = (feedback is null) and (feedback_at is null) = (is_accepted is null)
  )
);
create unique index lesson_submissions_open on lesson_submissions (lesson_id, user_id) where feedback_at is null;
create index lesson_submissions_lesson on lesson_submissions (lesson_id);
create index lesson_submissions_user on lesson_submissions (user_id, lesson_id);
create index lesson_submissions_text on lesson_submissions (text_id);
create index lesson_submissions_feedback_by on lesson_submissions (feedback_by);
create index lesson_submissions_pictures on lesson_submissions using gin (pictures);

-- Invitations to online courses.
-- Empty until this version runs: there is nothing to check.
-- squawk-ignore adding-foreign-key-constraint
alter table invitations add column ecourse_id uuid references ecourses on delete cascade;
alter table invitations drop constraint invitations_of;
alter table invitations add constraint invitations_of
  check (num_nonnulls(contest_id, course_id, ecourse_id) = 1) not valid;
