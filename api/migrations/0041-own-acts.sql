-- Whether the subject was the actor's own at that moment: what an organiser corrects in a public result is recorded too, and
-- stays no act of staff when somebody else organises the contest. A column, since an erasure empties before and after.
alter table audit_log add column is_own boolean not null default false;
update audit_log line set is_own = true
from contests contest
where line.subject = 'contests'
  and line.subject_id = contest.id::text
  and line.action in ('save-result', 'release-result', 'withdraw-result')
  -- Who organised it then: from whom the first hand-over since took it, else who organises it now.
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
