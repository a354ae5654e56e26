-- A course that was called off keeps its pages (docs/product/courses.md#cancelling).
alter table courses add column cancelled_at timestamptz;
alter table courses add column cancel_message text;
-- What is paid back to whom leaves, instead of the terms of the house: [{daysBefore, basispoints}]
alter table courses add column refund_terms jsonb;
-- Whether participants may leave by themselves, without asking.
alter table courses add column allows_leaving boolean not null default true;
-- The edition before. No foreign key: who keeps a search of that edition hears of the next one also when it was deleted. The
-- editions before a deleted one are not found any more.
alter table courses add column copied_from uuid;
-- A copy has no days until its organiser gives them; nothing is published without.
alter table courses drop constraint courses_real_life;
alter table courses add constraint courses_real_life check (
  case when has_real_life_part
    then location is not null and class_times is not null
      and (published_at is null
        or (enrollment_deadline is not null and start_date is not null and end_date is not null))
    else location is null and location_google_maps_link is null and class_times is null
      and enrollment_deadline is null and start_date is null and end_date is null
  end
) not valid;
-- Courses of which somebody wants to hear when there is a next edition.
alter table saved_searches add column course_ids uuid[] not null default '{}';

-- docs/product/waiting-list.md
create table waiting_list_entries (
  id uuid primary key default uuidv7(),
  course_id uuid not null references courses on delete cascade,
  user_id uuid not null references users on delete cascade,
  state text not null check (state in ('waiting', 'offered', 'enrolled', 'declined', 'lapsed', 'left', 'ended')),
  joined_at timestamptz not null,
  offered_at timestamptz,
  -- A seat is held until then.
  offered_until timestamptz,
  ended_at timestamptz,
  constraint waiting_list_entries_offered check (state <> 'offered' or offered_until is not null),
  constraint waiting_list_entries_ended check ((state in ('waiting', 'offered')) = (ended_at is null))
);
create unique index waiting_list_entries_person on waiting_list_entries (course_id, user_id)
  where state in ('waiting', 'offered');
create index waiting_list_entries_next on waiting_list_entries (course_id, joined_at, id) where state = 'waiting';
create index waiting_list_entries_offers on waiting_list_entries (course_id, offered_until) where state = 'offered';
create index waiting_list_entries_user on waiting_list_entries (user_id);

-- Mails of organisers to participants of a course (docs/product/messages.md).
create table course_mailings (
  -- Made by the page, so that one that arrives twice leaves once.
  id uuid primary key,
  course_id uuid not null references courses on delete cascade,
  sent_by uuid references users on delete cascade,
  subject text not null,
  -- plain text
  body text not null,
  action_url text,
  action_text text,
  -- Also went to who is still paying.
  includes_pending boolean not null,
  sent_at timestamptz not null,
  recipient_count integer not null,
  constraint course_mailings_action check ((action_url is null) = (action_text is null))
);
create index course_mailings_course on course_mailings (course_id, sent_at desc);
create index course_mailings_sent_by on course_mailings (sent_by);
create table course_mailing_recipients (
  mailing_id uuid not null references course_mailings on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- While a worker mails it; an old one is of a worker that died.
  claimed_at timestamptz,
  mailed_at timestamptz,
  primary key (mailing_id, user_id)
);
create index course_mailing_recipients_user on course_mailing_recipients (user_id);

-- Who was there on which day.
create table attendances (
  enrolment_id uuid not null references enrolments on delete cascade,
  day date not null,
  present boolean not null,
  -- When it was ticked, on the clock of who ticked; the later one counts.
  ticked_at timestamptz not null,
  ticked_by uuid references users on delete set null,
  primary key (enrolment_id, day)
);
create index attendances_ticked_by on attendances (ticked_by) where ticked_by is not null;

-- Invitations to contests and to courses. Processes of the version before go on with the view, until it is dropped.
-- squawk-ignore renaming-table
alter table contest_invitations rename to invitations;
-- They read the view, where it is never null.
-- squawk-ignore ban-drop-not-null
alter table invitations alter column contest_id drop not null;
-- Empty until this version runs: there is nothing to check.
-- squawk-ignore adding-foreign-key-constraint
alter table invitations add column course_id uuid references courses on delete cascade;
alter table invitations add constraint invitations_of check (num_nonnulls(contest_id, course_id) = 1) not valid;
create view contest_invitations as select * from invitations where contest_id is not null;
