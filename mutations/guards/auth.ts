import { guardsIn } from "../guard.ts";

const AUTH = "api/src/features/accounts/auth/operations";
const NICKNAME_TEST = "api/src/features/people/people/nicknames.test.ts";

export const authGuards = [
  ...guardsIn(`${AUTH}/register.ts`, [NICKNAME_TEST], {
    "Nobody registers with the nickname of somebody else": [
      "if (await isNicknameTaken(ctx.db, nickname)) throw invalid({ nickname: NICKNAME_TAKEN });",
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/verify-email.ts`, [NICKNAME_TEST], {
    "A nickname that was taken meanwhile is told apart at confirming": [
      "await claimNickname(tx, registration.nickname);",
      "registration.nickname;",
    ],
  }),
  ...guardsIn("api/src/features/people/people/nicknames.ts", [NICKNAME_TEST], {
    "Two accounts are not made with one nickname at once": ["await lockNickname(tx, name);", ""],
  }),
  ...guardsIn("api/src/features/accounts/settings/operations/update-profile.ts", [NICKNAME_TEST], {
    "Two people do not choose one nickname at once": ["await lockNickname(tx, input.nickname);", ""],
    "A nickname that was taken while the profile was saved is refused": [
      "if (await isNicknameTaken(tx, input.nickname, viewer.id)) throw invalid({ nickname: NICKNAME_TAKEN });",
      "",
    ],
  }),
  ...guardsIn("api/src/features/accounts/settings/profile-input.ts", [NICKNAME_TEST], {
    "Nobody takes the nickname of somebody else": [
      "nickname !== viewer.nickname && (await isNicknameTaken(db, nickname, viewer.id));",
      "false;",
    ],
  }),
  ...guardsIn(`${AUTH}/login.ts`, [`${AUTH}/login.test.ts`], {
    "Signing in happens on the auth site": [
      'if (ctx.site !== "auth") throw forbidden("Aanmelden kan alleen op de aanmeldsite.");',
      "",
    ],
    "Signing in needs the password": ["if (!user || !isUser) {", "if (!user) {"],
    "Who is blocked does not sign in": ["if (!lockedUser || lockedUser.blocked_at) {", "if (!lockedUser) {"],
    "A password that changed meanwhile signs nobody in": ['.where("password_hash", "=", user.password_hash)', ""],
    "Signing in ends the earlier sign-in of this browser": [
      'if (session.kind === "member") await endSignIn(tx, session.signInId);',
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/verify-email.ts`, [`${AUTH}/register.test.ts`], {
    "An address has one account": [
      "if (await hasAccount(db, registration.email)) throw refused(ALREADY_REGISTERED);",
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/forgot-password.ts`, [`${AUTH}/reset-password.test.ts`], {
    "Requests for password links are limited per network address": [
      'await limitRate(ctx, config.limits.reset, "forgot", ctx.network);',
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/reset-password.ts`, [`${AUTH}/reset-password.test.ts`], {
    "Attempts with password links are limited per network address": [
      'await limitRate(ctx, config.limits.reset, "reset", ctx.network);',
      "",
    ],
    "A link to choose a password is signed": [
      'if (!resets.some((candidate) => isLinkToken(config, "reset-password", candidate, token))) throw gone(STALE);',
      "",
    ],
    "A link to choose a password works once": [
      '.where("used_at", "is", null)\n    .where("issued_at", ">", oldestFreshLink(now))',
      '.where("issued_at", ">", oldestFreshLink(now))',
    ],
    "Two concurrent uses of a password link choose one password": [
      "await requireLink(tx, ctx, user.id, link.token);",
      "",
    ],
    "Checks of password links are limited per network address": [
      'await limitRate(ctx, ctx.config.limits.reset, "reset-check", ctx.network);',
      "",
    ],
    "A link to choose a password expires": ['.where("issued_at", ">", oldestFreshLink(now))', ""],
    "A chosen password ends every sign-in": ["await endAllSignIns(tx, user.id);", ""],
    "A chosen password ends a pending change of address": [
      'const ended = await endPendingEmailChange(tx, user.id, "password", now);',
      "const ended = undefined as { id: string } | undefined;",
    ],
  }),
  ...guardsIn(`${AUTH}/resend-verify-email.ts`, [`${AUTH}/reset-password.test.ts`], {
    "Repeated mails are limited per network address": [
      'await limitRate(ctx, ctx.config.limits.reset, "resend", ctx.network);',
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/sync-session.ts`, [`${AUTH}/sync-session.test.ts`], {
    "A sync token is made on the auth site only": [
      'if (site !== "auth" || session.kind !== "member") throw forbidden("Dit kan alleen op de aanmeldsite.");',
      'if (session.kind !== "member") throw forbidden("Dit kan alleen op de aanmeldsite.");',
    ],
    "A sync token is of one site and one browser": [
      "const ownToken = { token_hash: tokenHash(syncToken), site, browser_hash: browserHash(session) };",
      "const ownToken = { token_hash: tokenHash(syncToken) };",
    ],
    "A sync token ends after a minute": ['.where("expires_at", ">", now)', ""],
    "A sync token works once": [
      "if (!consumed) throw gone(STALE);",
      "if (!consumed) return startSession(tx, requested.sign_in_id, site, now);",
    ],
    "A hand-over ends the sign-in of somebody else in this browser": [
      'if (session.kind === "member" && session.signInId !== consumed.sign_in_id) await endSignIn(tx, session.signInId);',
      "",
    ],
    "A hand-over rotates the session": [
      'await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash(session.token)).execute();',
      ";",
    ],
  }),
  ...guardsIn(
    "api/src/features/accounts/settings/operations/change-password.ts",
    ["api/src/features/accounts/settings/change-password.test.ts"],
    {
      "A password is changed by who knows it": [
        "if (!(await isPassword(known, oldPassword))) throw invalid({ oldPassword: WRONG });",
        "",
      ],
      "Attempts with the old password are limited": [
        'await limitRate(ctx, config.limits.signIn, "change-password", viewer.id);',
        "",
      ],
      "A changed password ends every other sign-in": ["await endOtherSignIns(tx, viewer.id, signIn.id);", ""],
      "Of two concurrent password changes one succeeds": ['.where("password_hash", "=", known)', ""],
    },
  ),
  ...guardsIn(`${AUTH}/login.ts`, [`${AUTH}/login.test.ts`], {
    "Passwords of one account are guessed so often from everywhere": [
      '(await consumeRateLimit(ctx, wider, "sign-in-to", email)) &&',
      "",
    ],
    "Passwords are guessed so often from one place": [
      '(await consumeRateLimit(ctx, wider, "sign-in-from", ctx.network));',
      "true;",
    ],
    "Passwords of one account are guessed so often from one place": [
      '(await consumeRateLimit(ctx, { times, seconds }, "sign-in", email, ctx.network)) &&',
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/login.ts`, [`${AUTH}/register.test.ts`], {
    "A registration that a newer one replaced says nothing at signing in": ['.where("superseded_at", "is", null)', ""],
  }),
  ...guardsIn("api/src/features/accounts/auth/passwords.ts", [`${AUTH}/login.test.ts`], {
    "An unknown account takes as long as a known one": [
      "(await argon2.verify(stored ?? (await dummyHash), password)) && stored !== undefined;",
      "stored !== undefined && (await argon2.verify(stored, password));",
    ],
  }),
  ...guardsIn(`${AUTH}/forgot-password.ts`, [`${AUTH}/reset-password.test.ts`], {
    "Password mails are limited per e-mail address": [
      'if (!(await consumeMailLimit(ctx, "mail-to-reset", email))) return;',
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/register.ts`, ["api/src/platform/network.test.ts"], {
    "Registrations are limited per network address": [
      'await limitRate(ctx, config.limits.register, "register", ctx.network);',
      "",
    ],
  }),
  ...guardsIn("api/src/features/accounts/auth/mail-limit.ts", [`${AUTH}/register.test.ts`], {
    "One place has so many mails sent to one address": [
      "(await consumeRateLimit(ctx, { times, seconds }, kind, email, ctx.network)) &&",
      "",
    ],
    "One address gets so many mails from everywhere": [
      "(await consumeRateLimit(ctx, { times: times * 10, seconds }, kind, email))",
      "true",
    ],
  }),
  ...guardsIn(`${AUTH}/register.ts`, [`${AUTH}/register.test.ts`], {
    "Registering past the limit of mails ends no link that was mailed": [
      "if (isMailed) await supersedeRegistrations(tx, email, now);",
      "await supersedeRegistrations(tx, email, now);",
    ],
    "A registration that was not mailed is not open": ["superseded_at: isMailed ? null : now,", "superseded_at: null,"],
    "Nobody registers with a weak password": ["refuseWeakPassword(password, { email, nickname });", ""],
  }),
  ...guardsIn("api/src/features/accounts/auth/registrations.ts", [`${AUTH}/register.test.ts`], {
    "Of two registrations at once one stays open": ["await lockEmail(tx, email);", ""],
    "Two links that are followed at once make one account": ["await lockEmail(tx, known.email);", ""],
  }),
  ...guardsIn(`${AUTH}/verify-email.ts`, [`${AUTH}/register.test.ts`], {
    "The link of a registration that a newer one replaced makes no account": [
      "if (registration.superseded_at) throw gone(SUPERSEDED);",
      "",
    ],
    "A link that confirms an address makes one account, with one password": [
      "if (registration.confirmed_at) throw alreadyConfirmed();",
      "",
    ],
    "A link that confirms an address is fresh": ["if (!isLinkFresh(issued, now)) throw gone(STALE);", ""],
    "A password that somebody else typed makes no account": [
      "if (password === undefined && !isSameBrowser(session, registration.browser_hash)) throw choosePassword();",
      "",
    ],
    "Nobody confirms with a weak password": [
      "if (password !== undefined) refuseWeakPassword(password, registration);",
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/reset-password.ts`, ["api/src/features/accounts/auth/weak-passwords.test.ts"], {
    "A weak password is not chosen anew": ["refuseWeakPassword(password, user);", ""],
  }),
  ...guardsIn(
    "api/src/features/accounts/settings/operations/change-password.ts",
    ["api/src/features/accounts/auth/weak-passwords.test.ts"],
    {
      "A password is not changed into a weak one": ["refuseWeakPassword(password, owner);", ""],
    },
  ),
  ...guardsIn(
    "api/src/features/accounts/auth/weak-passwords.ts",
    ["api/src/features/accounts/auth/weak-passwords.test.ts"],
    {
      "A common word with digits around it is no password": ["if (isPaddedWord(password)) return PADDED;", ""],
    },
  ),
  ...guardsIn("contract/src/layer/fields.ts", ["api/src/features/accounts/auth/weak-passwords.test.ts"], {
    "Spaces around a password do not count": [
      "if ([...value.trim()].length >= PASSWORD_MIN) return;",
      "if ([...value].length >= PASSWORD_MIN) return;",
    ],
  }),
];
