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
    "Who enrols holds the course, so that no seat is given twice": [
      "lockFirst(atSlug(reachableCourses({ ...ctx, db: tx }), slug))",
      'atSlug(reachableCourses({ ...ctx, db: tx }), slug).selectAll("course").executeTakeFirst()',
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/lock-enrolment.ts`, SEATS, {
    "Nobody enrols as somebody else": ['.where("user_id", "=", ctx.viewer.id)', ""],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/get-enrolment.ts`, SEATS, {
    "An enrolment is read by whose it is only": ['.where("user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/get-enrolment.ts`, RELIED_ON, {
    "What is for participants is not for who is still enrolling": [
      "const takesPart = finalized_at !== null && delisted_at === null;",
      "const takesPart = delisted_at === null;",
    ],
    "What is for participants is not for who was delisted": [
      "finalized_at !== null && delisted_at === null;",
      "finalized_at !== null;",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/get-enrolment.ts`, ["api/src/features/enrolments/instalments/asking.test.ts"], {
    "How to pay in instalments is not for who was delisted": [
      "course.pricing_allow_installments && delisted_at === null ?",
      "course.pricing_allow_installments ?",
    ],
  }),
  ...guardsIn(`${COURSES}/queries/seat-counts.ts`, SEATS, {
    "A seat that is held counts as taken until it lapses": ["or ${enrolment}.reserved_until > ${now} or", "or"],
    "A seat that has lapsed is free": ["reserved_until > ${now} or", "reserved_until is not null or"],
    "Who was delisted has no seat": ["seat.delisted_at is null and ${", "${"],
  }),
  ...guardsIn(`${COURSES}/course.rules.ts`, SEATS, {
    "Who organises a course does not enrol in it": ["course.organizer_id === viewerId", "false"],
    "Nobody, staff neither, enrols in what is not on the site": ["!course.isListed || !course", "!course"],
    "Who is not invited does not enrol in a closed course": ["course.is_closed && !course.isAdmitted", "false"],
    "Nobody takes a seat after the deadline": ["isBeforeDeadline(course, now) ?", "true ?"],
  }),
  ...guardsIn(`${COURSES}/course.rules.ts`, TABLE, {
    "Nobody enrols in what is only announced": ["!course.isListed || !course.has_enrollments", "!course.isListed"],
  }),
  ...guardsIn(`${ENROLMENTS}/seats.ts`, SEATS, {
    "Nobody keeps a seat for ever by starting to pay": [
      "Math.min(wanted.getTime(), longest.getTime())",
      "wanted.getTime()",
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/seats.ts`, ENROLLING, {
    "Nobody takes a seat in a full course": [
      "(await hasFreeSeat(tx, course, applicant.now, applicant.viewer.id)) ?",
      "true ?",
    ],
  }),
  ...guardsIn("api/src/features/courses/courses/course.policy.ts", INVITING, {
    "Nobody invites to a course that nobody can enrol in": ["invite: manages && canEnrol(true),", "invite: manages,"],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-to-course.ts`, INVITING, {
    "Inviting is refused while nobody can enrol": [
      "if (!coursePermissions(ctx.viewer, facts, ctx.now).invite) throw invitingIsOver();",
      "",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/course-invitations.jobs.ts`, INVITING, {
    "Who accepted an invitation to a course is not mailed it": ['    .where("invitation.used_at", "is", null)\n', ""],
  }),
  ...guardsIn(`${INVITATIONS}/queries/enrolled-among.ts`, INVITING, {
    "Inviting to a course does not tell who began to enrol": ['.where("enrolment.finalized_at", "is not", null)', ""],
  }),
  ...guardsIn(`${INVITATIONS}/course-invitation.policy.ts`, INVITING, {
    "An invitation to a course that is not on the site is refused": [
      "atSlug(listedCourses(db), slug)",
      'atSlug(db.selectFrom("courses as course"), slug)',
    ],
  }),
  ...guardsIn("api/src/features/inviting/invitations/invitation-token.ts", INVITING, {
    "A token of one kind of invitation is none of another": ["`${kind}-invitation`", '"contest-invitation"'],
  }),
  ...guardsIn(`${INVITATIONS}/queries/list-course-invitations.ts`, INVITING, {
    "Only who manages a course reads whom it invited": [
      "managedCourseAt(ctx, slug",
      `managedCourseAt(${AS_STAFF}, slug`,
    ],
  }),
  ...guardsIn(`${ENROLMENTS}/seats.ts`, TABLE, {
    "Nobody pays for an online course that nobody can enrol in any more": [
      "return hasUnlimitedSeats(course) ? whyNoSeat(tx, ctx, course) : EXPIRED;",
      "return hasUnlimitedSeats(course) ? undefined : EXPIRED;",
    ],
    "Who lost a seat does not pay": [
      "return hasUnlimitedSeats(course) ? whyNoSeat(tx, ctx, course) : EXPIRED;",
      "return hasUnlimitedSeats(course) ? whyNoSeat(tx, ctx, course) : undefined;",
    ],
  }),
  ...guardsIn(`${COURSES}/course.policy.ts`, ENROLLING, {
    "Who began is not asked to begin": ["!course.participates &&", ""],
  }),
  ...guardsIn(`${ENROLMENTS}/accepted-conditions.ts`, SEATS, {
    "Nobody accepts other conditions than they read": ["versionRead !== wordingVersionOf(conditions)", "false"],
  }),
  ...guardsIn(`${ENROLMENTS}/operations/start-enrolment.ts`, SEATS, {
    "Who was delisted does not begin again": ["if (found.enrolment.delisted_at) throw delistedAlready();", ""],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/money-of-enrolment.ts`, ENROLLING, {
    "Nobody is promised money back until a day that is over": [".filter(({ until }) => until >= today)", ""],
  }),
  ...guardsIn(`${ENROLMENTS}/operations/start-enrolment.ts`, ENROLLING, {
    "Nobody begins what they cannot pay": ["if (problem !== null) throw notPayableYet(problem);", ""],
  }),
  ...guardsIn(`${ENROLMENTS}/operations/save-data.ts`, ENROLLING, {
    "Who lost a seat while they paid is told so": [
      "if (!isFree(course) && lostSeat(course, enrolment, ctx.now)) return EXPIRED;",
      "",
    ],
    "Who held a seat of a course that turned free owes nothing": [
      "if (enrolment.price_course !== null) await chooseNothing(tx, enrolment.id);",
      "",
    ],
    "Nobody pays any more for a course that turned free": [
      "await letGoOpenPayments(tx, { enrolmentIds: [enrolment.id], now: ctx.now });",
      "",
    ],
    "What a participant filled in does not change": ["if (enrolment.finalized_at) throw enrolledAlready();", ""],
  }),
  ...guardsIn(`${ENROLMENTS}/enrolment-answers.ts`, DATA, {
    "A question is answered with one of its own answers": ["&& options.includes(answer)", ""],
  }),
  ...guardsIn(`${ENROLMENTS}/enrolment-data.ts`, DATA, {
    "A child names a parent": ["...(wantsParent && !parentName &&", "...(false &&"],
    "Nothing about an invoice is kept of who needs none": ["wantsInvoice ? typed : {}", "typed"],
  }),
  ...guardsIn(`${ENROLMENTS}/queries/offered-add-ons.ts`, DATA, {
    "The magazine is sold once a person": ["addOn.oncePerPerson && had.has(addOn.code)", "false"],
    "Books are sold where they are sent to": ["isSentTo(addOn, enrolment.address_country)", "true"],
    "Who chose a book does not move to where it is not sent": ["!isSentTo(addOn, country)", "false"],
  }),
  ...guardsIn(`${COURSES}/what-participants-rely-on.ts`, RELIED_ON, {
    "A course keeps the enrolments that people have": ["!input.hasEnrollments && {", "false && {"],
    "A course keeps the meetings that people enrolled for": ["!input.hasRealLifePart && {", "false && {"],
    "A course has as many seats as are taken": ["seats !== null && taken > seats", "false"],
    "Questions that were answered stay as they are": ["!isDeepStrictEqual(sent, rows)", "false"],
  }),
  ...guardsIn(`${COURSES}/operations/delete-course.ts`, RELIED_ON, {
    "A course that people were in is not deleted": ["if (facts.hadParticipants) throw hadParticipantsBefore();", ""],
  }),
  ...guardsIn(`${COURSES}/course.policy.ts`, RELIED_ON, {
    "A course that is not published is for who is in it, and no other member": [
      '.where("own.user_id", "=", personId),',
      ",",
    ],
  }),
];
