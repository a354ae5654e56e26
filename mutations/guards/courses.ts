import { guardsIn } from "../guard.ts";

const COURSES = "api/src/features/courses/courses";
const READING = [`${COURSES}/courses.test.ts`];
const MAKING = [`${COURSES}/making-courses.test.ts`];
const CHANGING = [`${COURSES}/changing-courses.test.ts`];
const RACES = [`${COURSES}/course-races.test.ts`];

export const courseGuards = [
  ...guardsIn(`${COURSES}/course-notices.ts`, [`${COURSES}/course-notices.test.ts`], {
    "No deadline notification is sent for a cancelled course": ['.where("cancelled_at", "is", null)', ""],
  }),
  ...guardsIn(`${COURSES}/course.policy.ts`, CHANGING, {
    "An organiser manages only their own courses": [
      '.$if(!viewer.abilities.userIsAdmin, (courses) => courses.where("course.organizer_id", "=", viewer.id));',
      ";",
    ],
    "A published course that people enrol in cannot be deleted": [
      "delete: manages && (!isPublished || !course.has_enrollments || isCancelled) &&",
      "delete: manages &&",
    ],
    "An organiser who lost the right to create courses does not see their unpublished ones": [
      "viewer?.abilities.userCanCreateCourses ? [eb",
      "viewer ? [eb",
    ],
  }),
  ...guardsIn(`${COURSES}/course.policy.ts`, READING, {
    "Only the organiser and admins have permissions to manage in `me.can` of a course": [
      "(viewer.abilities.userIsAdmin || course.organizer_id === viewer.id);",
      "true;",
    ],
    "An unpublished course is visible only to its managers": [
      "eb.or([hasPage(eb), ...organizes",
      "eb.or([eb.lit(true), ...organizes",
    ],
    "Courses of a blocked organiser are not listed": [', notOfBlocked(eb.ref("course.organizer_id"))', ""],
    "Enrolling in a closed course requires an invitation": [
      "canEnrol(course.isInvited, viewer.id)",
      "canEnrol(true, viewer.id)",
    ],
    "Enrolling in or inviting to a course that is not on the site is refused": [
      "enrolProblem({ ...course, isAdmitted }",
      "enrolProblem({ ...course, isListed: true, isAdmitted }",
    ],
    "Enrolling is not offered while a course cannot be paid for": [" &&\n      course.isPayable,", ","],
    "An organiser cannot enrol in their own course": [
      "canEnrol(course.isInvited, viewer.id)",
      "canEnrol(course.isInvited)",
    ],
  }),
  ...guardsIn(`${COURSES}/course.rules.ts`, READING, {
    "Enrolling after the deadline is refused": ["isBeforeDeadline(course, now) ? undefined", "true ? undefined"],
    "Enrolling in a course that is only announced is refused": [
      "!course.isListed || !course.has_enrollments",
      "!course.isListed",
    ],
    "A course is open until the end of its deadline in Brussels": [
      "brusselsDay(now) <= enrollment_deadline",
      "now.toISOString().slice(0, 10) <= enrollment_deadline",
    ],
  }),
  ...guardsIn(`${COURSES}/queries/get-course.ts`, READING, {
    "Fields for the organiser of a course are hidden from others": [
      "(can.update ? fieldsFrom(row, FOR_ITS_ORGANIZER) : HIDDEN)",
      "fieldsFrom(row, FOR_ITS_ORGANIZER)",
    ],
  }),
  ...guardsIn(`${COURSES}/course-notices.ts`, [`${COURSES}/course-notices.test.ts`], {
    "An organiser is notified of each deadline that passes": ["`${id} ${enrollment_deadline}`", "id"],
  }),
  ...guardsIn(`${COURSES}/course-input.ts`, MAKING, {
    "The days of a course are at most ten years ahead": [
      "...(typed.hasRealLifePart && problemsOfDays(typed, ctx.now)),",
      "",
    ],
    "Fields of a part of a course that is switched off are not stored": [
      "part(typed) ? (value ?? null) : null",
      "value ?? null",
    ],
    "Courses with enrolments are created only by organisers with that right": [
      "!viewer.abilities.userCanCreateCoursesWithEnrollments &&",
      "false &&",
    ],
    "Only admins can mark a course as organised by the house": [
      "...problemsOfOrganizedByCs(viewer, input, before),",
      "",
    ],
  }),
  ...guardsIn(`${COURSES}/course-choices.ts`, MAKING, {
    "Only admins can choose a type of course that is reserved for them": [
      "!viewer.abilities.userIsAdmin && { courseTypeId:",
      "false && { courseTypeId:",
    ],
    "A discount that is switched off cannot be chosen for a course": [
      '.where("discount.is_active", "=", false)',
      '.where("discount.id", "=", 0)',
    ],
  }),
  ...guardsIn(`${COURSES}/course-choices.ts`, RACES, {
    "A look-up is not merged into another one while a course that uses it is saved": [" order by id for key share", ""],
    "Creating a course and merging a look-up do not deadlock": [
      "await sql`lock table courses in row exclusive mode`.execute(tx);",
      "",
    ],
  }),
  ...guardsIn(`${COURSES}/survey.ts`, CHANGING, {
    "Saving a course does not take over a question of another course": [
      "(id && known.delete(id) ? id : null)",
      "(id ?? null)",
    ],
    "Saving a course does not take over an answer of another question": [
      "id && known.delete(keyOf(questionId, id)) ? id : null",
      "id ?? null",
    ],
  }),
  ...guardsIn(`${COURSES}/course-writing.ts`, CHANGING, {
    "A course does not get the address of a page": [", reserved: RESERVED_SLUGS.course }", " }"],
  }),
  ...guardsIn(`${COURSES}/operations/update-course.ts`, CHANGING, {
    "A stale version of a course overwrites nothing": ["refuseUnseenVersion(course, input);", ""],
  }),
  ...guardsIn(
    `${COURSES}/operations/update-course.ts`,
    ["api/src/features/enrolments/payments/payment-races.test.ts"],
    {
      "People who are paying when a course gets a maximum keep a seat": [
        "await holdSeatsOfPayers(tx, ctx, seats);",
        "",
      ],
    },
  ),
  ...guardsIn(`${COURSES}/operations/delete-course.ts`, CHANGING, {
    "Deleting a course is refused without the permission to delete it": [
      "if (!coursePermissions(ctx.viewer, facts, ctx.now).delete) throw peopleEnrol();",
      "",
    ],
  }),
  ...guardsIn(`${COURSES}/operations/publish-course.ts`, CHANGING, {
    "Publishing a course twice changes nothing": ["if (course.published_at) return;", ""],
  }),
  ...guardsIn(`${COURSES}/manage-course.ts`, RACES, {
    "Concurrent changes of a course wait for each other": [
      '.forNoKeyUpdate("course").executeTakeFirst(),',
      ".executeTakeFirst(),",
    ],
  }),
  ...guardsIn("api/src/platform/audit/change-managed.ts", CHANGING, {
    "Changes to a course by anybody except its organiser are in the audit log": [
      "else if (!own) await recordManaged(tx, ctx, { subject, act, row, ...details });",
      "",
    ],
  }),
  ...guardsIn("web/src/platform/shown-pages.ts", ["web/src/platform/shown-pages.test.ts"], {
    "The number of pages that an address can request at once is limited": [
      "Math.min(pageNumber(given.lastPage) ?? 0, first + MAX_PAGES_SHOWN - 1)",
      "pageNumber(given.lastPage) ?? 0",
    ],
  }),
];
