import { guardsIn } from "../guard.ts";

const COURSES = "api/src/features/courses/courses";
const READING = [`${COURSES}/courses.test.ts`];
const MAKING = [`${COURSES}/making-courses.test.ts`];
const CHANGING = [`${COURSES}/changing-courses.test.ts`];
const RACES = [`${COURSES}/course-races.test.ts`];

export const courseGuards = [
  ...guardsIn(`${COURSES}/course-notices.ts`, [`${COURSES}/course-notices.test.ts`], {
    "A course that was called off tells of no deadline": ['.where("cancelled_at", "is", null)', ""],
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
    "Who lost the right to make courses does not see their unpublished ones": [
      "viewer?.abilities.userCanCreateCourses ? [eb",
      "viewer ? [eb",
    ],
  }),
  ...guardsIn(`${COURSES}/course.policy.ts`, READING, {
    "Only the organiser and admins have permissions to manage in `me.can` of a course": [
      "(viewer.abilities.userIsAdmin || course.organizer_id === viewer.id);",
      "true;",
    ],
    "An unpublished course is visible only to who manages it": [
      "eb.or([hasPage(eb), ...organizes",
      "eb.or([eb.lit(true), ...organizes",
    ],
    "Courses of a blocked organiser are not listed": [', notOfBlocked(eb.ref("course.organizer_id"))', ""],
    "Nobody enrols in a closed course uninvited": [
      "canEnrol(course.isInvited, viewer.id)",
      "canEnrol(true, viewer.id)",
    ],
    "Nobody enrols in, or invites to, a course that is not on the site": [
      "enrolProblem({ ...course, isAdmitted }",
      "enrolProblem({ ...course, isListed: true, isAdmitted }",
    ],
    "Nobody is offered to begin what cannot be paid": [" &&\n      course.isPayable,", ","],
    "An organiser does not enrol in their own course": [
      "canEnrol(course.isInvited, viewer.id)",
      "canEnrol(course.isInvited)",
    ],
  }),
  ...guardsIn(`${COURSES}/course.rules.ts`, READING, {
    "Nobody enrols after the deadline": ["isBeforeDeadline(course, now) ? undefined", "true ? undefined"],
    "Nobody enrols in a course that is only shown": ["!course.isListed || !course.has_enrollments", "!course.isListed"],
    "A course is open until the end of its deadline in Brussels": [
      "brusselsDay(now) <= enrollment_deadline",
      "now.toISOString().slice(0, 10) <= enrollment_deadline",
    ],
  }),
  ...guardsIn(`${COURSES}/queries/get-course.ts`, READING, {
    "What is for participants of a course is hidden from others": [
      "(can.update ? fieldsFrom(row, FOR_ITS_ORGANIZER) : HIDDEN)",
      "fieldsFrom(row, FOR_ITS_ORGANIZER)",
    ],
  }),
  ...guardsIn(`${COURSES}/course-notices.ts`, [`${COURSES}/course-notices.test.ts`], {
    "An organiser hears of each deadline that passes": ["`${id} ${enrollment_deadline}`", "id"],
  }),
  ...guardsIn(`${COURSES}/course-input.ts`, MAKING, {
    "A course is not planned further than ten years ahead": [
      "...(typed.hasRealLifePart && problemsOfDays(typed, ctx.now)),",
      "",
    ],
    "Nothing of a part of a course that is switched off is stored": [
      "part(typed) ? (value ?? null) : null",
      "value ?? null",
    ],
    "Only who may makes courses that people enrol in": [
      "!viewer.abilities.userCanCreateCoursesWithEnrollments &&",
      "false &&",
    ],
    "Only admins say that a course is of the house": ["...problemsOfHouse(viewer, input, before),", ""],
  }),
  ...guardsIn(`${COURSES}/course-choices.ts`, MAKING, {
    "Only admins choose a type of course that is for them": [
      "!viewer.abilities.userIsAdmin && { courseTypeId:",
      "false && { courseTypeId:",
    ],
    "A discount that is switched off is not chosen": [
      '.where("discount.is_active", "=", false)',
      '.where("discount.id", "=", 0)',
    ],
  }),
  ...guardsIn(`${COURSES}/course-choices.ts`, RACES, {
    "A choice is not merged away while a course is saved with it": [" order by id for key share", ""],
    "Making a course and merging a choice wait for each other in one order": [
      "await sql`lock table courses in row exclusive mode`.execute(tx);",
      "",
    ],
  }),
  ...guardsIn(`${COURSES}/survey.ts`, CHANGING, {
    "A question of another course is not taken over": ["(id && known.delete(id) ? id : null)", "(id ?? null)"],
    "An answer of another question is not taken over": [
      "id && known.delete(keyOf(questionId, id)) ? id : null",
      "id ?? null",
    ],
  }),
  ...guardsIn(`${COURSES}/course-writing.ts`, CHANGING, {
    "A course gets no address of a page": [", reserved: RESERVED_SLUGS.course }", " }"],
  }),
  ...guardsIn(`${COURSES}/operations/update-course.ts`, CHANGING, {
    "A stale version of a course overwrites nothing": ["refuseUnseenVersion(course, input);", ""],
  }),
  ...guardsIn(
    `${COURSES}/operations/update-course.ts`,
    ["api/src/features/enrolments/payments/payment-races.test.ts"],
    {
      "Who is away to pay when a course gets a maximum has a seat": ["await holdSeatsOfPayers(tx, ctx, seats);", ""],
    },
  ),
  ...guardsIn(`${COURSES}/operations/delete-course.ts`, CHANGING, {
    "Nobody deletes what they may not delete, however they ask": [
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
    "What others than its organiser do to a course is in the audit log": [
      "else if (!own) await recordManaged(tx, ctx, { subject, act, row, ...details });",
      "",
    ],
  }),
  ...guardsIn("web/src/platform/shown-pages.ts", ["web/src/platform/shown-pages.test.ts"], {
    "An address asks for no more pages at once than are shown": [
      "Math.min(pageNumber(given.lastPage) ?? 0, first + MAX_PAGES_SHOWN - 1)",
      "pageNumber(given.lastPage) ?? 0",
    ],
  }),
];
