-- Whose the subject of an entry is: erasing them empties the entry, also when the subject was deleted long before.
alter table audit_log add column owner_id uuid references users on delete set null;
create index audit_log_owner on audit_log (owner_id) where owner_id is not null;

-- What organisers themselves mailed stood under the id of the message; it is an act in the contest, as that of others.
update audit_log entry set subject = 'contests', subject_id = message.contest_id::text, is_own = true
from contest_messages message
where entry.subject = 'contestMessages' and entry.subject_id = message.id::text;

update audit_log set owner_id = withheld_from where withheld_from is not null;
update audit_log entry set owner_id = person.id
from users person where entry.subject = 'people' and entry.subject_id = person.id::text;
update audit_log entry set owner_id = text.author_id
from texts text where entry.subject = 'texts' and entry.subject_id = text.id::text;
update audit_log entry set owner_id = contest.organizer_id
from contests contest where entry.subject = 'contests' and entry.subject_id = contest.id::text;
update audit_log entry set owner_id = coalesce(legacy.user_id, text.author_id, contest.organizer_id)
from legacy_addresses legacy
left join texts text on text.id = legacy.text_id
left join contests contest on contest.id = legacy.contest_id
where entry.subject = 'legacyAddresses' and entry.subject_id = legacy.id::text;

-- Whose the others were nobody knows any more: they may be of somebody who was erased, or will be.
update audit_log set before = null, after = null, subject_name = null
where owner_id is null
  and subject in ('people', 'texts', 'contests', 'contestMessages', 'reports', 'decisions', 'legacyAddresses');
