-- Nothing outlives what hides it: notifications, pictures and addresses follow what their reader may see now.

-- What a notification tells of is pointed at: it says what that is called now, and goes with it.
alter table notifications
  add column text_id uuid references texts on delete cascade,
  add column contest_id uuid references contests on delete cascade,
  -- whom it names
  add column about_user_id uuid references users on delete cascade;
update notifications set text_id = address.text_id
  from text_slugs address
  where address.slug = data #>> '{text,slug}' and (happening = notifications.id::text or happening like address.text_id || '%');
update notifications set contest_id = address.contest_id
  from contest_slugs address where address.slug = data #>> '{contest,slug}';
update notifications set about_user_id = address.user_id
  from user_slugs address where address.slug = data #>> '{user,slug}' and not data ? 'course';
-- What they tell of is gone.
delete from notifications
  where (data ? 'text' and text_id is null) or (data ? 'contest' and contest_id is null)
    or (data ? 'user' and not data ? 'course' and about_user_id is null);
delete from notifications using texts text
  where type = 'textMarkedAsInappropriate' and text.id = text_id and text.author_id = user_id;
update notifications set data = data - 'text' - 'contest' - 'user' where not data ? 'course';
alter table notifications alter column data set default '{}';
create index notifications_text on notifications (text_id) where text_id is not null;
create index notifications_contest on notifications (contest_id) where contest_id is not null;
create index notifications_about_user on notifications (about_user_id) where about_user_id is not null;

-- A line about what was reported of somebody of the staff: they do not read it.
alter table audit_log add column withheld_from uuid references users on delete set null;
create index audit_log_withheld_from on audit_log (withheld_from) where withheld_from is not null;
update audit_log set withheld_from = text.author_id
  from texts text where subject = 'reports' and subject_id = text.id::text;
update audit_log set withheld_from = decision.author_id
  from moderation_decisions decision
  where (subject = 'reports' and subject_id = decision.text_id::text)
    or (subject = 'decisions' and subject_id = decision.id::text);

alter table images
  -- Staff took it off all sites.
  add column taken_down_at timestamptz,
  -- what its owner was told
  add column taken_down_because text;

-- Every picture that something shows, in its words and beside them; null for none. What points at a picture in a new
-- table gets such a column too (features/images/picture-uses.ts).
create function pictures_of(words text, images uuid[] default '{}') returns uuid[]
language sql immutable parallel safe
return (
  select array_agg(distinct id)
  from (
    select unnest(images) as id
    union all
    select found[1]::uuid
    from regexp_matches(words, '/media/images/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g') as found
  ) as shown
  where id is not null
);
alter table users add column pictures uuid[] generated always as (
  pictures_of(coalesce(education, '') || coalesce(publications, '') || coalesce(prizes, '') || coalesce(varia, ''), array[picture_id])
) stored;
alter table texts add column pictures uuid[] generated always as (pictures_of(body, array[image_id])) stored;
alter table text_versions add column pictures uuid[] generated always as (pictures_of(body)) stored;
alter table drafts add column pictures uuid[] generated always as (pictures_of(body)) stored;
alter table articles add column pictures uuid[] generated always as (pictures_of(body, array[image_id])) stored;
alter table pages add column pictures uuid[] generated always as (pictures_of(body, array[image_id])) stored;
alter table faq_items add column pictures uuid[] generated always as (pictures_of(answer)) stored;
alter table terms_versions add column pictures uuid[] generated always as (pictures_of(text)) stored;
alter table contests add column pictures uuid[] generated always as (
  pictures_of(description || rules, array[banner_big_id, banner_small_id])
) stored;
alter table contributions add column pictures uuid[] generated always as (pictures_of(body, array[image_id])) stored;
create index users_pictures on users using gin (pictures) where pictures is not null;
create index texts_pictures on texts using gin (pictures) where pictures is not null;
create index text_versions_pictures on text_versions using gin (pictures) where pictures is not null;
create index drafts_pictures on drafts using gin (pictures) where pictures is not null;
create index articles_pictures on articles using gin (pictures) where pictures is not null;
create index pages_pictures on pages using gin (pictures) where pictures is not null;
create index faq_items_pictures on faq_items using gin (pictures) where pictures is not null;
create index terms_versions_pictures on terms_versions using gin (pictures) where pictures is not null;
create index contests_pictures on contests using gin (pictures) where pictures is not null;
create index contributions_pictures on contributions using gin (pictures) where pictures is not null;

-- The staff room lists all contests, whoever organises them.
create index contests_all_by_deadline on contests (deadline desc, id desc);
create index contests_title_pieces on contests using gin (title gin_trgm_ops);

-- What was never public has an address that nobody else could have wanted: `titel-2` tells that `titel` is taken.
update texts set slug = slug || '-' || left(replace(gen_random_uuid()::text, '-', ''), 12) where published_at is null;
delete from text_slugs using texts text where text.id = text_id and text.published_at is null;
insert into text_slugs (slug, text_id) select slug, id from texts where published_at is null;
update contests set slug = slug || '-' || left(replace(gen_random_uuid()::text, '-', ''), 12)
  where coalesce(first_published_at, published_at) is null;
delete from contest_slugs using contests contest
  where contest.id = contest_id and coalesce(contest.first_published_at, contest.published_at) is null;
insert into contest_slugs (slug, contest_id)
  select slug, id from contests where coalesce(first_published_at, published_at) is null;
