-- The result of a contest, as its organiser makes it public after the end.

alter table contributions
  drop constraint contributions_state_check,
  add constraint contributions_state_check check (state in ('none', 'winner', 'mention', 'shortlist', 'invalid')),
  -- of a winner: first, second or third, which several can share; null for a winner without a place
  add column place integer check (place between 1 and 3),
  -- What a mail told its writer last, such as `winner 2`; null: that it has no award.
  add column told_award text,
  add constraint contributions_place check (place is null or state = 'winner');
update contributions set told_award = 'winner'
  where state = 'winner' and contest_id in (select id from contests where ended_at is not null);

-- Whether the result may link to the texts of this entry, as long as their writer lets others read them.
alter table participations add column may_link boolean not null default false;

create table contest_results (
  contest_id uuid primary key references contests on delete cascade,
  -- the day that was announced for it
  expected_on date,
  -- sanitised when written; null for none
  jury_word text,
  released_at timestamptz,
  -- When something changed that was public.
  corrected_at timestamptz,
  updated_at timestamptz not null,
  pictures uuid[] generated always as (pictures_of(coalesce(jury_word, ''))) stored,
  constraint contest_results_corrected check (corrected_at is null or released_at is not null)
);
create index contest_results_released on contest_results (released_at desc, contest_id) where released_at is not null;
create index contest_results_pictures on contest_results using gin (pictures) where pictures is not null;
-- What somebody won, for their profile.
create index contributions_awarded on contributions (participation_id) where state in ('winner', 'mention', 'shortlist');
