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
  ...guardsIn("api/src/platform/db/migrate.ts", ["api/src/platform/db/migrate.test.ts"], {
    "A migration that waits for a table does not hold up requests": ["set local lock_timeout = '${LOCK_TIMEOUT}';", ""],
    "A migration may take longer than a request": ["await sql`set statement_timeout = 0`.execute(connection);", ""],
    "A migration is not run by two processes at once": ["await takeTurn(connection);", ""],
    "A process that waits for its turn to migrate does not hold up building an index": [
      "select pg_try_advisory_lock(${TURN}) as is_mine",
      "select true as is_mine from pg_advisory_lock(${TURN})",
    ],
    "A version does not run on a database that a newer one has migrated": ["if (other !== undefined)", "if (false)"],
    "A half-built index is not taken for a complete one": [
      "for (const index of concurrentIndexesOf(text)) await dropInvalid(db, index);",
      "",
    ],
  }),
  ...guardsIn(`${HTTP}/mount.ts`, WIRE, {
    "A HEAD request for a download does not fail": [
      'request.method === "HEAD" ? sendHead(reply, result) : reply.send(result)',
      "reply.send(result)",
    ],
  }),
  ...guardsIn("contract/src/access.ts", ["contract/src/access.test.ts"], {
    "The editor role does not include managing people": [
      'editor: ["manageContent", "moderate"],',
      'editor: ["manageContent", "moderate", "managePeople"],',
    ],
    "An organiser who may only announce courses creates none with enrolments": [
      'course_organizer_only_display: ["userCanCreateCourses"],',
      'course_organizer_only_display: ["userCanCreateCourses", "userCanCreateCoursesWithEnrollments"],',
    ],
    "A contest organiser has no rights of an admin": [
      'contest_organizer: ["userCanCreateContests"],',
      'contest_organizer: ["userCanCreateContests", "userIsAdmin"],',
    ],
  }),
  ...guardsIn("contract/src/access.ts", ["api/src/features/staff/staff-people/staff-people.test.ts"], {
    "Only a superadmin grants the roles of superadmins": [
      'ROLES_OF_SUPERADMINS: readonly Role[] = ["admin", "superadmin"]',
      'ROLES_OF_SUPERADMINS: readonly Role[] = ["admin"]',
    ],
  }),
  ...guardsIn("contract/src/layer/fields.ts", ["contract/src/layer/fields.test.ts"], {
    "A moment whose year cannot be sent in a response is refused": ['(day) => day < "2200"', "() => true"],
    "A web address with a name before its site is refused": ["=> namesNobody(new URL(url))", "=> URL.canParse(url)"],
  }),
  ...guardsIn("contract/src/layer/typed-text.ts", ["contract/src/layer/typed-text.test.ts"], {
    "A field of one line contains no control characters": ["z.string().overwrite(onOneLine)", "z.string()"],
    "A title contains no characters that change the direction of text": ['.replaceAll(TURNS_OF_DIRECTION, "")', ""],
    "A line of invisible characters counts as empty": [".overwrite(withSomethingToSee)", ""],
    "A field of several lines contains no control characters except newline and tab": [
      "z.string().overwrite(withoutControls)",
      "z.string()",
    ],
  }),
  ...guardsIn("contract/src/features/accounts/auth.ts", ["contract/src/features/accounts/nickname.test.ts"], {
    "A nickname has no invisible characters": ["  .overwrite(withoutInvisible)\n", ""],
    "A nickname has no letters that look like Latin ones": ["!hasMixedWord(name)", "true"],
    "A nickname has no piled-up marks that would cover the lines around it": [" && !PILED_MARKS.test(name)", ""],
  }),
  ...guardsIn("contract/src/sites.ts", ["contract/src/sites.test.ts"], {
    "A path of a site contains no dot segments that lead elsewhere": [" && !DOT_SEGMENT.test(path)", ""],
  }),
  ...guardsIn("api/src/platform/rich-text.ts", ["api/src/features/texts/texts/texts.test.ts"], {
    "Rich text contains no control characters that were written as entities": ["withoutControls(clean)", "clean"],
  }),
  ...guardsIn(`${HTTP}/run-endpoint.ts`, ACCESS, {
    "An endpoint for members refuses visitors": ['if (!viewer || session.kind !== "member") throw unauthorized();', ""],
    "An endpoint refuses people without its ability or staff right": [
      "if (!grants(viewer.roles, access)) throw forbidden();",
      "",
    ],
  }),
  ...guardsIn(`${HTTP}/run-endpoint.ts`, WIRE, {
    "Invalid input never reaches a handler": ["if (issues.length > 0) throw invalidFromIssues(issues);", ""],
  }),
  ...guardsIn(`${HTTP}/run-endpoint.ts`, [`${HTTP}/run-endpoint.test.ts`], {
    "Input fields that the contract does not name do not reach a handler": [
      "if (parsed.success) args[part] = parsed.data;",
      "if (parsed.success) args[part] = input[part];",
    ],
    "Response fields that the contract does not name are not sent": [
      "(endpoint.response as z.ZodType).parse(result)",
      "result",
    ],
  }),
  ...guardsIn(`${HTTP}/csrf-guard.ts`, [...ACCESS, ...WIRE], {
    "A change requires the CSRF token of its session": [
      "if (!expected || !csrfToken || !sameSecret(csrfToken, expected)) throw sessionExpired();",
      "",
    ],
    "A change from another origin than the site itself is refused": [
      'if (origin !== originOf(addresses, site)) throw forbidden("Deze aanvraag komt niet van deze site.");',
      "",
    ],
  }),
  ...guardsIn(`${HTTP}/body-parsers.ts`, WIRE, {
    "A JSON body cannot set a prototype": [
      'getDefaultJsonParser("error", "error")',
      'getDefaultJsonParser("ignore", "ignore")',
    ],
  }),
  ...guardsIn(`${HTTP}/request-session.ts`, [...WIRE, ...ACCESS], {
    "The body of a visitor's request to an endpoint for members is not read": [
      "if (requiresMember && !viewerOf(request.session)) throw unauthorized();",
      "",
    ],
    "Multipart forms are refused by endpoints that accept no files": [
      'if (request.headers["content-type"]?.startsWith("multipart/") && !acceptsMultipart) throw badRequest();',
      "",
    ],
    "A request for an unknown host is refused": [
      'if (!host) throw new ApiError(421, "unknown-host", "Op dit adres is geen site.");',
      'if (!host) return void (request.site = "community");',
    ],
    "CORS allows the origin of the site only": ["origin: originOf(addresses, request.site),", "origin: true,"],
    "API responses are not cached": ['reply.header("cache-control", "private, no-store");', ""],
  }),
  ...guardsIn(`${SESSIONS}/session-cookie.ts`, [...SIGN_IN, ...WIRE], {
    "Two session cookies at once are refused": [
      "if (second) throw badRequest(",
      "if (second && !found) throw badRequest(",
    ],
    "The session cookie is SameSite=Lax: other sites send it on top-level navigations only": [
      "; SameSite=Lax",
      "; SameSite=None",
    ],
  }),
  ...guardsIn(`${SESSIONS}/session-store.ts`, [...WIRE, ...SIGN_IN], {
    "A session is valid on its own site only": ['.where("session.site", "=", site)', ""],
    "An expired session is refused": ['.where("session.expires_at", ">", now)', ""],
  }),
  ...guardsIn(`${SESSIONS}/session-store.ts`, WIRE, {
    "A blocked person has no session": ['.where("user.blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${SESSIONS}/session-tokens.ts`, [...WIRE, ...SIGN_IN], {
    "A visitor's cookie with a wrong signature is refused": [
      'return sameSecret(signature, sign(secret, "visitor", site, id));',
      "return true;",
    ],
    "A sync token with a wrong signature is refused": [
      'if (!sameSecret(signature, sign(secret, "sync-session", site, browserHash, expires))) return undefined;',
      "",
    ],
    "An expired sync token is refused": ["if (Number(expires) * 1000 <= now.getTime()) return undefined;", ""],
  }),
  ...guardsIn("api/src/platform/rich-text.ts", ["api/src/platform/rich-text.test.ts"], {
    "Stored markup has no elements other than those of the editor": ["allowedTags: [", 'allowedTags: ["script", '],
    "Links lead to http, https or mailto addresses only": [
      'allowedSchemes: ["http", "https", "mailto"],',
      'allowedSchemes: ["http", "https", "mailto", "javascript"],',
    ],
    "An address is checked again after a control character was removed from it": [
      "stripped === clean ? clean : sanitizeHtml(stripped, options)",
      "stripped",
    ],
    "An address without a scheme does not lead to another host": [
      "allowProtocolRelative: false",
      "allowProtocolRelative: true",
    ],
    "Stored markup is nested ten levels deep at most": ["nestingLimit: 10,", ""],
    "Pictures in markup come from our own media only": [
      'exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isMediaAddress(attribs["src"] ?? ""),',
      "",
    ],
    "Classes in markup are those of centred and right-aligned paragraphs only": [
      'allowedClasses: { p: ["align-center", "align-right"] },',
      'allowedClasses: { p: ["*"] },',
    ],
  }),
  ...guardsIn("api/src/platform/files/media.ts", ["api/src/platform/files/media.test.ts"], {
    "Only pictures in the file store are public": ["(${ADDRESSED})\\\\.webp|(mail)\\\\.jpeg)$`", "(.+))$`"],
  }),
  ...guardsIn("api/src/platform/db/prepared-statements.ts", ["api/src/platform/db/prepared-statements.test.ts"], {
    "A connection with hundreds of prepared statements is replaced": [" || names.size > PER_CONNECTION", ""],
    "The number of statements that are remembered is limited": ["names.size > REMEMBERED", "false"],
    "After a migration, connections stop preparing statements and are replaced": ["generation++;", ""],
    "A migration that adds a column makes no transaction fail": [
      "isInTransaction() && ALL_COLUMNS.test(text)",
      "false",
    ],
    "Every search is planned for its own words": [" || DEPENDS_ON_WORDS.test(text)", ""],
    "Statements without values, as in a migration, are not prepared": ["values.length === 0 || ", ""],
  }),
];
