import { sql } from "kysely";
import type { Services } from "#platform/context.ts";

/**
 * So many published courses of everybody in turn, of every type, region, duration, age, level and some genres; most are
 * passed, every fifth has no meetings, every third is one that people enrol in.
 */
export async function manyCourses({ db, clock }: Services, count: number) {
  const now = clock.now();
  await sql`
    with organizer as (select id, row_number() over (order by id) as number, count(*) over () as all from users),
    kind as (
      select number, number % 5 <> 0 as meets, number % 3 = 0 as enrols,
        (${now}::timestamptz + make_interval(days => number - ${count}::integer * 4 / 5))::date as day
      from generate_series(1, ${count}::integer) as number
    )
    insert into courses (organizer_id, slug, title, intro, body, organization, course_type_id, course_region_id,
      course_duration_id, course_age_category_id, pricing_strategy, has_real_life_part, location, class_times,
      enrollment_deadline, start_date, end_date, has_enrollments, conditions, max_participants, admin_email_address,
      organized_by_cs, published_at, first_published_at, created_at, updated_at)
    select organizer.id, 'cursus-' || kind.number, 'Cursus ' || kind.number, 'Schrijf.', '<p>Schrijf.</p>', 'De Kade',
      1 + kind.number % 5, 1 + kind.number % 8, 1 + kind.number % 7, 1 + kind.number % 6, 'free', meets,
      case when meets then 'Gent' end, case when meets then 'Dinsdag' end,
      case when meets then day - 7 end, case when meets then day end, case when meets then day + 30 end,
      enrols, case when enrols then '<p>Kom.</p>' end, case when meets and enrols then 12 end,
      case when meets and enrols then 'cursus@dekade.example' end, kind.number % 4 = 0,
      ${now}::timestamptz - make_interval(hours => kind.number), ${now}, ${now}, ${now}
    from kind join organizer on organizer.number = 1 + kind.number % organizer.all`.execute(db);
  await sql`insert into course_slugs (slug, course_id) select slug, id from courses on conflict do nothing`.execute(db);
  await sql`
    insert into course_genres (course_id, genre_id)
    select id, (array[1, 3, 18])[1 + mod(substring(slug from '[0-9]+$')::integer, 3)] from courses where slug ~ '^cursus-[0-9]+$'
    on conflict do nothing`.execute(db);
  await sql`
    insert into course_levels (course_id, level_id)
    select id, 1 + mod(substring(slug from '[0-9]+$')::integer, 4) from courses where slug ~ '^cursus-[0-9]+$'
    on conflict do nothing`.execute(db);
  await sql`analyze courses, course_slugs, course_genres, course_levels`.execute(db);
}
