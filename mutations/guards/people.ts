import { guardsIn } from "../guard.ts";

const PEOPLE = "api/src/features/people/people";
const STAFF = "api/src/features/staff/staff-people";
const MODERATION = "api/src/features/moderation";
const DATA = "api/src/features/personal-data";
const NOTIFICATIONS = "api/src/features/notifications";

export const peopleGuards = [
  ...guardsIn(
    `${PEOPLE}/person.policy.ts`,
    [`${STAFF}/staff-people.test.ts`, "api/src/features/profiles/profiles.test.ts"],
    {
      "Who is blocked has no profile": ['.where("person.blocked_at", "is", null)', ""],
    },
  ),
  ...guardsIn(
    `${PEOPLE}/public-name.ts`,
    [`${PEOPLE}/public-name.test.ts`, "api/src/features/profiles/profiles.test.ts"],
    {
      "An age is shown by who wants to": [
        "if (!person.age_public_visible || !person.date_of_birth) return null;",
        "if (!person.date_of_birth) return null;",
      ],
      "No age under eighteen is shown": ["return age < ADULT ? null : age;", "return age;"],
      "A real name is shown by who wants to": [
        "if (!person.real_name_public_visible || !person.first_name || !person.last_name) return null;",
        "if (!person.first_name || !person.last_name) return null;",
      ],
      "No real name under eighteen is shown": [
        "if (!person.date_of_birth || ageOn(person.date_of_birth, now) < ADULT) return null;",
        "",
      ],
    },
  ),
  ...guardsIn(
    "api/src/features/accounts/settings/operations/update-profile.ts",
    ["api/src/features/accounts/settings/profile.test.ts"],
    {
      "What somebody under eighteen chose to show ends": [
        "...(isUnderAge(input, now) && { real_name_public_visible: false, age_public_visible: false }),",
        "",
      ],
      "Somebody takes so many names a day": [
        'if (isRenamed && !(await consumeRateLimit({ db: tx, now }, config.limits.renames, "rename", viewer.id))) {',
        "if (false as boolean) {",
      ],
    },
  ),
  ...guardsIn(
    "api/src/features/accounts/devices/operations/end-devices.ts",
    ["api/src/features/accounts/devices/devices.test.ts"],
    {
      "Somebody signs their own devices out": ['.where("user_id", "=", viewer.id)', ""],
    },
  ),
  ...guardsIn(`${NOTIFICATIONS}/operations/read-notification.ts`, [`${NOTIFICATIONS}/notifications.test.ts`], {
    "Somebody reads their own notifications": ['.where("user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${NOTIFICATIONS}/operations/read-all-notifications.ts`, [`${NOTIFICATIONS}/notifications.test.ts`], {
    "All is read of one's own": ['.where("user_id", "=", viewer.id)', ""],
    "What came later stays unread": ['.where("created_at", "<=", until ? new Date(until) : now)', ""],
  }),
  ...guardsIn(`${STAFF}/staff-person.policy.ts`, [`${STAFF}/staff-people.test.ts`], {
    "An admin gives no role of superadmins": [
      "isSuperadmin(decider) || !ROLES_OF_SUPERADMINS.includes(role));",
      "true || role);",
    ],
    "An admin shuts no admin out": [
      "isSuperadmin(decider) || !person.roles.some((role) => ROLES_OF_SUPERADMINS.includes(role));",
      "true || person.roles;",
    ],
  }),
  ...guardsIn(`${STAFF}/operations/block-person.ts`, [`${STAFF}/staff-people.test.ts`], {
    "Nobody blocks themselves": ["if (id === viewer.id) throw cannotBlockSelf();", ""],
    "Who is blocked is signed out everywhere": ["await endAllSignIns(tx, id);", ""],
    "The last superadmin is not blocked": ['if (person.roles.includes("superadmin")) await requireSuperadmin(tx);', ""],
  }),
  ...guardsIn(`${STAFF}/operations/change-role.ts`, [`${STAFF}/staff-people.test.ts`], {
    "The last superadmin keeps the role": ['if (role === "superadmin") await requireSuperadmin(tx);', ""],
    "A role is given by who may": ["if (!grantableRoles(decider).includes(role)) throw onlySuperadmins();", ""],
    "Two superadmins do not take each other's role at once": ["await lockSuperadmins(tx);", ""],
  }),
  ...guardsIn(`${STAFF}/operations/end-sign-ins.ts`, [`${STAFF}/staff-people.test.ts`], {
    "An admin signs no superadmin out": ["if (!mayBlock(viewer, person)) throw onlySuperadmins();", ""],
  }),
  ...guardsIn(
    "api/src/features/people/people/staff-with.ts",
    [`${MODERATION}/appeals.test.ts`, `${STAFF}/staff-people.test.ts`],
    {
      "Staff who are blocked hear nothing": ['.where("staff.blocked_at", "is", null)', ""],
    },
  ),
  ...guardsIn(`${MODERATION}/operations/decide-report.ts`, [`${MODERATION}/reports.test.ts`], {
    "Who decides has read what stands there": ["if (text.revision !== revision) throw textChanged();", ""],
    "A report is decided once": ["if (open.length === 0 && !text.rewritten_at) throw alreadyDecided();", ""],
  }),
  ...guardsIn(`${MODERATION}/operations/appeal-decision.ts`, [`${MODERATION}/appeals.test.ts`], {
    "What hides nothing any more is not appealed, nor anything twice": [
      "if (!canAppeal(decision)) throw noAppeal();",
      "",
    ],
    "The author appeals": ['.where("decision.author_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${MODERATION}/operations/answer-appeal.ts`, [`${MODERATION}/appeals.test.ts`], {
    "Somebody else answers an appeal than who decided": [
      "if (!(await mayAnswer(tx, viewer, decision))) throw needsOtherModerator();",
      "",
    ],
  }),
  ...guardsIn(`${DATA}/queries/download-export.ts`, [`${DATA}/personal-data.test.ts`], {
    "Somebody downloads their own data": ['.where("user_id", "=", viewer.id)', ""],
    "A copy of one's data ends": [
      "if (now >= request.due_at || request.file_size === null)",
      "if (request.file_size === null)",
    ],
  }),
  ...guardsIn(`${DATA}/operations/cancel-request.ts`, [`${DATA}/personal-data.test.ts`, `${DATA}/erasing.test.ts`], {
    "Somebody takes their own request back": ['.where("user_id", "=", viewer.id)', ""],
    "A link that takes a request back is signed": [
      "if (!isCancelToken(config, requestId, token)) throw gone(TOO_LATE);",
      "",
    ],
  }),
  ...guardsIn(`${DATA}/operations/erase-person.ts`, [`${DATA}/erasing.test.ts`, `${DATA}/personal-data.test.ts`], {
    "Nobody is erased before the cool-off is over": ['.where("due_at", "<=", now)', ""],
    "A request that was taken back erases nobody": ['.where("cancelled_at", "is", null)', ""],
    "The last superadmin is not erased": ['if (roles.includes("superadmin")) await requireSuperadmin(tx);', ""],
  }),
  ...guardsIn(`${DATA}/operations/create-data-request.ts`, [`${DATA}/personal-data.test.ts`], {
    "While a request is open asking again changes nothing": ["if (open) return { data: requestOf(open, now) };", ""],
    "Somebody asks for their data so often": [
      'if (!(await consumeRateLimit({ db: tx, now }, config.limits.mails, "data-request", kind, viewer.id)))\n      throw tooMany();',
      "",
    ],
  }),
  ...guardsIn(
    `${DATA}/operations/create-data-request.ts`,
    [`${DATA}/personal-data.test.ts`, `${DATA}/erasing-races.test.ts`],
    {
      "Two windows that ask at once file one request": [
        'await lockPersonRow(tx, viewer.id).select("id").execute();',
        "",
      ],
    },
  ),
  ...guardsIn(
    "api/src/features/accounts/terms/staff-terms.module.ts",
    ["api/src/features/accounts/terms/terms.test.ts"],
    {
      "Published terms lie fixed": [
        'throw refused("Deze versie is gepubliceerd',
        'if (false as boolean) throw refused("Deze versie is gepubliceerd',
      ],
    },
  ),
  ...guardsIn(`${MODERATION}/moderation.rules.ts`, [`${MODERATION}/appeals.test.ts`], {
    "An appeal does not show words that came after it": ["rewritten_at === null && !isOutdated", "!isOutdated"],
  }),
  ...guardsIn(`${MODERATION}/moderation.policy.ts`, [`${MODERATION}/reports.test.ts`], {
    "The staff room shows nobody reports of their own texts": [
      '.where("text.author_id", "<>", viewer.id)',
      '.where("text.id", "is not", null)',
    ],
  }),
  ...guardsIn(`${MODERATION}/operations/decide-report.ts`, [`${MODERATION}/reports.test.ts`], {
    "Nobody decides about their own text": [
      '.where("author_id", "<>", viewer.id)',
      '.where("author_id", "is not", null)',
    ],
  }),
  ...guardsIn(`${MODERATION}/decision-columns.ts`, [`${MODERATION}/reports.test.ts`], {
    "Nobody reads in the staff room what was decided about their own text": [
      'selectDecisions(db).where("decision.author_id", "<>", viewer.id);',
      'selectDecisions(db).where("decision.id", "is not", viewer ? null : null);',
    ],
  }),
  ...guardsIn("api/src/features/staff/system/list-changes.ts", [`${MODERATION}/reports.test.ts`], {
    "The log of changes withholds what was decided about one's own text": [
      '.where("change.withheld_from", "is distinct from", viewer.id)',
      '.where("change.withheld_from", "is distinct from", viewer ? null : null).clearWhere()',
    ],
  }),
  ...guardsIn("api/src/features/staff/system/failed-jobs.ts", [`${MODERATION}/reports.test.ts`], {
    "The list of failed jobs withholds what is about one's own text": [
      ".where(sql`job.data ->> 'withheldFrom'`, \"is distinct from\", viewer.id);",
      '.where(sql`${viewer.id}`, "is not", null);',
    ],
  }),
  ...guardsIn(
    "api/src/features/accounts/mail-preferences/unsubscribe-token.ts",
    ["api/src/features/accounts/mail-preferences/mail-preferences.test.ts"],
    {
      "A link to unsubscribe ends": [
        "if (now.getTime() >= (Number(lastDay ?? LAST_DAY_OF_UNDATED) + 1) * days(1)) throw endedLink();",
        "",
      ],
      "A link to unsubscribe of before they carried a day ends too": [
        "lastDay ?? LAST_DAY_OF_UNDATED",
        "lastDay ?? 99_999",
      ],
      "An address to unsubscribe is signed": [
        "if (!category || !sameSecret(signed, signature(config, { userId, category }, lastDay))) throw brokenLink();",
        "if (!category) throw brokenLink();",
      ],
    },
  ),
  ...guardsIn(
    "api/src/features/discovery/sitemap/sitemap-kinds.ts",
    ["api/src/features/discovery/sitemap/sitemap.test.ts"],
    {
      "The sitemap leads nobody to the profile of a minor": [
        "coalesce(person.date_of_birth <= ${adultsBornBy(now)}::date, true)",
        "coalesce(person.date_of_birth <= ${adultsBornBy(now)}::date, true) or true",
      ],
    },
  ),
];
