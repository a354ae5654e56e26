-- The words of every title and name that others may find are indexed by triggers: no author of a save has to remember it
-- (docs/decisions/0030-title-words.md).

-- The words of a title, without accents, as `tokenize` splits what somebody searches for. The collation is named, so that
-- the same letters are letters in every database. Longer words are no words. Not strict: PostgreSQL then inlines it, which
-- makes the deletion of unused words forty times as fast.
create function title_words(title text) returns setof text
language sql immutable parallel safe
begin atomic
  select word
  from regexp_split_to_table(
    regexp_replace(lower(normalize(title, NFKD) collate pg_c_utf8), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+'
  ) as word
  where length(word) between 2 and 60;
end;

-- The argument of the trigger names the column of the title.
create function index_title_words() returns trigger
language plpgsql as $$
declare
  title text;
begin
  execute format('select ($1).%I', tg_argv[0]) into title using new;
  insert into search_words (word)
    -- Sorted: two saves with the same new words must not wait for each other.
    select word from title_words(title) as word order by word
    on conflict do nothing;
  return null;
end $$;

-- Deferred to the end of the transaction: whoever saves the same new word at the same moment waits for a moment only, and
-- never while one of the two still waits for a row.
create constraint trigger texts_title_words
  after insert or update of title, is_private on texts deferrable initially deferred
  for each row when (not new.is_private) execute function index_title_words('title');
create constraint trigger users_title_words
  after insert or update of nickname on users deferrable initially deferred
  for each row execute function index_title_words('nickname');
create constraint trigger articles_title_words
  after insert or update of title on articles deferrable initially deferred
  for each row execute function index_title_words('title');
create constraint trigger pages_title_words
  after insert or update of title on pages deferrable initially deferred
  for each row execute function index_title_words('title');
create constraint trigger contests_title_words
  after insert or update of title, published_at on contests deferrable initially deferred
  for each row when (new.published_at is not null) execute function index_title_words('title');

insert into search_words (word)
  select title_words(title) from texts where not is_private
  union
  select title_words(nickname) from users
  union
  select title_words(title) from articles
  union
  select title_words(title) from pages
  union
  select title_words(title) from contests where published_at is not null
on conflict do nothing;

-- Indexing was all that these jobs did. A new database has no queue yet.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job where name = 'contests.saved';
  end if;
end $$;
