import { days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { imageKey, MEDIA_PATH } from "#platform/files/media.ts";
import type { StoredQuestion } from "#features/ecourses/tests/test.rules.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { cleanHtmlWithVideos } from "#platform/rich-text-with-videos.ts";
import { type Demo, idsOf } from "../demo.ts";
import { lessonPictureOf } from "../drawings.ts";
import { storePictures } from "../store-pictures.ts";
import { demoEcourseId, type DemoEcourse, type DemoTest } from "./ecourse-list.ts";
import { type DemoLesson, readDemoEcourses } from "./ecourse-lessons.ts";
import { addEcourseStudents, type MadeEcourse } from "./ecourse-students.ts";

/**
 * The online courses. The pictures of their lessons are stored here, because that does not belong in the transaction.
 */
export async function prepareEcourses(services: Services) {
  const ecourses = await readDemoEcourses();
  const lessons = ecourses.flatMap((each) => each.lessons);
  return { ecourses, pictures: await storePictures(services, lessons, lessonPictureOf) };
}

/** Online courses with their lessons and tests, linked to courses, and people who follow the first of them. */
export async function addEcourses(
  tx: Tx,
  services: Services,
  { ecourses, pictures }: Awaited<ReturnType<typeof prepareEcourses>>,
  { personId, courseId, now }: Demo,
) {
  const maker = personId("ecursusorganisator");
  if (pictures.size > 0)
    await tx
      .updateTable("images")
      .set({ owner_id: maker })
      .where("id", "in", [...pictures.values()])
      .execute();
  for (const [index, { ecourse, lessons }] of ecourses.entries()) {
    const made = await addEcourse(tx, ecourse, {
      number: index + 1,
      lessons,
      pictures,
      organizerId: maker,
      at: later(now, -days(90 - index)),
    });
    for (const course of ecourse.courses)
      await tx
        .insertInto("course_ecourses")
        .values({ course_id: courseId(course), ecourse_id: made.id, linked_at: later(now, -days(20)) })
        .execute();
    await addEcourseStudents(tx, services, { personId, made, ecourse, maker, now });
  }
}

interface Facts {
  /** The number of the online course, from 1. */
  number: number;
  lessons: readonly DemoLesson[];
  pictures: ReadonlyMap<DemoLesson, string>;
  organizerId: string;
  at: Date;
}

async function addEcourse(
  tx: Tx,
  ecourse: DemoEcourse,
  { number, lessons, pictures, organizerId, at }: Facts,
): Promise<MadeEcourse> {
  const { id } = await tx
    .insertInto("ecourses")
    .values({
      id: demoEcourseId(number),
      organizer_id: organizerId,
      title: ecourse.title,
      body: cleanHtml(ecourse.body),
      asks_all_lessons: ecourse.asksAllLessons,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const lessonIds = new Map<string, string>();
  for (const [index, { title, description }] of ecourse.modules.entries()) {
    const module = await tx
      .insertInto("ecourse_modules")
      .values({ ecourse_id: id, title, description, position: index + 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const lesson of lessons.filter((each) => each.module === index + 1)) {
      const values = {
        id: demoEcourseId(number, lesson.module, lesson.position),
        ecourse_id: id,
        module_id: module.id,
        position: lesson.position,
        imageId: pictures.get(lesson),
        at,
      };
      lessonIds.set(lesson.place, await addLesson(tx, lesson, values));
    }
  }
  const tests = [];
  for (const test of ecourse.tests) tests.push(await addTest(tx, test, { ecourseId: id, lessonIds, at }));
  return { id, lessons: lessonIds, tests };
}

/** The body, with the address of the stored picture filled in. */
const withPicture = (body: string, imageId: string | undefined) =>
  imageId === undefined ? body : body.replace('src="picture"', `src="${MEDIA_PATH + imageKey(imageId)}"`);

interface LessonFacts {
  id: string;
  ecourse_id: string;
  module_id: string;
  position: number;
  imageId: string | undefined;
  at: Date;
}

async function addLesson(tx: Tx, { file }: DemoLesson, { at, imageId, ...place }: LessonFacts) {
  const { id } = await tx
    .insertInto("lessons")
    .values({
      ...place,
      title: file.required("title"),
      description: file.optional("description"),
      body: cleanHtmlWithVideos(withPicture(file.body, imageId)),
      assignment: file.optional("assignment"),
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function addTest(
  tx: Tx,
  { title, lesson, questions }: DemoTest,
  { ecourseId, lessonIds, at }: { ecourseId: string; lessonIds: ReadonlyMap<string, string>; at: Date },
) {
  const stored = questions.map(({ question, answers }, index): StoredQuestion => {
    // So that the right answer is not always the first.
    const turn = index % answers.length;
    const turned = [...answers.slice(turn), ...answers.slice(0, turn)];
    return {
      id: crypto.randomUUID(),
      question,
      answerData: turned.map((answer) => ({ id: crypto.randomUUID(), answer, correct: answer === answers[0] })),
    };
  });
  const { id } = await tx
    .insertInto("ecourse_tests")
    .values({
      ecourse_id: ecourseId,
      lesson_id: lesson === undefined ? null : idsOf("lesson", lessonIds)(lesson),
      title,
      questions: JSON.stringify(stored),
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, lesson, questions: stored };
}
