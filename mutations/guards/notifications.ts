import { guardsIn } from "../guard.ts";

const NOTIFICATIONS = "api/src/features/notifications";

export const notificationGuards = [
  ...guardsIn(`${NOTIFICATIONS}/notification.policy.ts`, [`${NOTIFICATIONS}/notifications.test.ts`], {
    "A notification of a new text shows while its reader may see the text": [
      'newTextFromFollow: ({ db }) => existsIn(membersTexts(db), "text.id", "text_id"),',
      "newTextFromFollow: always,",
    ],
    "A notification of a deadline shows to who manages the contest": [
      "contestDeadlinePassed: managesContest,",
      "contestDeadlinePassed: always,",
    ],
    "A notification of feedback shows to who may read it": [
      'feedbackAvailableForParticipant: (reader) => existsIn(entriesWithFeedback(reader), "contest.id", "contest_id"),',
      "feedbackAvailableForParticipant: always,",
    ],
    "A notification of a changed judgement shows to who judges": [
      'judgementChanged: (reader) => existsIn(judgedContests(reader), "contest.id", "contest_id"),',
      "judgementChanged: always,",
    ],
    "A notification of who wants their data shows to who manages people": [
      "gdprExportRequest: managesPeople,",
      "gdprExportRequest: always,",
    ],
  }),
  ...guardsIn(
    `${NOTIFICATIONS}/notification.policy.ts`,
    ["api/src/features/moderation/hidden-texts.test.ts", "api/src/features/moderation/reports.test.ts"],
    {
      "A notification of a hidden text shows while it is hidden": ['.where("text.hidden_at", "is not", null)', ""],
      "A notification of a report shows to who may decide about it": [
        'textMarkedAsInappropriate: ({ db, viewer }) => existsIn(decidableTexts(db, viewer), "text.id", "text_id"),',
        "textMarkedAsInappropriate: always,",
      ],
    },
  ),
  ...guardsIn(`${NOTIFICATIONS}/notification.policy.ts`, [`${NOTIFICATIONS}/notification-mails.test.ts`], {
    "A notification of who wants to be erased shows to who manages people": [
      "gdprDeleteRequest: managesPeople,",
      "gdprDeleteRequest: always,",
    ],
  }),
  ...guardsIn(
    "api/src/features/texts/reactions/reactions.jobs.ts",
    ["api/src/features/personal-data/personal-data.test.ts"],
    {
      "Staff hear nothing of reports of their own texts": [
        '.where("staff.id", "!=", text.author_id)',
        '.where("staff.id", "is not", null)',
      ],
    },
  ),
];
