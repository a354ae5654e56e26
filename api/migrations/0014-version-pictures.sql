-- The pictures that an earlier version shows, so that they are known without reading a hundred bodies.
alter table text_versions add column image_ids uuid[] not null default '{}';
update text_versions
set image_ids = array(
  select distinct found[1]::uuid
  from regexp_matches(body, '/media/images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g') as found
)
where body like '%/media/images/%';
alter table text_versions alter column image_ids drop default;
