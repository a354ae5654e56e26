import { AS_STAFF, guardsIn } from "../guard.ts";

const ENROLMENTS = "api/src/features/enrolments";
const MAILINGS = `${ENROLMENTS}/mailings`;
const ATTENDANCE = `${ENROLMENTS}/attendance`;
const SOON = `${ENROLMENTS}/starting-soon`;
const MAILED = [`${MAILINGS}/mailings.test.ts`];
const TICKED = [`${ATTENDANCE}/attendance.test.ts`];
const TOLD = [`${SOON}/starting-soon.test.ts`];
const CHANGES = `${ENROLMENTS}/course-changes`;
const CHANGED = [`${CHANGES}/course-changes.test.ts`];

export const mailingGuards = [
  ...guardsIn(`${MAILINGS}/operations/send-mailing.ts`, MAILED, {
    "A mail to participants that arrives twice is sent once": [
      "return inserted !== undefined;",
      "return inserted !== null;",
    ],
    "Mails to participants are limited": ["await limitCourseMails(ctx, tx, tooManyMailings);", ""],
    "A mail to participants goes to somebody": ["if (recipients.length === 0)", "if (false)"],
  }),
  ...guardsIn("api/src/features/courses/courses/manage-course.ts", MAILED, {
    "A mail to participants waits for who changes the course": [
      '.forShare("course").executeTakeFirst(),',
      ".executeTakeFirst(),",
    ],
  }),
  ...guardsIn(`${MAILINGS}/queries/mailing-recipients.ts`, MAILED, {
    "Who still pays is mailed only when it is asked": [
      "includePending ? [isOnTheWay(of.now)] : []",
      "[isOnTheWay(of.now)]",
    ],
    "Who is blocked gets no mail of an organiser": ['.where("user.blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${MAILINGS}/mailing.jobs.ts`, MAILED, {
    "Who was delisted before a mail goes out does not get it": [
      "if (!recipient) return leaveOut(services, row);",
      "if (!recipient) throw new Error();",
    ],
    "Nothing is mailed for an organiser of a course who is blocked": [
      'notOfBlocked(ref("course.organizer_id"))',
      'notOfBlocked(ref("mailing.sent_by"))',
    ],
    "A mailing stops when its sender is blocked": [
      'notOfBlocked(ref("mailing.sent_by"))',
      'notOfBlocked(ref("course.organizer_id"))',
    ],
  }),
  ...guardsIn(`${MAILINGS}/mailing.rules.ts`, MAILED, {
    "A button of a mail has words and an address": ["refuseWith(brokenRules(BUTTON_RULES, button));", ""],
  }),
  ...guardsIn(`${MAILINGS}/queries/mailed-course.ts`, MAILED, {
    "Who does not manage a course mails nobody in it": [
      "managedCourseAt(ctx, slug",
      `managedCourseAt(${AS_STAFF}, slug`,
    ],
  }),
  ...guardsIn("api/src/platform/mail/mailer.ts", MAILED, {
    "The mail log keeps no subject that somebody typed": ["loggedSubject: subject = mail.subject", "subject"],
  }),
  ...guardsIn(`${ATTENDANCE}/attendance.rules.ts`, TICKED, {
    "Nobody is ticked before a course begins": ["day >= firstDay &&", ""],
    "Nobody is ticked after a course ended": ["day <= lastDay &&", ""],
    "Nobody is ticked on a day that is yet to come": ["&& day <= brusselsDay(now)", ""],
  }),
  ...guardsIn(`${ATTENDANCE}/operations/save-attendance.ts`, TICKED, {
    "Of two ticks the later one counts": ["where excluded.ticked_at > attendances.ticked_at", ""],
    "A phone whose clock is ahead does not win for ever": [
      "Math.min(Date.parse(tickedAt), now.getTime())",
      "Date.parse(tickedAt)",
    ],
    "Nobody is ticked in another course": ["where enrolment.course_id = ${id} and", "where"],
    "Who is not enrolled is not ticked": ["and ${PARTICIPANT_GROUPS.active()}", ""],
  }),
  ...guardsIn(`${ATTENDANCE}/queries/export-attest.ts`, TICKED, {
    "Who was never there gets no attest": ["if (enrolment.days.length === 0) throw neverPresent();", ""],
  }),
  ...guardsIn(`${ATTENDANCE}/queries/held-days.ts`, TICKED, {
    "A day on which nobody was there is not a day of the course": ['.where("tick.present", "=", true)', ""],
  }),
  ...guardsIn(`${ATTENDANCE}/queries/attended-days.ts`, TICKED, {
    "An attest counts the days of its own person only": [
      "tick.enrolment_id = enrolment.id and tick.present",
      "tick.present",
    ],
  }),
  ...guardsIn(`${ATTENDANCE}/queries/export-attendance.ts`, TICKED, {
    "The audit log says that staff took a list of participants": [
      'await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-attendance", course));',
      "void recordDataAccess;",
    ],
  }),
  ...guardsIn(`${SOON}/starting-soon.jobs.ts`, TOLD, {
    "That a course begins is told once for each day": ["if (!(await claimNotice(tx, notice))) return;", ""],
    "Who is not a participant is not told that a course begins": [
      '.where("finalized_at", "is not", null)\n    .where("delisted_at", "is", null)',
      "",
    ],
    "A day that moved is not mailed": ['.where("course.start_date", "=", startDate)', ""],
  }),
  ...guardsIn(
    `${ENROLMENTS}/enrolments/erase-enrolments.ts`,
    ["api/src/features/personal-data/erasing-enrolments.test.ts"],
    {
      "An erasure leaves nothing of when somebody was there": [
        'await tx.deleteFrom("attendances").where("enrolment_id", "in", enrolmentIds).execute();',
        "",
      ],
    },
  ),
  ...guardsIn("api/src/features/courses/courses/course-changes.ts", CHANGED, {
    "A change of a course is told to who holds a seat, not to who only began": [
      '.where(takesSeat("enrolment", now))',
      "",
    ],
    "A change of a course is not told to who left": ['.where("enrolment.delisted_at", "is", null)', ""],
    "A change that is told counts as a mail of the organiser": [
      "await limitCourseMails(ctx, tx, tooManyChangesTold);",
      "",
    ],
    "Nothing is told of a course that was called off": ["course.cancelled_at || ", ""],
  }),
  ...guardsIn("contract/src/features/courses/course-changes.ts", CHANGED, {
    "Nothing is told of a course that is over": ["isOver(before, today) && isOver(after, today) ? []", "false ? []"],
  }),
  ...guardsIn(`${CHANGES}/course-changes.mail-jobs.ts`, CHANGED, {
    "Who left before a change is mailed gets no mail of it": ['.where("enrolment.delisted_at", "is", null)', ""],
    "Who is blocked gets no mail of a change": ['.where("user.blocked_at", "is", null)', ""],
    "Of a course that was called off no change is mailed": ['.where("course.cancelled_at", "is", null)', ""],
  }),
  ...guardsIn(
    "api/src/features/notifications/notification.policy.ts",
    ["api/src/features/notifications/course-notifications.test.ts"],
    {
      "That somebody was delisted is shown only while they are": [
        '.where("enrolment.delisted_at", "is not", null)',
        "",
      ],
      "A rejected request is shown only until somebody is enrolled": [
        '.where("enrolment.finalized_at", "is", null)',
        "",
      ],
      "A request to pay in instalments is shown only to who manages the course": [
        "courseInstallmentRequestedNotification: decidesFor(isOpenRequest),",
        "courseInstallmentRequestedNotification: always,",
      ],
      "That a course changed is shown only until somebody is delisted": [
        'ownEnrolments(db, viewer).where("enrolment.delisted_at", "is", null)',
        "ownEnrolments(db, viewer)",
      ],
      "That a course begins is shown only to who takes part": [
        'existsIn(followedCourses(db, viewer).where("course.start_date", ">=",',
        'existsIn(ownEnrolments(db, viewer).where("course.start_date", ">=",',
      ],
    },
  ),
];
