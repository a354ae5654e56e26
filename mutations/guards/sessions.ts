import { guardsIn } from "../guard.ts";

const FACTOR = "api/src/features/accounts/second-factor";
const SESSIONS = "api/src/platform/sessions";

export const sessionGuards = [
  ...guardsIn("web/src/platform/consent/carried-choice.ts", ["web/src/platform/consent/consent.test.ts"], {
    "A choice about being measured is accepted from our own sites only": [
      "if (!URL.canParse(referrer) || !siteOfHost(addresses, new URL(referrer).host)) return undefined;",
      "",
    ],
    "Consent carried from another site does not replace a stored refusal to be measured": [
      'if (stored === "declined") return undefined;',
      "",
    ],
  }),
  ...guardsIn(`${SESSIONS}/session-cookie.ts`, [`${SESSIONS}/session-cookie.test.ts`], {
    "Scripts cannot read the session cookie": ["; HttpOnly", ""],
  }),
  ...guardsIn(`${SESSIONS}/staff-room.ts`, [`${FACTOR}/staff-room.test.ts`], {
    "Staff rights are valid in the staff room only": ['site === "staff" && ', ""],
    "The staff room requires a second factor": [
      ' && !(session.kind === "member" && lacksSecondStep(config, session.method))',
      "",
    ],
  }),
  ...guardsIn("api/src/platform/config.ts", [`${FACTOR}/staff-room.test.ts`], {
    "Staff require a second factor in production by default": [
      "staffSecondFactor: env.STAFF_SECOND_FACTOR ?? production,",
      "staffSecondFactor: env.STAFF_SECOND_FACTOR ?? false,",
    ],
  }),
  ...guardsIn(`${SESSIONS}/session-lifetime.ts`, [`${SESSIONS}/session-lifetime.test.ts`], {
    "Sessions of the staff room are shorter than those of members": [
      '(site === "staff" ? STAFF_ROOM : MEMBERS);',
      '(site === "staff" ? MEMBERS : MEMBERS);',
    ],
    "A session expires at its absolute limit, however often it is used": [
      "return new Date(Math.min(later(now, idle).getTime(), later(proof[from], absolute).getTime()));",
      "return later(now, idle);",
    ],
  }),
  ...guardsIn(`${SESSIONS}/session-store.ts`, [`${SESSIONS}/session-lifetime.test.ts`], {
    "A request in the background does not renew the session": [
      "const isRenewed = !background && isRenewalDue(site, row.seen_at, now);",
      "const isRenewed = isRenewalDue(site, row.seen_at, now);",
    ],
  }),
  ...guardsIn("contract/src/features/notifications/notifications.ts", [`${SESSIONS}/session-lifetime.test.ts`], {
    "Fetching notifications counts as a request in the background": ["background: true,", ""],
  }),
  ...guardsIn("api/src/platform/http/request-session.ts", [`${SESSIONS}/session-lifetime.test.ts`], {
    "The session cookie expires with its session": [
      "const maxAgeMs = until ? until.getTime() - now.getTime() : VISITOR_COOKIE;",
      "const maxAgeMs = VISITOR_COOKIE;",
    ],
  }),
  ...guardsIn("api/src/features/accounts/auth/operations/sync-session.ts", [`${SESSIONS}/session-lifetime.test.ts`], {
    "Staff need a fresh proof to enter the staff room": [
      'if (requested.site === "staff" && isStaff(viewer.roles)) await requireFreshProof(db, ctx);',
      "",
    ],
  }),
  ...guardsIn(
    "api/src/platform/sessions/session-store.ts",
    ["api/src/features/accounts/second-factor/staff-room.test.ts"],
    {
      "An admin manages what others own only after a second step": [
        "if (areRightsOff) abilities.userIsAdmin = false;",
        "",
      ],
      "Rights of the staff count on every site only after a second step": [
        "staffRights: areRightsOff ? [] : staffRightsOf(roles)",
        "staffRights: staffRightsOf(roles)",
      ],
    },
  ),
];
