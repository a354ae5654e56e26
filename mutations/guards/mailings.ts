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
    "A mail to participants has at least one recipient": ["if (recipients.length === 0)", "if (false)"],
  }),
  ...guardsIn("api/src/features/courses/courses/manage-course.ts", MAILED, {
    "Sending a mail to participants waits for concurrent changes of the course": [
      '.forShare("course").executeTakeFirst(),',
      ".executeTakeFirst(),",
    ],
  }),
  ...guardsIn(`${MAILINGS}/queries/mailing-recipients.ts`, MAILED, {
    "People who are still paying are mailed only if the organiser asks for that": [
      "includePending ? [isEnrolling(of.now)] : []",
      "[isEnrolling(of.now)]",
    ],
    "A blocked person gets no mail of an organiser": ['.where("user.blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${MAILINGS}/mailing.jobs.ts`, MAILED, {
    "A participant who is delisted before a mail is sent does not get it": [
      "if (!recipient) return dropRecipient(services, row);",
      "if (!recipient) throw new Error();",
    ],
    "Mails of a blocked organiser of a course are not sent": [
      'notOfBlocked(ref("course.organizer_id"))',
      'notOfBlocked(ref("mailing.sent_by"))',
    ],
    "A mailing is no longer sent once its sender is blocked": [
      'notOfBlocked(ref("mailing.sent_by"))',
      'notOfBlocked(ref("course.organizer_id"))',
    ],
  }),
  ...guardsIn(`${MAILINGS}/mailing.rules.ts`, MAILED, {
    "A button in a mail has both a label and an address": ["refuseWith(brokenRules(BUTTON_RULES, button));", ""],
  }),
  ...guardsIn(`${MAILINGS}/queries/mailed-course.ts`, MAILED, {
    "Only managers of a course can mail its participants": [
      "managedCourseAt(ctx, slug",
      `managedCourseAt(${AS_STAFF}, slug`,
    ],
  }),
  ...guardsIn("api/src/platform/mail/mailer.ts", MAILED, {
    "The mail log keeps no subject that somebody typed": ["loggedSubject: subject = mail.subject", "subject"],
  }),
  ...guardsIn(`${ATTENDANCE}/attendance.rules.ts`, TICKED, {
    "Attendance cannot be ticked before a course begins": ["day >= firstDay &&", ""],
    "Attendance cannot be ticked after a course has ended": ["day <= lastDay &&", ""],
    "Attendance cannot be ticked for a day in the future": ["&& day <= brusselsDay(now)", ""],
  }),
  ...guardsIn(`${ATTENDANCE}/operations/save-attendance.ts`, TICKED, {
    "Of two ticks, the later one counts": ["where excluded.ticked_at > attendances.ticked_at", ""],
    "Ticks from a phone whose clock is ahead do not override all later ones": [
      "Math.min(Date.parse(tickedAt), now.getTime())",
      "Date.parse(tickedAt)",
    ],
    "Only participants of the course itself can be ticked": ["where enrolment.course_id = ${id} and", "where"],
    "Only enrolled participants can be ticked": ["and ${PARTICIPANT_GROUPS.active()}", ""],
  }),
  ...guardsIn(`${ATTENDANCE}/queries/export-attest.ts`, TICKED, {
    "A participant who was never present gets no attest of attendance": [
      "if (enrolment.days.length === 0) throw neverPresent();",
      "",
    ],
  }),
  ...guardsIn(`${ATTENDANCE}/queries/held-days.ts`, TICKED, {
    "A day on which nobody was present does not count as a day of the course": [
      '.where("tick.present", "=", true)',
      "",
    ],
  }),
  ...guardsIn(`${ATTENDANCE}/queries/attended-days.ts`, TICKED, {
    "An attest of attendance counts only the participant's own days": [
      "tick.enrolment_id = enrolment.id and tick.present",
      "tick.present",
    ],
  }),
  ...guardsIn(`${ATTENDANCE}/queries/export-attendance.ts`, TICKED, {
    "The audit log records that staff downloaded a list of participants": [
      'await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-attendance", course));',
      "void recordDataAccess;",
    ],
  }),
  ...guardsIn(`${SOON}/starting-soon.jobs.ts`, TOLD, {
    "Participants are notified once of each first day of a course": [
      "if (!(await claimNotice(tx, notice))) return;",
      "",
    ],
    "Only participants are notified that a course begins": [
      '.where("finalized_at", "is not", null)\n    .where("delisted_at", "is", null)',
      "",
    ],
    "The reminder of a first day that has moved is not mailed": ['.where("course.start_date", "=", startDate)', ""],
  }),
  ...guardsIn(
    `${ENROLMENTS}/enrolments/erase-enrolments.ts`,
    ["api/src/features/personal-data/erasing-enrolments.test.ts"],
    {
      "Erasing a person deletes when they were present": [
        'await tx.deleteFrom("attendances").where("enrolment_id", "in", enrolmentIds).execute();',
        "",
      ],
    },
  ),
  ...guardsIn("api/src/features/courses/courses/course-changes.ts", CHANGED, {
    "People with a seat are notified of changes of a course, people who only began are not": [
      '.where(takesSeat("enrolment", now))',
      "",
    ],
    "Delisted people are not notified of changes of a course": ['.where("enrolment.delisted_at", "is", null)', ""],
    "A notification of changes counts as a mail of the organiser": [
      "await limitCourseMails(ctx, tx, tooManyChangesTold);",
      "",
    ],
    "Nobody is notified of changes of a cancelled course": ["course.cancelled_at || ", ""],
  }),
  ...guardsIn("contract/src/features/courses/course-changes.ts", CHANGED, {
    "Nobody is notified of changes of a course that is over": [
      "isOver(before, today) && isOver(after, today) ? []",
      "false ? []",
    ],
  }),
  ...guardsIn(`${CHANGES}/course-changes.mail-jobs.ts`, CHANGED, {
    "A participant who is delisted before a change is mailed does not get that mail": [
      '.where("enrolment.delisted_at", "is", null)',
      "",
    ],
    "A blocked person gets no mail about a change of a course": ['.where("user.blocked_at", "is", null)', ""],
    "Changes of a course that is cancelled before they are mailed are not mailed": [
      '.where("course.cancelled_at", "is", null)',
      "",
    ],
  }),
  ...guardsIn(
    "api/src/features/notifications/notification.policy.ts",
    ["api/src/features/notifications/course-notifications.test.ts"],
    {
      "A notification of being delisted is visible only while the person is delisted": [
        '.where("enrolment.delisted_at", "is not", null)',
        "",
      ],
      "A notification of rejected instalments is visible only until the person is enrolled": [
        '.where("enrolment.finalized_at", "is", null)',
        "",
      ],
      "A notification of a request for instalments is visible only to managers of the course": [
        "courseInstallmentRequestedNotification: decidesFor(isOpenRequest),",
        "courseInstallmentRequestedNotification: always,",
      ],
      "A notification of a changed course is visible only until the person is delisted": [
        'ownEnrolments(db, viewer).where("enrolment.delisted_at", "is", null)',
        "ownEnrolments(db, viewer)",
      ],
      "A notification that a course begins is visible only to participants": [
        'existsIn(participationsOf(db, viewer).where("course.start_date", ">=",',
        'existsIn(ownEnrolments(db, viewer).where("course.start_date", ">=",',
      ],
    },
  ),
];
