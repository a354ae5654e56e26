import { guardsIn } from "../guard.ts";

const DELISTING = "api/src/features/enrolments/delisting";
const TESTS = [`${DELISTING}/delisting.test.ts`, `${DELISTING}/releasing-seats.test.ts`];
const RELISTING = [`${DELISTING}/relisting.test.ts`];
const LEAVING = [`${DELISTING}/leaving.test.ts`];
const RACES = [`${DELISTING}/delisting-races.test.ts`];
const WAITING = ["waiting-list", "end-of-list"].map(
  (about) => `api/src/features/enrolments/waiting-list/${about}.test.ts`,
);
const SCALE = [`${DELISTING}/refund-scale.test.ts`];

export const delistingGuards = [
  ...guardsIn("api/src/features/enrolments/enrolments/queries/lock-enrolment.ts", RACES, {
    "Delisting somebody twice at the same time refunds once": [
      'lockFirst(among.where("enrolment.id", "=", id))',
      'among.where("enrolment.id", "=", id).selectAll("course").executeTakeFirst()',
    ],
  }),
  ...guardsIn(`${DELISTING}/delist-enrolment.ts`, TESTS, {
    "A participant who is already delisted is not refunded again": ["if (enrolment.delisted_at) return undefined;", ""],
    "A delisted participant gets no more back than was received": [
      "if (refund > money.kept) throw tooMuchBack(money.kept);",
      "",
    ],
    "A participant with outstanding instalments owes nothing once delisted": [
      "money.invoiced - (money.kept - refunded)",
      "refunded",
    ],
  }),
  ...guardsIn(`${DELISTING}/delist-enrolment.ts`, WAITING, {
    "The seat of a delisted participant is offered at once": [
      'if (as !== "cancelled") await seatFreed(tx, services, course.id);',
      "",
    ],
  }),
  ...guardsIn(`${DELISTING}/operations/delist-participant.ts`, TESTS, {
    "A person who is still enrolling cannot be delisted": ["if (!enrolment.finalized_at) throw notEnrolledYet();", ""],
  }),
  ...guardsIn(`${DELISTING}/operations/relist-participant.ts`, RELISTING, {
    "Relisting in a full course is refused": ["if (!(await hasFreeSeat(tx, course, now))) throw courseIsFull();", ""],
    "Relisting in a cancelled course is refused": ["if (course.cancelled_at) throw courseIsCancelled();", ""],
    "A participant who erased their account cannot be relisted": [
      "if (enrolment.user_id === null) throw accountIsErased();",
      "",
    ],
    "A blocked participant cannot be relisted": [
      "if (await isBlocked(tx, enrolment.user_id)) throw accountIsBlocked();",
      "void isBlocked;",
    ],
    "A seat is held for a relisted participant who has to pay again": [
      "...(hasToPay && (await reservationUntil(tx, ctx, course, later(now, HELD)))),",
      "",
    ],
    "A relisted participant who was refunded has to pay again": ["...(hasToPay && PAYS_AGAIN),", ""],
    "A participant who is relisted in a course that has become free has nothing to pay": [
      "const hasToPay = enrolment.was_credited && !isFree(course);",
      "const hasToPay = enrolment.was_credited;",
    ],
    "Add-ons that were sent are not refunded": ["rest > 0 && !money.sent.has(code)", "rest > 0"],
    "A participant who buys again is asked again to waive the fourteen days": ["withdrawal_waived_at: null,", ""],
  }),
  ...guardsIn(`${DELISTING}/operations/leave-course.ts`, LEAVING, {
    "Leaving is refused without a refund, or where it is not allowed": ["if (problem) throw mayNotLeave(problem);", ""],
    "Nobody leaves with another refund than the amount that they saw": [
      "if (refund !== centsOf(refundAmount)) throw otherRefund();",
      "",
    ],
  }),
  ...guardsIn(`${DELISTING}/operations/request-delist.ts`, LEAVING, {
    "A request to be delisted is mailed once": ["if (enrolment.delist_requested_at) return;", ""],
    "The answer to a delist request stays readable": ['.where("delist_requested_at", "is not", null)', ""],
  }),
  ...guardsIn(`${DELISTING}/delisting.mail-jobs.ts`, RELISTING, {
    "A credit note of relisting goes to the address for the invoice too": [
      'await mailNotesToBuyers(services, enrolment, notes, isFree(enrolment) ? "relisted-free" : "relisted");',
      "",
    ],
  }),
  ...guardsIn(`${DELISTING}/delisting.mail-jobs.ts`, [`${DELISTING}/delisting-mails.test.ts`], {
    "An organiser who is blocked, or lost the right to create courses, is not mailed delist requests": [
      '.where(({ ref }) => hasAbilityNow(ref("course.organizer_id"), "userCanCreateCourses"))',
      "",
    ],
    "A relisted participant is not told that they were delisted": [
      '    .where("enrolment.delisted_at", "is not", null)\n',
      "",
    ],
    "A delisted participant is not told that they were relisted": [
      '    .where("enrolment.delisted_at", "is", null)\n    .executeTakeFirst();\n  if (!enrolment) return;\n  const notes',
      "    .executeTakeFirst();\n  if (!enrolment) return;\n  const notes",
    ],
    "An organiser is not mailed a delist request that was withdrawn": [
      '    .where("enrolment.delist_requested_at", "is not", null)\n',
      "",
    ],
    "A participant with a new delist request is not told that the earlier one was declined": [
      '    .where("enrolment.delist_requested_at", "is", null)\n',
      "",
    ],
    "A participant who was delisted after all is not told that the request was declined": [
      '    .where("enrolment.delisted_at", "is", null)\n    .where("enrolment.delist_requested_at", "is", null)',
      '    .where("enrolment.delist_requested_at", "is", null)',
    ],
    "Nobody is told of a refund that did not succeed": ['    .where("refund.state", "=", "refunded")\n', ""],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/end-reservation.ts", [`${DELISTING}/releasing-seats.test.ts`], {
    "A seat can be released even if its enrolment began before the course had a maximum": [
      "case when reserved_since is not null then ${now}::timestamptz end",
      "${now}::timestamptz",
    ],
  }),
  ...guardsIn(`${DELISTING}/operations/release-seat.ts`, [`${DELISTING}/releasing-seats.test.ts`], {
    "No seat is released in a course with unlimited seats": [
      "if (hasUnlimitedSeats(course) && !isSeatHeld(enrolment, now)) throw noSeatToRelease();",
      "",
    ],
    "A released seat is not held by an earlier offer": [
      '.set({ state: "lapsed", ended_at: now })',
      ".set({ ended_at: null })",
    ],
    "A person who had already lost the seat is not told of its release": [
      "if (isSeatHeld(enrolment, now))",
      "if (now)",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/enrolment.rules.ts", [`${DELISTING}/leaving.test.ts`], {
    "A refund follows what was agreed, even if the price of the course has changed": [
      "(finalized_at === null ? !isFree(course) : (price_course ?? 0) > discount_amount);",
      "(finalized_at === undefined ? price_course === discount_amount : !isFree(course));",
    ],
  }),
  ...guardsIn(`${DELISTING}/operations/release-seat.ts`, ["api/src/desk-table.test.ts"], {
    "Only the seat of a person who is still paying can be released": [
      "if (enrolment.finalized_at || enrolment.delisted_at || enrolment.has_open_request) throw noSeatToRelease();",
      "",
    ],
  }),
  ...guardsIn(`${DELISTING}/operations/decline-delist-request.ts`, LEAVING, {
    "An organiser can decline only an existing delist request": [
      "if (!enrolment.delist_requested_at) throw requestIsGone();",
      "",
    ],
  }),
  ...guardsIn(`${DELISTING}/operations/decline-delist-request.ts`, LEAVING, {
    "A request to be delisted is declined once": ["if (!enrolment.delist_requested_at) throw noSuchRequest();", ""],
  }),
  ...guardsIn(`${DELISTING}/operations/decline-delist-request.ts`, RACES, {
    "The delist request of a person who was erased in the meantime cannot be declined": [
      "lockEnrolment(tx, id, { missing: noSuchRequest })",
      "lockEnrolment(tx, id)",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/refund-terms.ts", LEAVING, {
    "Moving the first day of a course does not reduce an agreed refund": [
      "(then !== null && then > now) ? then : now",
      "false ? then : now",
    ],
  }),
  ...guardsIn(`${DELISTING}/refund-scale.ts`, SCALE, {
    "A participant who waived the fourteen days does not have them": [
      "isWithdrawalWaived ? null : withdrawalUntil",
      "withdrawalUntil",
    ],
    "The refund terms do not refund an add-on that was sent": ["sent.has(line.code) ? sum + line.rest : sum", "sum"],
  }),
  ...guardsIn("api/src/features/enrolments/payments/settle-payment.ts", TESTS, {
    "A payment of a delisted person does not enrol them": [
      'if (enrolment.delisted_at) return "paid-after-delisting";',
      "",
    ],
  }),
  ...guardsIn(
    `${DELISTING}/operations/delist-participant.ts`,
    ["api/src/features/enrolments/cancelling/cancelling.test.ts"],
    {
      "Delisting is refused in a cancelled course, where everything is refunded": [
        "if (course.cancelled_at) throw cancelledCourse();",
        "",
      ],
    },
  ),
  ...guardsIn(`${DELISTING}/operations/leave-course.ts`, LEAVING, {
    "A person who is still enrolling cannot leave": ["if (!enrolment?.finalized_at)", "if (!enrolment)"],
  }),
  ...guardsIn(`${DELISTING}/operations/request-delist.ts`, LEAVING, {
    "Only a participant can request to be delisted": [
      "if (!enrolment?.finalized_at || enrolment.delisted_at) throw notEnrolled();\n    if",
      "if (!enrolment) throw notEnrolled();\n    if",
    ],
    "Only a participant can withdraw a delist request": [
      "if (!enrolment?.finalized_at || enrolment.delisted_at) throw notEnrolled();\n    await tx",
      "if (!enrolment) throw notEnrolled();\n    await tx",
    ],
  }),
];
