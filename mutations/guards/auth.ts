import { guardsIn } from "../guard.ts";

const AUTH = "api/src/features/auth/operations";

export const authGuards = [
  ...guardsIn(`${AUTH}/login.ts`, [`${AUTH}/login.test.ts`], {
    "Signing in happens on the auth site": [
      'if (ctx.site !== "auth") throw forbidden("Aanmelden kan alleen op de aanmeldsite.");',
      "",
    ],
    "Signing in needs the password": ["if (!isUser) throw refused(WRONG);", ""],
    "Who is blocked does not sign in": ["if (held.blocked_at) throw refused(blocked(ctx.config));", ""],
    "A password that changed meanwhile signs nobody in": ['.where("password_hash", "=", user.password_hash)', ""],
    "Passwords of one account are guessed so often from one place": [
      'await limitRate(ctx, { times, seconds }, "sign-in", email, ctx.address);',
      "",
    ],
    "Passwords of one account are guessed so often from everywhere": [
      'await limitRate(ctx, { times: times * 10, seconds }, "sign-in-to", email);',
      "",
    ],
    "Passwords are guessed so often from one place": [
      'await limitRate(ctx, { times: times * 10, seconds }, "sign-in-from", ctx.address);',
      "",
    ],
    "Signing in ends the earlier sign-in of this browser": [
      'if (session.kind === "member") await endSignIn(tx, session.signInId);',
      "",
    ],
  }),
  ...guardsIn("api/src/features/auth/passwords.ts", [`${AUTH}/login.test.ts`], {
    "An unknown account takes as long as a known one": ["stored ?? (await nobody)", 'stored ?? ""'],
  }),
  ...guardsIn(`${AUTH}/register.ts`, [`${AUTH}/register.test.ts`], {
    "One place registers so often": ['await limitRate(ctx, config.limits.register, "register", ctx.address);', ""],
  }),
  ...guardsIn(`${AUTH}/verify-email.ts`, [`${AUTH}/register.test.ts`], {
    "A link that confirms an address is fresh": ["if (!isLinkFresh(registration, now)) throw gone(STALE);", ""],
    "An address has one account": ["if (await hasAccount(tx, registration.email)) throw refused(KNOWN);", ""],
    "Two links that are followed at once make one account": ["await lockEmail(tx, registration.email);", ""],
  }),
  ...guardsIn(`${AUTH}/forgot-password.ts`, [`${AUTH}/reset-password.test.ts`], {
    "One place asks for so many passwords": ['await limitRate(ctx, config.limits.reset, "forgot", ctx.address);', ""],
    "One address gets so many mails to choose a password": [
      'if (!(await isAllowed(ctx, config.limits.mails, "mail-to-reset", email))) return;',
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/reset-password.ts`, [`${AUTH}/reset-password.test.ts`], {
    "One place tries so many links": ['await limitRate(ctx, config.limits.reset, "reset", ctx.address);', ""],
    "A link to choose a password is signed": [
      'if (!resets.some((candidate) => isLinkToken(config, "reset-password", candidate, token))) throw gone(STALE);',
      "",
    ],
    "A link to choose a password serves once": [
      '.where("used_at", "is", null)\n      .where("issued_at", ">", oldestFreshLink(now))',
      '.where("issued_at", ">", oldestFreshLink(now))',
    ],
    "A link to choose a password is fresh": ['.where("issued_at", ">", oldestFreshLink(now))', ""],
    "A chosen password ends every sign-in": ["await endAllSignIns(tx, userId);", ""],
    "A chosen password ends a pending change of address": [
      'await tx.deleteFrom("email_changes").where("user_id", "=", userId).execute();',
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/resend-verify-email.ts`, [`${AUTH}/register.test.ts`], {
    "One place asks for so many mails again": [
      'await limitRate(ctx, ctx.config.limits.reset, "resend", ctx.address);',
      "",
    ],
  }),
  ...guardsIn(`${AUTH}/sync-session.ts`, [`${AUTH}/sync-session.test.ts`], {
    "A sync token is made on the auth site only": [
      'if (site !== "auth" || session.kind !== "member") throw forbidden("Dit kan alleen op de aanmeldsite.");',
      'if (session.kind !== "member") throw forbidden("Dit kan alleen op de aanmeldsite.");',
    ],
    "A sync token is of one site and one browser": [
      "const mine = { token_hash: tokenHash(syncToken), site, browser_hash: tokenHash(session.token) };",
      "const mine = { token_hash: tokenHash(syncToken) };",
    ],
    "A sync token ends after a minute": ['.where("expires_at", ">", now)', ""],
    "A sync token serves once": [
      "if (!spent) throw gone(STALE);",
      "if (!spent) return startSession(tx, asked.sign_in_id, site, now);",
    ],
    "A hand-over ends the sign-in of somebody else in this browser": [
      'if (session.kind === "member" && session.signInId !== spent.sign_in_id) await endSignIn(tx, session.signInId);',
      "",
    ],
    "A hand-over rotates the session": [
      'await tx.deleteFrom("sessions").where("token_hash", "=", tokenHash(session.token)).execute();',
      ";",
    ],
  }),
  ...guardsIn(
    "api/src/features/settings/operations/change-password.ts",
    ["api/src/features/settings/change-password.test.ts"],
    {
      "A password is changed by who knows it": [
        "if (!(await isPassword(known, oldPassword))) throw invalid({ oldPassword: WRONG });",
        "",
      ],
      "The old password is guessed so often": [
        'await limitRate(ctx, config.limits.signIn, "change-password", viewer.id);',
        "",
      ],
      "A changed password ends every other sign-in": ["await endOtherSignIns(tx, viewer.id, signIn.id);", ""],
      "Of two changes at once one holds": ['.where("password_hash", "=", known)', ""],
    },
  ),
  ...guardsIn(
    "api/src/features/me/operations/change-email.ts",
    ["api/src/features/auth/operations/reset-password.test.ts", "api/src/features/settings/change-password.test.ts"],
    {
      "Another address is asked for so often": [
        'await limitRate(ctx, config.limits.mails, "change-email", viewer.id);',
        "",
      ],
    },
  ),
  ...guardsIn(
    "api/src/features/me/operations/confirm-change-email.ts",
    ["api/src/features/auth/operations/reset-password.test.ts", "api/src/features/settings/change-password.test.ts"],
    {
      "An address that has an account is not taken": ["if (taken) throw gone(STALE);", ""],
      "A changed address ends links that went to the old one": [
        'await tx.deleteFrom("password_resets").where("user_id", "=", input.userId).execute();',
        "",
      ],
    },
  ),
];
