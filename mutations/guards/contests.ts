import { guardsIn } from "../guard.ts";

const CONTESTS = "api/src/features/contests/contests";
const ENTRIES = "api/src/features/contests/participations";
const INVITATIONS = "api/src/features/contests/invitations";
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
      "An organiser manages their own contests only": [
        '.$if(!viewer.abilities.userIsAdmin, (contests) => contests.where("contest.organizer_id", "=", viewer.id));',
        ";",
      ],
      "A contest that is not published is seen by its organiser": [
        "isListed(eb),\n          ...(viewer ?",
        "eb.lit(true),\n          ...(viewer ?",
      ],
      "`me.can` of a contest is its organiser's": [
        "(viewer.abilities.userIsAdmin || contest.organizer_id === viewer.id);",
        "true;",
      ],
      "A contest that people enter stays published": [
        "unpublish: manages && isPublished && !isInteractive,",
        "unpublish: manages && isPublished,",
      ],
      "A published contest that people enter is not deleted": [
        "delete: manages && (!isPublished || !isInteractive),",
        "delete: manages,",
      ],
      "Nobody enters the contest that they judge": ["!isJury &&", ""],
      "Nobody enters the contest that they organise": ["contest.organizer_id !== viewer.id,", "true,"],
      "A closed contest is entered by who was invited": ['(contest.type === "open" || isInvited) &&', ""],
    },
  ),
  ...guardsIn(`${CONTESTS}/contest.rules.ts`, [TABLE, `${ENTRIES}/handing-in.test.ts`], {
    "The deadline counts to the second": ["now >= deadline;", "now > deadline;"],
    "A contest that ended is over": ["ended_at !== null || now >= deadline", "now >= deadline"],
  }),
  ...guardsIn(`${CONTESTS}/operations/end-contest.ts`, [`${CONTESTS}/ending.test.ts`], {
    "A contest ends once": ["if (contest.ended_at) return;", ""],
  }),
  ...guardsIn(`${CONTESTS}/operations/update-contest.ts`, [`${CONTESTS}/changing-contests.test.ts`], {
    "The deadline of a contest that ended lies fixed": [
      '...(isChanged && before.ended_at && { deadline: "De wedstrijd is beëindigd. De deadline ligt vast." }),',
      "",
    ],
    "The number of texts does not change once somebody handed in": [
      '...(hasEntries && fixed("contributions_per_user") && { contributionsPerUser: handedIn }),',
      "",
    ],
    "A published contest stays as blind as it was": ['fixed("is_blind") && {', "false && {"],
  }),
  ...guardsIn(`${ENTRIES}/operations/finalize-participation.ts`, [`${ENTRIES}/handing-in.test.ts`, TABLE], {
    "Nothing is handed in after the deadline": ["if (isPassed(contest, now)) throw contestIsOver();", ""],
    "An entry is handed in once": ["if (entry?.finalized_at) return;", ""],
    "An entry has who enters": [
      "if (!hasCompleteData(contest, entry, await lateQuestions(tx, entry))) throw dataMissing();",
      "",
    ],
    "An entry with a deleted text is not handed in": ["if (chosen.some(isGone)) throw", "if (false as boolean) throw"],
    "An entry has as many texts as the contest asks": ["if (countProblem) throw textsMissing(countProblem);", ""],
    "Nobody enters outside the ages of a contest": [
      "throw invalid({\n    dateOfBirth:",
      "return null;\n  throw invalid({\n    dateOfBirth:",
    ],
  }),
  ...guardsIn(`${ENTRIES}/operations/save-contributions.ts`, [`${ENTRIES}/participations.test.ts`, ATTACKS], {
    "Somebody enters texts of their own": [
      "const own = await editableTexts(tx, viewer)",
      'const own = await tx.selectFrom("texts as text")',
    ],
    "A text is chosen once": [
      'if (new Set(wanted).size < wanted.length) throw invalid({ texts: "Kies elke tekst één keer." });',
      "",
    ],
  }),
  ...guardsIn(`${ENTRIES}/queries/lock-entry.ts`, [`${ENTRIES}/participations.test.ts`, TABLE], {
    "What was handed in does not change": ["if (entry?.finalized_at) throw handedInAlready();", ""],
    "Nothing is saved after the deadline": ["if (isPassed(contest, ctx.now)) throw contestIsOver();", ""],
    "An entry is one's own": ['.where("user_id", "=", userId)', ""],
  }),
  ...guardsIn(`${ENTRIES}/operations/start-participation.ts`, [`${ENTRIES}/participations.test.ts`, TABLE], {
    "Who may not enter a contest begins no entry": [
      "if (!contestPermissions(viewer, contest, part, now).startParticipation) throw mayNotEnter();",
      "",
    ],
  }),
  ...guardsIn(`${ENTRIES}/operations/start-participation.ts`, [`${ENTRIES}/handing-in.test.ts`], {
    "Nobody becomes juror and entrant at once": ['.forNoKeyUpdate("contest")', ""],
  }),
  ...guardsIn(
    `${ENTRIES}/operations/withdraw-participation.ts`,
    [`${ENTRIES}/participations.test.ts`, `${ENTRIES}/handing-in.test.ts`, TABLE],
    {
      "Nothing is withdrawn once the contest ended": ["if (contest.ended_at) throw contestHasEnded();", ""],
    },
  ),
  ...guardsIn(`${ENTRIES}/operations/reopen-entry.ts`, [`${ENTRIES}/handing-in.test.ts`, TABLE], {
    "No entry is given back after the deadline": [
      "if (isPassed(contest, now)) throw refused(",
      "if (false as boolean) throw refused(",
    ],
  }),
  ...guardsIn(`${JURY}/jury.policy.ts`, [`${JURY}/jury.test.ts`, CANARY], {
    "A juror of one category judges no other": ['eb("juror.age_category_id", "is", null),', "eb.lit(true),"],
    "The jury reads what was handed in": ['.where("contribution.frozen_at", "is not", null)', ""],
    "Jurors do not judge invalid entries": ['.where("contribution.state", "!=", "invalid")', ""],
    "A blind juror does not learn who wrote": ['.on("contest.is_blind", "=", false),', ","],
    "Only jurors read what a jury judges": [
      'juryAssignments(db).where("juror.user_id", "=", viewer.id);',
      "juryAssignments(db);",
    ],
  }),
  ...guardsIn(`${JURY}/operations/judge-contribution.ts`, [`${JURY}/jury.test.ts`, TABLE], {
    "Nothing is scored once the contest ended": ["if (contest.ended_at) throw scoringIsOver();", ""],
  }),
  ...guardsIn(`${JURY}/operations/judge-contribution.ts`, [RACES, `${JURY}/jury.test.ts`], {
    "A contest cannot end while somebody scores": ['.forShare("contest")', ""],
  }),
  ...guardsIn(
    `${JURY}/operations/manage-jury.ts`,
    [`${JURY}/jury.test.ts`, `${FEEDBACK}/contributions.test.ts`, TABLE],
    {
      "The jury of a contest that ended lies fixed": ["if (contest.ended_at) throw contestHasEnded();", ""],
      "A juror gets a category of their own contest": [
        '.where("contest_id", "=", contestId)\n    .forKeyShare()',
        ".forKeyShare()",
      ],
    },
  ),
  ...guardsIn(`${FEEDBACK}/contribution.policy.ts`, [`${FEEDBACK}/contributions.test.ts`, TABLE], {
    "An organiser reads what was handed in": ['.where("contribution.frozen_at", "is not", null)', ""],
  }),
  ...guardsIn(`${INVITATIONS}/operations/use-invitation.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "An invitation is for the account that it was mailed to": [
      "if (invitation.ownEmail !== invitation.email) throw wrongAccount();",
      "",
    ],
    "A used invitation is not used again": ["if (invitation.used_at) throw invalidInvitation();", ""],
    "An invitation is of the contest at this address": ['.where("invitation.contest_id", "=", contest.id)', ""],
    "An invitation of a contest that ended leads nowhere": ['.where("contest.ended_at", "is", null)', ""],
    "Nobody judges a contest that they organise": ["if (viewer.id === contest.organizer_id) throw takesPart();", ""],
    "Nobody judges a contest that they entered": ["if (entry) throw takesPart();", ""],
  }),
  ...guardsIn(`${INVITATIONS}/operations/use-invitation.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "Nobody becomes entrant and juror at once": ['.forNoKeyUpdate("contest")', ""],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-participants.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "Entrants of other organisers' contests are not invited": [
      "if (own.length < contestIds.length) throw foreignContest();",
      "",
    ],
    "Who is blocked is not invited": ['.where("user.blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-jury.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "A juror is asked for a category of this contest": ["if (known.length < asked.size) throw foreignCategory();", ""],
  }),
  ...guardsIn(`${INVITATIONS}/send-invitations.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "Invitations are limited per organiser and day": [
      'if (!(await consumeRateLimitHits({ db: tx, now }, limit, invites.length, "invitations", viewer.id)))',
      "if (false as boolean)",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/invitation.policy.ts`, [`${INVITATIONS}/invitations.test.ts`, TABLE], {
    "A contest invites while it runs": [
      "if (!contestPermissions(viewer, contest, NO_PART, now).invite) throw invitationsClosed();",
      "",
    ],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-csv.ts`, [`${EXPORTS}/contest-exports.test.ts`], {
    "Exports of entries are limited per person": [
      'await limitRate(ctx, ctx.config.limits.downloads, "download", ctx.viewer.id);',
      "",
    ],
  }),
  ...guardsIn(`${EXPORTS}/queries/get-progress.ts`, [`${EXPORTS}/contest-exports.test.ts`, PRIVACY], {
    "Progress is told to who waits for it": ['.where("user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(
    `${CONTESTS}/contest.policy.ts`,
    ["api/src/features/discovery/search/search.test.ts", "api/src/features/discovery/sitemap/sitemap.test.ts", CANARY],
    {
      "Lists show contests that are published": [
        'eb("contest.published_at", "is not", null),\n    eb.not(',
        "eb.lit(true),\n    eb.not(",
      ],
    },
  ),
  ...guardsIn(`${CONTESTS}/contest.policy.ts`, [`${FEEDBACK}/contributions.test.ts`], {
    "Who may make no contests any more manages none": [
      '.$if(!viewer.abilities.userCanCreateContests, (none) => none.where("contest.id", "is", null))',
      "",
    ],
  }),
  ...guardsIn(`${CONTESTS}/operations/end-contest.ts`, [TABLE], {
    "Only a published contest that people enter ends": [
      'if (contest.mode !== "interactive" || !contest.published_at)',
      "if (false as boolean)",
    ],
  }),
  ...guardsIn(`${CONTESTS}/operations/publish-contest.ts`, [`${CONTESTS}/contests.test.ts`], {
    "A contest whose deadline is over is not published": [
      'if (contest.mode === "interactive" && isPassed(contest, now)) throw deadlineIsOver();',
      "",
    ],
  }),
  ...guardsIn(`${ENTRIES}/queries/lock-entry.ts`, [`${ENTRIES}/handing-in.test.ts`], {
    "A contest cannot end while somebody hands in": [
      'contestAt(ctx, tx, slug).forShare("contest")',
      "contestAt(ctx, tx, slug)",
    ],
  }),
  ...guardsIn(`${ENTRIES}/operations/withdraw-participation.ts`, [`${ENTRIES}/handing-in.test.ts`], {
    "An entry is withdrawn by who entered": ['.where("entry.user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${EXPORTS}/queries/export-csv.ts`, [TABLE], {
    "The entries are exported by who manages the contest": [
      "if (!contest) throw notManaged();",
      "if (!contest) return new Response();",
    ],
  }),
];
