import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

/**
 * Published courses that differ in everything that can be filtered by: a few in each list, with and without meetings
 * and enrolments, begun, over and to come.
 */
export async function manyCourses(services: Services, count: number) {
  const { db, clock } = services;
  const now = clock.now();
  const { id } = await aPerson(services, { roles: ["course_organizer"] });
  await sql`
    insert into courses (organizer_id, slug, title, intro, body, organization, course_type_id, course_region_id,
      course_duration_id, course_age_category_id, pricing_strategy, has_real_life_part, location, class_times,
      enrollment_deadline, start_date, end_date, has_enrollments, conditions, is_closed, max_participants,
      admin_email_address, organized_by_cs, published_at, first_published_at, created_at, updated_at)
    select ${id}::uuid, 'cursus-' || n, 'Cursus ' || n || case when n % 40 = 0 then ' over vuurtorens' else '' end,
      'Schrijf over water.', '<p>In lokaal ' || n % 300 || '.</p>' || repeat('<p>Tien avonden schrijven over water, wind en zand.</p>', 20),
      case when n % 9 = 0 then 'Huis van de schelp' else 'Bibliotheek De Kade' end,
      1 + n % 6, 1 + n % 8, 1 + n % 7, 1 + n % 5, 'free', meets,
      case when meets then 'De Kade' end, case when meets then 'Op dinsdag.' end,
      case when meets then day - 7 end, case when meets then day end, case when meets then day + 63 end,
      enrols, case when enrols then '<p>Kom.</p>' end, enrols and n % 5 = 0,
      case when meets and enrols then 12 end, case when meets and enrols then 'cursus@dekade.example' end,
      n % 11 = 0, at, at, at, at
    from generate_series(1, ${count}::int) n, lateral (select
      n % 3 > 0 as meets, n % 4 < 2 as enrols, ${now}::date - 150 + n * 37 % 400 as day,
      ${now}::timestamptz - n * 7919 % 100003 * interval '1 minute' as at
    ) course`.execute(db);
  await sql`
    insert into course_slugs (slug, course_id) select slug, id from courses where organizer_id = ${id}`.execute(db);
  const number = sql`substring(slug from '\\d+')::int`;
  await sql`
    insert into course_levels (course_id, level_id)
    select id, 1 + ${number} % 4 from courses where organizer_id = ${id}
    union select id, 1 + ${number} % 3 from courses where organizer_id = ${id}`.execute(db);
  await sql`
    insert into course_genres (course_id, genre_id)
    select id, 1 + ${number} % 18 from courses where organizer_id = ${id}
    union select id, 1 + ${number} % 13 from courses where organizer_id = ${id}`.execute(db);
  await sql`analyze courses, course_slugs, course_levels, course_genres`.execute(db);
}
