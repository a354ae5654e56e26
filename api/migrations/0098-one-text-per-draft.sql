-- squawk-disable-assume-in-transaction
-- Of two creations at once by one editor, the database refuses one.
create unique index concurrently if not exists texts_created_from_draft on texts (author_id, created_from_draft)
where created_from_draft is not null;
