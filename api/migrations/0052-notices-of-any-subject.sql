-- What was told by itself, once for the moment that it is about, of any kind of thing and not of contests alone.
-- The view below has the old names.
-- squawk-ignore renaming-table
alter table contest_notices rename to notices;
-- squawk-ignore renaming-column
alter table notices rename column contest_id to subject_id;
alter table notices
  drop constraint contest_notices_contest_id_fkey,
  drop constraint contest_notices_pkey,
  add column subject_kind text not null default 'contest';
-- There are a few rows a contest.
alter table notices
  alter column subject_kind drop default,
  -- squawk-ignore constraint-missing-not-valid, adding-serial-primary-key-field
  add primary key (subject_kind, subject_id, kind, about);

-- They go with what they are about. The argument of the trigger names its kind.
create function delete_notices() returns trigger
language plpgsql as $$
begin
  delete from notices where subject_kind = tg_argv[0] and subject_id = old.id;
  return null;
end $$;
create trigger contests_notices after delete on contests
  for each row execute function delete_notices('contest');

-- A process of the version before, which runs beside this one for a while, writes what it told through this view. It goes
-- with the next version.
create view contest_notices as
  select subject_id as contest_id, kind, about, subject_kind from notices where subject_kind = 'contest';
alter view contest_notices alter column subject_kind set default 'contest';
