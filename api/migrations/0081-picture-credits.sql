-- What a picture carries wherever it is shown (docs/product/pictures.md#what-a-picture-carries). Without words it is
-- decoration; the focal point is in percent of its width and height, of which the middle is what pages showed before.
alter table images
  add column alt text not null default '' check (char_length(alt) <= 255),
  add column maker text check (char_length(maker) between 1 and 255),
  add column focal_x integer not null default 50 check (focal_x between 0 and 100),
  add column focal_y integer not null default 50 check (focal_y between 0 and 100);

-- a small table: landing pages, of which the blocks said in words what their pictures show. From now on the pictures do.
update images set alt = said.alt
from (
  select distinct on (found[1]) found[1]::uuid as id, left(picture ->> 'alt', 255) as alt
  from landing_pages landing
  cross join lateral jsonb_path_query(landing.blocks, 'strict $.**?(exists(@.url.default) && exists(@.alt))') as picture
  cross join lateral regexp_match(
    picture #>> '{url,default}', '^/media/images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/'
  ) as found
  where found is not null
  order by found[1], landing.created_at, landing.id
) said
where images.id = said.id;
