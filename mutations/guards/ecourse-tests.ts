import { guardsIn } from "../guard.ts";

const TESTS = "api/src/features/ecourses/tests";
const SAVED = [`${TESTS}/saving-tests.test.ts`];
const ANSWERED = [`${TESTS}/answering-tests.test.ts`];
const FAILED = [`${TESTS}/failed-tests.test.ts`];
const RACES = [`${TESTS}/test-races.test.ts`];

/** Tests of online courses. */
export const ecourseTestGuards = [
  ...guardsIn("api/src/features/ecourses/ecourses/queries/read-outline.ts", FAILED, {
    "An overview shows only the tests of lessons that the student failed themselves": [
      '.where("response.user_id", "=", userId)',
      "",
    ],
  }),
  ...guardsIn("api/src/features/ecourses/ecourses/queries/offered-test.ts", SAVED, {
    "A deleted test stays visible only to students who are answering it": [
      "own.user_id = ${userId}",
      "${userId} is not null",
    ],
  }),
  ...guardsIn(`${TESTS}/queries/certificate-of.ts`, ANSWERED, {
    "A student who passed a test is shown no certificate of somebody else": ['.where("user_id", "=", userId)', ""],
  }),
  ...guardsIn(`${TESTS}/queries/get-test.ts`, SAVED, {
    "Without a test, its maker gets an empty form, and others a 404": [
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
    "A person sees only their own answers to a test": ['.where("own.user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${TESTS}/operations/attempt.ts`, RACES, {
    "Concurrent requests of one person about a test wait for each other": [
      'await tx.selectFrom("users").select("id").where("id", "=", ctx.viewer.id).forNoKeyUpdate().execute();',
      "",
    ],
  }),
  ...guardsIn(`${TESTS}/operations/attempt.ts`, ANSWERED, {
    "A person completes only their own answers to a test": ['.where("own.user_id", "=", viewer.id)', ""],
    "A test that was replaced cannot be begun": ["if (version.replaced_at && !open) throw testReplaced();", ""],
    "The final test opens only after all lessons, if its maker requires that": [
      "if (toGo > 0) throw lessonsFirst(toGo);",
      "",
    ],
    "A maker's answers as a student do not block their preview of the test": [
      "version.isPreview ? [] : await ownResponses(tx, ctx, version)",
      "await ownResponses(tx, ctx, version)",
    ],
    "Answers to another test are refused": [
      "if (!areOfTest(version.questions, responseData)) throw foreignAnswers();",
      "",
    ],
  }),
  ...guardsIn(`${TESTS}/operations/attempt.ts`, FAILED, {
    "A failed test is locked until its waiting time is over": ["if (until) throw tooEarly(until);", ""],
  }),
  ...guardsIn(`${TESTS}/operations/submit-response.ts`, ANSWERED, {
    "A passed test cannot be answered again": ["if (attempt.passed) throw alreadyPassed();", ""],
    "The preview of a maker stores no answers": ["if (!attempt.version.isPreview) await", "await"],
  }),
  ...guardsIn(`${TESTS}/operations/complete-response.ts`, ANSWERED, {
    "A test can be completed only with an answer to every question": [
      "if (missing > 0) throw unanswered(missing);",
      "",
    ],
    "The preview of a maker earns no certificate": [
      "if (version.isPreview) return { data: presentResponse(completed, null) };",
      "",
    ],
    "The grade of a passed test does not change": ["if (passed) return", "if (passed && !viewer) return"],
  }),
  ...guardsIn(`${TESTS}/test.policy.ts`, RACES, {
    "Replacing a test and beginning to answer it wait for each other": ['.forShare("test")', ""],
    "Deleting an online course and passing its test wait for each other": ['.forKeyShare("ecourse")', ""],
  }),
  ...guardsIn(`${TESTS}/test.policy.ts`, SAVED, {
    "The test of a deleted lesson cannot be answered": [
      "if (row.deleted_at) throw lessonIsDeleted();\n  return { ...row",
      "return { ...row",
    ],
    "The test of a deleted lesson cannot be changed": ["if (lesson && lesson.deleted_at) throw lessonIsDeleted();", ""],
  }),
  ...guardsIn(`${TESTS}/operations/save-test.ts`, SAVED, {
    "Saving a test does not overwrite one that somebody else saved in the meantime": [
      "refuseUnseenVersion(current, input);",
      "",
    ],
  }),
];
