-- squawk-disable-assume-in-transaction
-- Held by the database: of two editors at once one is refused.
create unique index concurrently if not exists genres_folded_name on genres (folded_name(name));
create unique index concurrently if not exists tags_folded_name on tags (folded_name(name));
