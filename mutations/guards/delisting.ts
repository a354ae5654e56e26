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
    "Two who delist somebody at once pay back once": [
      'lockFirst(among.where("enrolment.id", "=", id))',
      'among.where("enrolment.id", "=", id).selectAll("course").executeTakeFirst()',
    ],
  }),
  ...guardsIn(`${DELISTING}/delist-enrolment.ts`, TESTS, {
    "Who is delisted already is not paid back again": ["if (enrolment.delisted_at) return undefined;", ""],
    "Who is delisted gets no more back than came in": ["if (refund > money.kept) throw tooMuchBack(money.kept);", ""],
    "Who still pays in instalments owes nothing once they are delisted": [
      "money.invoiced - (money.kept - refunded)",
      "refunded",
    ],
  }),
  ...guardsIn(`${DELISTING}/delist-enrolment.ts`, WAITING, {
    "The seat of who is delisted is offered at once": [
      'if (as !== "cancelled") await seatFreed(tx, services, course.id);',
      "",
    ],
  }),
  ...guardsIn(`${DELISTING}/operations/delist-participant.ts`, TESTS, {
    "Who is still enrolling is not delisted": ["if (!enrolment.finalized_at) throw notEnrolledYet();", ""],
  }),
  ...guardsIn(`${DELISTING}/operations/relist-participant.ts`, RELISTING, {
    "Nobody is taken back into a full course": ["if (!(await hasFreeSeat(tx, course, now))) throw courseIsFull();", ""],
    "Nobody is taken back into a course that was called off": [
      "if (course.cancelled_at) throw courseIsCancelled();",
      "",
    ],
    "Who erased their account is not taken back": ["if (enrolment.user_id === null) throw accountIsErased();", ""],
    "Who is blocked is not taken back": [
      "if (await isBlocked(tx, enrolment.user_id)) throw accountIsBlocked();",
      "void isBlocked;",
    ],
    "A seat is held for who is taken back and pays again": [
      "...(hasToPay && (await reservationUntil(tx, ctx, course, later(now, HELD)))),",
      "",
    ],
    "Who got something back pays again": ["...(hasToPay && PAYS_AGAIN),", ""],
    "Who is taken back in a course that is free by now has nothing to pay": [
      "const hasToPay = enrolment.was_credited && !isFree(course);",
      "const hasToPay = enrolment.was_credited;",
    ],
    "What was sent is not paid back": ["rest > 0 && !money.sent.has(code)", "rest > 0"],
    "Who buys again is asked anew to waive the fourteen days": ["withdrawal_waived_at: null,", ""],
  }),
  ...guardsIn(`${DELISTING}/operations/leave-course.ts`, LEAVING, {
    "Nobody leaves by themselves when nothing goes back, or it is not allowed": [
      "if (problem) throw mayNotLeave(problem);",
      "",
    ],
    "Nobody leaves for another amount than they saw": [
      "if (refund !== centsOf(refundAmount)) throw otherRefund();",
      "",
    ],
  }),
  ...guardsIn(`${DELISTING}/operations/request-delist.ts`, LEAVING, {
    "A request to be delisted is mailed once": ["if (enrolment.delist_requested_at) return;", ""],
    "What was answered to a request stays to be read": ['.where("delist_requested_at", "is not", null)', ""],
  }),
  ...guardsIn(`${DELISTING}/delisting.mail-jobs.ts`, RELISTING, {
    "A credit note of relisting goes to the address for the invoice too": [
      'await mailNotesToBuyers(services, enrolment, notes, isFree(enrolment) ? "relisted-free" : "relisted");',
      "",
    ],
  }),
  ...guardsIn(`${DELISTING}/delisting.mail-jobs.ts`, [`${DELISTING}/delisting-mails.test.ts`], {
    "Who is blocked, or organises no courses any more, is not mailed who asks to be taken off": [
      '.where(({ ref }) => mayStill(ref("course.organizer_id"), "userCanCreateCourses"))',
      "",
    ],
    "Who was taken back is not told that they were taken off": [
      '    .where("enrolment.delisted_at", "is not", null)\n',
      "",
    ],
    "Who was taken off is not told that they are back": [
      '    .where("enrolment.delisted_at", "is", null)\n    .executeTakeFirst();\n  if (!enrolment) return;\n  const notes',
      "    .executeTakeFirst();\n  if (!enrolment) return;\n  const notes",
    ],
    "An organiser hears of no request that was withdrawn": [
      '    .where("enrolment.delist_requested_at", "is not", null)\n',
      "",
    ],
    "Who asks again to be delisted is not told that it was declined": [
      '    .where("enrolment.delist_requested_at", "is", null)\n',
      "",
    ],
    "Who was taken off after all is not told that it was declined": [
      '    .where("enrolment.delisted_at", "is", null)\n    .where("enrolment.delist_requested_at", "is", null)',
      '    .where("enrolment.delist_requested_at", "is", null)',
    ],
    "Nobody is told that money is back that is not": ['    .where("refund.state", "=", "refunded")\n', ""],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/end-reservation.ts", [`${DELISTING}/releasing-seats.test.ts`], {
    "A seat is released of who began before there was a maximum": [
      "case when reserved_since is not null then ${now}::timestamptz end",
      "${now}::timestamptz",
    ],
  }),
  ...guardsIn(`${DELISTING}/operations/release-seat.ts`, [`${DELISTING}/releasing-seats.test.ts`], {
    "Where there is a seat for everybody none is released": [
      "if (hasUnlimitedSeats(course) && !isSeatHeld(enrolment, now)) throw noSeatToRelease();",
      "",
    ],
    "A seat that is released is not held by an offer": [
      '.set({ state: "lapsed", ended_at: now })',
      ".set({ ended_at: null })",
    ],
    "Who lost their seat before hears nothing of its release": ["if (isSeatHeld(enrolment, now))", "if (now)"],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/enrolment.rules.ts", [`${DELISTING}/leaving.test.ts`], {
    "What goes back is what was agreed, whatever the course costs since": [
      "(finalized_at === null ? !isFree(course) : (price_course ?? 0) > discount_amount);",
      "(finalized_at === undefined ? price_course === discount_amount : !isFree(course));",
    ],
  }),
  ...guardsIn(`${DELISTING}/operations/release-seat.ts`, ["api/src/desk-table.test.ts"], {
    "Only the seat of who is still paying is released": [
      "if (enrolment.finalized_at || enrolment.delisted_at || enrolment.has_open_request) throw noSeatToRelease();",
      "",
    ],
  }),
  ...guardsIn(`${DELISTING}/operations/decline-delist-request.ts`, LEAVING, {
    "An organiser declines a request that is there": ["if (!enrolment.delist_requested_at) throw requestIsGone();", ""],
  }),
  ...guardsIn(`${DELISTING}/operations/decline-delist-request.ts`, LEAVING, {
    "A request to be delisted is declined once": ["if (!enrolment.delist_requested_at) throw noSuchRequest();", ""],
  }),
  ...guardsIn(`${DELISTING}/operations/decline-delist-request.ts`, RACES, {
    "A request of who is erased meanwhile is not declined": [
      "lockEnrolment(tx, id, { missing: noSuchRequest })",
      "lockEnrolment(tx, id)",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/refund-terms.ts", LEAVING, {
    "A first day that moves takes no agreed refund away": [
      "(then !== null && then > now) ? then : now",
      "false ? then : now",
    ],
  }),
  ...guardsIn(`${DELISTING}/refund-scale.ts`, SCALE, {
    "Who gave up the fourteen days does not have them": [
      "isWithdrawalWaived ? null : withdrawalUntil",
      "withdrawalUntil",
    ],
    "An add-on that was sent is not paid back by the scale": ["sent.has(line.code) ? sum + line.rest : sum", "sum"],
  }),
  ...guardsIn("api/src/features/enrolments/payments/settle-payment.ts", TESTS, {
    "A payment of somebody who was delisted enrols nobody": [
      'if (enrolment.delisted_at) return "paid-after-delisting";',
      "",
    ],
  }),
  ...guardsIn(
    `${DELISTING}/operations/delist-participant.ts`,
    ["api/src/features/enrolments/cancelling/cancelling.test.ts"],
    {
      "Of a course that is called off nobody is taken off for less": [
        "if (course.cancelled_at) throw cancelledCourse();",
        "",
      ],
    },
  ),
  ...guardsIn(`${DELISTING}/operations/leave-course.ts`, LEAVING, {
    "Who is still enrolling does not leave": ["if (!enrolment?.finalized_at)", "if (!enrolment)"],
  }),
  ...guardsIn(`${DELISTING}/operations/request-delist.ts`, LEAVING, {
    "Who does not take part does not ask to be delisted": [
      "if (!enrolment?.finalized_at || enrolment.delisted_at) throw notEnrolled();\n    if",
      "if (!enrolment) throw notEnrolled();\n    if",
    ],
    "Who does not take part withdraws no request": [
      "if (!enrolment?.finalized_at || enrolment.delisted_at) throw notEnrolled();\n    await tx",
      "if (!enrolment) throw notEnrolled();\n    await tx",
    ],
  }),
];
