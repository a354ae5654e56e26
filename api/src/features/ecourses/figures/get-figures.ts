import { type EcourseFigures, STOPPED_AFTER_DAYS } from "@inktvis/contract/features/ecourses/ecourse-figures";
import { sql } from "kysely";
import { days, later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import { peopleWithAccess } from "../ecourses/ecourse.policy.ts";
import { findManagedEcourse } from "../ecourses/queries/managed-ecourse.ts";

/** How people follow an online course: only those who have access now. @throws 404 unless the viewer manages it */
export async function getFigures(ctx: MemberContext, id: string): Promise<{ data: EcourseFigures }> {
  await findManagedEcourse(ctx, id);
  const { db, now } = ctx;
  const [people, lessons, tests] = await Promise.all([
    peopleOf(db, id),
    lessonsOf(db, id, later(now, -days(STOPPED_AFTER_DAYS))),
    testsOf(db, id),
  ]);
  return { data: { ...people, lessons, tests } };
}

/** The people who have access, and what each of them did in the lessons that still exist. */
const follows = (ecourseId: string) => sql`
  student as ${peopleWithAccess(sql`${ecourseId}::uuid`)},
  lesson as (
    select lesson.id, lesson.title,
      row_number() over (order by module.position, module.id, lesson.position, lesson.id)::integer as number
    from lessons lesson join ecourse_modules module on module.id = lesson.module_id
    where lesson.ecourse_id = ${ecourseId}
  ),
  progress as (
    select progress.* from lesson_progress progress
    join lesson on lesson.id = progress.lesson_id join student on student.user_id = progress.user_id
  ),
  person as (
    select user_id, max(last_opened_at) as last_at, count(completed_at) = (select count(*) from lesson) as is_finished,
      (array_agg(lesson_id order by last_opened_at desc, lesson_id desc))[1] as last_lesson_id
    from progress group by user_id
  )`;

async function peopleOf(db: Database, ecourseId: string) {
  const { rows } = await sql<Pick<EcourseFigures, "students" | "started" | "finished">>`
    with ${follows(ecourseId)}
    select (select count(*)::integer from student) as students,
      (select count(*)::integer from person) as started,
      (select count(*)::integer from person where is_finished) as finished`.execute(db);
  return rows[0] ?? { students: 0, started: 0, finished: 0 };
}

async function lessonsOf(db: Database, ecourseId: string, stoppedBefore: Date) {
  const { rows } = await sql<EcourseFigures["lessons"][number]>`
    with ${follows(ecourseId)},
    per_lesson as (
      select lesson_id, count(*)::integer as opened, count(completed_at)::integer as completed
      from progress group by lesson_id
    ),
    stops as (
      select last_lesson_id as lesson_id, count(*)::integer as stopped
      from person where not is_finished and last_at < ${stoppedBefore} group by last_lesson_id
    )
    select lesson.id, lesson.title, lesson.number, coalesce(per_lesson.opened, 0) as opened,
      coalesce(per_lesson.completed, 0) as completed, coalesce(stops.stopped, 0) as stopped
    from lesson
    left join per_lesson on per_lesson.lesson_id = lesson.id
    left join stops on stops.lesson_id = lesson.id
    order by lesson.number`.execute(db);
  return rows;
}

/** The responses of students to the tests in `asked`. */
const responses = sql`
  asked join test_responses response using (test_id) join student using (user_id)`;

/** The tests as they are now, the final one last, each with the question that most people answered wrong. */
async function testsOf(db: Database, ecourseId: string) {
  const { rows } = await sql<EcourseFigures["tests"][number]>`
    with ${follows(ecourseId)},
    -- Each test is read once, not once for each response: the place of its questions and their right answers, by id.
    asked as materialized (
      select test.id as test_id, jsonb_object_agg(question.value ->> 'id', jsonb_build_object(
        'place', question.ordinality - 1,
        'right', array(
          select answer ->> 'id' from jsonb_array_elements(question.value -> 'answerData') as answer
          where (answer ->> 'correct')::boolean
        )
      )) as questions
      from ecourse_tests test
      cross join lateral jsonb_array_elements(test.questions) with ordinality as question
      where test.ecourse_id = ${ecourseId} and test.replaced_at is null
      group by test.id
    ),
    taken as (
      select test_id, count(distinct user_id)::integer as people,
        (count(distinct user_id) filter (where succeeded))::integer as passed
      from ${responses} where completed_at is not null group by test_id
    ),
    missed as (
      select test_id, (questions -> given.key ->> 'place')::integer as place,
        count(distinct user_id)::integer as people
      from ${responses} cross join lateral jsonb_each_text(response_data) as given
      where completed_at is not null and not (questions -> given.key -> 'right') ? given.value
      group by test_id, place
    ),
    most_missed as (select distinct on (test_id) * from missed order by test_id, people desc, place)
    select test.id, test.lesson_id as "lessonId", test.title,
      coalesce(taken.people, 0) as people, coalesce(taken.passed, 0) as passed,
      case when most_missed.test_id is not null
        then jsonb_build_object(
          'question', test.questions -> most_missed.place ->> 'question', 'people', most_missed.people
        )
      end as "mostMissed"
    from ecourse_tests test
    left join lesson on lesson.id = test.lesson_id
    left join taken on taken.test_id = test.id
    left join most_missed on most_missed.test_id = test.id
    where test.ecourse_id = ${ecourseId} and test.replaced_at is null
    order by lesson.number nulls last`.execute(db);
  return rows;
}
