import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const CONTESTS = 1_500;
/** The number of contests that every author entered. */
const ENTERED = 3;

/**
 * Enough contests and entries, of everybody who wrote something, to make the query planner choose its plans
 * realistically.
 */
export async function manyEntries(services: Services) {
  const { db, clock } = services;
  const now = clock.now();
  const organizer = await aPerson(services, { roles: ["contest_organizer"] });
  await sql`
    insert into contests (organizer_id, slug, title, description, rules, excerpt, reward, organization, deadline, mode,
      type, contributions_per_user, published_at, created_at, updated_at)
    select ${organizer.id}::uuid, 'grote-wedstrijd-' || n, 'Grote wedstrijd ' || n, '<p>Water</p>', '<p>Regels</p>',
      'Water', 'Een boek', 'De Kade', ${now}::timestamptz + n * interval '1 hour', 'interactive', 'open', 1, ${now}, ${now}, ${now}
    from generate_series(1, ${CONTESTS}::int) n
  `.execute(db);
  await sql`
    insert into contest_slugs (slug, contest_id) select slug, id from contests where organizer_id = ${organizer.id}
  `.execute(db);
  await sql`
    insert into participations (contest_id, user_id, started_at, finalized_at)
    select contest.id, author.author_id, ${now}, ${now}
    from (select distinct author_id from texts) author
    cross join (select id from contests where organizer_id = ${organizer.id} order by id limit ${ENTERED}) contest
  `.execute(db);
  await sql`
    insert into contributions (participation_id, contest_id, text_id, position, frozen_at, title, body, word_count)
    select entry.id, entry.contest_id, text.id, 0, ${now}, text.title, '<p>Water</p>', 1
    from participations entry
    cross join lateral (select id, title from texts where author_id = entry.user_id order by slug desc limit 1) text
  `.execute(db);
  await sql`
    insert into contribution_feedbacks (contribution_id, feedback, points, updated_at)
    select id, 'Mooi', 70, ${now} from contributions
  `.execute(db);
  await sql`analyze contests, contest_slugs, participations, contributions, contribution_feedbacks`.execute(db);
}
