-- Every picture that an activity shows (migration 0017).
alter table activities add column pictures uuid[] generated always as (pictures_of(description, array[image_id])) stored;
create index activities_pictures on activities using gin (pictures) where pictures is not null;
