-- squawk-disable-assume-in-transaction
-- The list of the versions of a thing, and deleting them: of all states.
create index concurrently if not exists content_versions_subject on content_versions (kind, subject_id);
