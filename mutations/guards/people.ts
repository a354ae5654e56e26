import { guardsIn } from "../guard.ts";

const PEOPLE = "api/src/features/people/people";
const PROFILES = "api/src/features/profiles";
const STAFF = "api/src/features/staff/staff-people";
const MODERATION = "api/src/features/moderation";
const DATA = "api/src/features/personal-data";
const NOTIFICATIONS = "api/src/features/notifications";

export const peopleGuards = [
  ...guardsIn(`${PEOPLE}/person.policy.ts`, [`${STAFF}/blocking.test.ts`, `${PROFILES}/profiles.test.ts`], {
    "A blocked person has no public profile": ['.where("person.blocked_at", "is", null)', ""],
  }),
  ...guardsIn(`${PROFILES}/queries/list-organized.ts`, [`${PROFILES}/organized.test.ts`], {
    "A profile has no courses that are not published": [
      "const all = listedCourses(db)",
      'const all = db.selectFrom("courses as course")',
    ],
    "A profile has no contests that are not published": [
      'listedContests(db)\n        .where("contest.organizer_id"',
      'db.selectFrom("contests as contest")\n        .where("contest.organizer_id"',
    ],
    "A profile has no courses of the house": ['.where("course.organized_by_cs", "=", false)', ""],
    "A profile has no activities of the house": ['.where("activity.organized_by_cs", "=", false)', ""],
  }),
  ...guardsIn("api/src/features/courses/courses/queries/get-course.ts", [`${PROFILES}/organized.test.ts`], {
    "A course of the house does not name its creator": [
      "row.organized_by_cs ? null : row.organizerSlug",
      "row.organizerSlug",
    ],
  }),
  ...guardsIn("api/src/features/activities/activities/queries/get-activity.ts", [`${PROFILES}/organized.test.ts`], {
    "An activity of the house does not name its creator": [
      "row.organized_by_cs ? null : row.organizerSlug",
      "row.organizerSlug",
    ],
  }),
  ...guardsIn(`${PEOPLE}/public-name.ts`, [`${PEOPLE}/public-name.test.ts`, `${PROFILES}/profiles.test.ts`], {
    "An age is visible only if its owner shows it": [
      "if (!person.age_public_visible || !person.date_of_birth) return null;",
      "if (!person.date_of_birth) return null;",
    ],
    "An age under eighteen is never visible": ["return age < ADULT ? null : age;", "return age;"],
    "A real name is visible only if its owner shows it": [
      "if (!person.real_name_public_visible || !person.first_name || !person.last_name) return null;",
      "if (!person.first_name || !person.last_name) return null;",
    ],
    "A real name under eighteen is never visible": [
      "if (!person.date_of_birth || ageOn(person.date_of_birth, now) < ADULT) return null;",
      "",
    ],
  }),
  ...guardsIn(
    "api/src/features/accounts/settings/operations/update-profile.ts",
    ["api/src/features/accounts/settings/privacy-settings.test.ts"],
    {
      "Saving a date of birth under eighteen turns off showing age and real name": [
        "...(isUnderAge(input, now) && { real_name_public_visible: false, age_public_visible: false }),",
        "",
      ],
    },
  ),
  ...guardsIn(
    "api/src/features/accounts/settings/operations/update-profile.ts",
    ["api/src/features/accounts/settings/profile.test.ts"],
    {
      "Changes of nickname are limited per person and day": [
        'if (!(await consumeRateLimit({ db: tx, now }, config.limits.renames, "rename", viewer.id)))',
        "if (false as boolean)",
      ],
    },
  ),
  ...guardsIn(
    "api/src/features/accounts/devices/operations/end-devices.ts",
    ["api/src/features/accounts/devices/devices.test.ts"],
    {
      "A person signs out only their own devices": ['.where("user_id", "=", viewer.id)', ""],
    },
  ),
  ...guardsIn(`${NOTIFICATIONS}/operations/read-notification.ts`, [`${NOTIFICATIONS}/notifications.test.ts`], {
    "A person marks only their own notifications as read": ['.where("user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${NOTIFICATIONS}/operations/read-all-notifications.ts`, [`${NOTIFICATIONS}/notifications.test.ts`], {
    "Marking all notifications as read changes only the person's own": ['.where("user_id", "=", viewer.id)', ""],
    "Notifications that arrived after the page was loaded stay unread": [
      '.where("created_at", "<=", until ? new Date(until) : now)',
      "",
    ],
  }),
  ...guardsIn(`${STAFF}/staff-person.policy.ts`, [`${STAFF}/staff-people.test.ts`], {
    "An admin cannot grant the roles of superadmins": [
      "isSuperadmin(decider) || !ROLES_OF_SUPERADMINS.includes(role));",
      "true || role);",
    ],
  }),
  ...guardsIn(`${STAFF}/staff-person.policy.ts`, [`${STAFF}/blocking.test.ts`], {
    "An admin cannot block admins": [
      "isSuperadmin(decider) || !person.roles.some((role) => ROLES_OF_SUPERADMINS.includes(role));",
      "true || person.roles;",
    ],
  }),
  ...guardsIn(`${STAFF}/operations/block-person.ts`, [`${STAFF}/blocking.test.ts`], {
    "Staff cannot block themselves": ["if (id === viewer.id) throw cannotBlockSelf();", ""],
    "Blocking a person signs them out everywhere": ["await endAllSignIns(tx, id);", ""],
  }),
  ...guardsIn(`${STAFF}/operations/block-person.ts`, [`${STAFF}/staff-people.test.ts`], {
    "The last superadmin cannot be blocked": [
      'if (person.roles.includes("superadmin")) await requireSuperadmin(tx);',
      "",
    ],
  }),
  ...guardsIn(`${STAFF}/operations/change-role.ts`, [`${STAFF}/staff-people.test.ts`], {
    "The last superadmin cannot lose the role": ['if (role === "superadmin") await requireSuperadmin(tx);', ""],
    "Changing a role is refused without the right to grant it": [
      "if (!grantableRoles(decider).includes(role)) throw onlySuperadmins();",
      "",
    ],
    "Two superadmins cannot revoke each other's role at the same time": ["await lockSuperadmins(tx);", ""],
  }),
  ...guardsIn(`${STAFF}/operations/end-sign-ins.ts`, [`${STAFF}/blocking.test.ts`], {
    "An admin cannot sign a superadmin out": ["if (!mayBlock(viewer, person)) throw onlySuperadmins();", ""],
  }),
  ...guardsIn(
    "api/src/features/people/people/staff-with.ts",
    [`${MODERATION}/appeals.test.ts`, `${STAFF}/blocking.test.ts`],
    {
      "Blocked staff are not notified": ['.where("staff.blocked_at", "is", null)', ""],
    },
  ),
  ...guardsIn(`${MODERATION}/operations/decide-report.ts`, [`${MODERATION}/reports.test.ts`], {
    "A decision about a text that changed since it was read is refused": [
      "if (text.revision !== revision) throw textChanged();",
      "",
    ],
    "A report is decided once": ["if (open.length === 0 && !text.rewritten_at) throw alreadyDecided();", ""],
  }),
  ...guardsIn(`${MODERATION}/operations/appeal-decision.ts`, [`${MODERATION}/appeals.test.ts`], {
    "An appeal is refused if the text is no longer hidden or an appeal was made before": [
      "if (!canAppeal(decision)) throw noAppeal();",
      "",
    ],
    "Only the author of a text can appeal": ['.where("decision.author_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${MODERATION}/operations/answer-appeal.ts`, [`${MODERATION}/appeals.test.ts`], {
    "An appeal is answered by another moderator than the one who decided": [
      "if (!(await mayAnswer(tx, viewer, decision))) throw needsOtherModerator();",
      "",
    ],
  }),
  ...guardsIn(`${DATA}/queries/download-export.ts`, [`${DATA}/exporting.test.ts`], {
    "A person downloads only their own export": ['.where("user_id", "=", viewer.id)', ""],
    "An export expires": [
      "if (now >= request.due_at || request.file_size === null)",
      "if (request.file_size === null)",
    ],
  }),
  ...guardsIn(
    `${DATA}/operations/cancel-request.ts`,
    [`${DATA}/erasure-requests.test.ts`, `${DATA}/exporting.test.ts`],
    {
      "A person cancels only their own data requests": ['.where("user_id", "=", viewer.id)', ""],
      "A cancel link with a wrong signature is refused": [
        "if (!isCancelToken(config, requestId, token)) throw gone(TOO_LATE);",
        "",
      ],
      "The link of an earlier request does not say that an account stays": [
        "if (request.cancelled_at && request.is_leaving) throw gone(EARLIER);",
        "",
      ],
    },
  ),
  ...guardsIn(`${DATA}/operations/erase-person.ts`, [`${DATA}/erasing.test.ts`, `${DATA}/erasure-requests.test.ts`], {
    "A person is not erased before the cool-off has passed": ['.where("due_at", "<=", now)', ""],
    "A cancelled request erases nobody": ['.where("cancelled_at", "is", null)', ""],
    "The last superadmin cannot be erased": ['if (roles.includes("superadmin")) await requireSuperadmin(tx);', ""],
    "A superadmin cannot be erased while the only other one loses the role": ["    await lockSuperadmins(tx);\n", ""],
  }),
  ...guardsIn(`${DATA}/operations/request-delete.ts`, [`${DATA}/erasure-requests.test.ts`], {
    "Two superadmins cannot request erasure at the same time": ["      await lockSuperadmins(tx);\n", ""],
  }),
  ...guardsIn("api/src/features/people/people/is-leaving.ts", [`${DATA}/erasure-requests.test.ts`], {
    "A person who cancelled their erasure is not erased": [" and request.cancelled_at is null", ""],
  }),
  ...guardsIn(`${DATA}/redact-audit.ts`, ["api/src/erasure-canary.test.ts"], {
    "Erasing a person redacts the audit log even for their deleted texts and contests": [
      "where owner_id = ${person.id}`",
      "where false`",
    ],
  }),
  ...guardsIn(`${DATA}/operations/create-data-request.ts`, [`${DATA}/exporting.test.ts`], {
    "Requesting data while a request is open creates no other": [
      "if (open) return { data: requestOf(open, now) };",
      "",
    ],
    "Data requests are limited per person": [
      'if (!(await consumeRateLimit({ db: tx, now }, config.limits.mails, "data-request", kind, viewer.id)))\n      throw tooMany();',
      "",
    ],
  }),
  ...guardsIn(
    `${DATA}/operations/create-data-request.ts`,
    [`${DATA}/exporting.test.ts`, `${DATA}/erasing-races.test.ts`],
    {
      "Two concurrent data requests create one": ['await lockPersonRow(tx, viewer.id).select("id").execute();', ""],
    },
  ),
  ...guardsIn(
    "api/src/features/accounts/terms/staff-terms.module.ts",
    ["api/src/features/accounts/terms/terms.test.ts"],
    {
      "Published terms cannot change": [
        'throw refused("Deze versie is gepubliceerd',
        'if (false as boolean) throw refused("Deze versie is gepubliceerd',
      ],
      "A draft of the terms is not saved over what a colleague saved": [
        "        refuseStale(before, body.revision);\n        await tx\n",
        "        await tx\n",
      ],
      "Terms are published only as the person who publishes them opened them": [
        "        refuseStale(before, body.revision);\n        const former",
        "        const former",
      ],
      "Nobody is notified of the first terms": ["if (former !== null) await", "await"],
    },
  ),
  ...guardsIn("api/src/features/accounts/terms/terms.jobs.ts", ["api/src/features/accounts/terms/terms.test.ts"], {
    "Nobody is notified of terms that newer ones have replaced": [
      "if ((await numberInForce(tx)) !== data.number) return;",
      "",
    ],
  }),
  ...guardsIn(`${MODERATION}/moderation.rules.ts`, [`${MODERATION}/appeals.test.ts`], {
    "An appeal does not show changes made after it": ["rewritten_at === null && !isOutdated", "!isOutdated"],
  }),
  ...guardsIn(`${MODERATION}/moderation.policy.ts`, [`${MODERATION}/reports.test.ts`], {
    "Moderators do not see reports of their own texts": [
      '.where("text.author_id", "<>", viewer.id)',
      '.where("text.id", "is not", null)',
    ],
  }),
  ...guardsIn(`${MODERATION}/operations/decide-report.ts`, [`${MODERATION}/reports.test.ts`], {
    "A moderator cannot decide about their own text": [
      '.where("author_id", "<>", viewer.id)',
      '.where("author_id", "is not", null)',
    ],
  }),
  ...guardsIn(`${MODERATION}/decision-columns.ts`, [`${MODERATION}/reports.test.ts`], {
    "A moderator does not see decisions about their own text in the staff room": [
      'selectDecisions(db).where("decision.author_id", "<>", viewer.id);',
      'selectDecisions(db).where("decision.id", "is not", viewer ? null : null);',
    ],
  }),
  ...guardsIn("api/src/features/staff/system/list-changes.ts", [`${MODERATION}/reports.test.ts`], {
    "The audit log withholds decisions about one's own text": [
      '.where("change.withheld_from", "is distinct from", viewer.id)',
      '.where("change.withheld_from", "is distinct from", viewer ? null : null).clearWhere()',
    ],
  }),
  ...guardsIn("api/src/features/staff/system/failed-jobs.ts", [`${MODERATION}/reports.test.ts`], {
    "The list of failed jobs withholds those about one's own text": [
      ".where(sql`job.data ->> 'withheldFrom'`, \"is distinct from\", viewer.id);",
      '.where(sql`${viewer.id}`, "is not", null);',
    ],
  }),
  ...guardsIn(
    "api/src/features/accounts/mail-preferences/unsubscribe-token.ts",
    ["api/src/features/accounts/mail-preferences/mail-preferences.test.ts"],
    {
      "An unsubscribe link expires": [
        "if (now.getTime() >= (Number(lastDay ?? LAST_DAY_OF_UNDATED) + 1) * days(1)) throw endedLink();",
        "",
      ],
      "An unsubscribe link without a date expires": ["lastDay ?? LAST_DAY_OF_UNDATED", "lastDay ?? 99_999"],
      "An unsubscribe link with a wrong signature is refused": [
        "if (!category || !sameSecret(signed, signature(config, { userId, category }, lastDay))) throw brokenLink();",
        "if (!category) throw brokenLink();",
      ],
    },
  ),
  ...guardsIn(
    "api/src/features/discovery/sitemap/sitemap-kinds.ts",
    ["api/src/features/discovery/sitemap/sitemap.test.ts"],
    {
      "Sitemaps contain no profiles of minors": [
        "coalesce(person.date_of_birth <= ${adultsBornBy(now)}::date, true)",
        "coalesce(person.date_of_birth <= ${adultsBornBy(now)}::date, true) or true",
      ],
    },
  ),
];
