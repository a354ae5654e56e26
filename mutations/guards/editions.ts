import { AS_STAFF, guardsIn } from "../guard.ts";

const COURSES = "api/src/features/courses/courses";
const ENROLMENTS = "api/src/features/enrolments";
const COPYING = [`${COURSES}/copying-courses.test.ts`];
const CANCELLING = [`${ENROLMENTS}/cancelling/cancelling.test.ts`, `${ENROLMENTS}/cancelling/late-money.test.ts`];
const SAVED = "api/src/features/courses/saved-searches";
const SEARCHES = [`${SAVED}/saved-searches.test.ts`];

/** Next editions, courses that are called off, and what is sent home. */
export const editionGuards = [
  ...guardsIn(`${COURSES}/operations/copy-course.ts`, ["api/src/features/ecourses/access/access-races.test.ts"], {
    "A copy of a course is not linked to what is archived at that moment": ['    .forShare("ecourse")\n', ""],
  }),
  ...guardsIn(`${COURSES}/operations/copy-course.ts`, COPYING, {
    "A copy of a course keeps no online course of another maker": [
      'ecourses.where("ecourse.organizer_id", "=", id)',
      "ecourses",
    ],
    "A copy of a course is not linked to an archived online course": ['.where("ecourse.archived_at", "is", null)', ""],
    "Whoever makes no online courses keeps none in a copy of a course": [
      "if (!abilities.userCanCreateEcourses) return;",
      "",
    ],
    "A copy of a course is not of the house unless an admin makes it": [
      "viewer.abilities.userIsAdmin && course.organized_by_cs",
      "course.organized_by_cs",
    ],
    "Nobody copies a course with enrolments without the right to them": [
      "    refuseFirst(problemsOfRights(viewer, { hasEnrollments: course.has_enrollments, organizedByCs }));\n",
      "",
    ],
    "Nobody copies a course of a type that only admins choose": [
      "    refuseFirst(await problemsOfChoices(tx, { viewer, input: choices }));\n",
      "",
    ],
    "A discount that is not in use is not copied": ['      .where("discount.is_active", "=", true)\n', ""],
  }),
  ...guardsIn(`${COURSES}/operations/publish-course.ts`, COPYING, {
    "A course with meetings is not published without its days": [
      "    if (course.has_real_life_part && course.start_date === null) throw needsDays();\n",
      "",
    ],
  }),
  ...guardsIn(`${SAVED}/operations/save-search.ts`, SEARCHES, {
    "Nobody follows a course that they may not see": ["  if (course.length === 0) throw noSuchCourse();\n", ""],
  }),
  ...guardsIn(`${SAVED}/tell-new-course.ts`, SEARCHES, {
    "Who follows an earlier edition hears of the next one once": [
      "      .where(sql<boolean>`(${isToldOfEdition(earlier)} or not ${isSubscribedToEdition(earlier)})`)\n",
      "",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/cancelling/cancel-course.ts`, CANCELLING, {
    "A course is called off once": ["    if (course.cancelled_at) return;\n", ""],
    "A course that is over is not called off": [
      "    if (!canCancel({ ...course, hadParticipants }, now)) throw isOver(course, now) ? courseIsOver() : notToCancel();\n",
      "",
    ],
    "A course is called off for the amount that was confirmed": [
      "    if (expected.refund !== centsOf(refund)) throw refundChanged(expected.refund);\n",
      "",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/enrolments/queries/lock-enrolment.ts`, CANCELLING, {
    "Nobody begins or pays in a course that was called off": [
      "  if (course.cancelled_at) throw cancelledCourse();\n",
      "",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/payments/settle-payment.ts`, CANCELLING, {
    "A payment enrols nobody in a course that was called off": [
      "course.cancelled_at === null && holdsSeat",
      "holdsSeat",
    ],
    "What is paid for a course that was called off goes back by itself": [
      "await services.jobs.enqueue(tx, delistCancelled, { enrolmentId: enrolment.id });",
      "void delistCancelled;",
    ],
    "What comes in after somebody was taken off because a course was called off goes back by itself": [
      "await startRefund(tx, services, { payment, paidFor: course.title, by: null, now });",
      "void startRefund;",
    ],
    "What went back at the provider already does not go back again": ["(await leftOf(tx, payment)) > 0", "leftOf"],
    "What the bank took back before we heard of a payment does not go back": [
      "await recordChargeback(services, tx, { ...locked, payment }, found);\n    await next(services, tx, { ...locked, payment, received: found.amount, now });",
      "await next(services, tx, { ...locked, payment, received: found.amount, now });\n    await recordChargeback(services, tx, { ...locked, payment }, found);",
    ],
    "What comes in of who was taken off before goes to a person": ['enrolment.delisted_as !== "cancelled"', "false"],
    "What comes in of another currency for a course that was called off goes to a person": [
      " || received === null) return undefined",
      ") return undefined",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/delisting/delist-enrolment.ts`, CANCELLING, {
    "Nobody has to decide about money that all goes back": [
      '  if (delisting.refund === "all") await settleRefunded(tx, enrolment.id, now);\n',
      "",
    ],
    "Who was in a course that is called off is not told that they were taken off": [
      'as === "cancelled" ? "courseCancelled" : "participantDelistedNotification"',
      '"participantDelistedNotification"',
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/payments/anomalies/settle-refunded.ts`, CANCELLING, {
    "What a person decided on money stays when the course is called off": [
      '    .where("anomalies.decided_at", "is", null)\n',
      "",
    ],
    "Money of another currency is not said to go back": ['    .where("payment.received", ">", 0)\n', ""],
  }),
  ...guardsIn(`${ENROLMENTS}/payments/anomalies/anomaly.rules.ts`, CANCELLING, {
    "Nobody is offered to enrol somebody in a course that was called off": [" && enrolment.cancelled_at === null", ""],
  }),
  ...guardsIn(`${COURSES}/operations/unpublish-course.ts`, CANCELLING, {
    "A course that was called off keeps its page": ["    if (course.cancelled_at) throw isCancelled();\n", ""],
  }),
  ...guardsIn(`${COURSES}/course.policy.ts`, CANCELLING, {
    "A course that was called off is in no list": [', eb("course.cancelled_at", "is", null)', ""],
  }),
  ...guardsIn(`${ENROLMENTS}/cancelling/get-cancellation.ts`, CANCELLING, {
    "Only who manages a course reads what calling it off would mean": [
      "managedCourseAt(ctx, slug",
      `managedCourseAt(${AS_STAFF}, slug`,
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/figures/get-figures.ts`, [`${ENROLMENTS}/figures/figures.test.ts`], {
    "Only who manages a course reads how it stands": ["managedCourseAt(ctx, slug", `managedCourseAt(${AS_STAFF}, slug`],
  }),
];
