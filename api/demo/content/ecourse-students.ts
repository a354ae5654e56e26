import { issueCertificate } from "#features/ecourses/certificates/issue-certificate.ts";
import type { StoredQuestion } from "#features/ecourses/tests/test.rules.ts";
import { days, hours, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { idsOf } from "../demo.ts";
import type { DemoEcourse, DemoStudent, DemoSubmission } from "./ecourse-list.ts";

export interface MadeEcourse {
  id: string;
  /** Ids of the lessons by `module-lesson`, in order. */
  lessons: ReadonlyMap<string, string>;
  tests: readonly { id: string; lesson: string | undefined; questions: readonly StoredQuestion[] }[];
}

interface Followed {
  personId: (key: string) => string;
  made: MadeEcourse;
  ecourse: DemoEcourse;
  /** The id of its maker. */
  maker: string;
  now: Date;
}

/** The students of an online course with their progress and submissions, and the people who were invited. */
export async function addEcourseStudents(tx: Tx, services: Services, followed: Followed) {
  const { personId, made, ecourse, now } = followed;
  for (const student of ecourse.students) {
    const lastAt = later(now, -days(student.ago) - hours(3));
    const following = { student, userId: personId(student.person), made, lastAt };
    await tx
      .insertInto("ecourse_students")
      .values({
        ecourse_id: made.id,
        user_id: following.userId,
        joined_at: later(lastAt, -days(student.completed + 1)),
      })
      .execute();
    await addProgress(tx, following);
    await addResponses(tx, services, following);
  }
  for (const submission of ecourse.submissions) await addSubmission(tx, submission, followed);
  for (const { person, message } of ecourse.invited)
    await tx
      .insertInto("invitations")
      .values({
        ecourse_id: made.id,
        type: "participant",
        email: `${person}@inktvis.example`,
        message,
        sent_at: later(now, -days(1)),
      })
      .execute();
}

const addSubmission = (
  tx: Tx,
  { person, lesson, title, body, feedback }: DemoSubmission,
  { personId, made, maker, now }: Followed,
) =>
  tx
    .insertInto("lesson_submissions")
    .values({
      lesson_id: idsOf("lesson", made.lessons)(lesson),
      user_id: personId(person),
      title,
      body: cleanHtml(body),
      handed_in_at: later(now, -days(3)),
      ...(feedback !== null && { feedback, feedback_at: later(now, -days(2)), feedback_by: maker, is_accepted: true }),
    })
    .execute();

interface Following {
  student: DemoStudent;
  userId: string;
  made: MadeEcourse;
  lastAt: Date;
}

/** The last lesson was opened at `lastAt`, each earlier one a day before the next. */
async function addProgress(tx: Tx, { student, userId, made, lastAt }: Following) {
  const opened = [...made.lessons.values()].slice(0, student.completed + 1);
  await tx
    .insertInto("lesson_progress")
    .values(
      opened.map((lesson_id, index) => {
        const at = later(lastAt, -days(opened.length - 1 - index));
        return {
          lesson_id,
          user_id: userId,
          opened_at: at,
          last_opened_at: at,
          completed_at: index < student.completed ? later(at, hours(0.5)) : null,
        };
      }),
    )
    .execute();
}

/** Students who completed a lesson have passed its test. */
async function addResponses(tx: Tx, services: Services, { student, userId, made, lastAt }: Following) {
  const completed = [...made.lessons.keys()].slice(0, student.completed);
  for (const test of made.tests) {
    const isFinal = test.lesson === undefined;
    const isDone = isFinal ? student.finalTest !== undefined : completed.includes(test.lesson ?? "");
    if (!isDone) continue;
    const wrong = isFinal && typeof student.finalTest === "object" ? student.finalTest.wrong : 0;
    const at = later(lastAt, hours(1));
    const succeeded = wrong === 0;
    await tx
      .insertInto("test_responses")
      .values({
        test_id: test.id,
        user_id: userId,
        response_data: JSON.stringify(answersOf(test.questions, wrong)),
        saved_at: at,
        completed_at: at,
        score: Math.round((100 * (test.questions.length - wrong)) / test.questions.length),
        succeeded,
        next_try_at: succeeded ? null : later(at, days(1)),
      })
      .execute();
    if (!succeeded) continue;
    const lesson_id = test.lesson === undefined ? null : (made.lessons.get(test.lesson) ?? null);
    await issueCertificate(
      tx,
      { jobs: services.jobs, now: at },
      { test: { id: test.id, ecourse_id: made.id, lesson_id }, userId },
    );
  }
}

/** Right answers, except to the last `wrong` questions. */
const answersOf = (questions: readonly StoredQuestion[], wrong: number) =>
  Object.fromEntries(
    questions.map(({ id, answerData }, index) => {
      const isRight = index < questions.length - wrong;
      return [id, answerData.find(({ correct }) => correct === isRight)?.id];
    }),
  );
