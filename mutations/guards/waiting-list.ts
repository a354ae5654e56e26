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
    "A seat that somebody waits for is free for nobody else": [
      "max_participants - taken - waiting",
      "max_participants - taken",
    ],
    "A waiting list ends on the first day of the course": ["...(start_date ?", "...(start_date && false ?"],
  }),
  ...guardsIn(`${WAITING}/waiting-list.mail-jobs.ts`, [`${WAITING}/end-of-list.test.ts`], {
    "An offer of a seat that lapsed is not mailed": [" || entry.offered_until <= services.clock.now()", ""],
    "Nobody hears of a place on a waiting list what is no longer so": ['    .where("entry.state", "=", state)\n', ""],
    "Who joined a list again is not told that it ended": [
      'not(exists(selectFrom("courses").select("id").where("id", "=", courseId)))',
      'exists(selectFrom("users").select("id"))',
    ],
  }),
  ...guardsIn(`${COURSES}/operations/delete-course.ts`, [`${WAITING}/end-of-list.test.ts`], {
    "Who waits for a course that is deleted hears so": [
      "await tellListEnded(tx, ctx, course, await peopleWhoWait(tx, course.id));",
      "",
    ],
  }),
  ...guardsIn(`${COURSES}/queries/waiting-list.ts`, LIST, {
    "Nobody is asked to wait for a course that is not on the site": [
      "isAdmitted: course.isInvited ||",
      "isListed: true,\n    isAdmitted: course.isInvited ||",
    ],
  }),
  ...guardsIn(`${COURSES}/queries/seat-counts.ts`, LIST, {
    "A seat that is offered counts as taken until the offer lapses": [
      "entry.state = 'offered' and entry.offered_until > ${now}",
      "false",
    ],
    "Offer and reservation of one person are one seat": ["and not ${hasSeatByEnrolling(now)}", ""],
    "No seat is kept for who is blocked": ["blocked.id = entry.user_id and blocked.blocked_at is not null", "false"],
  }),
  ...guardsIn(`${COURSES}/queries/seat-counts.ts`, LIST, {
    "An offer is its holder's only": [" and entry.user_id = ${personId}", ""],
    "An offer that has lapsed is no seat": ["\n      and entry.offered_until > ${now}", ""],
  }),
  ...guardsIn(`${COURSES}/queries/seat-counts.ts`, RACES, {
    "An offer that was passed on is no seat": ["${personId} and entry.state = 'offered'", "${personId}"],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/finalize-enrolment.ts", LIST, {
    "Who is enrolled waits no more": ['.set({ state: "enrolled", ended_at: now })', ".set({ offered_at: now })"],
  }),
  ...guardsIn("api/src/features/enrolments/payments/settle-payment.ts", UNEXPECTED, {
    "A late payment takes the seat that is held for who paid": ["now, enrolment.user_id)", "now)"],
  }),
  ...guardsIn(`${COURSES}/course.rules.ts`, LIST, {
    "Who was delisted does not wait": ['if (own?.delisted_at) return "delisted";', ""],
    "Who is enrolled does not wait": ['if (own?.finalized_at) return "enrolled";', ""],
    "Nobody waits for what they could not enrol in": ["if (problem) return problem;", ""],
    "Nobody joins a list that is over": ['if (isWaitingListOver(course, now)) return "list-over";', ""],
    "Who holds a seat does not wait for another": ["own && isSeatHeld(own, now)", "false"],
    "Nobody waits while a seat is free": ["freeSeats(course) === 0 ? undefined", "true ? undefined"],
  }),
  ...guardsIn(`${WAITING}/advance-waiting-list.ts`, LIST, {
    "A waiting list ends when the course leaves the site": ["return listed === undefined;", "return false;"],
    "Who pays for the seat that was offered keeps it": ["not ${hasSeatByEnrolling(now)}", "true"],
    "An offer to who is blocked lapses": [
      'eb.or([eb("entry.offered_until", "<=", now), isOfBlocked])',
      'eb("entry.offered_until", "<=", now)',
    ],
    "An offer lasts no longer than the list": ["listEnds !== null && listEnds < lasts", "false"],
    "A seat of a closed course is offered to nobody who is not invited": [
      "|| (course.is_closed && !entry.isAdmitted)",
      "",
    ],
  }),
  ...guardsIn("api/src/platform/secrets.ts", LIST, {
    "Nobody declines a seat with a link that is not ours": ["&& sameSecret(signature, sign(secret, purpose, id))", ""],
  }),
  ...guardsIn(`${WAITING}/give-offer-back.ts`, ["api/src/features/enrolments/delisting/releasing-seats.test.ts"], {
    "A seat that is declined is not held by paying for it": [
      "if (paying) await endReservation(tx, now, paying.id);",
      "",
    ],
  }),
  ...guardsIn(`${WAITING}/queries/list-waiting-people.ts`, LIST, {
    "Who waits is shown to who manages the course": ["managedCourseAt(ctx, slug", `managedCourseAt(${AS_STAFF}, slug`],
  }),
];
