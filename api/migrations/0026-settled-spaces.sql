-- Spaces of a body are shown as they stand there since decision 31 (docs/decisions/0031-spaces.md). Bodies from before may
-- hold line breaks and tabs of the markup, which nobody saw: they are settled as `cleanHtml` does now.
do $$
declare
  stored record;
begin
  for stored in
    select * from (values
      ('texts', 'body'), ('text_versions', 'body'), ('drafts', 'body'), ('contributions', 'body'),
      ('contests', 'description'), ('contests', 'rules'), ('articles', 'body'), ('pages', 'body'), ('faq_items', 'answer'),
      ('terms_versions', 'text'), ('users', 'education'), ('users', 'publications'), ('users', 'prizes'), ('users', 'varia')
    ) as rich (in_table, in_column)
  loop
    execute format($update$
      update %1$I set %2$I = replace(
        regexp_replace(
          regexp_replace(%2$I, '(<(?:p|h2|h3|li|br)(?: [^>]*)?>)[ \t]*[\r\n\f][ \t\r\n\f]*', '\1', 'g'),
          '[ \t]*[\r\n\f][ \t\r\n\f]*', ' ', 'g'
        ), chr(9), '    ')
      where %2$I ~ '[\t\r\n\f]'
    $update$, stored.in_table, stored.in_column);
  end loop;
end $$;
