-- The number of an entry in its contest, given when it is handed in and never given again: files, mails and a prize table can
-- name it. It tells when somebody entered, so that it is for who manages the contest alone.
create table contest_entry_counters (
  contest_id uuid primary key references contests on delete cascade,
  last integer not null
);
alter table contributions add column entry_number integer check (entry_number >= 1);
update contributions
set entry_number = numbered.number
from (
  select contribution.id,
    row_number() over (
      partition by contribution.contest_id
      order by participation.finalized_at, participation.id, contribution.position
    ) as number
  from contributions contribution
  join participations participation on participation.id = contribution.participation_id
  where contribution.frozen_at is not null
) numbered
where numbered.id = contributions.id;
insert into contest_entry_counters (contest_id, last)
select contest_id, max(entry_number) from contributions where entry_number is not null group by contest_id;
alter table contributions
  add constraint contributions_entry_number unique (contest_id, entry_number);
