import { AS_STAFF, guardsIn } from "../guard.ts";

const COURSES = "api/src/features/courses/courses";
const ENROLMENTS = "api/src/features/enrolments";
const COPYING = [`${COURSES}/copying-courses.test.ts`];
const CANCELLING = [`${ENROLMENTS}/cancelling/cancelling.test.ts`, `${ENROLMENTS}/cancelling/late-money.test.ts`];
const SAVED = "api/src/features/courses/saved-searches";
const SEARCHES = [`${SAVED}/saved-searches.test.ts`];

/** Next editions and cancelled courses. */
export const editionGuards = [
  ...guardsIn(`${COURSES}/operations/copy-course.ts`, ["api/src/features/ecourses/access/access-races.test.ts"], {
    "Copying a course and archiving its online course wait for each other": ['    .forShare("ecourse")\n', ""],
  }),
  ...guardsIn(`${COURSES}/operations/copy-course.ts`, COPYING, {
    "A copy of a course is not linked to online courses of other makers": [
      'ecourses.where("ecourse.organizer_id", "=", id)',
      "ecourses",
    ],
    "A copy of a course is not linked to an archived online course": ['.where("ecourse.archived_at", "is", null)', ""],
    "A copy is not linked to online courses if the organiser may not make any": [
      "if (!abilities.userCanCreateEcourses) return;",
      "",
    ],
    "A copy of a course is organised by the house only if an admin makes the copy": [
      "viewer.abilities.userIsAdmin && course.organized_by_cs",
      "course.organized_by_cs",
    ],
    "Copying a course with enrolments requires the right to create those": [
      "    refuseFirst(problemsOfRights(viewer, { hasEnrollments: course.has_enrollments, organizedByCs }));\n",
      "",
    ],
    "A course whose type is reserved for admins is copied only by admins": [
      "    refuseFirst(await problemsOfChoices(tx, { viewer, input: choices }));\n",
      "",
    ],
    "A discount that is not in use is not copied": ['      .where("discount.is_active", "=", true)\n', ""],
  }),
  ...guardsIn(`${COURSES}/operations/publish-course.ts`, COPYING, {
    "A course with meetings cannot be published without its days": [
      "    if (course.has_real_life_part && course.start_date === null) throw needsDays();\n",
      "",
    ],
  }),
  ...guardsIn(`${SAVED}/operations/save-search.ts`, SEARCHES, {
    "A course can be followed only by people who may see it": [
      "  if (course.length === 0) throw noSuchCourse();\n",
      "",
    ],
  }),
  ...guardsIn(`${SAVED}/tell-new-course.ts`, SEARCHES, {
    "Followers of an earlier edition are notified of the next one once": [
      "      .where(sql<boolean>`(${isToldOfEdition(earlier)} or not ${isSubscribedToEdition(earlier)})`)\n",
      "",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/cancelling/cancel-course.ts`, CANCELLING, {
    "Cancelling a course twice changes nothing": ["    if (course.cancelled_at) return;\n", ""],
    "A course that is over cannot be cancelled": [
      "    if (!canCancel({ ...course, hadParticipants }, now)) throw isOver(course, now) ? courseIsOver() : notToCancel();\n",
      "",
    ],
    "A course is cancelled only with the refund amount that was confirmed": [
      "    if (expected.refund !== centsOf(refund)) throw refundChanged(expected.refund);\n",
      "",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/enrolments/queries/lock-enrolment.ts`, CANCELLING, {
    "Enrolling in or paying for a cancelled course is refused": [
      "  if (course.cancelled_at) throw cancelledCourse();\n",
      "",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/payments/settle-payment.ts`, CANCELLING, {
    "A payment does not enrol anybody in a cancelled course": [
      "course.cancelled_at === null && holdsSeat",
      "holdsSeat",
    ],
    "A payment for a cancelled course is refunded automatically": [
      "await services.jobs.enqueue(tx, delistCancelled, { enrolmentId: enrolment.id });",
      "void delistCancelled;",
    ],
    "A payment of somebody who was delisted because the course was cancelled is refunded automatically": [
      "await startRefund(tx, services, { payment, paidFor: course.title, by: null, now });",
      "void startRefund;",
    ],
    "A payment for a cancelled course that the provider already refunded is not refunded again": [
      "(await refundableOf(tx, payment)) > 0",
      "refundableOf",
    ],
    "A payment that was charged back before we learned of it is not refunded": [
      "await recordChargeback(services, tx, { ...locked, payment }, found);\n    await next(services, tx, { ...locked, payment, received: found.amount, now });",
      "await next(services, tx, { ...locked, payment, received: found.amount, now });\n    await recordChargeback(services, tx, { ...locked, payment }, found);",
    ],
    "A payment of somebody who was delisted before the course was cancelled is left to staff": [
      'enrolment.delisted_as !== "cancelled"',
      "false",
    ],
    "A payment in another currency for a cancelled course is left to staff": [
      " || received === null) return undefined",
      ") return undefined",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/delisting/delist-enrolment.ts`, CANCELLING, {
    "Staff do not have to decide about money that is refunded in full": [
      '  if (delisting.refund === "all") await settleRefunded(tx, enrolment.id, now);\n',
      "",
    ],
    "Participants of a cancelled course are not told that they were delisted": [
      'as === "cancelled" ? "courseCancelled" : "participantDelistedNotification"',
      '"participantDelistedNotification"',
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/payments/anomalies/settle-refunded.ts`, CANCELLING, {
    "What staff decided about a payment stays when the course is cancelled": [
      '    .where("anomalies.decided_at", "is", null)\n',
      "",
    ],
    "Nobody is told that a payment in another currency is refunded": ['    .where("payment.received", ">", 0)\n', ""],
  }),
  ...guardsIn(`${ENROLMENTS}/payments/anomalies/anomaly.rules.ts`, CANCELLING, {
    "Staff are not offered to enrol somebody in a cancelled course": [" && enrolment.cancelled_at === null", ""],
  }),
  ...guardsIn(`${COURSES}/operations/unpublish-course.ts`, CANCELLING, {
    "A cancelled course keeps its page": ["    if (course.cancelled_at) throw isCancelled();\n", ""],
  }),
  ...guardsIn(`${COURSES}/course.policy.ts`, CANCELLING, {
    "A cancelled course is in no list": [', eb("course.cancelled_at", "is", null)', ""],
  }),
  ...guardsIn(`${ENROLMENTS}/cancelling/get-cancellation.ts`, CANCELLING, {
    "Only managers of a course see the consequences of cancelling it": [
      "managedCourseAt(ctx, slug",
      `managedCourseAt(${AS_STAFF}, slug`,
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/figures/get-figures.ts`, [`${ENROLMENTS}/figures/figures.test.ts`], {
    "Only managers of a course see its figures": ["managedCourseAt(ctx, slug", `managedCourseAt(${AS_STAFF}, slug`],
  }),
];
