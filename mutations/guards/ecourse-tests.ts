import { guardsIn } from "../guard.ts";

const TESTS = "api/src/features/ecourses/tests";
const SAVED = [`${TESTS}/saving-tests.test.ts`];
const ANSWERED = [`${TESTS}/answering-tests.test.ts`];
const FAILED = [`${TESTS}/failed-tests.test.ts`];
const RACES = [`${TESTS}/test-races.test.ts`];

/** Tests of online courses. */
export const ecourseTestGuards = [
  ...guardsIn("api/src/features/ecourses/ecourses/queries/read-outline.ts", FAILED, {
    "An overview has the tests of lessons that one failed oneself": ['.where("response.user_id", "=", userId)', ""],
  }),
  ...guardsIn("api/src/features/ecourses/ecourses/queries/offered-test.ts", SAVED, {
    "A test that was taken away is found by who is answering it oneself": [
      "own.user_id = ${userId}",
      "${userId} is not null",
    ],
  }),
  ...guardsIn(`${TESTS}/queries/certificate-of.ts`, ANSWERED, {
    "Who passed a test is shown no certificate of somebody else": ['.where("user_id", "=", userId)', ""],
  }),
  ...guardsIn(`${TESTS}/queries/get-test.ts`, SAVED, {
    "A test exists for nobody but its maker when there is none": [
      "if (!shown && !reached.manages) throw noSuchTest();",
      "",
    ],
  }),
  ...guardsIn(`${TESTS}/queries/get-test.ts`, [...ANSWERED, `${TESTS}/answer-key.test.ts`], {
    "A student does not get the answer key of a test before they pass": [
      "withKey: manages || response?.succeeded === true",
      "withKey: true",
    ],
  }),
  ...guardsIn(`${TESTS}/queries/get-test.ts`, ANSWERED, {
    "Somebody sees their own answers on a test only": ['.where("own.user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${TESTS}/operations/attempt.ts`, RACES, {
    "What one person sends for a test happens one after the other": [
      'await tx.selectFrom("users").select("id").where("id", "=", ctx.viewer.id).forNoKeyUpdate().execute();',
      "",
    ],
  }),
  ...guardsIn(`${TESTS}/operations/attempt.ts`, ANSWERED, {
    "Somebody completes their own answers on a test only": ['.where("own.user_id", "=", viewer.id)', ""],
    "A replaced test is not begun": ["if (version.replaced_at && !open) throw testReplaced();", ""],
    "The final test waits for the lessons when its maker asks so": ["if (toGo > 0) throw lessonsFirst(toGo);", ""],
    "A preview is not held by what its maker answered as a student": [
      "version.isPreview ? [] : await ownResponses(tx, ctx, version)",
      "await ownResponses(tx, ctx, version)",
    ],
    "Answers of another test are refused": [
      "if (!areOfTest(version.questions, responseData)) throw foreignAnswers();",
      "",
    ],
  }),
  ...guardsIn(`${TESTS}/operations/attempt.ts`, FAILED, {
    "A failed test is locked until its moment": ["if (until) throw tooEarly(until);", ""],
  }),
  ...guardsIn(`${TESTS}/operations/submit-response.ts`, ANSWERED, {
    "A passed test is not answered again": ["if (attempt.passed) throw alreadyPassed();", ""],
    "The preview of a maker saves nothing": ["if (!attempt.version.isPreview) await", "await"],
  }),
  ...guardsIn(`${TESTS}/operations/complete-response.ts`, ANSWERED, {
    "A test is completed with an answer to every question": ["if (missing > 0) throw unanswered(missing);", ""],
    "The preview of a maker earns no certificate": [
      "if (version.isPreview) return { data: presentResponse(completed, null) };",
      "",
    ],
    "A passed test stays as it was graded": ["if (passed) return", "if (passed && !viewer) return"],
  }),
  ...guardsIn(`${TESTS}/test.policy.ts`, RACES, {
    "Nobody replaces a test while somebody begins to answer it": ['.forShare("test")', ""],
    "Deleting an online course waits for who passes its test": ['.forKeyShare("ecourse")', ""],
  }),
  ...guardsIn(`${TESTS}/test.policy.ts`, SAVED, {
    "The test of a deleted lesson is not answered": [
      "if (row.deleted_at) throw lessonIsDeleted();\n  return { ...row",
      "return { ...row",
    ],
    "The test of a deleted lesson is not changed": ["if (lesson && lesson.deleted_at) throw lessonIsDeleted();", ""],
  }),
  ...guardsIn(`${TESTS}/operations/save-test.ts`, SAVED, {
    "A maker does not overwrite the test that another one saved": ["refuseUnseenVersion(current, input);", ""],
  }),
];
