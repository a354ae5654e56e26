import { days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { cleanHtml } from "#platform/rich-text.ts";
import { type Demo, idsOf } from "../demo.ts";
import { type DemoFile, readDemoFiles } from "../demo-files.ts";
import { DEMO_ECOURSES, demoEcourseId, type DemoEcourse, type DemoTest } from "./ecourse-list.ts";
import { addEcourseStudents, type MadeEcourse, type StoredQuestion } from "./ecourse-students.ts";

/** Of a file's name: `2-1-een-doel-per-persoon` is the first lesson of the second module. */
const PLACE = /^(\d+)-(\d+)-/;

interface DemoLesson {
  /** `2-1` */
  place: string;
  module: number;
  /** In its module, from 1. */
  position: number;
  file: DemoFile;
}

/** Online courses with their lessons and tests, linked to courses, and people who follow the first of them. */
export async function addEcourses(tx: Tx, services: Services, { personId, courseId, now }: Demo) {
  const maker = personId("ecursusorganisator");
  for (const [index, ecourse] of DEMO_ECOURSES.entries()) {
    const lessons = await readLessons(ecourse);
    const made = await addEcourse(tx, ecourse, {
      number: index + 1,
      lessons,
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

async function readLessons({ folder, modules }: DemoEcourse): Promise<DemoLesson[]> {
  const files = await readDemoFiles(`ecourses/${folder}`);
  return files.map((file) => {
    const [, module, lesson] = PLACE.exec(file.key) ?? [];
    if (!module || !lesson || Number(module) > modules.length)
      throw file.malformed("its name has no place of a lesson");
    return { place: `${module}-${lesson}`, module: Number(module), position: Number(lesson), file };
  });
}

interface Facts {
  /** From 1. */
  number: number;
  lessons: readonly DemoLesson[];
  organizerId: string;
  at: Date;
}

async function addEcourse(
  tx: Tx,
  ecourse: DemoEcourse,
  { number, lessons, organizerId, at }: Facts,
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
        at,
      };
      lessonIds.set(lesson.place, await addLesson(tx, lesson.file, values));
    }
  }
  const tests = [];
  for (const test of ecourse.tests) tests.push(await addTest(tx, test, { ecourseId: id, lessonIds, at }));
  return { id, lessons: lessonIds, tests };
}

async function addLesson(
  tx: Tx,
  file: DemoFile,
  { at, ...place }: { id: string; ecourse_id: string; module_id: string; position: number; at: Date },
) {
  const { id } = await tx
    .insertInto("lessons")
    .values({
      ...place,
      title: file.required("title"),
      description: file.optional("description"),
      body: cleanHtml(file.body),
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
    // The right one is not always the first.
    const turn = index % answers.length;
    const turned = [...answers.slice(turn), ...answers.slice(0, turn)];
    return {
      id: crypto.randomUUID(),
      question,
      sortOrder: index + 1,
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
