import { type EcourseFigures, STOPPED_AFTER_DAYS } from "@inktvis/contract/features/ecourses/ecourse-figures";
import { sql } from "kysely";
import { days, later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Database } from "#platform/db/database.ts";
import { notManaged } from "../ecourses/ecourse.errors.ts";
import { managedEcourses, peopleWithAccess } from "../ecourses/ecourse.policy.ts";

/** How people follow an online course: those who have access now. @throws 404 for who does not manage it */
export async function getFigures({ db, viewer, now }: MemberContext, id: string): Promise<{ data: EcourseFigures }> {
  const ecourse = await managedEcourses(db, viewer)
    .select("ecourse.id")
    .where("ecourse.id", "=", id)
    .executeTakeFirst();
  if (!ecourse) throw notManaged();
  const [people, lessons, tests] = await Promise.all([
    peopleOf(db, id),
    lessonsOf(db, id, later(now, -days(STOPPED_AFTER_DAYS))),
    testsOf(db, id),
  ]);
  return { data: { ...people, lessons, tests } };
}

/** Who has access, and what each of them did in the lessons that are there. */
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

/** The tests as they are now, the final one last, each with the question that most people answered wrong. */
async function testsOf(db: Database, ecourseId: string) {
  const { rows } = await sql<EcourseFigures["tests"][number]>`
    with ${follows(ecourseId)},
    response as (
      select response.* from test_responses response join student on student.user_id = response.user_id
      where response.completed_at is not null
    ),
    -- Each question is read from the test once, not once for each response.
    asked as materialized (
      select test.id as test_id, question.value ->> 'id' as id, question.value ->> 'question' as question,
        question.ordinality as place, array(
          select answer ->> 'id' from jsonb_array_elements(question.value -> 'answerData') as answer
          where (answer ->> 'correct')::boolean
        ) as right_ids
      from ecourse_tests test
      cross join lateral jsonb_array_elements(test.questions) with ordinality as question
      where test.ecourse_id = ${ecourseId} and test.replaced_at is null
    ),
    missed as (
      select asked.test_id, asked.question, asked.place, count(distinct response.user_id)::integer as people
      from response
      cross join lateral jsonb_each_text(response.response_data) as given
      join asked on asked.test_id = response.test_id and asked.id = given.key
      where given.value <> all(asked.right_ids)
      group by asked.test_id, asked.question, asked.place
    )
    select test.id, test.lesson_id as "lessonId", test.title,
      (select count(distinct user_id)::integer from response where test_id = test.id) as people,
      (select count(distinct user_id)::integer from response where test_id = test.id and succeeded) as passed,
      (
        select jsonb_build_object('question', question, 'people', people) from missed
        where test_id = test.id order by people desc, place limit 1
      ) as "mostMissed"
    from ecourse_tests test left join lesson on lesson.id = test.lesson_id
    where test.ecourse_id = ${ecourseId} and test.replaced_at is null
    order by lesson.number nulls last`.execute(db);
  return rows;
}
