import { guardsIn } from "../guard.ts";

const INSTALMENTS = "api/src/features/enrolments/instalments";
const PAYMENTS = "api/src/features/enrolments/payments";
const TESTS = ["asking", "deciding", "what-comes-in", "reminders"].map((about) => `${INSTALMENTS}/${about}.test.ts`);
const RACES = [`${INSTALMENTS}/instalment-races.test.ts`];

export const instalmentGuards = [
  ...guardsIn(`${INSTALMENTS}/instalment.mail-jobs.ts`, [`${INSTALMENTS}/reminders.test.ts`], {
    "Who is blocked, or organises no courses any more, is not mailed who asks for instalments": [
      '.where(({ ref }) => mayStill(ref("organizer.id"), "userCanCreateCourses"))',
      "",
    ],
  }),
  ...guardsIn("api/src/features/courses/courses/queries/seat-counts.ts", TESTS, {
    "Who waits for an answer about instalments keeps their seat": [" or ${enrolment}.has_open_request", ""],
  }),
  ...guardsIn("api/src/features/courses/courses/course.rules.ts", TESTS, {
    "A seat that a request for instalments holds does not lapse": [
      "has_open_request || (reserved_until",
      "(reserved_until",
    ],
  }),
  ...guardsIn(`${PAYMENTS}/operations/save-payment-preferences.ts`, TESTS, {
    "Nobody pays in instalments where the organiser does not allow it": [
      "if (!course.pricing_allow_installments)",
      "if (false)",
    ],
    "Who asks for instalments says why": ["return installmentReason ? {} :", "return true ? {} :"],
    "Nothing else is chosen while a request for instalments is open": [
      "if (enrolment.has_open_request) throw waitsForAnswer();",
      "",
    ],
    "A payment that was begun makes place for a request for instalments": ["open && (asksInstalments ||", "open && ("],
  }),
  ...guardsIn(`${PAYMENTS}/operations/get-payment-url.ts`, TESTS, {
    "Nobody pays while a request for instalments is open": [
      "if (enrolment.has_open_request) throw notToPay(waitsForAnswer().message);",
      "",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/finalize-enrolment.ts", TESTS, {
    "A request that a payment overtook is not decided on": [
      '.deleteFrom("instalments")',
      '.deleteFrom("instalments").where("id", "is", null)',
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/instalment.policy.ts`, TESTS, {
    "Only who manages a course sees and decides requests for instalments": [
      "managedCourses(db, viewer)",
      'db.selectFrom("courses as course")',
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/change-instalment.ts`, RACES, {
    "Of who decide on instalments at once one does": [
      'const locked = await lockEnrolment(tx, found.enrolmentId, { missing: noSuchInstalment });\n  await tx.selectFrom("instalments").select("id").where("id", "=", id).forUpdate().executeTakeFirst();',
      'const locked = { course: await tx.selectFrom("courses").selectAll().where("id", "=", (eb) => eb.selectFrom("enrolments").select("course_id").where("id", "=", found.enrolmentId)).executeTakeFirstOrThrow(), enrolment: await tx.selectFrom("enrolments").selectAll().where("id", "=", found.enrolmentId).executeTakeFirstOrThrow() };',
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/change-instalment.ts`, TESTS, {
    "Nothing is decided on instalments in a course that is called off": [
      "if (locked.course.cancelled_at) throw courseCancelled();",
      "",
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/change-instalment.ts`, RACES, {
    "A request of who is erased meanwhile is not there any more": [
      "lockEnrolment(tx, found.enrolmentId, { missing: noSuchInstalment });",
      "lockEnrolment(tx, found.enrolmentId);",
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/operations/approve-instalment.ts`, TESTS, {
    "A request for instalments is decided once": ['if (instalment.state !== "open") throw decidedAlready();', ""],
    "Instalments are not approved while staff looks at money that came in": [
      "if (await isInReview(tx, enrolment.id)) throw paymentInReview();",
      "",
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/operations/request-instalment.ts`, TESTS, {
    "Nobody mails an organiser about instalments without end": ["throw tooManyPayments();", "void 0;"],
  }),
  ...guardsIn(`${INSTALMENTS}/operations/withdraw-instalment.ts`, RACES, {
    "A request that was agreed with meanwhile is not withdrawn": ["if (!enrolment.has_open_request) return;", ""],
  }),
  ...guardsIn(`${INSTALMENTS}/operations/save-paid-amount.ts`, TESTS, {
    "Nothing is entered for instalments that do not run": [
      'if (instalment.payment_state !== "running") throw notRunning();',
      "",
    ],
    "Nothing is entered for who left the course": ["if (enrolment.delisted_at) throw participantDelisted();", ""],
    "No sum replaces another one that was entered meanwhile": ["centsOf(seen) !== before", "false"],
    "Nobody paid more in instalments than is due": ["if (paid > due) throw moreThanDue(due);", ""],
  }),
  ...guardsIn(`${INSTALMENTS}/operations/mark-instalment-paid.ts`, TESTS, {
    "Nothing is waived but what was seen": ["centsOf(waivedAmount) !== outstanding", "false"],
  }),
  ...guardsIn(`${PAYMENTS}/books/check-books.ts`, TESTS, {
    "Of who was delisted nothing is still to come": [" and enrolment.delisted_at is null", ""],
    "What is still to come in instalments unbalances no books": [
      "select instalment.enrolment_id, 0, ${outstandingOf} from",
      "select instalment.enrolment_id, 0, 0 from",
    ],
  }),
  ...guardsIn(`${INSTALMENTS}/remind-of-instalments.ts`, TESTS, {
    "Nobody is reminded twice at once to decide on instalments": ['.where("reminders", "<", due)', ""],
  }),
];
