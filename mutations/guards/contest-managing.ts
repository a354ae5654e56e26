import { guardsIn } from "../guard.ts";

const CONTESTS = "api/src/features/contests/contests";
const ENTRIES = "api/src/features/contests/participations";
const CHANGES = "api/src/features/contests/contest-changes";
const PROMISES_TEST = `${CHANGES}/promised-terms.test.ts`;
const CHANGES_TEST = `${CHANGES}/contest-changes.test.ts`;
const STAFF_CONTESTS = "api/src/features/contests/staff-contests";

export const contestManagingGuards = [
  ...guardsIn(`${CONTESTS}/contest.policy.ts`, [`${STAFF_CONTESTS}/staff-contests.test.ts`], {
    "Contests of blocked people are not listed": [
      'db.selectFrom("contests as contest").where(isListed);',
      'db.selectFrom("contests as contest").where("contest.published_at", "is not", null);',
    ],
    "Contests of blocked people are not visible to others": [
      "isListed(eb),",
      'eb("contest.published_at", "is not", null),',
    ],
  }),
  ...guardsIn(`${CONTESTS}/operations/update-contest.ts`, ["api/src/access.test.ts"], {
    "Updating a contest is refused to people who do not manage it": ["if (!managed) throw notManaged();", ""],
  }),
  ...guardsIn(`${CONTESTS}/operations/update-contest.ts`, [CHANGES_TEST], {
    "A deadline is not moved forward without confirmation once somebody has started": [
      "...(entries.hasBegun &&\n          values.deadline < contest.deadline &&",
      "...(false &&",
    ],
    "People who started a participation are notified of changes to their contest": [
      "await recordContestChanges(ctx, tx, {",
      "if (false as boolean) await recordContestChanges(ctx, tx, {",
    ],
  }),
  ...guardsIn(`${ENTRIES}/accepted-rules.ts`, [`${CHANGES}/accepted-rules.test.ts`], {
    "Rules that changed after somebody read them cannot be accepted": [
      "if (versionRead !== undefined && versionRead !== wordingVersionOf(rules)) throw rulesJustChanged();",
      "",
    ],
  }),
  ...guardsIn(`${ENTRIES}/late-questions.ts`, [`${CHANGES}/new-questions.test.ts`], {
    "Questions that a contest had before an entry was handed in must be answered": [
      '.where("changed_at", ">=", first_finalized_at)',
      "",
    ],
  }),
  ...guardsIn("api/src/features/notifications/notification.policy.ts", [CHANGES_TEST], {
    "A notification of a changed contest is visible only to its entrants": [
      "contestChanged: entersContest,",
      "contestChanged: always,",
    ],
  }),
  ...guardsIn("api/src/features/notifications/notification.policy.ts", [PROMISES_TEST], {
    "A notification of changes for the jury is visible only to its jurors": [
      "juryTermsChanged: judgesContest,",
      "juryTermsChanged: always,",
    ],
  }),
  ...guardsIn(`${CONTESTS}/operations/update-contest.ts`, [PROMISES_TEST], {
    "Whether jurors see each other's names cannot change once one of them has judged": [
      "...(isJudged &&",
      "...(false &&",
    ],
  }),
  ...guardsIn(`${CONTESTS}/result-mails.ts`, [`${STAFF_CONTESTS}/reopen-contest.test.ts`], {
    "No result is mailed for a contest that staff reopened": [
      "if (contest.ended_at?.toISOString() !== endedAt) return;",
      "",
    ],
  }),
  ...guardsIn(`${STAFF_CONTESTS}/reopen-contest.ts`, [`${STAFF_CONTESTS}/reopen-contest.test.ts`], {
    "Only an ended contest can be reopened": ["if (!contest.ended_at) throw isOngoing();", ""],
  }),
  ...guardsIn(`${STAFF_CONTESTS}/hand-over.ts`, [`${STAFF_CONTESTS}/staff-contests.test.ts`], {
    "Handing a contest over to its entrants or jurors is refused": [
      "if (participates || isJury) throw takesPart();",
      "",
    ],
    "Handing a contest over to a person who may not create contests is refused": [
      "if (!abilitiesOf(roles).userCanCreateContests) throw noSuchOrganizer();",
      "",
    ],
    "Handing a contest over to a blocked person is refused": [
      "if (!person || person.blocked_at) throw noSuchOrganizer();",
      "if (!person) throw noSuchOrganizer();",
    ],
  }),
  ...guardsIn(`${STAFF_CONTESTS}/lock-contest.ts`, [`${STAFF_CONTESTS}/staff-contests.test.ts`], {
    "Starting a participation waits while the contest is handed over": ['.forUpdate("contest")', ""],
  }),
  ...guardsIn(`${CONTESTS}/manage-contest.ts`, ["api/src/contest-audit.test.ts"], {
    "Staff must give a reason to change contests of others": [
      "if (!own && why && !why.reason) throw reasonMissing();",
      "",
    ],
    "Changes by staff in contests of others are in the audit log": [
      "if (own && !isOwnRecorded) return;",
      "if (contest) return;",
    ],
  }),
  ...guardsIn(`${CONTESTS}/manage-contest.ts`, ["api/src/contest-table.test.ts"], {
    "Changing anything in a contest is refused to people who do not manage it": [
      'managedContests(tx, viewer).selectAll("contest").where("contest.id", "=", idOf(which));',
      '(viewer, tx.selectFrom("contests as contest")).selectAll("contest").where("contest.id", "=", idOf(which));',
    ],
  }),
  ...guardsIn(`${CONTESTS}/manage-contest.ts`, [`${CONTESTS}/ending.test.ts`], {
    "Concurrent changes of a contest wait for each other": [
      '.forUpdate("contest").executeTakeFirst(),',
      ".executeTakeFirst(),",
    ],
  }),
];
