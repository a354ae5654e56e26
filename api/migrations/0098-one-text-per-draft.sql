-- squawk-disable-assume-in-transaction
-- Held by the database: of two creations at once by one editor, one is refused.
create unique index concurrently if not exists texts_created_from_draft on texts (author_id, created_from_draft)
where created_from_draft is not null;
