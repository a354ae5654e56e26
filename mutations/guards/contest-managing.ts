import { guardsIn } from "../guard.ts";

const CONTESTS = "api/src/features/contests/contests";
const ENTRIES = "api/src/features/contests/participations";
const CHANGES_TEST = "api/src/features/contests/contest-changes/contest-changes.test.ts";
const STAFF_CONTESTS = "api/src/features/contests/staff-contests";

export const contestManagingGuards = [
  ...guardsIn(`${CONTESTS}/contest.policy.ts`, [`${STAFF_CONTESTS}/staff-contests.test.ts`], {
    "Contests of blocked people are not listed": [
      'db.selectFrom("contests as contest").where(isListed);',
      'db.selectFrom("contests as contest").where("contest.published_at", "is not", null);',
    ],
    "Contests of blocked people do not open for others": [
      "isListed(eb),",
      'eb("contest.published_at", "is not", null),',
    ],
  }),
  ...guardsIn(`${CONTESTS}/operations/update-contest.ts`, ["api/src/access.test.ts"], {
    "Only its managers change a contest": ["if (!managed) throw notManaged();", ""],
  }),
  ...guardsIn(`${CONTESTS}/operations/update-contest.ts`, [CHANGES_TEST], {
    "A deadline is not pulled forward unasked once somebody began": [
      "...(entries.hasBegun &&\n          values.deadline < contest.deadline &&",
      "...(false &&",
    ],
    "Who began hears what their contest changed": [
      "if (entries.hasBegun && !contest.ended_at) await",
      "if (false as boolean) await",
    ],
  }),
  ...guardsIn(`${ENTRIES}/accepted-rules.ts`, [CHANGES_TEST], {
    "Nobody accepts rules that changed since they were read": [
      "if (versionRead !== undefined && versionRead !== rulesVersionOf(rules)) throw rulesJustChanged();",
      "",
    ],
  }),
  ...guardsIn(`${ENTRIES}/late-questions.ts`, [CHANGES_TEST], {
    "A question that was there before handing in is answered": ['.where("changed_at", ">=", first_finalized_at)', ""],
  }),
  ...guardsIn("api/src/features/notifications/notification.policy.ts", [CHANGES_TEST], {
    "A notification of a changed contest shows to who enters it": [
      "contestChanged: entersContest,",
      "contestChanged: always,",
    ],
  }),
  ...guardsIn(`${CONTESTS}/result-mails.ts`, [`${STAFF_CONTESTS}/reopen-contest.test.ts`], {
    "No result is mailed of a contest that staff reopened": ["if (!contest.ended_at) return;", ""],
  }),
  ...guardsIn(`${STAFF_CONTESTS}/reopen-contest.ts`, [`${STAFF_CONTESTS}/reopen-contest.test.ts`], {
    "Only a contest that ended is reopened": ["if (!contest.ended_at) throw isRunning();", ""],
  }),
  ...guardsIn(`${STAFF_CONTESTS}/hand-over.ts`, [`${STAFF_CONTESTS}/staff-contests.test.ts`], {
    "A contest is not handed over to its entrants or jurors": [
      "if (await hasPart(tx, contest.id, person.id)) throw takesPart();",
      "",
    ],
    "A contest is handed to somebody who may make contests": [
      "if (!abilitiesOf(roles).userCanCreateContests) throw noSuchOrganizer();",
      "",
    ],
    "A contest is handed to noSuchOrganizer who is blocked": [
      "if (!person || person.blocked_at) throw noSuchOrganizer();",
      "if (!person) throw noSuchOrganizer();",
    ],
  }),
  ...guardsIn(`${STAFF_CONTESTS}/lock-contest.ts`, [`${STAFF_CONTESTS}/staff-contests.test.ts`], {
    "Nobody enters a contest while it is handed to them": ['.forUpdate("contest")', ""],
  }),
  ...guardsIn(`${CONTESTS}/manage-contest.ts`, ["api/src/contest-audit.test.ts"], {
    "Staff must give a reason for acts in contests of others": ["if (why && !why.reason) throw reasonMissing();", ""],
    "Acts of others than the organiser are in the audit log": [
      "if (isOwn(ctx, contest)) return;",
      "if (contest) return;",
    ],
  }),
  ...guardsIn(`${CONTESTS}/manage-contest.ts`, ["api/src/contest-table.test.ts"], {
    "Who does not manage a contest changes nothing in it": [
      'managedContests(tx, viewer).selectAll("contest").where("contest.id", "=", idOf(which));',
      '(viewer, tx.selectFrom("contests as contest")).selectAll("contest").where("contest.id", "=", idOf(which));',
    ],
  }),
  ...guardsIn(`${CONTESTS}/manage-contest.ts`, [`${CONTESTS}/ending.test.ts`], {
    "Concurrent changes of a contest wait for each other": [
      '.forUpdate("contest").executeTakeFirst();',
      ".executeTakeFirst();",
    ],
  }),
];
