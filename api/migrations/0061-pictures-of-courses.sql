-- Every picture that a course shows, as migration 0017 has them of others.
alter table courses add column pictures uuid[] generated always as (
  pictures_of(body || coalesce(conditions, ''), array[image_id, teacher_image_id])
) stored;
create index courses_pictures on courses using gin (pictures) where pictures is not null;
