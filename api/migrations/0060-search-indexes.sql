-- squawk-disable-assume-in-transaction
-- The texts of a genre in the order of their ids, as texts_public has them: counting them reads both indexes and no rows.
create index concurrently if not exists text_genres_in_genre on text_genres (genre_id, text_id);
drop index concurrently if exists text_genres_genre;
-- Titles of function words and signs are found by what they are (matchesTitle).
create index concurrently if not exists courses_title_words on courses using gin (to_tsvector('names_plain', title));
create index concurrently if not exists courses_title on courses (lower(title));
create index concurrently if not exists activities_title_words on activities using gin (to_tsvector('names_plain', title));
create index concurrently if not exists activities_title on activities (lower(title));
-- The catalogue in its order, with all that it asks of a course itself: a page and its count read this index and no rows.
create index concurrently if not exists courses_catalogue on courses (start_date, published_at desc, id desc)
  include (organizer_id, enrollment_deadline, course_type_id, course_region_id, course_duration_id, course_age_category_id,
    has_real_life_part, has_enrollments, is_closed, max_participants, organized_by_cs)
  where published_at is not null;
