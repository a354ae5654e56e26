import { guardsIn } from "../guard.ts";

const FACTOR = "api/src/features/accounts/second-factor";
const SESSIONS = "api/src/platform/sessions";

export const sessionGuards = [
  ...guardsIn("web/src/platform/consent/carried-choice.ts", ["web/src/platform/consent/consent.test.ts"], {
    "A choice about measuring comes from our own sites alone": [
      "if (!URL.canParse(referrer) || !siteOfHost(addresses, new URL(referrer).host)) return undefined;",
      "",
    ],
    "A no to measuring stays a no": ['if (stored === "declined") return undefined;', ""],
  }),
  ...guardsIn(`${SESSIONS}/session-cookie.ts`, [`${SESSIONS}/session-cookie.test.ts`], {
    "Scripts read no session cookie": ["; HttpOnly", ""],
  }),
  ...guardsIn("api/src/platform/http/run-endpoint.ts", [`${FACTOR}/staff-room.test.ts`], {
    "Staff rights count in the staff room only": ['if (site !== "staff") throw forbidden();', ""],
    "The staff room asks for the second factor": [
      'if (config.staffSecondFactor && session.method === "password") throw secondFactorRequired();',
      "",
    ],
  }),
  ...guardsIn("api/src/platform/config.ts", [`${FACTOR}/staff-room.test.ts`], {
    "In production staff have a second factor": [
      "staffSecondFactor: env.STAFF_SECOND_FACTOR ?? production,",
      "staffSecondFactor: env.STAFF_SECOND_FACTOR ?? false,",
    ],
  }),
  ...guardsIn(`${SESSIONS}/session-lifetime.ts`, [`${SESSIONS}/session-lifetime.test.ts`], {
    "Sessions of the staff room are shorter": [
      '(site === "staff" ? STAFF_ROOM : MEMBERS);',
      '(site === "staff" ? MEMBERS : MEMBERS);',
    ],
    "A session ends in the end, however often it is used": [
      "return new Date(Math.min(later(now, idle).getTime(), later(proof[from], absolute).getTime()));",
      "return later(now, idle);",
    ],
  }),
  ...guardsIn(`${SESSIONS}/session-store.ts`, [`${SESSIONS}/session-lifetime.test.ts`], {
    "A page that asks by itself keeps no session alive": [
      "const isRenewed = !background && isRenewalDue(site, row.seen_at, now);",
      "const isRenewed = isRenewalDue(site, row.seen_at, now);",
    ],
  }),
  ...guardsIn("contract/src/features/notifications/notifications.ts", [`${SESSIONS}/session-lifetime.test.ts`], {
    "Asking for notifications counts as a page that asks by itself": ["background: true,", ""],
  }),
  ...guardsIn("api/src/platform/http/request-session.ts", [`${SESSIONS}/session-lifetime.test.ts`], {
    "A session cookie lives as long as its session": [
      "const maxAgeMs = until ? until.getTime() - now.getTime() : VISITOR_COOKIE;",
      "const maxAgeMs = VISITOR_COOKIE;",
    ],
  }),
  ...guardsIn("api/src/features/accounts/auth/operations/sync-session.ts", [`${SESSIONS}/session-lifetime.test.ts`], {
    "Staff prove who they are on the way into the staff room": [
      'if (requested.site === "staff" && isStaff(viewer.roles)) await requireFreshProof(db, ctx);',
      "",
    ],
  }),
  ...guardsIn(
    "api/src/platform/sessions/session-store.ts",
    ["api/src/features/accounts/second-factor/staff-room.test.ts"],
    {
      "An admin manages what is of others with the second step only": [
        'if (staffSecondFactor && method === "password") abilities.userIsAdmin = false;',
        "",
      ],
    },
  ),
];
