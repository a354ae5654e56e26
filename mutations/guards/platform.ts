import { guardsIn } from "../guard.ts";

const HTTP = "api/src/platform/http";
const SESSIONS = "api/src/platform/sessions";
const ACCESS = ["api/src/access.test.ts"];
const WIRE = ["api/src/platform/http/wire.test.ts"];
const SIGN_IN = [
  "api/src/features/accounts/auth/operations/login.test.ts",
  "api/src/features/accounts/auth/operations/sync-session.test.ts",
];

export const platformGuards = [
  ...guardsIn("contract/src/access.ts", ["contract/src/access.test.ts"], {
    "An editor is not of those who manage people": [
      'editor: ["manageContent", "moderate"],',
      'editor: ["manageContent", "moderate", "managePeople"],',
    ],
    "Who only shows courses makes none with enrolments": [
      'course_organizer_only_display: ["userCanCreateCourses"],',
      'course_organizer_only_display: ["userCanCreateCourses", "userCanCreateCoursesWithEnrollments"],',
    ],
    "An organiser of contests is no admin": [
      'contest_organizer: ["userCanCreateContests"],',
      'contest_organizer: ["userCanCreateContests", "userIsAdmin"],',
    ],
  }),
  ...guardsIn("contract/src/access.ts", ["api/src/features/staff/staff-people/staff-people.test.ts"], {
    "Only a superadmin gives the role of superadmin": [
      'ROLES_OF_SUPERADMINS: readonly Role[] = ["admin", "superadmin"]',
      'ROLES_OF_SUPERADMINS: readonly Role[] = ["admin"]',
    ],
  }),
  ...guardsIn(`${HTTP}/run-endpoint.ts`, ACCESS, {
    "A visitor calls no endpoint of members": ['if (!viewer || session.kind !== "member") throw unauthorized();', ""],
    "An endpoint asks for its ability or staff right": ["if (!grants(viewer.roles, access)) throw forbidden();", ""],
  }),
  ...guardsIn(`${HTTP}/run-endpoint.ts`, WIRE, {
    "Bad input never reaches a handler": ["if (issues.length > 0) throw invalidFromIssues(issues);", ""],
  }),
  ...guardsIn(`${HTTP}/run-endpoint.ts`, [`${HTTP}/run-endpoint.test.ts`], {
    "Fields that the contract does not name reach no handler": [
      "if (parsed.success) args[part] = parsed.data;",
      "if (parsed.success) args[part] = input[part];",
    ],
    "Fields that the contract does not name never leave the server": [
      "(endpoint.response as z.ZodType).parse(result)",
      "result",
    ],
  }),
  ...guardsIn(`${HTTP}/csrf-guard.ts`, [...ACCESS, ...WIRE], {
    "A change needs the CSRF token of its session": [
      "if (!expected || !csrfToken || !sameSecret(csrfToken, expected)) throw sessionExpired();",
      "",
    ],
    "A change comes from a page of its own site": [
      'if (origin !== originOf(addresses, site)) throw forbidden("Deze aanvraag komt niet van deze site.");',
      "",
    ],
  }),
  ...guardsIn(`${HTTP}/body-parsers.ts`, WIRE, {
    "A body names no prototype": ['getDefaultJsonParser("error", "error")', 'getDefaultJsonParser("ignore", "ignore")'],
  }),
  ...guardsIn(`${HTTP}/request-session.ts`, [...WIRE, ...ACCESS], {
    "Megabytes of a visitor are not read where only members may": [
      "if (requiresMember && !viewerOf(request.session)) throw unauthorized();",
      "",
    ],
    "A form is read only where files are expected": [
      'if (request.headers["content-type"]?.startsWith("multipart/") && !acceptsMultipart) throw badRequest();',
      "",
    ],
    "A request for an unknown host is answered by no site": [
      'if (!host) throw new ApiError(421, "unknown-host", "Op dit adres is geen site.");',
      'if (!host) return void (request.site = "community");',
    ],
    "Other origins read no answer": ["origin: originOf(addresses, request.site),", "origin: true,"],
    "Answers of the API are kept by no cache": ['reply.header("cache-control", "private, no-store");', ""],
  }),
  ...guardsIn(`${SESSIONS}/session-cookie.ts`, [...SIGN_IN, ...WIRE], {
    "Two session cookies at once are refused": [
      "if (second) throw badRequest(",
      "if (second && !found) throw badRequest(",
    ],
    "The cookie of a session is sent on top-level visits of other sites only": ["; SameSite=Lax", "; SameSite=None"],
  }),
  ...guardsIn(`${SESSIONS}/session-store.ts`, [...WIRE, ...SIGN_IN], {
    "A session is worth something on its own site only": ['.where("session.site", "=", site)', ""],
    "A session ends": ['.where("session.expires_at", ">", now)', ""],
  }),
  ...guardsIn(`${SESSIONS}/session-store.ts`, WIRE, {
    "Somebody who is blocked has no session": ['.where("user.blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${SESSIONS}/session-tokens.ts`, [...WIRE, ...SIGN_IN], {
    "A visitor's cookie is one that we signed": [
      'return sameSecret(signature, sign(secret, "visitor", site, id));',
      "return true;",
    ],
    "A signing token cannot be made up": [
      'if (!sameSecret(signature, sign(secret, "sync-session", site, browserHash, expires))) return undefined;',
      "",
    ],
    "A signing token ends": ["if (Number(expires) * 1000 <= now.getTime()) return undefined;", ""],
  }),
  ...guardsIn("api/src/platform/rich-text.ts", ["api/src/platform/rich-text.test.ts"], {
    "Stored markup holds no elements but those of the editor": ["allowedTags: [", 'allowedTags: ["script", '],
    "A link leads to a web page or a mail only": [
      'allowedSchemes: ["http", "https", "mailto"],',
      'allowedSchemes: ["http", "https", "mailto", "javascript"],',
    ],
    "An address without a scheme leads to no other host": [
      "allowProtocolRelative: false",
      "allowProtocolRelative: true",
    ],
    "Stored markup is nested ten levels deep at most": ["nestingLimit: 10,", ""],
    "Pictures come from our own media": [
      'exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isMediaAddress(attribs["src"] ?? ""),',
      "",
    ],
    "Classes are those of centred and right-aligned paragraphs": [
      'allowedClasses: { p: ["align-center", "align-right"] },',
      'allowedClasses: { p: ["*"] },',
    ],
  }),
  ...guardsIn("api/src/platform/files/media.ts", ["api/src/platform/files/media.test.ts"], {
    "Nothing of the file store is public but pictures": ["(sm|default|profilepicsm)\\.webp$/", "(.+)$/"],
  }),
];
