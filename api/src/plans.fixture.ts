import { sql } from "kysely";
import { fillBig } from "../demo/big/fill-big.ts";
import { aContest } from "./features/contests/contests/contest.factory.ts";
import { aCourse } from "./features/courses/courses/course.factory.ts";
import { notify } from "./platform/notifications/notify.ts";
import { manyActivities } from "./features/activities/activities/many-activities.factory.ts";
import { manyCourses } from "./features/courses/courses/many-courses.factory.ts";
import { manyEntries } from "./features/contests/participations/many-entries.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import { days, hours, later } from "./platform/clock.ts";
import type { Services } from "./platform/context.ts";

/** Fills tables to the size of those of a busy site; returns rows in them to request. */
export async function fillTables(services: Services) {
  await fillBig(services.db, { texts: 4_000, people: 1_200, likes: 20_000 });
  await manyEntries(services);
  await manyCourses(services, 8_000);
  const teacher = await aPerson(services, { roles: ["course_organizer"] });
  const course = await aCourse(services, { title: "Cursus aan zee", organizer_id: teacher.id });
  await manyActivities(services, 3_000);
  const contest = await fillContests(services);
  await fillAuditLog(services, contest.id);
  await fillInvitations(services);
  await fillNotifications(services);
  await fillMailLog(services);
  return { teacher, course, contest };
}

/** Many contests of many organisers, a few of one; returns the last. */
async function fillContests(services: Services) {
  const now = services.clock.now();
  const people = await services.db.selectFrom("users").select("id").limit(1_000).execute();
  const { id: organizer_id } = await aPerson(services, { roles: ["contest_organizer"] });
  const rows = [...people, ...people].map(({ id }, number) => ({
    organizer_id: id,
    slug: `wedstrijd-${number}`,
    title: `Wedstrijd ${number}`,
    description: "<p>Schrijf.</p>",
    rules: "<p>Kort.</p>",
    excerpt: "Schrijf.",
    reward: "Een boek",
    organization: "De Kade",
    // Most have ended.
    deadline: later(now, days(number % 50 === 0 ? 10 : -number)),
    mode: "display" as const,
    published_at: later(now, -hours(number)),
    created_at: now,
    updated_at: now,
  }));
  const inserted = await services.db.insertInto("contests").values(rows).returning(["id", "slug"]).execute();
  await services.db
    .insertInto("contest_slugs")
    .values(inserted.map(({ id, slug }) => ({ slug, contest_id: id })))
    .execute();
  const [contest] = await Promise.all(Array.from({ length: 3 }, () => aContest(services, { organizer_id })));
  await sql`analyze contests, contest_slugs, contest_genres`.execute(services.db);
  if (!contest) throw new Error("No contest was made");
  return contest;
}

/** Many staff actions in all contests, a few in this one. */
async function fillAuditLog({ db, clock }: Services, contestId: string) {
  await sql`
    insert into audit_log (at, action, subject, subject_id)
    select ${clock.now()}, 'set-state', 'contests', id from contests, generate_series(1, 5)`.execute(db);
  await sql`
    insert into audit_log (at, action, subject, subject_id)
    select ${clock.now()}, 'set-state', 'contests', ${contestId} from generate_series(1, 30)`.execute(db);
  await sql`analyze audit_log`.execute(db);
}

/** One invitation to the jury of every contest. */
async function fillInvitations({ db, clock }: Services) {
  await sql`
    insert into invitations (contest_id, type, email, message, sent_at)
    select id, 'jury', slug || '@voorbeeld.be', 'Kom je?', ${clock.now()} from contests`.execute(db);
  await sql`analyze invitations`.execute(db);
}

/** Many mails in the log, of which one in a thousand failed. */
async function fillMailLog({ db, clock }: Services) {
  await sql`
    insert into mail_log (at, kind, email, subject, sent_at, error)
    select ${clock.now()}::timestamptz - n * interval '1 minute', 'texts.daily', 'lezer-' || n || '@voorbeeld.be', 'Nieuw',
      case when n % 1000 > 0 then ${clock.now()}::timestamptz end, case when n % 1000 = 0 then 'No such mailbox' end
    from generate_series(1, 4000) n`.execute(db);
  await sql`analyze mail_log`.execute(db);
}

/** A few notifications to everybody. */
async function fillNotifications(services: Services) {
  const everybody = await services.db.selectFrom("users").select("id").execute();
  const to = everybody.map(({ id }) => id);
  const texts = await services.db.selectFrom("texts").select(["id", "author_id"]).limit(3).execute();
  for (const { id, author_id } of texts)
    await services.db.transaction().execute((tx) =>
      notify(tx, {
        to,
        type: "newTextFromFollow",
        about: { user: author_id, text: id },
        dedupeKey: id,
        now: services.clock.now(),
      }),
    );
  await sql`analyze notifications`.execute(services.db);
}
