-- Who wrote the article of a version, by id instead of by the address of their profile: erasing a person takes them out of
-- versions too (docs/product/magazine.md#authors).
-- Empty until this version runs: there is nothing to check.
-- squawk-ignore adding-foreign-key-constraint
alter table content_versions add column writer_id uuid references users on delete set null;
-- squawk-ignore require-concurrent-index-creation
create index content_versions_writer on content_versions (writer_id) where writer_id is not null;
