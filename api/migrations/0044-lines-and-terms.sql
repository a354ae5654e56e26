-- How many lines with words a text has, as a poem is read: contests can limit them. Saving counts them (countLines of
-- platform/rich-text.ts). 0050 counts those of texts from before.
-- The default stays: a process of the version before, which runs beside this one for a while, stores texts without it.
alter table texts add column line_count integer not null default 0;

-- What else entrants rely on, and what jurors do: age categories, feedback; their deadline and whether their names show.
-- A moment as an instant of ISO 8601, what is shown or not as 'shown' or null.
alter table contest_changes drop constraint contest_changes_field_check;
alter table contest_changes add constraint contest_changes_field_check check (
  field in (
    'deadline', 'rules', 'reward', 'texts', 'length', 'extraField1', 'extraField2', 'ageCategories', 'feedback',
    'juryDeadline', 'jurorNames'
  )
);

-- Nobody can make two wordings of the rules with one hash.
create function sha256_of(words text) returns text language sql immutable parallel safe
return encode(sha256(convert_to(words, 'UTF8')), 'hex');
alter table contest_rules drop column hash;
alter table contest_rules add column hash text not null generated always as (sha256_of(body)) stored;
alter table contest_rules add unique (contest_id, hash);
