-- squawk-disable-assume-in-transaction
-- What visitors may read, with all that their lists ask of a text, so that a count within a genre reads this index and no rows.
-- What is hidden by staff is in no list and no sitemap.
create index concurrently if not exists texts_public on texts (id) include (author_id, slug, updated_at)
  where not is_private and not members_only and hidden_at is null;
drop index concurrently if exists texts_sitemap;
