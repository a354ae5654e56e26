-- Excerpts are the first lines since docs/product/texts.md#excerpts. Those from before had slashes for line breaks, and
-- paragraphs and headings glued together: they are made again as `plainLines` and `excerptOf` do. Form feeds mark empty lines.
create function pg_temp.excerpt_of(html text) returns text language plpgsql as $$
declare
  lines text;
begin
  select string_agg(
    case
      when words like '%<br />%' or words ~ '^[ \u00a0]*$' then regexp_replace(piece, '<p(?: [^>]*)?>', E'\f') || E'\f'
      else piece || E'\n'
    end, '' order by at)
  into lines
  from (
    select at, piece, substring(piece from '<p(?: [^>]*)?>(.*)$') as words
    -- Long enough for any excerpt, without half a tag at its end.
    from string_to_table(regexp_replace(left(html, 20000), '<[^>]*$', ''), '</p>') with ordinality as pieces (piece, at)
  ) as paragraphs;
  lines := replace(lines, '<hr />', E'\f');
  lines := regexp_replace(lines, '</?(?:p|h2|h3|ul|ol|li|blockquote)(?: [^>]*)?>|<br />', E'\n', 'g');
  lines := regexp_replace(lines, '<[^>]+>', '', 'g');
  lines := replace(replace(replace(replace(lines, '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&nbsp;', ' ');
  lines := regexp_replace(replace(lines, '&amp;', '&'), '[ \t\u00a0]+', ' ', 'g');
  lines := regexp_replace(lines, '[ \n]*\f[ \n\f]*', E'\f', 'g');
  lines := btrim(replace(regexp_replace(lines, ' ?\n[ \n]*', E'\n', 'g'), E'\f', E'\n\n'), E' \n');
  if length(lines) <= 220 then return lines; end if;
  lines := left(lines, 220);
  if lines ~ '^.{111,}[ \n]' then lines := regexp_replace(lines, '[ \n][^ \n]*$', ''); end if;
  return regexp_replace(lines, '[ \n,;:.–—-]+$', '') || '…';
end $$;

update texts set excerpt = coalesce(pg_temp.excerpt_of(body), '')
where excerpt <> coalesce(pg_temp.excerpt_of(body), '');
update contests set excerpt = coalesce(pg_temp.excerpt_of(description), '')
where excerpt <> coalesce(pg_temp.excerpt_of(description), '');

drop function pg_temp.excerpt_of;
