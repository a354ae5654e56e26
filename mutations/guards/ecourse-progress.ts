import { guardsIn } from "../guard.ts";

const ECOURSES = "api/src/features/ecourses";
const PROGRESS = [`${ECOURSES}/progress/progress.test.ts`];
const BOOK = [`${ECOURSES}/progress/export-ecourse.test.ts`];

export const ecourseProgressGuards = [
  ...guardsIn(`${ECOURSES}/lessons/queries/reached-lesson.ts`, PROGRESS, {
    "A lesson exists only for students and managers of its online course": [
      "reachableEcourses(scope)",
      'scope.db.selectFrom("ecourses as ecourse")',
    ],
    "A deleted lesson is not shown": ["if (lesson.deleted_at) throw lessonIsDeleted();", ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/lock-reached-lesson.ts`, PROGRESS, {
    "Completing a lesson and deleting it wait for each other": ['.forShare("lesson")', ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/operations/complete-lesson.ts`, PROGRESS, {
    "A lesson that its maker ticks is not recorded as progress": ["if (hasAccess) await", "await"],
  }),
  ...guardsIn(`${ECOURSES}/progress/operations/open-lesson.ts`, PROGRESS, {
    "A lesson that its maker opens is not recorded as progress": ["if (hasAccess) await", "await"],
  }),
  ...guardsIn(`${ECOURSES}/progress/record-progress.ts`, PROGRESS, {
    "Completing a lesson twice is recorded once": ['.where("lesson_progress.completed_at", "is", null)', ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/queries/lesson-states.ts`, PROGRESS, {
    "A person sees only their own progress": ['.on("progress.user_id", "=", userId)', ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/queries/list-participations.ts`, PROGRESS, {
    "The list of a student's online courses has only those that they follow": [
      "followedEcourses(ctx)",
      'ctx.db.selectFrom("ecourses as ecourse")',
    ],
    "The list of a student's online courses has only their own certificates": [
      '.where("certificate.user_id", "=", ctx.viewer.id)',
      "",
    ],
  }),
  ...guardsIn(`${ECOURSES}/ecourses/queries/read-outline.ts`, PROGRESS, {
    "An overview has only the student's own ticks": ['.on("progress.user_id", "=", userId)', ""],
    "An overview shows only the tests of lessons that the student passed themselves": [
      "test.lesson_id is not null\n      and response.user_id = ${userId} and",
      "test.lesson_id is not null\n      and",
    ],
    "An overview shows only a final test that the student passed themselves": [
      "test.lesson_id is null\n      and response.user_id = ${userId} and",
      "test.lesson_id is null\n      and ${userId} is not null and",
    ],
  }),
  ...guardsIn(`${ECOURSES}/ecourses/queries/get-ecourse.ts`, PROGRESS, {
    "An overview has only the student's own certificate": ['.on("certificate.user_id", "=", viewerId)', ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/queries/export-ecourse.ts`, BOOK, {
    "An online course is downloaded only by its students and managers": [
      "reachableEcourses(ctx)",
      'ctx.db.selectFrom("ecourses as ecourse")',
    ],
    "Downloads of online courses are limited": ['await limitMember(ctx, "downloads");', ""],
    "An online course that is too long cannot be downloaded as an e-book": [
      "if ((ecourse.bytes ?? 0) > MAX_BYTES)",
      "if (!ecourse)",
    ],
    "Text that makers type is escaped in an e-book": ["escapeHtml(line)", "line"],
  }),
];
