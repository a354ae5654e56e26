-- How many lines with words a text has, as a poem is read: contests can limit them. Saving counts them (countLines of
-- platform/rich-text.ts); a test compares this count with that.
alter table texts add column line_count integer;
update texts set line_count = (
  select count(*)
  from regexp_split_to_table(body, '</?(?:p|h2|h3|ul|ol|li|blockquote)\M[^>]*>|<[bh]r />') as line
  -- White space as JavaScript sees it, also in the entity of a space that does not break.
  where replace(regexp_replace(line, '<[^>]+>', '', 'g'), '&nbsp;', ' ')
    ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
);
alter table texts alter column line_count set not null;
