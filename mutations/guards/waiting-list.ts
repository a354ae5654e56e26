import { AS_STAFF, guardsIn } from "../guard.ts";

const COURSES = "api/src/features/courses/courses";
const WAITING = "api/src/features/enrolments/waiting-list";
const LIST = ["joining", "waiting-list", "end-of-list"].map((about) => `${WAITING}/${about}.test.ts`);
const RACES = [`${WAITING}/waiting-list-races.test.ts`];
const UNEXPECTED = ["api/src/features/enrolments/payments/unexpected-money.test.ts"];

export const waitingListGuards = [
  ...guardsIn("api/src/features/enrolments/enrolments/queries/lock-enrolment.ts", RACES, {
    "A freed seat is offered to one person, whoever notices it": [
      'lockFirst(tx.selectFrom("courses as course").where("course.id", "=", id))',
      'tx.selectFrom("courses as course").selectAll("course").where("course.id", "=", id).executeTakeFirst()',
    ],
  }),
  ...guardsIn(`${COURSES}/course.rules.ts`, LIST, {
    "A seat that somebody is waiting for is not free for others": [
      "max_participants - taken - waiting",
      "max_participants - taken",
    ],
    "A waiting list ends on the first day of the course": ["...(start_date ?", "...(start_date && false ?"],
  }),
  ...guardsIn(`${WAITING}/waiting-list.mail-jobs.ts`, [`${WAITING}/end-of-list.test.ts`], {
    "An offer of a seat that lapsed is not mailed": [" || entry.offered_until <= services.clock.now()", ""],
    "A notification about a waiting list is sent only while it is still true": [
      '    .where("entry.state", "=", state)\n',
      "",
    ],
    "A person who joined a waiting list again is not told that it ended": [
      'not(exists(selectFrom("courses").select("id").where("id", "=", courseId)))',
      'exists(selectFrom("users").select("id"))',
    ],
  }),
  ...guardsIn(`${COURSES}/operations/delete-course.ts`, [`${WAITING}/end-of-list.test.ts`], {
    "People on the waiting list of a deleted course are notified": [
      "await tellListEnded(tx, ctx, course, await peopleWhoWait(tx, course.id));",
      "",
    ],
  }),
  ...guardsIn(`${COURSES}/queries/waiting-list.ts`, LIST, {
    "Waiting is not offered for a course that is not on the site": [
      "isAdmitted: course.isInvited ||",
      "isListed: true,\n    isAdmitted: course.isInvited ||",
    ],
  }),
  ...guardsIn(`${COURSES}/queries/seat-counts.ts`, LIST, {
    "A seat that is offered counts as taken until the offer lapses": [
      "entry.state = 'offered' and entry.offered_until > ${now}",
      "false",
    ],
    "An offer and a reservation of one person count as one seat": ["and not ${hasSeatByEnrolling(now)}", ""],
    "No seat is kept for a blocked person": ["blocked.id = entry.user_id and blocked.blocked_at is not null", "false"],
  }),
  ...guardsIn(`${COURSES}/queries/seat-counts.ts`, LIST, {
    "An offer can be used only by the person who got it": [" and entry.user_id = ${personId}", ""],
    "An offer that has lapsed does not hold a seat": ["\n      and entry.offered_until > ${now}", ""],
  }),
  ...guardsIn(`${COURSES}/queries/seat-counts.ts`, RACES, {
    "An offer that was passed on does not hold a seat": ["${personId} and entry.state = 'offered'", "${personId}"],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/finalize-enrolment.ts", LIST, {
    "An enrolled person leaves the waiting list": [
      '.set({ state: "enrolled", ended_at: now })',
      ".set({ offered_at: now })",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/payments/settle-payment.ts", UNEXPECTED, {
    "A late payment takes the seat that is held for the person who paid": ["now, enrolment.user_id)", "now)"],
  }),
  ...guardsIn(`${COURSES}/course.rules.ts`, LIST, {
    "A delisted person cannot join the waiting list": ['if (own?.delisted_at) return "delisted";', ""],
    "An enrolled person cannot join the waiting list": ['if (own?.finalized_at) return "enrolled";', ""],
    "A person who could not enrol in a course cannot join its waiting list": ["if (problem) return problem;", ""],
    "A waiting list that is over cannot be joined": ['if (isWaitingListOver(course, now)) return "list-over";', ""],
    "A person who holds a seat cannot join the waiting list": ["own && isSeatHeld(own, now)", "false"],
    "A waiting list cannot be joined while a seat is free": ["freeSeats(course) === 0 ? undefined", "true ? undefined"],
  }),
  ...guardsIn(`${WAITING}/advance-waiting-list.ts`, LIST, {
    "A waiting list ends when the course leaves the site": ["return listed === undefined;", "return false;"],
    "A person who is paying for the seat that was offered keeps it": ["not ${hasSeatByEnrolling(now)}", "true"],
    "An offer to a blocked person lapses": [
      'eb.or([eb("entry.offered_until", "<=", now), isOfBlockedPerson])',
      'eb("entry.offered_until", "<=", now)',
    ],
    "An offer lasts no longer than the waiting list": ["listEnds !== null && listEnds < lasts", "false"],
    "A seat in a closed course is offered only to invited people": ["|| (course.is_closed && !entry.isAdmitted)", ""],
  }),
  ...guardsIn("api/src/platform/secrets.ts", LIST, {
    "A seat can be declined only with a link that we signed": [
      "&& sameSecret(signature, sign(secret, purpose, id))",
      "",
    ],
  }),
  ...guardsIn(`${WAITING}/give-offer-back.ts`, ["api/src/features/enrolments/delisting/releasing-seats.test.ts"], {
    "A declined seat is no longer held by a payment that was begun": [
      "if (paying) await endReservation(tx, now, paying.id);",
      "",
    ],
  }),
  ...guardsIn(`${WAITING}/queries/list-waiting-people.ts`, LIST, {
    "The waiting list is visible only to managers of the course": [
      "managedCourseAt(ctx, slug",
      `managedCourseAt(${AS_STAFF}, slug`,
    ],
  }),
];
