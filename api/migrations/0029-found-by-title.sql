-- Titles of nothing but function words ('Wij en zij', 'de'), which the Dutch dictionary leaves out of `search`, and of signs,
-- which are no words at all (docs/product/search.md#words).
create index texts_title_words on texts using gin (to_tsvector('names_plain', title));
create index texts_title on texts (lower(title));
create index articles_title_words on articles using gin (to_tsvector('names_plain', title));
create index articles_title on articles (lower(title));
create index pages_title_words on pages using gin (to_tsvector('names_plain', title));
create index pages_title on pages (lower(title));
create index contests_title_words on contests using gin (to_tsvector('names_plain', title));
create index contests_title on contests (lower(title));
