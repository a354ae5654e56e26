-- How many lines with words a text has, as a poem is read: contests can limit them. Saving counts them (countLines of
-- platform/rich-text.ts); a test compares this count with that.
-- The default stays: a process of the version before, which runs beside this one for a while, stores texts without it.
alter table texts add column line_count integer not null default 0;
update texts set line_count = (
  select count(*)
  from regexp_split_to_table(body, '</?(?:p|h2|h3|ul|ol|li|blockquote)\M[^>]*>|<[bh]r />') as line
  -- White space as JavaScript sees it, also in the entity of a space that does not break.
  where replace(regexp_replace(line, '<[^>]+>', '', 'g'), '&nbsp;', ' ')
    ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
);

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
