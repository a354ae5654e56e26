import { guardsIn } from "../guard.ts";

const ASSIGNMENTS = "api/src/features/ecourses/assignments";
const HANDED_IN = [`${ASSIGNMENTS}/assignments.test.ts`];
const RACES = [`${ASSIGNMENTS}/assignment-races.test.ts`];

export const assignmentGuards = [
  ...guardsIn(`${ASSIGNMENTS}/operations/hand-in-text.ts`, HANDED_IN, {
    "Only students of an online course hand in texts": ["if (!hasAccess) throw onlyForStudents();", ""],
    "A text can be handed in only if the lesson has an assignment": [
      "if (assignment === null) throw noAssignment();",
      "",
    ],
    "A person hands in only their own texts": ["if (!text) throw notYourText();", "if (!text) throw new Error();"],
    "A submission that was answered cannot be replaced": [
      '      .where("feedback_at", "is", null)\n      .execute',
      "      .execute",
    ],
    "An accepted assignment is not handed in again": ["if (before.some((", "if (false && before.some(("],
  }),
  ...guardsIn(`${ASSIGNMENTS}/operations/hand-in-text.ts`, RACES, {
    "A text handed in while another is accepted is refused": [".forUpdate()", ""],
    "Of two texts handed in at the same time only one is stored": [
      '.onConflict((conflict) => conflict.columns(["lesson_id", "user_id"]).where("feedback_at", "is", null).doNothing())',
      "",
    ],
  }),
  ...guardsIn(`${ASSIGNMENTS}/operations/answer-submission.ts`, HANDED_IN, {
    "A submission is answered once": ["if (submission.feedback_at !== null) throw alreadyAnswered();", ""],
    "Feedback is stored only with the text that its maker read": [
      "if (submission.handed_in_at.getTime() !== new Date(readAt).getTime()) throw replacedMeanwhile();",
      "",
    ],
  }),
  ...guardsIn(`${ASSIGNMENTS}/operations/answer-submission.ts`, RACES, {
    "Answering a submission and replacing it wait for each other": [".forUpdate()", ""],
  }),
  ...guardsIn("api/src/features/ecourses/lessons/queries/get-lesson.ts", HANDED_IN, {
    "A lesson shows only the viewer's own submission": [" and own.user_id = ${ctx.viewer.id}", ""],
  }),
  ...guardsIn(`${ASSIGNMENTS}/assignment.mail-jobs.ts`, [`${ASSIGNMENTS}/feedback-mail.test.ts`], {
    "A blocked student gets no feedback by mail, and their text is not mailed to the maker": [
      '.where("author.blocked_at", "is", null)',
      "",
    ],
    "A maker who is blocked, or lost the right to make online courses, is not mailed a submission": [
      " || !submission.organizerManages",
      "",
    ],
    "Feedback of a blocked maker is not mailed": [" || submission.answererBlockedAt", ""],
  }),
  ...guardsIn(`${ASSIGNMENTS}/submission.policy.ts`, HANDED_IN, {
    "Submissions are visible only to managers of the online course": [
      "managedEcourses(db, viewer)",
      'db.selectFrom("ecourses as ecourse").where("ecourse.id", "is not", viewer.id)',
    ],
  }),
];
