import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

/**
 * Online courses of one maker, each with lessons, students, invitations and a course that uses it, and people who are
 * enrolled in that course. Call it after manyCourses and manyEnrolments.
 */
export async function manyStudents(services: Services) {
  const { db, clock } = services;
  const now = clock.now();
  const maker = await aPerson(services, { roles: ["ecourse_organizer"] });
  await sql`
    insert into ecourses (organizer_id, title, body, created_at, updated_at)
    select ${maker.id}, 'Online cursus ' || n, '<p>Water.</p>', ${now}, ${now} from generate_series(1, 3000) n`.execute(
    db,
  );
  await sql`
    insert into ecourse_modules (ecourse_id, title, position) select id, 'Module', 1 from ecourses`.execute(db);
  await sql`
    insert into lessons (ecourse_id, module_id, title, body, position, created_at, updated_at)
    select module.ecourse_id, module.id, 'Les ' || n, '<p>Eb.</p>', n, ${now}, ${now}
    from ecourse_modules module, generate_series(1, 2) n`.execute(db);
  const numbered = (table: string) => sql`(select id, row_number() over (order by id) as n from ${sql.table(table)})`;
  await sql`
    insert into ecourse_students (ecourse_id, user_id, joined_at)
    select ecourse.id, person.id, ${now} from ${numbered("ecourses")} ecourse
    join ${numbered("users")} person on person.n % 3000 = ecourse.n % 3000`.execute(db);
  await sql`
    insert into course_ecourses (course_id, ecourse_id, linked_at)
    select course.id, ecourse.id, ${now} from ${numbered("ecourses")} ecourse
    join ${numbered("courses")} course on course.n = ecourse.n`.execute(db);
  await sql`
    insert into invitations (ecourse_id, type, email, message, sent_at)
    select id, 'participant', n || '@lezers.example', 'Kom.', ${now} from ${numbered("ecourses")} ecourse`.execute(db);
  await sql`analyze ecourses, ecourse_modules, lessons, ecourse_students, course_ecourses, invitations`.execute(db);
}
