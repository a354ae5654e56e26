-- The pictures of rules that entrants accepted, which stay while the wording is kept.
alter table contest_rules add column pictures uuid[] generated always as (pictures_of(body)) stored;
create index contest_rules_pictures on contest_rules using gin (pictures) where pictures is not null;
