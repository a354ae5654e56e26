import { guardsIn } from "../guard.ts";

const CONTESTS = "api/src/features/contests/contests";
const ENTRIES = "api/src/features/contests/participations";
const JURY = "api/src/features/contests/jury";
const FEEDBACK = "api/src/features/contests/contributions";
const EXPORTS = "api/src/features/contests/contest-exports";
const TABLE = "api/src/contest-table.test.ts";
const CANARY = "api/src/contest-canary.test.ts";
const PRIVACY = "api/src/contest-privacy.test.ts";
const RACES = "api/src/contest-races.test.ts";
const ATTACKS = "api/src/contest-attacks.test.ts";

export const contestGuards = [
  ...guardsIn(
    `${CONTESTS}/contest.policy.ts`,
    [`${CONTESTS}/contests.test.ts`, `${CONTESTS}/making-contests.test.ts`, TABLE],
    {
      "An organiser manages only their own contests": [
        '.$if(!viewer.abilities.userIsAdmin, (contests) => contests.where("contest.organizer_id", "=", viewer.id));',
        ";",
      ],
      "An unpublished contest is visible only to its managers": [
        "isListed(eb),\n          ...(viewer ?",
        "eb.lit(true),\n          ...(viewer ?",
      ],
      "Only the organiser and admins have permissions to manage in `me.can` of a contest": [
        "(viewer.abilities.userIsAdmin || contest.organizer_id === viewer.id);",
        "true;",
      ],
      "A published contest that people enter cannot be unpublished": [
        "unpublish: manages && isPublished && !isInteractive,",
        "unpublish: manages && isPublished,",
      ],
      "A published contest that people enter cannot be deleted": [
        "delete: manages && (!isPublished || !isInteractive),",
        "delete: manages,",
      ],
      "A juror cannot enter the contest that they judge": ["!isJury &&", ""],
      "An organiser cannot enter their own contest": ["contest.organizer_id !== viewer.id,", "true,"],
      "Entering a closed contest requires an invitation": ['(contest.type === "open" || isInvited) &&', ""],
    },
  ),
  ...guardsIn(`${CONTESTS}/contest.rules.ts`, [TABLE, `${ENTRIES}/handing-in.test.ts`], {
    "A contest is closed from the second of its deadline": ["now >= deadline;", "now > deadline;"],
    "A contest that ended is closed, whatever its deadline": [
      "ended_at !== null || now >= deadline",
      "now >= deadline",
    ],
  }),
  ...guardsIn(`${CONTESTS}/operations/end-contest.ts`, [`${CONTESTS}/ending.test.ts`], {
    "Ending a contest twice changes nothing": ["if (contest.ended_at) return;", ""],
  }),
  ...guardsIn(`${CONTESTS}/operations/update-contest.ts`, [`${CONTESTS}/changing-contests.test.ts`], {
    "The deadline of an ended contest cannot change": [
      '...(isChanged && before.ended_at && { deadline: "De wedstrijd is beëindigd. De deadline ligt vast." }),',
      "",
    ],
    "The number of texts cannot change once there are entries": [
      '...(hasEntries && fixed("contributions_per_user") && { contributionsPerUser: handedIn }),',
      "",
    ],
    "Blindness of a published contest cannot change": ['fixed("is_blind") && {', "false && {"],
    "A stale version of a contest overwrites nothing": ["refuseUnseenVersion(contest, input);", ""],
    "A contest with a jury cannot become one that is only announced": ["hasBegun || hasJury ||", "hasBegun ||"],
  }),
  ...guardsIn(`${ENTRIES}/operations/finalize-participation.ts`, [`${ENTRIES}/handing-in.test.ts`, TABLE], {
    "Handing in after the deadline is refused": ["if (isPassed(contest, now)) throw contestIsOver();", ""],
    "Handing in twice changes nothing": ["if (entry?.finalized_at) return;", ""],
    "Handing in without complete personal data is refused": [
      "if (!hasCompleteData(contest, entry, await lateQuestions(tx, entry))) throw dataMissing();",
      "",
    ],
    "Handing in with a deleted text is refused": ["if (chosen.some(isGone)) throw", "if (false as boolean) throw"],
    "Handing in another number of texts than the contest requires is refused": [
      "if (countProblem) throw textsMissing(countProblem);",
      "",
    ],
    "Handing in is refused outside the ages of a contest": [
      "throw invalid({\n    dateOfBirth:",
      "return null;\n  throw invalid({\n    dateOfBirth:",
    ],
  }),
  ...guardsIn(`${ENTRIES}/operations/save-contributions.ts`, [`${ENTRIES}/filling-in-entries.test.ts`, ATTACKS], {
    "Entering a text of somebody else is refused": [
      "const own = await editableTexts(tx, viewer)",
      'const own = await tx.selectFrom("texts as text")',
    ],
    "Choosing one text twice is refused": [
      'if (new Set(wanted).size < wanted.length) throw invalid({ texts: "Kies elke tekst één keer." });',
      "",
    ],
  }),
  ...guardsIn(`${ENTRIES}/queries/lock-entry.ts`, [`${ENTRIES}/filling-in-entries.test.ts`, TABLE], {
    "A handed-in entry cannot change": ["if (entry?.finalized_at) throw handedInAlready();", ""],
    "Saving an entry after the deadline is refused": ["if (isPassed(contest, ctx.now)) throw contestIsOver();", ""],
    "A person saves only their own entry": ['.where("user_id", "=", userId)', ""],
  }),
  ...guardsIn(`${ENTRIES}/operations/start-participation.ts`, [`${ENTRIES}/starting-entries.test.ts`, TABLE], {
    "Starting a participation is refused to people who may not enter": [
      "if (!contestPermissions(viewer, contest, part, now).startParticipation) throw mayNotEnter();",
      "",
    ],
  }),
  ...guardsIn(`${ENTRIES}/operations/start-participation.ts`, [`${ENTRIES}/handing-in.test.ts`], {
    "Starting a participation waits for a jury invitation that is being accepted": ['.forNoKeyUpdate("contest")', ""],
  }),
  ...guardsIn(`${ENTRIES}/operations/withdraw-participation.ts`, [`${ENTRIES}/withdrawing-entries.test.ts`, TABLE], {
    "Withdrawing after the end of a contest is refused": ["if (contest.ended_at) throw contestHasEnded();", ""],
  }),
  ...guardsIn(`${ENTRIES}/operations/reopen-entry.ts`, [`${ENTRIES}/reopening-entries.test.ts`, TABLE], {
    "Reopening an entry after the deadline is refused": [
      "if (isPassed(contest, now)) throw refused(",
      "if (false as boolean) throw refused(",
    ],
  }),
  ...guardsIn(`${JURY}/jury.policy.ts`, [`${JURY}/judged-texts.test.ts`, CANARY], {
    "A juror of one category sees no entries of another": ['eb("juror.age_category_id", "is", null),', "eb.lit(true),"],
    "The jury sees handed-in texts only": ['.where("contribution.frozen_at", "is not", null)', ""],
    "The jury sees no invalid entries": ['.where("contribution.state", "!=", "invalid")', ""],
    "The jury of a blind contest does not see who wrote the entries": ['.on("contest.is_blind", "=", false),', ","],
    "Only the jurors of a contest see what its jury judges": [
      'juryAssignments(db).where("juror.user_id", "=", viewer.id);',
      "juryAssignments(db);",
    ],
  }),
  ...guardsIn(`${JURY}/lock-assigned-contribution.ts`, [`${JURY}/scoring.test.ts`, `${JURY}/trust.test.ts`, TABLE], {
    "Scoring after the end of a contest is refused": ["if (contest.ended_at) throw scoringIsOver();", ""],
  }),
  ...guardsIn(`${JURY}/lock-assigned-contribution.ts`, [RACES, `${JURY}/scoring.test.ts`], {
    "Ending a contest waits for scores that are being saved": ['.forShare("contest")', ""],
  }),
  ...guardsIn(`${JURY}/lock-juror.ts`, [`${JURY}/jury.test.ts`, TABLE], {
    "The jury of an ended contest cannot change": ["if (contest.ended_at) throw contestHasEnded();", ""],
    "A juror's category belongs to the contest": [
      '.where("contest_id", "=", contestId)\n    .forKeyShare()',
      ".forKeyShare()",
    ],
  }),
  ...guardsIn(`${FEEDBACK}/contribution.policy.ts`, [`${FEEDBACK}/contributions.test.ts`, TABLE], {
    "An organiser sees handed-in texts only": ['.where("contribution.frozen_at", "is not", null)', ""],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-csv.ts`, [`${EXPORTS}/contest-exports.test.ts`], {
    "Exports of entries are limited per person": ['await limitMember(ctx, "downloads");', ""],
  }),
  ...guardsIn(`${EXPORTS}/queries/get-progress.ts`, [`${EXPORTS}/contest-exports.test.ts`, PRIVACY], {
    "The progress of an export is visible only to the person who requested it": [
      '.where("user_id", "=", viewer.id)',
      "",
    ],
  }),
  ...guardsIn(
    `${CONTESTS}/contest.policy.ts`,
    [
      "api/src/features/discovery/search/spelling.test.ts",
      "api/src/features/discovery/sitemap/sitemap.test.ts",
      CANARY,
    ],
    {
      "Lists contain published contests only": [
        'eb("contest.published_at", "is not", null), notOfBlocked(',
        "notOfBlocked(",
      ],
    },
  ),
  ...guardsIn(`${CONTESTS}/contest.policy.ts`, [`${FEEDBACK}/contributions.test.ts`], {
    "A person who lost the right to create contests manages none": [
      '.$if(!viewer.abilities.userCanCreateContests, (none) => none.where("contest.id", "is", null))',
      "",
    ],
  }),
  ...guardsIn(`${CONTESTS}/operations/end-contest.ts`, [TABLE], {
    "Ending an unpublished contest, or one that is only announced, is refused": [
      'if (contest.mode !== "interactive" || !contest.published_at)',
      "if (false as boolean)",
    ],
  }),
  ...guardsIn(`${CONTESTS}/operations/publish-contest.ts`, [`${CONTESTS}/contests.test.ts`], {
    "Publishing a contest after its deadline is refused": [
      'if (contest.mode === "interactive" && isPassed(contest, now)) throw deadlineIsOver();',
      "",
    ],
  }),
  ...guardsIn(`${ENTRIES}/queries/lock-entry.ts`, [`${ENTRIES}/handing-in.test.ts`], {
    "Ending a contest waits for entries that are being handed in": [
      'contestAt(ctx, tx, slug).forShare("contest")',
      "contestAt(ctx, tx, slug)",
    ],
  }),
  ...guardsIn(`${ENTRIES}/operations/withdraw-participation.ts`, [`${ENTRIES}/withdrawing-entries.test.ts`], {
    "A person withdraws only their own entry": ['.where("entry.user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-csv.ts`, [TABLE], {
    "Exporting entries is refused to people who do not manage the contest": [
      "if (!contest) throw notManaged();",
      "if (!contest) return new Response();",
    ],
  }),
];
