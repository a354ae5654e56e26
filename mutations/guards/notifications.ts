import { guardsIn } from "../guard.ts";

const NOTIFICATIONS = "api/src/features/notifications";

export const notificationGuards = [
  ...guardsIn(`${NOTIFICATIONS}/notification.policy.ts`, [`${NOTIFICATIONS}/notifications.test.ts`], {
    "A new-text notification is visible while the reader may see the text": [
      'newTextFromFollow: ({ db }) => existsIn(membersTexts(db), "text.id", "text_id"),',
      "newTextFromFollow: always,",
    ],
    "A deadline notification is visible only to managers of the contest": [
      'existsIn(managedContests(db, viewer).where("contest.deadline", "<=", now), "contest.id", "contest_id"),',
      "sql`true`,",
    ],
    "A deadline notification disappears when the deadline moves": ['.where("contest.deadline", "<=", now)', ""],
    "A notification of a reopened contest is hidden from entrants once it has ended again": [
      'existsIn(enteredContests(reader).where("contest.ended_at", "is", null)',
      "existsIn(enteredContests(reader)",
    ],
    "A notification of a reopened contest is hidden from its jury once it has ended again": [
      'existsIn(judgedContests(reader).where("contest.ended_at", "is", null)',
      "existsIn(judgedContests(reader)",
    ],
    "A notification of an accepted jury invitation is hidden once the juror has left": [
      "select from contest_jury juror\n      where juror.contest_id = notification.contest_id and juror.user_id = notification.about_user_id",
      "select",
    ],
    "A notification that a period opened disappears when it closes": [
      '.select("period.id")\n      .where(isOpenAt(now))',
      '.select("period.id")',
    ],
    "A notification that a period opened does not come back with the next period": [
      ".where(sql<boolean>`period.id::text = notification.dedupe_key`)",
      "",
    ],
    "A notification of an erasure disappears when that is cancelled": [
      "and request.cancelled_at is not null",
      "and false",
    ],
    "A feedback notification is visible only to people who may read the feedback": [
      'feedbackAvailableForParticipant: (reader) => existsIn(entriesWithFeedback(reader), "contest.id", "contest_id"),',
      "feedbackAvailableForParticipant: always,",
    ],
    "A changed-judgement notification is visible only to jurors of the contest": [
      "judgementChanged: judgesContest,",
      "judgementChanged: always,",
    ],
    "An export-request notification is visible only to staff who manage people": [
      "gdprExportRequest: managesPeople,",
      "gdprExportRequest: always,",
    ],
  }),
  ...guardsIn(`${NOTIFICATIONS}/notification.policy.ts`, [`${NOTIFICATIONS}/course-notifications.test.ts`], {
    "A notification that enrolment has closed is hidden once it is open again": [
      "sql`course.enrollment_deadline < ${brusselsDay(now)}`",
      "sql`${brusselsDay(now)} = ${brusselsDay(now)}`",
    ],
    "A notification that a course is full is hidden once a seat is free": [
      "and participant.finalized_at is not null and participant.delisted_at is null",
      "",
    ],
    "A notification of a delist request is hidden once that is decided": [
      "asking.delist_requested_at <= notification.created_at and asking.delisted_at is null",
      "true",
    ],
    "A notification of a request for instalments is hidden once that is decided": ["request.state = 'open' and", ""],
    "A notification of a request for instalments does not reappear with a later request": [
      "and request.id::text = notification.dedupe_key",
      "",
    ],
    "A notification that a course begins soon is hidden once it has begun": [
      '.where("course.start_date", ">=", brusselsDay(now))',
      "",
    ],
  }),
  ...guardsIn(
    "api/src/features/invitation-kinds/open-invitations.ts",
    [`${NOTIFICATIONS}/invitation-notifications.test.ts`],
    {
      "An invitation is shown in the product only to the owner of its address": [
        ".where(sql<boolean>`not ${isForOtherAccount(reader.viewer)}`)",
        "",
      ],
      "An invitation is hidden from a person who handed in without it": ["or own.finalized_at is not null", "or false"],
      "An invitation is hidden from a person who enrolled without it": [
        "and own.finalized_at is not null and own.delisted_at is null",
        "and false",
      ],
    },
  ),
  ...guardsIn(
    "api/src/features/inviting/invitations/notify-invited.ts",
    [`${NOTIFICATIONS}/invitation-notifications.test.ts`],
    { "Telling of an invitation waits for who takes it back": ["      .forKeyShare()\n", ""] },
  ),
  ...guardsIn(
    "api/src/features/invitation-kinds/tell-earlier-invitations.ts",
    ["api/src/features/invitation-kinds/tell-earlier-invitations.test.ts"],
    {
      "A new owner of an address is not notified of what was sent to the former owner": [
        "and former.given_up_at >= invitation.sent_at",
        "and false",
      ],
    },
  ),
  ...guardsIn(
    `${NOTIFICATIONS}/notification.policy.ts`,
    ["api/src/features/moderation/hidden-texts.test.ts", "api/src/features/moderation/reports.test.ts"],
    {
      "A hidden-text notification is visible only while the text is hidden": [
        '.where("text.hidden_at", "is not", null)',
        "",
      ],
      "A report notification is visible only to staff who may decide about the text": [
        'textMarkedAsInappropriate: ({ db, viewer }) => existsIn(decidableTexts(db, viewer), "text.id", "text_id"),',
        "textMarkedAsInappropriate: always,",
      ],
    },
  ),
  ...guardsIn(`${NOTIFICATIONS}/notification.policy.ts`, [`${NOTIFICATIONS}/notification-mails.test.ts`], {
    "An erasure-request notification is visible only to staff who manage people": [
      "sql`(${managesPeople(reader)} and not exists (",
      "sql`(true and not exists (",
    ],
  }),
  ...guardsIn(
    "api/src/features/texts/reactions/reactions.jobs.ts",
    ["api/src/features/personal-data/exporting.test.ts"],
    {
      "Staff are not notified of reports of their own texts": [
        '.where("staff.id", "!=", text.author_id)',
        '.where("staff.id", "is not", null)',
      ],
    },
  ),
];
