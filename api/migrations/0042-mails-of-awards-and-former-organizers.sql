-- A mail tells its writer what a text was awarded, and what it told is kept when it has gone out.
alter table participations
  -- The end of the contest whose mail is still to go out, so that its writer reads on the site what it tells; null once
  -- another award is prepared, or the result is released. An end that was taken back since counts no more.
  add column result_mail_of timestamptz,
  -- While a worker mails what was awarded; an old one is of a worker that died.
  add column award_mail_claimed_at timestamptz;

-- Who organised a contest before it was handed over could read every entry, and neither enters nor judges it any more.
create table former_organizers (
  contest_id uuid not null references contests on delete cascade,
  user_id uuid not null references users on delete cascade,
  handed_over_at timestamptz not null,
  primary key (contest_id, user_id)
);
create index former_organizers_user on former_organizers (user_id);
insert into former_organizers (contest_id, user_id, handed_over_at)
select contest.id, organizer.id, max(handed.at)
from audit_log handed
join contests contest on contest.id::text = handed.subject_id
join users organizer on organizer.id::text = handed.before ->> 'organizerId'
where handed.subject = 'contests' and handed.action = 'hand-over'
group by contest.id, organizer.id;

-- What an admin reopened while it was their own is no act of staff either (0041).
update audit_log line set is_own = true
from contests contest
where line.subject = 'contests'
  and line.subject_id = contest.id::text
  and line.action = 'reopen'
  and line.actor_id::text = coalesce(
    (
      select handed.before ->> 'organizerId'
      from audit_log handed
      where handed.subject = 'contests' and handed.subject_id = line.subject_id and handed.action = 'hand-over'
        and (handed.at, handed.id) > (line.at, line.id)
      order by handed.at, handed.id
      limit 1
    ),
    contest.organizer_id::text
  );
