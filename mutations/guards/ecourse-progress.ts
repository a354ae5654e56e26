import { guardsIn } from "../guard.ts";

const ECOURSES = "api/src/features/ecourses";
const PROGRESS = [`${ECOURSES}/progress/progress.test.ts`];
const BOOK = [`${ECOURSES}/progress/export-ecourse.test.ts`];

export const ecourseProgressGuards = [
  ...guardsIn(`${ECOURSES}/lessons/queries/reached-lesson.ts`, PROGRESS, {
    "A lesson exists for whoever follows or manages its online course": [
      "reachableEcourses(scope)",
      'scope.db.selectFrom("ecourses as ecourse")',
    ],
    "A deleted lesson is not shown": ["if (lesson.deleted_at) throw lessonIsDeleted();", ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/lock-reached-lesson.ts`, PROGRESS, {
    "No lesson is completed while it is being deleted": ['.forShare("lesson")', ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/operations/complete-lesson.ts`, PROGRESS, {
    "Nothing that a maker ticks counts": ["if (hasAccess) await", "await"],
  }),
  ...guardsIn(`${ECOURSES}/progress/operations/open-lesson.ts`, PROGRESS, {
    "Nothing that a maker opens counts": ["if (hasAccess) await", "await"],
  }),
  ...guardsIn(`${ECOURSES}/progress/record-progress.ts`, PROGRESS, {
    "A lesson is completed once": ['.where("lesson_progress.completed_at", "is", null)', ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/queries/lesson-states.ts`, PROGRESS, {
    "One's progress is nobody else's": ['.on("progress.user_id", "=", userId)', ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/queries/list-participations.ts`, PROGRESS, {
    "The list of one's online courses has those that one follows": [
      "followedEcourses(ctx)",
      'ctx.db.selectFrom("ecourses as ecourse")',
    ],
    "The list of one's online courses has one's own certificates": [
      '.where("certificate.user_id", "=", ctx.viewer.id)',
      "",
    ],
  }),
  ...guardsIn(`${ECOURSES}/ecourses/queries/read-outline.ts`, PROGRESS, {
    "An overview has one's own ticks": ['.on("progress.user_id", "=", userId)', ""],
    "An overview has the tests of lessons that one passed oneself": [
      "test.lesson_id is not null\n      and response.user_id = ${userId} and",
      "test.lesson_id is not null\n      and",
    ],
    "An overview has the final test that one passed oneself": [
      "test.lesson_id is null\n      and response.user_id = ${userId} and",
      "test.lesson_id is null\n      and ${userId} is not null and",
    ],
  }),
  ...guardsIn(`${ECOURSES}/ecourses/queries/get-ecourse.ts`, PROGRESS, {
    "An overview has one's own certificate": ['.on("certificate.user_id", "=", viewerId)', ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/queries/export-ecourse.ts`, BOOK, {
    "An online course is downloaded by whoever follows or manages it": [
      "reachableEcourses(ctx)",
      'ctx.db.selectFrom("ecourses as ecourse")',
    ],
    "Downloads of online courses are limited": ['await limitMember(ctx, "downloads");', ""],
    "An online course that is too long is no e-book": ["if ((ecourse.bytes ?? 0) > MAX_BYTES)", "if (!ecourse)"],
    "What makers type is no markup in an e-book": ["escapeHtml(line)", "line"],
  }),
];
