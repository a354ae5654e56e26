import { guardsIn } from "../guard.ts";

const AUTH = "api/src/features/accounts/auth/operations";
const NICKNAME_TEST = "api/src/features/people/people/nicknames.test.ts";

export const authGuards = [
  ...guardsIn(`${AUTH}/register.ts`, [NICKNAME_TEST], {
    "Registering with the nickname of somebody else is refused": [
      "if (await isNicknameTaken(ctx.db, nickname)) throw invalid({ nickname: NICKNAME_TAKEN });",
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/verify-email.ts`, [NICKNAME_TEST], {
    "A nickname that was taken before the registration was confirmed is made unique": [
      "await claimNickname(tx, registration.nickname);",
      "registration.nickname;",
    ],
  }),
  ...guardsIn("api/src/features/people/people/nicknames.ts", [NICKNAME_TEST], {
    "Two concurrent confirmations with one nickname get different nicknames": ["await lockNickname(tx, name);", ""],
  }),
  ...guardsIn("api/src/features/accounts/settings/operations/update-profile.ts", [NICKNAME_TEST], {
    "Two concurrent profile updates cannot choose the same nickname": ["await lockNickname(tx, nickname);", ""],
    "A nickname that was taken while a profile was saved is refused": [
      "if (await isNicknameTaken(tx, nickname, viewer.id)) throw invalid({ nickname: NICKNAME_TAKEN });",
      "",
    ],
  }),
  ...guardsIn("api/src/features/accounts/settings/profile-input.ts", [NICKNAME_TEST], {
    "Updating a profile to the nickname of somebody else is refused": [
      "nickname !== viewer.nickname && (await isNicknameTaken(db, nickname, viewer.id));",
      "false;",
    ],
  }),
  ...guardsIn(`${AUTH}/login.ts`, [`${AUTH}/login.test.ts`], {
    "Signing in is possible on the auth site only": [
      'if (ctx.site !== "auth") throw forbidden("Aanmelden kan alleen op de aanmeldsite.");',
      "",
    ],
    "Signing in requires the password": ["if (!user || !isUser) {", "if (!user) {"],
    "A blocked person cannot sign in": ["if (!lockedUser || lockedUser.blocked_at) {", "if (!lockedUser) {"],
    "A password that was changed during the sign-in does not sign in": [
      '.where("password_hash", "=", user.password_hash)',
      "",
    ],
    "Signing in ends the previous sign-in of this browser": [
      'if (session.kind === "member") await endSignIn(tx, session.signInId);',
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/verify-email.ts`, [`${AUTH}/register-again.test.ts`], {
    "A second account with one e-mail address is refused": [
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
    "A password link with a wrong signature is refused": [
      'if (!resets.some((candidate) => isLinkToken(config, "reset-password", candidate, token))) throw gone(STALE);',
      "",
    ],
    "A password link works once": [
      '.where("used_at", "is", null)\n    .where("issued_at", ">", oldestFreshLink(now))',
      '.where("issued_at", ">", oldestFreshLink(now))',
    ],
    "Of two concurrent uses of a password link only one sets the password": [
      "await requireLink(tx, ctx, user.id, link.token);",
      "",
    ],
    "Checks of password links are limited per network address": [
      'await limitRate(ctx, ctx.config.limits.reset, "reset-check", ctx.network);',
      "",
    ],
    "A password link expires": ['.where("issued_at", ">", oldestFreshLink(now))', ""],
    "Resetting the password ends every sign-in": ["await endAllSignIns(tx, user.id);", ""],
    "Resetting the password ends a pending change of address": [
      'const ended = await endPendingEmailChange(tx, user.id, "password", now);',
      "const ended = undefined as { id: string } | undefined;",
    ],
  }),
  ...guardsIn(`${AUTH}/resend-verify-email.ts`, [`${AUTH}/reset-password.test.ts`], {
    "Resent confirmation mails are limited per network address": [
      'await limitRate(ctx, ctx.config.limits.reset, "resend", ctx.network);',
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/sync-session.ts`, [`${AUTH}/sync-session.test.ts`], {
    "A sync token is created on the auth site only": [
      'if (site !== "auth" || session.kind !== "member") throw forbidden("Dit kan alleen op de aanmeldsite.");',
      'if (session.kind !== "member") throw forbidden("Dit kan alleen op de aanmeldsite.");',
    ],
    "A sync token is valid for one site and one browser": [
      "const ownToken = { token_hash: tokenHash(syncToken), site, browser_hash: browserHash(session) };",
      "const ownToken = { token_hash: tokenHash(syncToken) };",
    ],
    "A sync token expires after a minute": ['.where("expires_at", ">", now)', ""],
    "A sync token works once": [
      "if (!consumed) throw gone(STALE);",
      "if (!consumed) return startSession(tx, requested.sign_in_id, site, now);",
    ],
    "A hand-over ends another sign-in in this browser": [
      'if (session.kind === "member" && session.signInId !== consumed.sign_in_id) await endSignIn(tx, session.signInId);',
      "",
    ],
    "A hand-over replaces the session token": [
      'await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash(session.token)).execute();',
      ";",
    ],
  }),
  ...guardsIn(
    "api/src/features/accounts/settings/operations/change-password.ts",
    ["api/src/features/accounts/settings/change-password.test.ts"],
    {
      "Changing the password requires the old password": [
        "if (!(await isPassword(known, oldPassword))) throw invalid({ oldPassword: WRONG });",
        "",
      ],
      "Attempts with the old password are limited": [
        'await limitRate(ctx, config.limits.signIn, "change-password", viewer.id);',
        "",
      ],
      "Changing the password ends every other sign-in": ["await endOtherSignIns(tx, viewer.id, signIn.id);", ""],
      "Of two concurrent password changes only one succeeds": ['.where("password_hash", "=", known)', ""],
    },
  ),
  ...guardsIn(`${AUTH}/login.ts`, [`${AUTH}/login.test.ts`], {
    "Sign-in attempts are limited per account": ['(await consumeRateLimit(ctx, wider, "sign-in-to", email)) &&', ""],
    "Sign-in attempts are limited per network address": [
      '(await consumeRateLimit(ctx, wider, "sign-in-from", ctx.network));',
      "true;",
    ],
    "Sign-in attempts are limited per account and network address": [
      '(await consumeRateLimit(ctx, { times, seconds }, "sign-in", email, ctx.network)) &&',
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/login.ts`, [`${AUTH}/register-again.test.ts`], {
    "Signing in reveals nothing about a superseded registration": ['.where("superseded_at", "is", null)', ""],
  }),
  ...guardsIn("api/src/features/accounts/auth/passwords.ts", [`${AUTH}/login.test.ts`], {
    "Signing in takes as long for an unknown account as for a known one": [
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
  ...guardsIn("api/src/features/accounts/auth/mail-limit.ts", [`${AUTH}/register-again.test.ts`], {
    "Mails to one address are limited per network address": [
      "(await consumeRateLimit(ctx, { times, seconds }, kind, email, ctx.network)) &&",
      "",
    ],
    "Mails to one address are limited over all networks": [
      "(await consumeRateLimit(ctx, { times: times * 10, seconds }, kind, email))",
      "true",
    ],
  }),
  ...guardsIn(`${AUTH}/register.ts`, [`${AUTH}/register-again.test.ts`], {
    "A registration past the mail limit does not end links that were mailed": [
      "if (isMailed) await supersedeRegistrations(tx, email, now);",
      "await supersedeRegistrations(tx, email, now);",
    ],
    "A registration whose mail was not sent is not open": [
      "superseded_at: isMailed ? null : now,",
      "superseded_at: null,",
    ],
  }),
  ...guardsIn(`${AUTH}/register.ts`, [`${AUTH}/register.test.ts`], {
    "Registering with a weak password is refused": ["refuseWeakPassword(password, { email, nickname });", ""],
  }),
  ...guardsIn("api/src/features/accounts/auth/registrations.ts", [`${AUTH}/register-again.test.ts`], {
    "Of two concurrent registrations of one address only one stays open": ["await lockEmail(tx, email);", ""],
    "Two concurrent confirmations of one address create one account": ["await lockEmail(tx, known.email);", ""],
  }),
  ...guardsIn(`${AUTH}/verify-email.ts`, [`${AUTH}/register-again.test.ts`], {
    "The link of a superseded registration creates no account": [
      "if (registration.superseded_at) throw gone(SUPERSEDED);",
      "",
    ],
    "Following the link in another browser requires a new password, so that one typed by a stranger is not used": [
      "if (password === undefined && !isSameBrowser(session, registration.browser_hash)) throw choosePassword();",
      "",
    ],
    "Confirming with a weak password is refused": [
      "if (password !== undefined) refuseWeakPassword(password, registration);",
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/verify-email.ts`, [`${AUTH}/register.test.ts`], {
    "The link of a registration creates one account, with one password": [
      "if (registration.confirmed_at) throw alreadyConfirmed();",
      "",
    ],
    "The link of a registration expires": ["if (!isLinkFresh(issued, now)) throw gone(STALE);", ""],
  }),
  ...guardsIn(`${AUTH}/reset-password.ts`, ["api/src/features/accounts/auth/weak-passwords.test.ts"], {
    "Resetting to a weak password is refused": ["refuseWeakPassword(password, user);", ""],
  }),
  ...guardsIn(
    "api/src/features/accounts/settings/operations/change-password.ts",
    ["api/src/features/accounts/auth/weak-passwords.test.ts"],
    {
      "Changing to a weak password is refused": ["refuseWeakPassword(password, owner);", ""],
    },
  ),
  ...guardsIn(
    "api/src/features/accounts/auth/weak-passwords.ts",
    ["api/src/features/accounts/auth/weak-passwords.test.ts"],
    {
      "A common word padded with digits is refused as a password": ["if (isPaddedWord(password)) return PADDED;", ""],
    },
  ),
  ...guardsIn("contract/src/layer/fields.ts", ["api/src/features/accounts/auth/weak-passwords.test.ts"], {
    "Spaces around a password do not count for its length": [
      "if ([...value.trim()].length >= PASSWORD_MIN) return;",
      "if ([...value].length >= PASSWORD_MIN) return;",
    ],
  }),
];
