import { guardsIn } from "../guard.ts";

const ACCESS = "api/src/features/ecourses/access";
const INVITING = [`${ACCESS}/ecourse-invitations.test.ts`];
const STUDENTS = [`${ACCESS}/students.test.ts`];
const LINKS = [`${ACCESS}/links.test.ts`];
const TELLING = [`${ACCESS}/telling.test.ts`];
const RACES = [`${ACCESS}/access-races.test.ts`];

export const ecourseAccessGuards = [
  ...guardsIn(`${ACCESS}/access.jobs.ts`, INVITING, {
    "Who accepted an invitation to an online course is not mailed it": [
      '    .where("invitation.used_at", "is", null)\n',
      "",
    ],
  }),
  ...guardsIn(`${ACCESS}/operations/use-ecourse-invitation.ts`, RACES, {
    "Nobody accepts an invitation to what is archived meanwhile": ['.forShare("ecourse")', ""],
  }),
  ...guardsIn(`${ACCESS}/inviting.policy.ts`, INVITING, {
    "Invitations to an archived online course are not valid": ['.where("ecourse.archived_at", "is", null)', ""],
    "Invitations of a blocked maker are not valid": [
      '.where((eb) => notOfBlocked(eb.ref("ecourse.organizer_id")))',
      "",
    ],
  }),
  ...guardsIn(`${ACCESS}/operations/invite-to-ecourse.ts`, INVITING, {
    "Nobody is invited to an archived online course": ["if (ecourse.archived_at) throw isArchived();", ""],
  }),
  ...guardsIn(`${ACCESS}/operations/remove-student.ts`, STUDENTS, {
    "The link of an invitation does not let a removed student in again": [
      'await tx.deleteFrom("invitations").where("ecourse_id", "=", ecourseId).where("used_by", "=", userId).execute();',
      "",
    ],
  }),
  ...guardsIn(`${ACCESS}/operations/remove-student.ts`, RACES, {
    "A student is removed once": ['.where("removed_at", "is", null)', ""],
  }),
  ...guardsIn("api/src/features/ecourses/ecourses/queries/managed-ecourse.ts", STUDENTS, {
    "Students are read by whoever manages the online course only": ["if (!ecourse) throw notManaged();", ""],
  }),
  ...guardsIn(`${ACCESS}/queries/list-students.ts`, STUDENTS, {
    "A removed student is not listed": ['.where("removed_at", "is", null)', ""],
    "Whoever was delisted is not listed": ['.where("enrolment.delisted_at", "is", null)', ""],
    "Whoever only began to enrol is not listed": ['.where("enrolment.finalized_at", "is not", null)', ""],
  }),
  ...guardsIn(`${ACCESS}/links.ts`, LINKS, {
    "Whoever links does not unlink what they did not see": [
      "refuseUnseen(linked: readonly Item[], before: readonly string[] | undefined) {",
      "refuseUnseen(linked: readonly Item[], before: readonly string[] | undefined) {\n  before = undefined;",
    ],
  }),
  ...guardsIn(`${ACCESS}/operations/link-courses.ts`, LINKS, {
    "An online course is linked to courses that one manages only": [
      "if (chosen.length < new Set(wanted).size) throw notYourCourses();",
      "",
    ],
    "An archived online course is not linked": ["if (added.length > 0 && ecourse.archived_at) throw isArchived();", ""],
  }),
  ...guardsIn(`${ACCESS}/operations/link-courses.ts`, RACES, {
    "A course that is linked is not deleted meanwhile": ['.forKeyShare("course")', ""],
  }),
  ...guardsIn(`${ACCESS}/operations/link-courses.ts`, ["api/src/features/personal-data/erasing-students.test.ts"], {
    "Linking a course is no deadlock with the erasure of its organiser": [
      '{ act: "link-courses", id, lockFirst }',
      '{ act: "link-courses", id }',
    ],
  }),
  ...guardsIn(`${ACCESS}/operations/link-ecourses.ts`, LINKS, {
    "A course uses online courses that one manages only": [
      "if (chosen.length < new Set(wanted).size) throw notYourEcourses();",
      "",
    ],
  }),
  ...guardsIn(`${ACCESS}/operations/link-ecourses.ts`, RACES, {
    "An online course that is linked is not archived meanwhile": ['.forShare("ecourse")', ""],
  }),
  ...guardsIn(`${ACCESS}/queries/linked.ts`, LINKS, {
    "Links of others stay: those of courses": ["managedCourses(db, viewer)", 'db.selectFrom("courses as course")'],
    "Links of others stay: those of online courses": [
      "managedEcourses(db, viewer)",
      'db.selectFrom("ecourses as ecourse")',
    ],
  }),
  ...guardsIn(`${ACCESS}/tell-of-access.ts`, TELLING, {
    "Whoever follows an online course by an invitation is not told again": ['.where("student.id", "is", null)', ""],
    "Whoever was delisted is not told": ['.where("enrolment.delisted_at", "is", null)', ""],
  }),
  ...guardsIn("api/src/features/courses/courses/queries/get-course.ts", LINKS, {
    "A course names its online courses to participants only": [
      "row.ownFinalizedAt !== null && row.ownDelistedAt === null ? row.ecourses : []",
      "row.ecourses",
    ],
  }),
];
