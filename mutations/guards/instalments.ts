import { guardsIn } from "../guard.ts";

const INSTALMENTS = "api/src/features/enrolments/instalments";
const PAYMENTS = "api/src/features/enrolments/payments";
const TESTS = ["asking", "deciding", "received-amounts", "reminders"].map((about) => `${INSTALMENTS}/${about}.test.ts`);
const RACES = [`${INSTALMENTS}/instalment-races.test.ts`];

export const instalmentGuards = [
  ...guardsIn(`${INSTALMENTS}/instalment.mail-jobs.ts`, [`${INSTALMENTS}/reminders.test.ts`], {
    "An organiser who is blocked, or lost the right to create courses, is not mailed requests for instalments": [
      '.where(({ ref }) => hasAbilityNow(ref("organizer.id"), "userCanCreateCourses"))',
      "",
    ],
  }),
  ...guardsIn("api/src/features/courses/courses/queries/seat-counts.ts", TESTS, {
    "A person who waits for an answer about instalments keeps their seat": [" or ${enrolment}.has_open_request", ""],
  }),
  ...guardsIn("api/src/features/courses/courses/course.rules.ts", TESTS, {
    "A seat that a request for instalments holds does not lapse": [
      "has_open_request || (reserved_until",
      "(reserved_until",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/operations/save-payment-preferences.ts`, TESTS, {
    "Instalments are refused if the organiser does not allow them": [
      "if (!course.pricing_allow_installments)",
      "if (false)",
    ],
    "A request for instalments needs a reason": ["return installmentReason ? {} :", "return true ? {} :"],
    "Choices cannot change while a request for instalments is open": [
      "if (enrolment.has_open_request) throw waitsForAnswer();",
      "",
    ],
    "A request for instalments lets go of a payment that was begun": ["open && (asksInstalments ||", "open && ("],
  }),
  ...guardsIn(`${PAYMENTS}/operations/get-payment-url.ts`, TESTS, {
    "Paying is refused while a request for instalments is open": [
      "if (enrolment.has_open_request) throw notToPay(waitsForAnswer().message);",
      "",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/finalize-enrolment.ts", TESTS, {
    "A request for instalments cannot be decided after a payment was received": [
      '.deleteFrom("instalments")',
      '.deleteFrom("instalments").where("id", "is", null)',
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/instalment.policy.ts`, TESTS, {
    "Only managers of a course see and decide requests for instalments": [
      "managedCourses(db, viewer)",
      'db.selectFrom("courses as course")',
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/change-instalment.ts`, RACES, {
    "Concurrent decisions on a request for instalments wait for each other": [
      'const locked = await lockEnrolment(tx, found.enrolmentId, { missing: noSuchInstalment });\n  await tx.selectFrom("instalments").select("id").where("id", "=", id).forUpdate().executeTakeFirst();',
      'const locked = { course: await tx.selectFrom("courses").selectAll().where("id", "=", (eb) => eb.selectFrom("enrolments").select("course_id").where("id", "=", found.enrolmentId)).executeTakeFirstOrThrow(), enrolment: await tx.selectFrom("enrolments").selectAll().where("id", "=", found.enrolmentId).executeTakeFirstOrThrow() };',
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/change-instalment.ts`, TESTS, {
    "Requests for instalments in a cancelled course cannot be decided": [
      "if (locked.course.cancelled_at) throw courseCancelled();",
      "",
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/change-instalment.ts`, RACES, {
    "A request for instalments of an erased person is gone": [
      "lockEnrolment(tx, found.enrolmentId, { missing: noSuchInstalment });",
      "lockEnrolment(tx, found.enrolmentId);",
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/operations/approve-instalment.ts`, TESTS, {
    "A request for instalments is decided once": ['if (instalment.state !== "open") throw decidedAlready();', ""],
    "Instalments cannot be approved while staff handle an anomaly of the enrolment": [
      "if (await isInReview(tx, enrolment.id)) throw paymentInReview();",
      "",
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/operations/request-instalment.ts`, TESTS, {
    "Mails to an organiser about requests for instalments are limited": ["throw tooManyPayments();", "void 0;"],
  }),
  ...guardsIn(`${INSTALMENTS}/operations/withdraw-instalment.ts`, RACES, {
    "A request for instalments that was approved in the meantime cannot be withdrawn": [
      "if (!enrolment.has_open_request) return;",
      "",
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/operations/save-paid-amount.ts`, TESTS, {
    "Received amounts are entered only for approved instalments": [
      'if (instalment.payment_state !== "running") throw notRunning();',
      "",
    ],
    "Received amounts cannot be entered for a delisted participant": [
      "if (enrolment.delisted_at) throw participantDelisted();",
      "",
    ],
    "Entering an amount does not overwrite one that was entered in the meantime": ["centsOf(seen) !== before", "false"],
    "More than the amount due cannot be entered for instalments": ["if (paid > due) throw moreThanDue(due);", ""],
  }),
  ...guardsIn(`${INSTALMENTS}/operations/mark-instalment-paid.ts`, TESTS, {
    "Only the outstanding amount that was seen is waived": ["centsOf(waivedAmount) !== outstanding", "false"],
  }),
  ...guardsIn(`${PAYMENTS}/books/check-books.ts`, TESTS, {
    "Nothing is outstanding for a delisted participant": [" and enrolment.delisted_at is null", ""],
    "Outstanding instalments are not reported as a difference in the books": [
      "select instalment.enrolment_id, 0, ${outstandingOf} from",
      "select instalment.enrolment_id, 0, 0 from",
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/remind-of-instalments.ts`, TESTS, {
    "An organiser is not reminded twice at the same time to decide on instalments": [
      '.where("reminders", "<", due)',
      "",
    ],
  }),
];
