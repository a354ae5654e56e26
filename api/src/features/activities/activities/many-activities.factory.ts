import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

/** Activities, half of them over and half still to come. */
export async function manyActivities(services: Services, count: number) {
  const { db, clock } = services;
  const now = clock.now();
  const { id } = await aPerson(services, { roles: ["activity_organizer"] });
  await sql`
    insert into activities (organizer_id, slug, title, description, excerpt, date_from, from_is_day, date_to, to_is_day,
      organizer, created_at, updated_at)
    select ${id}::uuid, 'activiteit-' || n, 'Activiteit ' || n, '<p>We lezen voor.</p>', 'We lezen voor.', at, false,
      at + interval '2 hours', false, 'Bibliotheek De Kade', ${now}::timestamptz - n * interval '1 hour', ${now}
    from generate_series(1, ${count}::int) n,
      lateral (select ${now}::timestamptz + (n * 7919 % ${count}::int - ${count}::int / 2) * interval '1 hour' as at) activity
  `.execute(db);
  await sql`
    insert into activity_slugs (slug, activity_id) select slug, id from activities where organizer_id = ${id}`.execute(
    db,
  );
  await sql`
    insert into activity_genres (activity_id, genre_id)
    select id, 1 + substring(slug from '\\d+')::int % 18 from activities where organizer_id = ${id}`.execute(db);
  await sql`analyze activities, activity_slugs, activity_genres`.execute(db);
}
