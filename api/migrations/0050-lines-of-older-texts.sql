-- squawk-disable-assume-in-transaction
-- Counts the lines of texts from before they were stored (0044), in small transactions: who reads waits for nothing, who
-- saves one of these texts for a moment. A test compares this count with countLines of platform/rich-text.ts.
do $$
declare
  batch uuid[];
  done_until uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    select array_agg(id order by id) into batch
    from (select id from texts where id > done_until order by id limit 500) as following;
    exit when batch is null;
    update texts set line_count = (
      select count(*)
      from regexp_split_to_table(body, '</?(?:p|h2|h3|ul|ol|li|blockquote)\M[^>]*>|<[bh]r />') as line
      -- White space as JavaScript sees it, also in the entity of a space that does not break.
      where replace(regexp_replace(line, '<[^>]+>', '', 'g'), '&nbsp;', ' ')
        ~ '[^ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
    )
    where id = any (batch) and line_count = 0;
    commit;
    done_until := batch[array_upper(batch, 1)];
  end loop;
end $$;
