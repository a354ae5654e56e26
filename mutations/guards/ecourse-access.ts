import { guardsIn } from "../guard.ts";

const ACCESS = "api/src/features/ecourses/access";
const INVITING = [`${ACCESS}/ecourse-invitations.test.ts`];
const STUDENTS = [`${ACCESS}/students.test.ts`];
const LINKS = [`${ACCESS}/links.test.ts`];
const TELLING = [`${ACCESS}/telling.test.ts`];
const RACES = [`${ACCESS}/access-races.test.ts`];

export const ecourseAccessGuards = [
  ...guardsIn(`${ACCESS}/access.jobs.ts`, INVITING, {
    "An invitation to an online course that was already accepted is not mailed": [
      '    .where("invitation.used_at", "is", null)\n',
      "",
    ],
  }),
  ...guardsIn(`${ACCESS}/operations/use-ecourse-invitation.ts`, RACES, {
    "An invitation to an online course that was archived in the meantime cannot be accepted": [
      '.forShare("ecourse")',
      "",
    ],
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
    "A student who was removed is not removed again": ['.where("removed_at", "is", null)', ""],
  }),
  ...guardsIn("api/src/features/ecourses/ecourses/queries/managed-ecourse.ts", STUDENTS, {
    "Students are visible only to managers of the online course": ["if (!ecourse) throw notManaged();", ""],
  }),
  ...guardsIn(`${ACCESS}/queries/list-students.ts`, STUDENTS, {
    "A removed student is not listed": ['.where("removed_at", "is", null)', ""],
    "A delisted participant is not listed as a student": ['.where("enrolment.delisted_at", "is", null)', ""],
    "A person who only began to enrol is not listed as a student": [
      '.where("enrolment.finalized_at", "is not", null)',
      "",
    ],
  }),
  ...guardsIn(`${ACCESS}/links.ts`, LINKS, {
    "Saving links does not remove links that the maker did not see": [
      "refuseUnseen(linked: readonly Item[], before: readonly string[] | undefined) {",
      "refuseUnseen(linked: readonly Item[], before: readonly string[] | undefined) {\n  before = undefined;",
    ],
  }),
  ...guardsIn(`${ACCESS}/operations/link-courses.ts`, LINKS, {
    "An online course is linked only to courses that its maker manages": [
      "if (chosen.length < new Set(wanted).size) throw notYourCourses();",
      "",
    ],
    "An archived online course is not linked": ["if (added.length > 0 && ecourse.archived_at) throw isArchived();", ""],
  }),
  ...guardsIn(`${ACCESS}/operations/link-courses.ts`, RACES, {
    "Linking a course and deleting it wait for each other": ['.forKeyShare("course")', ""],
  }),
  ...guardsIn(`${ACCESS}/operations/link-courses.ts`, ["api/src/features/personal-data/erasing-students.test.ts"], {
    "Linking a course does not deadlock with the erasure of its organiser": [
      '{ act: "link-courses", id, lockFirst }',
      '{ act: "link-courses", id }',
    ],
  }),
  ...guardsIn(`${ACCESS}/operations/link-ecourses.ts`, LINKS, {
    "A course uses only online courses that its organiser manages": [
      "if (chosen.length < new Set(wanted).size) throw notYourEcourses();",
      "",
    ],
  }),
  ...guardsIn(`${ACCESS}/operations/link-ecourses.ts`, RACES, {
    "Linking an online course and archiving it wait for each other": ['.forShare("ecourse")', ""],
  }),
  ...guardsIn(`${ACCESS}/queries/linked.ts`, LINKS, {
    "Saving links keeps those to courses of others": [
      "managedCourses(db, viewer)",
      'db.selectFrom("courses as course")',
    ],
    "Saving links keeps those to online courses of others": [
      "managedEcourses(db, viewer)",
      'db.selectFrom("ecourses as ecourse")',
    ],
  }),
  ...guardsIn(`${ACCESS}/notify-of-access.ts`, TELLING, {
    "A student with an accepted invitation is not notified of access again": ['.where("student.id", "is", null)', ""],
    "A delisted participant is not notified of access": ['.where("enrolment.delisted_at", "is", null)', ""],
  }),
  ...guardsIn("api/src/features/courses/courses/queries/get-course.ts", LINKS, {
    "A course names its online courses to participants only": [
      "row.ownFinalizedAt !== null && row.ownDelistedAt === null ? row.ecourses : []",
      "row.ecourses",
    ],
  }),
];
