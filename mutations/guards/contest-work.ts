import { guardsIn } from "../guard.ts";

const CONTESTS = "api/src/features/contests/contests";
const INVITATIONS = "api/src/features/contests/invitations";
const FEEDBACK = "api/src/features/contests/contributions";
const EXPORTS = "api/src/features/contests/contest-exports";

export const contestWorkGuards = [
  ...guardsIn(`${CONTESTS}/manage-contest.ts`, ["api/src/contest-races.test.ts"], {
    "Ending a contest waits for changes inside it": [
      '.forShare("contest").executeTakeFirst();',
      ".executeTakeFirst();",
    ],
  }),
  ...guardsIn(`${FEEDBACK}/queries/lock-entered.ts`, ["api/src/contest-races.test.ts"], {
    "Concurrent first feedback of the organiser creates one row": ['.forUpdate("contribution")', ".limit(1)"],
  }),
  ...guardsIn(`${FEEDBACK}/queries/lock-entered.ts`, [`${FEEDBACK}/contributions.test.ts`], {
    "An organiser gives feedback on handed-in texts only": [
      '.where("contribution.frozen_at", "is not", null)',
      '.where("contribution.id", "is not", null)',
    ],
  }),
  ...guardsIn(`${FEEDBACK}/operations/set-state.ts`, [`${FEEDBACK}/contributions.test.ts`], {
    "Winners of an ended contest cannot change": ["if (contest.ended_at) throw contestHasEnded();", ""],
    "Declaring an entry invalid requires a reason": [
      "if (isInvalid && !reason) throw isOwn(ctx, contest) ? invalidReasonMissing() : reasonMissing();",
      "",
    ],
  }),
  ...guardsIn("api/src/features/notifications/notification.policy.ts", [`${FEEDBACK}/contributions.test.ts`], {
    "The notification of an invalid entry is visible to its entrant while the entry is invalid": [
      'entryInvalid: (reader) => existsIn(invalidEntries(reader), "contest.id", "contest_id"),',
      "entryInvalid: always,",
    ],
  }),
  ...guardsIn(`${FEEDBACK}/operations/update-feedback.ts`, [`${FEEDBACK}/contributions.test.ts`], {
    "Feedback of an ended contest cannot change": ["if (contest.ended_at) throw contestHasEnded();", ""],
  }),
  ...guardsIn(`${CONTESTS}/feedback-available.ts`, [`${CONTESTS}/ending.test.ts`], {
    "An entrant without feedback is not notified of feedback": [
      "entrants.filter(({ hasFeedback }) => hasFeedback)",
      "entrants",
    ],
  }),
  ...guardsIn(`${FEEDBACK}/operations/update-feedback.ts`, [`${FEEDBACK}/contributions.test.ts`], {
    "Changing a juror's judgement records the earlier one": [
      "if (known?.jury_id) await keepJudgement(ctx, tx, { contestId: contest.id, known, written });",
      "",
    ],
  }),
  ...guardsIn("api/src/features/contests/jury/own-feedback.ts", [`${FEEDBACK}/contributions.test.ts`], {
    "A changed judgement shows the juror no name but the organiser's": [
      "case when changer.id = contest.organizer_id then changer.nickname end",
      "changer.nickname",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-jury.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "Inviting jurors is refused before a contest is published and after it ended": ["checkInviting(ctx, contest);", ""],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-participants.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "Inviting entrants is refused before a contest is published and after it ended": [
      "checkInviting(ctx, contest);",
      "",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-participants.ts`, ["api/src/contest-audit.test.ts"], {
    "Inviting entrants of an earlier contest is in the log": [
      'for (const contest of own) await recordDataAccess(tx, ctx, "use-entrants", contest);',
      "",
    ],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-csv.ts`, ["api/src/contest-audit.test.ts"], {
    "Exporting entries as CSV is in the log": [
      'await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-csv", contest));',
      "",
    ],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-pdf.ts`, ["api/src/contest-audit.test.ts"], {
    "Exporting entries as PDF is in the log": [
      'await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-pdf", managed));',
      "void managed;",
    ],
  }),
  ...guardsIn(`${CONTESTS}/queries/list-staff-acts.ts`, ["api/src/contest-audit.test.ts"], {
    "An organiser sees staff changes of that contest only": [
      '.where("line.subject_id", "=", contestId)',
      '.where("line.subject_id", "is not", null)',
    ],
  }),
  ...guardsIn(
    "api/src/features/contests/participations/participation.policy.ts",
    [`${CONTESTS}/ending.test.ts`, "api/src/contest-table.test.ts"],
    {
      "Feedback is visible only after the end of the contest": ['.where("contest.ended_at", "is not", null)', ""],
      "Feedback is visible to its entrant only": ['.where("entry.user_id", "=", scope.viewer.id)', ""],
    },
  ),
  ...guardsIn(
    "api/src/features/contests/participations/participation.policy.ts",
    ["api/src/features/contests/participations/participations.test.ts"],
    {
      "Feedback is visible only if the organiser shows it": [
        '\n    .where("contest.show_jury_feedback_to_participant", "=", true)',
        "",
      ],
    },
  ),
];
