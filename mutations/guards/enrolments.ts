import { AS_STAFF, guardsIn } from "../guard.ts";

const COURSES = "api/src/features/courses/courses";
const ENROLMENTS = "api/src/features/enrolments/enrolments";
const INVITATIONS = "api/src/features/enrolments/invitations";
const INVITING = [`${INVITATIONS}/course-invitations.test.ts`, `${INVITATIONS}/course-invitation-links.test.ts`];
const ENROLLING = [`${ENROLMENTS}/enrolling.test.ts`];
const DATA = [`${ENROLMENTS}/enrolment-data.test.ts`];
const SEATS = [`${ENROLMENTS}/seats.test.ts`];
const RACES = [`${ENROLMENTS}/enrolment-races.test.ts`];
const TABLE = ["api/src/enrolment-table.test.ts"];
const RELIED_ON = [`${ENROLMENTS}/what-participants-rely-on.test.ts`];

export const enrolmentGuards = [
  ...guardsIn(`${ENROLMENTS}/queries/lock-enrolment.ts`, RACES, {
    "Enrolling locks the course, so that no seat is given twice": [
      "lockFirst(atSlug(reachableCourses({ ...ctx, db: tx }), slug))",
      'atSlug(reachableCourses({ ...ctx, db: tx }), slug).selectAll("course").executeTakeFirst()',
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/lock-enrolment.ts`, SEATS, {
    "A person enrols only themselves": ['.where("user_id", "=", ctx.viewer.id)', ""],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/get-enrolment.ts`, SEATS, {
    "A person sees only their own enrolment": ['.where("user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/get-enrolment.ts`, RELIED_ON, {
    "Pages for participants are hidden from people who are still enrolling": [
      "const takesPart = finalized_at !== null && delisted_at === null;",
      "const takesPart = delisted_at === null;",
    ],
    "Pages for participants are hidden from delisted people": [
      "finalized_at !== null && delisted_at === null;",
      "finalized_at !== null;",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/get-enrolment.ts`, ["api/src/features/enrolments/instalments/asking.test.ts"], {
    "Instructions for instalments are hidden from delisted people": [
      "course.pricing_allow_installments && delisted_at === null ?",
      "course.pricing_allow_installments ?",
    ],
  }),
  ...guardsIn(`${COURSES}/queries/seat-counts.ts`, SEATS, {
    "A seat that is held counts as taken until it lapses": ["or ${enrolment}.reserved_until > ${now} or", "or"],
    "A seat that has lapsed is free": ["reserved_until > ${now} or", "reserved_until is not null or"],
    "A delisted person has no seat": ["seat.delisted_at is null and ${", "${"],
  }),
  ...guardsIn(`${COURSES}/course.rules.ts`, SEATS, {
    "The organiser of a course cannot start enrolling in it": ["course.organizer_id === viewerId", "false"],
    "Nobody, not even staff, can enrol in a course that is not on the site": ["!course.isListed || !course", "!course"],
    "A person without an invitation cannot enrol in a closed course": [
      "course.is_closed && !course.isAdmitted",
      "false",
    ],
    "Taking a seat after the deadline is refused": ["isBeforeDeadline(course, now) ?", "true ?"],
  }),
  ...guardsIn(`${COURSES}/course.rules.ts`, TABLE, {
    "Nobody can start enrolling in a course that is only announced": [
      "!course.isListed || !course.has_enrollments",
      "!course.isListed",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/seats.ts`, SEATS, {
    "Nobody keeps a seat for ever by starting to pay": [
      "Math.min(wanted.getTime(), longest.getTime())",
      "wanted.getTime()",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/seats.ts`, ENROLLING, {
    "Taking a seat in a full course is refused": [
      "(await hasFreeSeat(tx, course, applicant.now, applicant.viewer.id)) ?",
      "true ?",
    ],
  }),
  ...guardsIn("api/src/features/courses/courses/course.policy.ts", INVITING, {
    "Inviting is not offered for a course that nobody can enrol in": [
      "invite: manages && canEnrol(true),",
      "invite: manages,",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-to-course.ts`, INVITING, {
    "Inviting is refused while nobody can enrol": [
      "if (!coursePermissions(ctx.viewer, facts, ctx.now).invite) throw invitingIsOver();",
      "",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/course-invitations.jobs.ts`, INVITING, {
    "An invitation to a course that was already accepted is not mailed": [
      '    .where("invitation.used_at", "is", null)\n',
      "",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/queries/enrolled-among.ts`, INVITING, {
    "Inviting to a course does not reveal who began to enrol": ['.where("enrolment.finalized_at", "is not", null)', ""],
  }),
  ...guardsIn(`${INVITATIONS}/course-invitation.policy.ts`, INVITING, {
    "An invitation to a course that is not on the site is refused": [
      "atSlug(listedCourses(db), slug)",
      'atSlug(db.selectFrom("courses as course"), slug)',
    ],
  }),
  ...guardsIn("api/src/features/inviting/invitations/invitation-token.ts", INVITING, {
    "The token of one kind of invitation is invalid for another kind": ["`${kind}-invitation`", '"contest-invitation"'],
  }),
  ...guardsIn(`${INVITATIONS}/queries/list-course-invitations.ts`, INVITING, {
    "Only managers of a course see its invitations": ["managedCourseAt(ctx, slug", `managedCourseAt(${AS_STAFF}, slug`],
  }),
  ...guardsIn(`${ENROLMENTS}/seats.ts`, TABLE, {
    "Nobody can pay for an online course whose enrolment has ended": [
      "return hasUnlimitedSeats(course) ? whyNoSeat(tx, ctx, course) : EXPIRED;",
      "return hasUnlimitedSeats(course) ? undefined : EXPIRED;",
    ],
    "A person who lost their seat cannot pay": [
      "return hasUnlimitedSeats(course) ? whyNoSeat(tx, ctx, course) : EXPIRED;",
      "return hasUnlimitedSeats(course) ? whyNoSeat(tx, ctx, course) : undefined;",
    ],
  }),
  ...guardsIn(`${COURSES}/course.policy.ts`, ENROLLING, {
    "A person who began to enrol is not offered to begin again": ["!course.participates &&", ""],
  }),
  ...guardsIn(`${ENROLMENTS}/accepted-conditions.ts`, SEATS, {
    "Only the version of the conditions that a person read can be accepted": [
      "versionRead !== wordingVersionOf(conditions)",
      "false",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/operations/start-enrolment.ts`, SEATS, {
    "A delisted person cannot start enrolling again": ["if (found.enrolment.delisted_at) throw delistedAlready();", ""],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/money-of-enrolment.ts`, ENROLLING, {
    "Refund terms whose last day is over are not shown": [".filter(({ until }) => until >= today)", ""],
  }),
  ...guardsIn(`${ENROLMENTS}/operations/start-enrolment.ts`, ENROLLING, {
    "Starting to enrol is refused while a course cannot be paid for": [
      "if (problem !== null) throw notPayableYet(problem);",
      "",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/operations/save-data.ts`, ENROLLING, {
    "A person who lost their seat while enrolling is told so": [
      "if (!isFree(course) && lostSeat(course, enrolment, ctx.now)) return EXPIRED;",
      "",
    ],
    "A person who held a seat in a course that became free owes nothing": [
      "if (enrolment.price_course !== null) await clearChoice(tx, enrolment.id);",
      "",
    ],
    "Nobody can pay for a course that became free": [
      "await letGoOpenPayments(tx, { enrolmentIds: [enrolment.id], now: ctx.now });",
      "",
    ],
    "The data of a participant cannot change after enrolling": [
      "if (enrolment.finalized_at) throw enrolledAlready();",
      "",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/enrolment-answers.ts`, DATA, {
    "A question can be answered only with one of its own answers": ["&& options.includes(answer)", ""],
  }),
  ...guardsIn(`${ENROLMENTS}/enrolment-data.ts`, DATA, {
    "A child has to name a parent": ["...(wantsParent && !parentName &&", "...(false &&"],
    "Invoicing details of a person who needs no invoice are not stored": ["wantsInvoice ? typed : {}", "typed"],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/offered-add-ons.ts`, DATA, {
    "The magazine is sold once per person": ["addOn.oncePerPerson && had.has(addOn.code)", "false"],
    "Books are sold only to addresses where they are sent": ["isSentTo(addOn, enrolment.address_country)", "true"],
    "A person who chose a book cannot change to an address where it is not sent": [
      "!isSentTo(addOn, country)",
      "false",
    ],
  }),
  ...guardsIn(`${COURSES}/what-participants-rely-on.ts`, RELIED_ON, {
    "A course with enrolments cannot become one that is only announced": ["!input.hasEnrollments && {", "false && {"],
    "The meetings of a course with enrolments cannot be removed": ["!input.hasRealLifePart && {", "false && {"],
    "A course cannot have fewer seats than are taken": ["seats !== null && taken > seats", "false"],
    "Questions that were answered cannot change": ["!isDeepStrictEqual(sent, rows)", "false"],
  }),
  ...guardsIn(`${COURSES}/operations/delete-course.ts`, RELIED_ON, {
    "A course that people were enrolled in cannot be deleted": [
      "if (facts.hadParticipants) throw hadParticipantsBefore();",
      "",
    ],
  }),
  ...guardsIn(`${COURSES}/course.policy.ts`, RELIED_ON, {
    "An unpublished course is visible only to members who are in it": ['.where("own.user_id", "=", personId),', ","],
  }),
];
