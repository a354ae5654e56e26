import { guardsIn } from "../guard.ts";

const ASSIGNMENTS = "api/src/features/ecourses/assignments";
const HANDED_IN = [`${ASSIGNMENTS}/assignments.test.ts`];
const RACES = [`${ASSIGNMENTS}/assignment-races.test.ts`];

export const assignmentGuards = [
  ...guardsIn(`${ASSIGNMENTS}/operations/hand-in-text.ts`, HANDED_IN, {
    "A text is handed in by whoever follows the online course": ["if (!hasAccess) throw onlyForStudents();", ""],
    "A text is handed in where there is an assignment": ["if (assignment === null) throw noAssignment();", ""],
    "Nobody hands in the text of somebody else": ["if (!text) throw notYourText();", "if (!text) throw new Error();"],
    "A text that was answered is not replaced": [
      '      .where("feedback_at", "is", null)\n      .execute',
      "      .execute",
    ],
    "An accepted assignment is not handed in again": ["if (before.some((", "if (false && before.some(("],
  }),
  ...guardsIn(`${ASSIGNMENTS}/operations/hand-in-text.ts`, RACES, {
    "A text handed in while another is accepted is refused": [".forUpdate()", ""],
    "Texts handed in at once are one": [
      '.onConflict((conflict) => conflict.columns(["lesson_id", "user_id"]).where("feedback_at", "is", null).doNothing())',
      "",
    ],
  }),
  ...guardsIn(`${ASSIGNMENTS}/operations/answer-submission.ts`, HANDED_IN, {
    "A text that was handed in is answered once": ["if (submission.feedback_at !== null) throw alreadyAnswered();", ""],
    "Feedback goes to the text that was read": [
      "if (submission.handed_in_at.getTime() !== new Date(readAt).getTime()) throw replacedMeanwhile();",
      "",
    ],
  }),
  ...guardsIn(`${ASSIGNMENTS}/operations/answer-submission.ts`, RACES, {
    "A text that is replaced while its maker answers is not answered unread": [".forUpdate()", ""],
  }),
  ...guardsIn("api/src/features/ecourses/lessons/queries/get-lesson.ts", HANDED_IN, {
    "A lesson says only of oneself that a text was handed in": [" and own.user_id = ${ctx.viewer.id}", ""],
  }),
  ...guardsIn(`${ASSIGNMENTS}/assignment.mail-jobs.ts`, [`${ASSIGNMENTS}/feedback-mail.test.ts`], {
    "Who is blocked gets no feedback by mail, nor does their text": ['.where("author.blocked_at", "is", null)', ""],
    "Who is blocked, or makes no online courses any more, gets no text by mail": [
      " || !submission.organizerManages",
      "",
    ],
    "What somebody answered who is blocked is not mailed": [" || submission.answererBlockedAt", ""],
  }),
  ...guardsIn(`${ASSIGNMENTS}/submission.policy.ts`, HANDED_IN, {
    "Texts that were handed in are read by the maker of the online course": [
      "managedEcourses(db, viewer)",
      'db.selectFrom("ecourses as ecourse").where("ecourse.id", "is not", viewer.id)',
    ],
  }),
];
