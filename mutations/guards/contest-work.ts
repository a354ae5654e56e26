import { guardsIn } from "../guard.ts";

const CONTESTS = "api/src/features/contests/contests";
const INVITATIONS = "api/src/features/contests/invitations";
const MESSAGES = "api/src/features/contests/messages";
const ENTRIES = "api/src/features/contests/participations";
const JURY = "api/src/features/contests/jury";
const FEEDBACK = "api/src/features/contests/contributions";
const EXPORTS = "api/src/features/contests/contest-exports";
const FORMER_ORGANIZER_TEST = "api/src/features/contests/staff-contests/former-organizer.test.ts";

export const contestWorkGuards = [
  ...guardsIn(`${CONTESTS}/manage-contest.ts`, ["api/src/contest-races.test.ts"], {
    "Ending a contest waits for changes inside it": [
      '(isAlone ? found.forNoKeyUpdate("contest") : found.forShare("contest")).executeTakeFirst();',
      "found.executeTakeFirst();",
    ],
  }),
  ...guardsIn(`${FEEDBACK}/queries/lock-handed-in-entry.ts`, ["api/src/contest-races.test.ts"], {
    "Concurrent first feedback of the organiser creates one row": ['.forUpdate("contribution")', ".limit(1)"],
  }),
  ...guardsIn(`${FEEDBACK}/queries/lock-handed-in-entry.ts`, [`${FEEDBACK}/setting-state.test.ts`], {
    "An organiser gives feedback on handed-in texts only": [
      '.where("contribution.frozen_at", "is not", null)',
      '.where("contribution.id", "is not", null)',
    ],
  }),
  ...guardsIn(`${FEEDBACK}/operations/set-state.ts`, [`${FEEDBACK}/setting-state.test.ts`], {
    "A contest has no more laureates than a result can list": [
      "!isAward(entered.state) && (await isFull(tx, contest.id))",
      "!isAward(entered.state) && false",
    ],
    "Of two simultaneous awards, the second one counts the first": [", isAlone: true }", " }"],
    "Declaring an entry invalid counts as a message": ["await limitMessages(ctx, tx);", "void limitMessages;"],
    "Winners of an ended contest cannot change": ["if (contest.ended_at) throw contestHasEnded();", ""],
    "Declaring an entry invalid requires a reason": [
      "if (isInvalid && !reason) throw isOwn(ctx, contest) ? invalidReasonMissing() : reasonMissing();",
      "",
    ],
  }),
  ...guardsIn("api/src/features/notifications/notification.policy.ts", [`${FEEDBACK}/setting-state.test.ts`], {
    "The notification of an invalid entry is visible to its entrant while the entry is invalid": [
      'entryInvalid: (reader) => existsIn(invalidEntries(reader), "contest.id", "contest_id"),',
      "entryInvalid: always,",
    ],
  }),
  ...guardsIn(`${FEEDBACK}/operations/update-feedback.ts`, [`${FEEDBACK}/updating-feedback.test.ts`], {
    "Feedback of an ended contest cannot change": ["if (contest.ended_at) throw contestHasEnded();", ""],
    "Removing a juror waits for feedback that is being saved": ['    .forUpdate("feedback")\n', ""],
  }),
  ...guardsIn(`${CONTESTS}/feedback-available.ts`, [`${CONTESTS}/ending.test.ts`], {
    "An entrant without feedback is not notified of feedback": [
      "entrants.filter(({ hasFeedback }) => hasFeedback)",
      "entrants",
    ],
  }),
  ...guardsIn(`${ENTRIES}/queries/mailed-entrant.ts`, [`${FEEDBACK}/setting-state.test.ts`], {
    "A writer who is blocked gets no mail about an invalid entry": ['.where("user.blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${ENTRIES}/queries/mailed-entrant.ts`, [`${CONTESTS}/feedback-available.test.ts`], {
    "An entrant who is blocked gets no mail about a contest": ['.where("user.blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${CONTESTS}/feedback-available.ts`, [`${CONTESTS}/feedback-available.test.ts`], {
    "Feedback is not mailed if the organiser switches it off again": [
      '.where("contest.show_jury_feedback_to_participant", "=", true)',
      "",
    ],
  }),
  ...guardsIn(`${FEEDBACK}/operations/update-feedback.ts`, [`${FEEDBACK}/updating-feedback.test.ts`], {
    "Changing a juror's judgement records the earlier one": [
      "if (known?.jury_id) await keepJudgement(ctx, tx, { contestId: contest.id, known, written });",
      "",
    ],
  }),
  ...guardsIn("api/src/features/contests/jury/own-feedback.ts", [`${FEEDBACK}/updating-feedback.test.ts`], {
    "A changed judgement shows the juror no name except the organiser's": [
      "case when changer.id = contest.organizer_id then changer.nickname end",
      "changer.nickname",
    ],
  }),
  ...guardsIn(
    `${MESSAGES}/operations/send-message.ts`,
    [`${MESSAGES}/messages.test.ts`, "api/src/contest-table.test.ts"],
    {
      "Messages can be sent only while a contest is public": ["checkMessaging(ctx, contest);", ""],
      "Messages to the people of contests are limited": ["await limitMessages(ctx, tx);", "void limitMessages;"],
      "A message that arrives twice is sent once": ["return inserted !== undefined;", "return inserted !== null;"],
      "A message is in the audit log even if the organiser sends it": ["isOwnRecorded: true", "isOwnRecorded: false"],
    },
  ),
  ...guardsIn("api/src/platform/mail/mail-once.ts", ["api/src/features/enrolments/mailings/mailings.test.ts"], {
    "A message is mailed once to each person, even by jobs at the same time": [
      'if (!claimed) throw new Error("Another worker mails this message");',
      "",
    ],
  }),
  ...guardsIn(`${MESSAGES}/message.jobs.ts`, [`${MESSAGES}/messages.test.ts`], {
    "Messages of a blocked organiser of a contest are not sent": [
      'notOfBlocked(ref("contest.organizer_id"))',
      'notOfBlocked(ref("message.sent_by"))',
    ],
    "A message is no longer sent once its sender is blocked": [
      'notOfBlocked(ref("message.sent_by"))',
      'notOfBlocked(ref("contest.organizer_id"))',
    ],
  }),
  ...guardsIn(`${MESSAGES}/queries/message-recipients.ts`, [`${MESSAGES}/messages.test.ts`], {
    "A message to one entrant goes to an entrant of this contest": [
      'entrants.where("person.id", "=", personId)',
      'db.selectFrom("participations as person").innerJoin("users as user", "user.id", "person.user_id").where("person.id", "=", personId)',
    ],
    "A blocked person gets no message": [
      '.where("person.finalized_at", to === "begun" ? "is" : "is not", null)\n        .where("user.blocked_at", "is", null)',
      '.where("person.finalized_at", to === "begun" ? "is" : "is not", null)',
    ],
  }),
  ...guardsIn("api/src/features/contests/participations/queries/list-begun.ts", [`${MESSAGES}/messages.test.ts`], {
    "The organiser does not see who started an entry without handing it in": [
      "name: reopened_at === null ? null : nickname,",
      "name: nickname,",
    ],
  }),
  ...guardsIn(`${CONTESTS}/change-organizer.ts`, [`${MESSAGES}/messages.test.ts`], {
    "Handing a contest over removes the contact address of the former organiser": [
      'await tx.updateTable("contests").set({ contact_email: null }).where("id", "in", change.ids).execute();',
      "",
    ],
  }),
  ...guardsIn(`${JURY}/operations/judge-contribution.ts`, [`${JURY}/trust.test.ts`], {
    "Scoring after the deadline of the jury is refused": [
      "if (isScoringClosed(contest, ctx.now)) throw scoringIsClosed();",
      "",
    ],
  }),
  ...guardsIn(`${CONTESTS}/contest.policy.ts`, [`${JURY}/trust.test.ts`], {
    "A removed juror cannot enter the contest": ["!hasJudged &&", ""],
  }),
  ...guardsIn(`${CONTESTS}/contest.policy.ts`, [FORMER_ORGANIZER_TEST], {
    "A former organiser is not offered to enter the contest": ["!hasOrganized &&", ""],
  }),
  ...guardsIn(`${ENTRIES}/operations/start-participation.ts`, [FORMER_ORGANIZER_TEST], {
    "A former organiser is told why they cannot enter the contest": [
      "if (part.hasOrganized && contest.organizer_id !== viewer.id) throw organizedIt();",
      "void organizedIt;",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/invitation.policy.ts`, [FORMER_ORGANIZER_TEST], {
    "A former organiser cannot judge the contest": ["if (part.hasOrganized) return organizedIt();", ""],
  }),
  ...guardsIn("api/src/features/contests/staff-contests/hand-over.ts", [FORMER_ORGANIZER_TEST], {
    "Handing a contest over records its former organiser": [
      "await recordFormerOrganizer(tx, contest, now);",
      "void recordFormerOrganizer;",
    ],
    "A contact address that was never public identifies nobody": ["published_at && contact_email", "contact_email"],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-jury.ts`, [FORMER_ORGANIZER_TEST], {
    "A former organiser cannot be invited to the jury of the contest": [
      "await refuseFormerOrganizers(ctx, tx, contest.id, wanted);",
      "void refuseFormerOrganizers;",
    ],
    "An organiser does not learn the account address of the former organiser": [
      "...(seesAccounts ? [email.toLowerCase()] : [])",
      "email.toLowerCase()",
    ],
  }),
  ...guardsIn(`${FEEDBACK}/queries/get-contribution.ts`, [`${JURY}/trust.test.ts`], {
    "Jurors see each other's names only if the organiser allows it": [
      "given.jury && !(showsNames && row.jurorId) ? { ...given, jury: { user: null } } : given;",
      "given.jury && !row.jurorId ? { ...given, jury: { user: null } } : given;",
    ],
    "A juror does not see remarks of other jurors": ['.onRef("remark.jury_id", "=", "juror.id")', ""],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-pdf.ts`, [`${JURY}/trust.test.ts`], {
    "A booklet without names has none even for the organiser": [
      "wanted.nameless ? forManagerWithoutNames(ctx, slug, wanted) : forOrganizer(ctx, slug, wanted);",
      "wanted.nameless ? forOrganizer(ctx, slug, wanted) : forOrganizer(ctx, slug, wanted);",
    ],
  }),
  ...guardsIn("api/src/features/notifications/notification.policy.ts", [`${JURY}/trust.test.ts`], {
    "A reminder to judge is visible only while judging is possible": [
      '.where((eb) => eb.or([eb("contest.jury_deadline", "is", null), eb("contest.jury_deadline", ">", now)])),',
      ",",
    ],
  }),
  ...guardsIn(`${ENTRIES}/operations/save-contributions.ts`, [`${ENTRIES}/text-lengths.test.ts`], {
    "A text that is too short or too long cannot be chosen": ["if (misfit) throw invalid({ texts: misfit });", ""],
  }),
  ...guardsIn(`${ENTRIES}/operations/finalize-participation.ts`, [`${ENTRIES}/text-lengths.test.ts`], {
    "A text that became too long cannot be handed in": ["if (misfit) throw textDoesNotFit(misfit);", ""],
  }),
  ...guardsIn(`${CONTESTS}/operations/update-contest.ts`, [`${ENTRIES}/text-lengths.test.ts`], {
    "The allowed length of texts cannot change once somebody has handed in": [
      '...(hasEntries && fixed("max_length") && { maxLength: handedIn }),',
      "",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-jury.ts`, [`${JURY}/trust.test.ts`], {
    "An organiser cannot invite themselves to the jury": [
      "await refuseOwnAddress(tx, contest.organizer_id, wanted);",
      "",
    ],
  }),
  ...guardsIn(`${JURY}/operations/remind-juror.ts`, [`${JURY}/reminding.test.ts`], {
    "A juror is reminded at most once a day": [
      "if (remindedAt && ctx.now < later(remindedAt, REMINDER_INTERVAL)) throw remindedToday();",
      "",
    ],
    "A juror who judged everything is not reminded": ["if (!unfinished) throw allJudged();", ""],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-jury.ts`, [`${INVITATIONS}/inviting-jury.test.ts`], {
    "Inviting jurors is refused before a contest is published and after it ended": ["checkInviting(ctx, contest);", ""],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-participants.ts`, [`${INVITATIONS}/inviting-jury.test.ts`], {
    "Inviting entrants is refused before a contest is published and after it ended": [
      "checkInviting(ctx, contest);",
      "",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/send-contest-invitations.ts`, [`${INVITATIONS}/inviting-participants.test.ts`], {
    "Inviting does not reveal who started an entry without handing it in": [
      '.where("participation.finalized_at", "is not", null)',
      "",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-participants.ts`, ["api/src/contest-audit.test.ts"], {
    "Inviting entrants of an earlier contest is in the audit log": [
      'for (const contest of own) await recordDataAccess(tx, ctx, "use-entrants", contest);',
      "",
    ],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-csv.ts`, ["api/src/contest-audit.test.ts"], {
    "Exporting entries as CSV is in the audit log": [
      'await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-csv", contest));',
      "",
    ],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-pdf.ts`, ["api/src/contest-audit.test.ts"], {
    "Exporting entries as PDF is in the audit log": [
      'await ctx.db.transaction().execute((tx) => recordDataAccess(tx, ctx, "export-pdf", managed));',
      "void managed;",
    ],
  }),
  ...guardsIn(`${CONTESTS}/queries/list-staff-acts.ts`, ["api/src/features/contests/results/released-result.test.ts"], {
    "Acts of a former organiser are not shown to the next one as acts of staff": [
      '.where("line.is_own", "=", false)',
      "",
    ],
  }),
  ...guardsIn(
    "api/src/features/contests/staff-contests/reopen-contest.ts",
    ["api/src/features/contests/staff-contests/reopen-contest.test.ts"],
    {
      "An admin who reopens their own contest does so as organiser, not as staff": [
        "const isOwn = contest.organizer_id === viewer.id;",
        "const isOwn = false;",
      ],
    },
  ),
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
    ["api/src/features/contests/participations/own-entries.test.ts"],
    {
      "Feedback is visible only if the organiser shows it": [
        '\n    .where("contest.show_jury_feedback_to_participant", "=", true)',
        "",
      ],
    },
  ),
];
