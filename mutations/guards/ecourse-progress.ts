import { guardsIn } from "../guard.ts";

const ECOURSES = "api/src/features/ecourses";
const PROGRESS = [`${ECOURSES}/progress/progress.test.ts`];

export const ecourseProgressGuards = [
  ...guardsIn(`${ECOURSES}/lessons/queries/reached-lesson.ts`, PROGRESS, {
    "A lesson exists for who follows or manages its online course": [
      "reachableEcourses(scope)",
      'scope.db.selectFrom("ecourses as ecourse")',
    ],
    "A deleted lesson is not shown": ["if (lesson.deleted_at) throw lessonIsDeleted();", ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/lock-reached-lesson.ts`, PROGRESS, {
    "No lesson is completed while it is being deleted": ['.forShare("lesson")', ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/operations/complete-lesson.ts`, PROGRESS, {
    "Nothing that a maker ticks counts": ["if (isFollowed) await", "await"],
  }),
  ...guardsIn(`${ECOURSES}/progress/operations/open-lesson.ts`, PROGRESS, {
    "Nothing that a maker opens counts": ["if (isFollowed) await", "await"],
  }),
  ...guardsIn(`${ECOURSES}/progress/record-progress.ts`, PROGRESS, {
    "A lesson is completed once": ['.where("lesson_progress.completed_at", "is", null)', ""],
  }),
  ...guardsIn(`${ECOURSES}/progress/queries/lesson-states.ts`, PROGRESS, {
    "One's progress is nobody else's": ['.on("progress.user_id", "=", userId)', ""],
  }),
];
