import { guardsIn } from "../guard.ts";

const INVITATIONS = "api/src/features/contests/invitations";
const INVITING = "api/src/features/inviting/invitations";
const TABLE = "api/src/contest-table.test.ts";

const ORGANIZER_MAY = '\n    .where(({ ref }) => hasAbilityNow(ref("contest.organizer_id"), "userCanCreateContests"))';

export const contestInvitationGuards = [
  ...guardsIn(`${INVITING}/accept-invitation.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "An invitation is valid for its own contest only": [
      '.where(`invitation.${SUBJECT_COLUMNS[kind]}`, "=", subjectId)',
      "",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/invitation.policy.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "An invitation of an ended contest is refused": ['.where("contest.ended_at", "is", null)', ""],
    "An invitation to a contest that has become one that is only announced is refused": [
      '.where("contest.mode", "=", "interactive")',
      "",
    ],
  }),
  ...guardsIn(`${INVITING}/accept-invitation.ts`, [`${INVITATIONS}/using-invitation.test.ts`], {
    "An invitation can be accepted only by the account that it was mailed to": [
      "if (invitation.ownEmail !== invitation.email) throw wrongAccount();",
      "",
    ],
    "A used invitation is refused": ["if (invitation.used_at) throw invalidInvitation();", ""],
  }),
  ...guardsIn(`${INVITATIONS}/invitations.jobs.ts`, [`${INVITATIONS}/using-invitation.test.ts`], {
    "An invitation to a contest that was already accepted is not mailed": [
      '    .where("invitation.used_at", "is", null)\n',
      "",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/invitations.jobs.ts`, [`${INVITATIONS}/declining.test.ts`], {
    "An organiser who is blocked, or lost the right to organise, is not mailed that a juror accepted": [
      `.where("juror.id", "=", jurorId)${ORGANIZER_MAY}`,
      '.where("juror.id", "=", jurorId)',
    ],
    "An organiser who is blocked, or lost the right to organise, is not mailed that a juror declined": [
      `.where("invitation.declined_at", "is not", null)${ORGANIZER_MAY}`,
      '.where("invitation.declined_at", "is not", null)',
    ],
  }),
  ...guardsIn(`${INVITATIONS}/invitation.policy.ts`, [`${INVITATIONS}/using-invitation.test.ts`], {
    "An organiser cannot become a juror of their own contest": ["if (isOrganizer) return organizesIt();", ""],
    "A juror cannot enter the contest by an invitation": ["if (part.isJury) return judgesIt();", ""],
    "A former organiser or juror of a contest cannot accept an invitation to enter it": [
      "isOrganizer || part.hasOrganized || part.hasJudged ? hasReadEntries() : undefined;",
      "undefined;",
    ],
    "An entrant cannot become a juror of the same contest": [
      "return part.participates ? takesPart() : undefined;",
      "return undefined;",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/operations/use-invitation.ts`, [`${INVITATIONS}/using-invitation.test.ts`], {
    "An invitation that a person cannot accept is refused": ["if (refusal) throw refusal;", ""],
    "Accepting a jury invitation and starting a participation at the same time wait for each other": [
      '.forNoKeyUpdate("contest")',
      "",
    ],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-participants.ts`, [`${INVITATIONS}/inviting-participants.test.ts`], {
    "Inviting entrants of other organisers' contests is refused": [
      "if (own.length < contestIds.length) throw foreignContest();",
      "",
    ],
    "Blocked people are not invited": ['.where("user.blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${INVITATIONS}/operations/invite-jury.ts`, [`${INVITATIONS}/inviting-jury.test.ts`], {
    "Inviting a juror for a category of another contest is refused": [
      "if (known.length < asked.size) throw foreignCategory();",
      "",
    ],
  }),
  ...guardsIn(`${INVITING}/send-invitations.ts`, [`${INVITATIONS}/inviting-jury.test.ts`], {
    "Invitations are limited per organiser and day": [
      'if (!(await consumeRateLimitHits({ db: tx, now }, limit, invites.length, "invitations", viewer.id)))',
      "if (false as boolean)",
    ],
  }),
  ...guardsIn(
    `${INVITING}/send-invitations.ts`,
    ["api/src/features/enrolments/invitations/course-invitations.test.ts"],
    {
      "Nobody is mailed the same invitation twice within an hour": [
        "await consumeRateLimits({ db: tx, now }, MAILS_AN_ADDRESS, keys)",
        "keys.map(() => true)",
      ],
    },
  ),
  ...guardsIn(`${INVITING}/decline-invitation.ts`, ["api/src/features/invitation-kinds/declining.test.ts"], {
    "A used invitation cannot be declined": ["if (invitation.used_at) throw acceptedAlready();", ""],
    "Declining and accepting an invitation at the same time wait for each other": [".forUpdate()", ""],
  }),
  ...guardsIn(`${INVITING}/decline-invitation.ts`, [`${INVITATIONS}/declining.test.ts`], {
    "An organiser is notified once that an invitation was declined": ["if (invitation.declined_at) return;", ""],
  }),
  ...guardsIn(`${INVITING}/delete-unused-invitation.ts`, [`${INVITATIONS}/invitations.test.ts`], {
    "An invitation that was accepted cannot be deleted": ["if (invitation.used_at) throw invitationIsUsed();", ""],
  }),
  ...guardsIn(`${INVITATIONS}/invitation.policy.ts`, [`${INVITATIONS}/inviting-jury.test.ts`, TABLE], {
    "Inviting is refused before a contest is published and after it ended": [
      "if (!contestPermissions(viewer, contest, NO_PART, now).invite) throw invitationsClosed();",
      "",
    ],
  }),
];
