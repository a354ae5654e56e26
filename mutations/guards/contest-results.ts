import { guardsIn } from "../guard.ts";

const RESULTS = "api/src/features/contests/results";
const RELEASED = [`${RESULTS}/released-result.test.ts`];
const RELEASING = [`${RESULTS}/releasing-result.test.ts`];
const SAVING = [`${RESULTS}/saving-result.test.ts`];

export const contestResultGuards = [
  ...guardsIn(`${RESULTS}/result.policy.ts`, RELEASING, {
    "A result that is not released is visible nowhere": ['.where("result.released_at", "is not", null)', ""],
  }),
  ...guardsIn(`${RESULTS}/result.policy.ts`, RELEASED, {
    "A result is hidden with its contest": [
      "withResult(listedContests(db))",
      'withResult(db.selectFrom("contests as contest"))',
    ],
  }),
  ...guardsIn(`${RESULTS}/queries/get-result.ts`, RELEASING, {
    "Only managers of a contest can preview its result": [
      "if (!row.released_at && !contestPermissions(ctx.viewer, row, NO_PART, ctx.now).editResult) throw noResult();",
      "",
    ],
  }),
  ...guardsIn(`${RESULTS}/queries/get-result.ts`, RELEASED, {
    "A result links to a text only if its writer agrees": ['.on("participation.may_link", "=", true)', ""],
    "A result links to a text only if the viewer may read it": [
      'visibleTexts(ctx).select(["text.id", "text.slug"])',
      'ctx.db.selectFrom("texts as text").select(["text.id", "text.slug"])',
    ],
  }),
  ...guardsIn(`${RESULTS}/queries/shown-laureates.ts`, RELEASED, {
    "A blocked person is in no result": ['.where("author.blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${RESULTS}/operations/release-result.ts`, RELEASING, {
    "Releasing a result twice changes nothing": ["if (before?.released_at) return;", ""],
    "A result can be released only after the end of the contest": ["if (!contest.ended_at) throw notEnded();", ""],
    "An empty result is not released": ["if (!laureate && !before?.jury_word) throw nothingToRelease();", ""],
  }),
  ...guardsIn(`${RESULTS}/operations/allow-link.ts`, RELEASED, {
    "Only a writer agrees to a link to their text": ['.where("user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${RESULTS}/result-input.ts`, SAVING, {
    "Laureates are chosen together only after the end of the contest": [
      "if (awards && !contest.ended_at) throw notEnded();",
      "",
    ],
    "A laureate is an entry of the contest that can be awarded": [
      "if (!awards.every(({ id }) => known.has(id))) throw notAwardable();",
      "",
    ],
    "The jury's word is sanitized": [
      "const { html, isEmpty } = await readRichText(ctx, typed);",
      "const { html, isEmpty } = { ...(await readRichText(ctx, typed)), html: typed };",
    ],
  }),
  ...guardsIn(`${RESULTS}/operations/save-result.ts`, SAVING, {
    "Saving a result does not overwrite one that was saved in the meantime": [
      "refuseUnseenVersion(stored ?? { revision: 0 }, input);",
      "",
    ],
  }),
  ...guardsIn(`${RESULTS}/change-result.ts`, RELEASED, {
    "Staff change a public result with a reason only": [
      '...((wasPublic || act === "release-result") && { why: { reason } }),',
      "",
    ],
    "An organiser's change of a public result is logged": ["isOwnRecorded: wasPublic,", ""],
  }),
  ...guardsIn(`${RESULTS}/award-mails.jobs.ts`, [`${RESULTS}/award-mails.test.ts`], {
    "A writer is mailed an award only if it differs from the one that they were told": [
      "const changed = entries.filter((entry) => entry.isUntold);",
      "const changed = entries;",
    ],
    "A writer is not mailed an award of a result that was withdrawn": [
      '.where("result.released_at", "is not", null)',
      "",
    ],
    "A writer whose mail is being sent is mailed again when the award changes": [
      "eb.or([isUntold, isBeingMailed])",
      "isUntold",
    ],
    "A writer who is blocked is not mailed an award": ['.where("user.blocked_at", "is", null)', ""],
    "Releasing and correcting a result count as messages when they mail": [
      "await limitMessages(ctx, tx);",
      "void limitMessages;",
    ],
  }),
  ...guardsIn(`${RESULTS}/award-columns.ts`, ["api/src/features/personal-data/entry-copy.test.ts"], {
    "A writer sees no award that is only prepared": [
      "when contribution.state = 'invalid' or ${isKnown} then contribution.state",
      "when true then contribution.state",
    ],
    "A writer sees no place that is only prepared": [
      "when ${isKnown} then contribution.place",
      "when true then contribution.place",
    ],
  }),
  ...guardsIn(`${RESULTS}/announced-awards.ts`, [`${RESULTS}/end-mails-that-failed.test.ts`], {
    "A writer whose mail at the end failed is not mailed an award that is only prepared": [
      'await tx.updateTable("participations").set({ result_mail_of: null }).where("id", "in", ids).execute();',
      "",
    ],
  }),
  ...guardsIn(`${RESULTS}/announced-awards.ts`, [`${RESULTS}/award-mails.test.ts`], {
    "A writer is mailed an award once, even by jobs at the same time": [
      'throw new Error("Another worker mails this entrant");',
      "",
    ],
    "A worker that took too long does not remove the claim of the next one": [
      '.where("award_mail_claimed_at", "=", at)',
      "",
    ],
  }),
  ...guardsIn("api/src/features/contests/contests/result-mails.ts", [`${RESULTS}/award-mails.test.ts`], {
    "A writer who is blocked is not mailed how a contest ended": [
      "if (!blocked_at) {",
      "if (blocked_at !== undefined) {",
    ],
  }),
  ...guardsIn(
    "api/src/features/contests/contest-changes/record-contest-changes.ts",
    ["api/src/features/contests/contest-changes/contest-changes.test.ts"],
    {
      "Changes that people are notified of are limited like messages": [
        "await limitMessages(ctx, tx);",
        "void limitMessages;",
      ],
    },
  ),
  ...guardsIn("api/src/features/contests/contributions/queries/get-contribution.ts", RELEASING, {
    "A juror sees no award before the result is released": [
      "state: row.isResultKnown ? row.state : null,",
      "state: hasEnded ? row.state : null,",
    ],
  }),
  ...guardsIn("api/src/features/notifications/notification.policy.ts", RELEASED, {
    "A notification of a result is visible only while the result is": [
      'contestResultReleased: (reader) => existsIn(contestsWithResult(reader), "contest.id", "contest_id"),',
      "contestResultReleased: always,",
    ],
  }),
];
