-- Spelling is corrected with the words of their titles as well (docs/decisions/0030-title-words.md).
create constraint trigger courses_title_words
  after insert or update of title, published_at on courses deferrable initially deferred
  for each row when (new.published_at is not null) execute function index_title_words('title');
create constraint trigger activities_title_words
  after insert or update of title on activities deferrable initially deferred
  for each row execute function index_title_words('title');
