import { guardsIn } from "../guard.ts";

const CONTESTS = "api/src/features/contests/contests";
const INVITATIONS = "api/src/features/contests/invitations";
const FEEDBACK = "api/src/features/contests/contributions";
const EXPORTS = "api/src/features/contests/contest-exports";

export const contestWorkGuards = [
  ...guardsIn(`${CONTESTS}/manage-contest.ts`, ["api/src/contest-races.test.ts"], {
    "A contest does not end while something in it changes": [
      '.forShare("contest").executeTakeFirst();',
      ".executeTakeFirst();",
    ],
  }),
  ...guardsIn(`${FEEDBACK}/queries/lock-entered.ts`, ["api/src/contest-races.test.ts"], {
    "Concurrent first feedback of the organiser creates one row": ['.forUpdate("contribution")', ".limit(1)"],
  }),
  ...guardsIn(`${FEEDBACK}/queries/lock-entered.ts`, [`${FEEDBACK}/contributions.test.ts`], {
    "An organiser writes about what was handed in": [
      '.where("contribution.frozen_at", "is not", null)',
      '.where("contribution.id", "is not", null)',
    ],
  }),
  ...guardsIn(`${FEEDBACK}/operations/set-state.ts`, [`${FEEDBACK}/contributions.test.ts`], {
    "Winners do not change after a contest ended": ["if (contest.ended_at) throw contestHasEnded();", ""],
    "An entry is not declared invalid without a reason": [
      "if (isInvalid && !reason) throw isOwn(ctx, contest) ? invalidReasonMissing() : reasonMissing();",
      "",
    ],
  }),
  ...guardsIn("api/src/features/notifications/notification.policy.ts", [`${FEEDBACK}/contributions.test.ts`], {
    "A notification of an invalid entry shows to who wrote it while it is": [
      'entryInvalid: (reader) => existsIn(invalidEntries(reader), "contest.id", "contest_id"),',
      "entryInvalid: always,",
    ],
  }),
  ...guardsIn(`${FEEDBACK}/operations/update-feedback.ts`, [`${FEEDBACK}/contributions.test.ts`], {
    "Feedback does not change after a contest ended": ["if (contest.ended_at) throw contestHasEnded();", ""],
  }),
  ...guardsIn(`${CONTESTS}/feedback-available.ts`, [`${CONTESTS}/ending.test.ts`], {
    "Nobody is told to read what was not written": ["entrants.filter(({ hasFeedback }) => hasFeedback)", "entrants"],
  }),
  ...guardsIn(`${FEEDBACK}/operations/update-feedback.ts`, [`${FEEDBACK}/contributions.test.ts`], {
    "What a juror thought is kept when the organiser changes it": [
      "if (known?.jury_id) await keepJudgement(ctx, tx, { contestId: contest.id, known, written });",
      "",
    ],
  }),
  ...guardsIn("api/src/features/contests/jury/own-feedback.ts", [`${FEEDBACK}/contributions.test.ts`], {
    "A juror reads no name but the organiser's with a changed judgement": [
      "case when changer.id = contest.organizer_id then changer.nickname end",
      "changer.nickname",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-jury.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "Jurors are asked while the contest runs": ["checkInviting(ctx, contest);", ""],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-participants.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "Entrants are asked while the contest runs": ["checkInviting(ctx, contest);", ""],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-participants.ts`, ["api/src/contest-audit.test.ts"], {
    "Who takes entrants along to another contest is in the log": [
      'for (const contest of own) await recordDataAccess(tx, ctx, "use-entrants", contest);',
      "",
    ],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-csv.ts`, ["api/src/contest-audit.test.ts"], {
    "Who takes the entries along as a table is in the log": [
      'await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-csv", contest));',
      "",
    ],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-pdf.ts`, ["api/src/contest-audit.test.ts"], {
    "Who takes the entries along as a book is in the log": [
      'await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-pdf", managed));',
      "void managed;",
    ],
  }),
  ...guardsIn(`${CONTESTS}/queries/list-staff-acts.ts`, ["api/src/contest-audit.test.ts"], {
    "An organiser sees what was done to that contest only": [
      '.where("line.subject_id", "=", contestId)',
      '.where("line.subject_id", "is not", null)',
    ],
  }),
  ...guardsIn(
    "api/src/features/contests/participations/participation.policy.ts",
    [`${CONTESTS}/ending.test.ts`, "api/src/contest-table.test.ts"],
    {
      "Feedback is read once the contest ended": ['.where("contest.ended_at", "is not", null)', ""],
      "Feedback is read by who entered": ['.where("entry.user_id", "=", scope.viewer.id)', ""],
    },
  ),
  ...guardsIn(
    "api/src/features/contests/participations/participation.policy.ts",
    ["api/src/features/contests/participations/participations.test.ts"],
    {
      "Feedback is read where the organiser shows it": [
        '\n    .where("contest.show_jury_feedback_to_participant", "=", true)',
        "",
      ],
    },
  ),
];
